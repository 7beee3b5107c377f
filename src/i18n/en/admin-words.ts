import { createTranslator } from '../translator.ts';
import { admin } from './admin.ts';

export const t = createTranslator<typeof admin>('en', admin);
