import type { Language } from '#core/language.ts';
import { en } from '#i18n/en/messages.ts';
import { english, russian } from '#i18n/page-words.ts';
import { ru } from '#i18n/ru/messages.ts';
import { createTranslator, type TranslatorOf } from '#i18n/translator.ts';

const all = { ...en, ...english };

/** The words of each site, so that one journey can be walked in both. */
export const translators: Readonly<Record<Language, TranslatorOf<typeof all>>> = {
  en: createTranslator<typeof all>('en', all),
  ru: createTranslator<typeof all>('ru', { ...ru, ...russian }),
};
