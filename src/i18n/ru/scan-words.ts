import { createTranslator } from '../translator.ts';
import { scan } from './scan.ts';

export const t = createTranslator('ru', scan);
