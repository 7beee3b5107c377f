import { ruleWords } from '#catalog/rule-words.ts';
import { t } from '#i18n/page-words.ts';
import type { Words } from '#i18n/words.ts';

/** The words of data/rules in the language of the build. */
export const words: Words = ruleWords(t.language);
