import type { Translator } from '#i18n/translator.ts';
import { lowerFirst } from '../analysis/first-letter.ts';

/** What kind of product it is; of one whose kind is only likely, that it is probably so. */
export const categoryWords = (t: Translator, name: string, isSure: boolean): string =>
  isSure ? name : t('product.probably', { category: lowerFirst(name) });
