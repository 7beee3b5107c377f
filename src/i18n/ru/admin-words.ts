import type { admin as english } from '../en/admin.ts';
import { createTranslator } from '../translator.ts';
import { admin } from './admin.ts';

export const t = createTranslator<typeof english>('ru', admin);
