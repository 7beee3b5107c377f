import type { Language } from '#core/language.ts';
import { brandsPage as enBrands } from './en/brands-page.ts';
import { browsePage as enBrowse } from './en/browse-page.ts';
import { comparePage as enCompare } from './en/compare-page.ts';
import { embedPage as enEmbed } from './en/embed-page.ts';
import { errors as enErrors } from './en/errors.ts';
import { homePage as enHome } from './en/home-page.ts';
import { questions as enQuestions } from './en/questions.ts';
import { searchPage as enSearch } from './en/search-page.ts';
import { brandsPage as ruBrands } from './ru/brands-page.ts';
import { browsePage as ruBrowse } from './ru/browse-page.ts';
import { comparePage as ruCompare } from './ru/compare-page.ts';
import { embedPage as ruEmbed } from './ru/embed-page.ts';
import { errors as ruErrors } from './ru/errors.ts';
import { homePage as ruHome } from './ru/home-page.ts';
import { questions as ruQuestions } from './ru/questions.ts';
import { searchPage as ruSearch } from './ru/search-page.ts';
import { createTranslator, type TranslatorOf } from './translator.ts';

export const english = { ...enHome, ...enEmbed, ...enBrowse, ...enSearch, ...enCompare, ...enErrors, ...enBrands, ...enQuestions };
export const russian = { ...ruHome, ...ruEmbed, ...ruBrowse, ...ruSearch, ...ruCompare, ...ruErrors, ...ruBrands, ...ruQuestions };

/** Says what only built pages say, so that it is not among the messages that browsers get. */
export type PageWords = TranslatorOf<typeof english>;

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: createTranslator<typeof english>('en', english),
  ru: createTranslator<typeof english>('ru', russian),
};
