import { keyOf } from '#core/inci/names/fold.ts';
import { find, goesOn, type Lexicon } from '#core/inci/names/lexicon.ts';

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
const tight = /(?<=[\p{L})\d])\s?[-—–·•|*]\s?(?=\p{L}{2})/gu;
const word = /\/|[^\s/]+/g;
const outer = /^[^\p{L}\d(/[]+|[^\p{L}\d)\].%:/]+$/gu;

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Word extends Span {
  readonly key: string;
}
interface Piece extends Span {
  readonly isName: boolean;
  readonly words: number;
}

/** How many words from the given one are a name, as many as can be; 0 when none is. A key goes on as long as some name begins with it. */
function wordsInNameAt(words: readonly Word[], at: number, lexicon: Lexicon): number {
  let key = '';
  let longest = 0;
  for (let count = 1; count <= Math.min(longestName, words.length - at); count += 1) {
    key += words[at + count - 1]?.key;
    if (key.length > 2 && find(lexicon, key)) longest = count;
    if (!goesOn(lexicon, key)) break;
  }
  return longest;
}

/** Names that end many longer ones: behind a word that is not read they belong to it ("STEARY ALCOHOL"). */
const endings: ReadonlySet<string> = new Set(['alcohol', 'ionone', 'phenol']);

/** The text as known names, each as long as it can be, and what is left between them. */
function piecesOf(words: readonly Word[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const last = pieces.at(-1);
    const longest = wordsInNameAt(words, at, lexicon);
    const count = longest === 1 && last?.isName === false && endings.has(words[at]?.key ?? '') ? 0 : longest;
    const start = words[at]?.start ?? 0;
    const end = words[at + Math.max(1, count) - 1]?.end ?? start;
    if (count === 0 && last && !last.isName) pieces[pieces.length - 1] = { ...last, end, words: last.words + 1 };
    else pieces.push({ start, end, isName: count > 0, words: Math.max(1, count) });
    at += Math.max(1, count);
  }
  return pieces;
}

/** Commas between the pieces; a bracket, a slash and what follows a heading go on with what stands before. */
function withCommas(text: string, pieces: readonly Piece[]): string {
  return pieces.reduce((list, { start, end }) => {
    const name = text.slice(start, end).replace(outer, '');
    // A bullet that a scan read as a letter.
    if (name === '' || /^\p{L}$/u.test(name)) return list;
    return list === '' ? name : /^[/([]/.test(name) || /[/:]$/.test(list) ? `${list} ${name}` : `${list}, ${name}`;
  }, '');
}

/** "Castor Oil-PEG-55 …": a hyphen for the blank in front of a chain; "Bis-PEG-15" is one name. */
const beforeChain = /(?<=\p{L}{3})(?<!bis)-(?=P[EP]G-\d)/giu;

function cutAtNames(written: string, lexicon: Lexicon): string | null {
  const text = written.replace(beforeChain, ' ');
  const words = [...text.matchAll(word)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, key: keyOf(found) }));
  if (words.length > longestList) return null;
  const pieces = piecesOf(words, lexicon);
  const known = pieces.filter((piece) => piece.isName);
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
