import { createTranslator } from '../translator.ts';
import { report } from './report.ts';

export const t = createTranslator('ru', report);
