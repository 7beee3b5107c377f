import type { PageMessages } from '../en/page-messages.ts';
import { createTranslator } from '../translator.ts';
import { pageMessages } from './page-messages.ts';

export const t = createTranslator<PageMessages>('ru', pageMessages);
