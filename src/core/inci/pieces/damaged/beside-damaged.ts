import { editDistance } from '../../names/edit-distance.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { find, goesOn, type Lexicon } from '../../names/lexicon.ts';
import { isNumbered } from '../../names/own-numbers.ts';
import { withoutBrackets } from '../attributes.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { partOfLongerName } from '../several/longer-name.ts';
import { namesInARow } from '../several/names-in-a-row.ts';
import { part, type Word, wordsOf } from '../several/words.ts';
import { fuzzy } from './repair.ts';

const maxWords = 12;
/** Letters of the shortest names that are believed beside something damaged: of a known one, and of one that is corrected. */
const shortest = { known: 5, corrected: 8 };
const maxEdits = 2;
/** A letter that a scanner saw in a mark; those that stand in front of isomers are none. */
const strayLetter = /^[efijqrtuvwxyz?&]$/i;
/** Countries whose addresses or warnings begin behind the last name. */
const country = /^(?:FR|DE|AT|NL|BE|CH|IT|ES|PT|PL|GB|UK|IE|LU)$/;
const anyLetter = /^[\p{L}?&]$/u;
/** Lot numbers and the like behind a name; a round one belongs to it: "Matrixyl 3000". */
const strayNumbers = /^(?=.*\d{3})(?!\d{1,2}00$)\d{2,}(?: \d{2,})*$/;
const digits = [...'0123456789'];

/**
 * A name run into one that is misspelt, with nothing between them ("Linalool Alpha-Isomethyl Lomone"), or into a stray letter or number
 * ("I Sodium Cocoyl Isethionate"). Null unless every other word belongs to a name.
 */
export function besideDamaged(base: PieceInText): Found[] | null {
  const words = wordsOf(base);
  if (words.length < 2 || words.length > maxWords || base.nano) return null;
  return strays(base, words) ?? twoNames(base, words);
}

const textOf = ({ source, start, end }: PieceInText) => source.slice(start, end);

function known(base: PieceInText): Found | null {
  const text = textOf(base);
  return keyOf(text).length < shortest.known ? null : oneName(base, text);
}

function strays(base: PieceInText, words: readonly Word[]): Found[] | null {
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  if (strayLetter.test(wordAt(0))) {
    const name = known(part(base, words, 1, words.length));
    if (name?.id != null) return [found({ ...base, marks: name.marks }, name.id, 'corrected')];
  }
  let last = words.length;
  while (last > 1 && country.test(wordAt(last - 1))) last -= 1;
  if (last < words.length) {
    const front = part(base, words, 0, last);
    const name = isIdentified(base.dictionary.lexicon, keyOf(textOf(front))) ? null : known(front);
    if (name?.id != null) return [found({ ...base, marks: name.marks }, name.id, 'corrected')];
  }
  for (let cut = words.length - 1; cut > 0 && /^\d+$/.test(wordAt(cut)); cut -= 1) {
    const behind = base.source.slice(words[cut]?.start, words.at(-1)?.end).replace(/\s+/g, ' ');
    const front = part(base, words, 0, cut);
    const { lexicon } = base.dictionary;
    const key = keyOf(textOf(front));
    const isStray = /^\d$/.test(behind)
      ? /\s/.test(base.source[(words[cut]?.start ?? 0) - 1] ?? '') && !digits.some((digit) => goesOn(lexicon, key + digit))
      : strayNumbers.test(behind);
    const name = isStray && !isNumbered(lexicon, key) ? known(front) : null;
    if (name?.id != null) return [found(base, name.id, 'corrected')];
  }
  return null;
}

const identifiers = ['np', 'ap', 'eop', 'ng', 'as', 'se'];
/** Do names begin with this key and a pair of letters ("ceramide", "glyceryl stearate")? Then another pair is part of a name too. */
const isIdentified = (lexicon: Lexicon, key: string) => identifiers.some((letters) => find(lexicon, `${key}${letters}`) !== null);

/** The longest known name at either end, and the corrected one beside it. */
function twoNames(base: PieceInText, words: readonly Word[]): Found[] | null {
  for (let length = words.length - 1; length > 0; length -= 1) {
    const behind = beside(base, words, length, 'front');
    if (behind) return behind;
    const front = beside(base, words, words.length - length, 'back');
    if (front) return front;
  }
  return null;
}

function beside(base: PieceInText, words: readonly Word[], cut: number, knownAt: 'front' | 'back'): Found[] | null {
  const between = base.source.slice(words[cut - 1]?.bracketEnd, words[cut]?.start);
  if (between.trim() !== '' || partOfLongerName(base, words, cut)) return null;
  const [front, back] = [part(base, words, 0, cut), part(base, words, cut, words.length)];
  const [sure, damaged] = knownAt === 'front' ? [front, back] : [back, front];
  const name = known(sure);
  if (!name || name.match === 'corrected') return null;
  // Two known names only where a slash within one kept them from being cut apart: "Urea Styrene/Acrylates Copolymer".
  const whole = identify(base.dictionary.lexicon, textOf(damaged));
  if (whole && !/[/\\|]/.test(textOf(base))) return null;
  const others = whole ? [found(damaged, whole.id, whole.match)] : mended(damaged);
  if (!others) return null;
  return knownAt === 'front' ? [name, ...others] : [...others, name];
}

function mended(base: PieceInText): Found[] | null {
  const words = wordsOf(base);
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  if (words.length > 1 && anyLetter.test(wordAt(0))) {
    const name = known(part(base, words, 1, words.length));
    if (name) return [name];
  }
  const text = textOf(base);
  // "Honey/Propolis Extract": a last word that may belong to every part.
  const several = /[/\\|]/.test(text) ? null : namesInARow(base);
  if (several) return several;
  const one = keyOf(text).length < shortest.corrected ? null : fuzzy(base, text);
  if (one?.id == null) return null;
  // A further name with a slip in it may be a word of an ingredient that is not known: "Hydroquinone Safflowerates".
  const inci = keyOf(base.dictionary.lexicon.incis[one.id] ?? '');
  return editDistance(keyOf(withoutBrackets(text)), inci, maxEdits) > maxEdits ? null : [one];
}
