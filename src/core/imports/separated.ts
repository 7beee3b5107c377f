import { trimmedText } from '#core/inci/found.ts';
import { identify } from '#core/inci/identify.ts';
import type { Lexicon } from '#core/inci/lexicon.ts';

/** Words a name has at most, slashes counted. */
const longestName = 10;
/** Words of a list at most; a longer text is a story. */
const longestList = 400;
const fewestNames = 5;
/** Share of the words that must belong to known names: below it is a sentence that mentions some. */
const leastShare = 0.7;
/** Commas by the word from which on a text has its separators. */
const enoughCommas = 0.12;
/** "Aqua-Glycerin-Parfum": signs between names, without a blank. */
const tight = /(?<=[\p{L})\d])\s?[-–·•|*]\s?(?=\p{L}{2})/gu;
const word = /\/|[^\s/]+/g;
const outer = /^[^\p{L}\d(/[]+|[^\p{L}\d)\].%:/]+$/gu;

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Piece extends Span {
  readonly known: boolean;
  readonly words: number;
}

function wordsInNameAt(text: string, words: readonly Span[], at: number, lexicon: Lexicon): number {
  const start = words[at]?.start ?? 0;
  for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
    const name = trimmedText(text.slice(start, words[at + count - 1]?.end)).replace(/[.,;:*]+$/, '');
    if (name.length > 2 && identify(lexicon, name)) return count;
  }
  return 0;
}

/** The text as known names, each as long as it can be, and what is left between them. */
function piecesOf(text: string, words: readonly Span[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const count = wordsInNameAt(text, words, at, lexicon);
    const start = words[at]?.start ?? 0;
    const end = words[at + Math.max(1, count) - 1]?.end ?? start;
    const last = pieces.at(-1);
    if (count === 0 && last && !last.known) pieces[pieces.length - 1] = { ...last, end, words: last.words + 1 };
    else pieces.push({ start, end, known: count > 0, words: Math.max(1, count) });
    at += Math.max(1, count);
  }
  return pieces;
}

/** Commas between the pieces; a bracket, a slash and what follows a heading go on with what stands before. */
function withCommas(text: string, pieces: readonly Piece[]): string {
  return pieces.reduce((list, { start, end }) => {
    const name = text.slice(start, end).replace(outer, '');
    if (name === '') return list;
    return list === '' ? name : /^[/([]/.test(name) || /[/:]$/.test(list) ? `${list} ${name}` : `${list}, ${name}`;
  }, '');
}

function cutAtNames(text: string, lexicon: Lexicon): string | null {
  const words = [...text.matchAll(word)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  if (words.length > longestList) return null;
  const pieces = piecesOf(text, words, lexicon);
  const known = pieces.filter((piece) => piece.known);
  const share = known.reduce((sum, piece) => sum + piece.words, 0) / Math.max(1, words.length);
  return known.length < fewestNames || share < leastShare ? null : withCommas(text, pieces);
}

/** A list whose names stand side by side with blanks or hyphens only, with commas between them; null when it has separators or is mostly something else. The reader cuts such a list itself as long as it knows every word. */
export function separated(text: string, lexicon: Lexicon): string | null {
  const signs = text.match(tight)?.length ?? 0;
  const units = text.split(/\s+/).length + signs;
  if (units < fewestNames || text.split(/[,;]/).length - 1 > units * enoughCommas) return null;
  return cutAtNames(text, lexicon) ?? (signs < fewestNames - 1 ? null : cutAtNames(text.replace(tight, ' '), lexicon));
}
