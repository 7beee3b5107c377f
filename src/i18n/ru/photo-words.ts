import type { photo as english } from '../en/photo.ts';
import { createTranslator } from '../translator.ts';
import { photo } from './photo.ts';

export const t = createTranslator<typeof english>('ru', photo);
