import { createTranslator } from '../translator.ts';
import { en } from './messages.ts';

export const t = createTranslator('en', en);
