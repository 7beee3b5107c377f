import { createTranslator } from '../translator.ts';
import { shelf } from './shelf.ts';

export const t = createTranslator('ru', shelf);
