import { ruleWords } from '#catalog/rule-words.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { Language } from '#core/language.ts';
import { t as english } from '#i18n/en/current.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { toldOf } from '#ui/catalog/told.ts';

/** Tells of ingredients in one language, whichever language the build serves. */
export function explainer(language: Language): (ingredient: Ingredient) => string {
  const words = ruleWords(language);
  const t = language === 'ru' ? russian : english;
  return (ingredient) => toldOf(ingredient, words, t);
}
