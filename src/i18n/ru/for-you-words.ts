import { createTranslator } from '../translator.ts';
import { forYou } from './for-you.ts';

export const t = createTranslator('ru', forYou);
