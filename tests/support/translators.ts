import type { Language } from '#core/language.ts';
import { en } from '#i18n/en/messages.ts';
import { ru } from '#i18n/ru/messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

/** The words of each site, so that one journey can be walked in both. */
export const translators: Readonly<Record<Language, Translator>> = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };
