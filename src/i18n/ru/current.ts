import { createTranslator } from '../translator.ts';
import { ru } from './catalogue.ts';

export const t = createTranslator('ru', ru);
