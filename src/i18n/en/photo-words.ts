import { createTranslator } from '../translator.ts';
import { photo } from './photo.ts';

export const t = createTranslator<typeof photo>('en', photo);
