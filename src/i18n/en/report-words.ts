import { createTranslator } from '../translator.ts';
import { report } from './report.ts';

export const t = createTranslator('en', report);
