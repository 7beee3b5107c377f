import { createTranslator } from '../translator.ts';
import { ru } from './messages.ts';

export const t = createTranslator('ru', ru);
