import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { composeExplanation } from './compose-explanation.ts';

/** The explanation of an ingredient, with [source] marks: the written one, or one composed from what is known of it. */
export function toldOf(ingredient: Ingredient, words: Words, t: Translator): string {
  return ingredient.written?.[t.language] ?? composeExplanation({ ingredient, words, t }).join(' ');
}
