import { createTranslator } from '../translator.ts';
import { offline } from './offline.ts';

export const t = createTranslator('en', offline);
