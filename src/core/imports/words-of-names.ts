import { keyOf } from '#core/inci/names/fold.ts';
import { find, type Lexicon, vocabulary } from '#core/inci/names/lexicon.ts';

const shortestWord = 3;

/** Does a word, in lower case, stand in the name of an ingredient, or is it one? */
export const standsInName = (word: string, lexicon: Lexicon): boolean =>
  vocabulary(lexicon).has(word) || find(lexicon, keyOf(word)) !== null;

/** Those of the words, in lower case, that may stand in the name of an ingredient; the more of them, the less is a text prose. */
export const wordsOfNames = (words: readonly string[], lexicon: Lexicon): readonly string[] =>
  words.filter((word) => word.length >= shortestWord && standsInName(word, lexicon));
