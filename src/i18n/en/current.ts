import { createTranslator } from '../translator.ts';
import { en } from './catalogue.ts';

export const t = createTranslator('en', en);
