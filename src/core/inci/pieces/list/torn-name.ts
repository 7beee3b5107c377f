import { keyOf } from '../../names/fold.ts';
import { vocabulary } from '../../names/lexicon.ts';
import type { Dictionary } from '../found.ts';

/** Letters of words that chemistry alone has, beside another word of names and at an edge of the text by itself; and of words in names. */
const [longWord, longAtEdge, longAlone, shortest] = [8, 10, 12, 3];

/** "DIETHYLAMINO HYDROXYBENZOYL HEXYL protects the skin": does a sentence hold what a scanner tore from a name? Then there is an ingredient that was not read. */
export function holdsTornName({ lexicon, typos }: Dictionary, sentence: string): boolean {
  const words = sentence.split(/[^\p{L}]+/u).filter(Boolean);
  const ofNames = words.map((word) => word.length >= shortest && vocabulary(lexicon).has(word.toLowerCase()));
  return words.some((word, n) => {
    const isAtEdge = n === 0 || n === words.length - 1;
    const isBesideName = ofNames[n - 1] || ofNames[n + 1];
    if (ofNames[n] && word.length >= (isBesideName ? longWord : isAtEdge ? longAtEdge : longAlone)) return true;
    return isAtEdge && word.length >= longAtEdge && typos.correct(word, keyOf(word)) !== null;
  });
}
