import type { Language } from '#core/language.ts';
import { t as en } from '#i18n/en/page-words.ts';
import { t as ru } from '#i18n/ru/page-words.ts';
import type { PageTranslator } from '#i18n/translator.ts';

/** The words of each site, so that one journey can be walked in both. */
export const translators: Readonly<Record<Language, PageTranslator>> = { en, ru };
