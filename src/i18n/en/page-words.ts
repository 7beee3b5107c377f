import { createTranslator } from '../translator.ts';
import { pageMessages } from './page-messages.ts';

export const t = createTranslator<typeof pageMessages>('en', pageMessages);
