import { type Lexicon, vocabulary, wordUse } from '../names/lexicon.ts';

/** "Mineral 89". */
const numberBehind = /\p{L} \d{1,3}$/u;

/** So many names begin or end with a word of chemistry or botany: "Sodium", "Extract". */
const ofNames = 12;

/** Some of its words stand in no name of an ingredient, and none is one that names are built with. */
export function hasForeignWords(lexicon: Lexicon, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const known = vocabulary(lexicon);
  const builds = (word: string) => {
    const { first, last } = wordUse(lexicon, word);
    return first + last >= ofNames;
  };
  return (words.some((word) => !known.has(word)) || numberBehind.test(line)) && (words.length > 3 || !words.some(builds));
}
