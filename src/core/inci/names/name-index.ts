import { cyrillicLetter } from '../text/prepare.ts';
import { letterSet } from './letter-set.ts';
import { type Lexicon, nameIs } from './lexicon.ts';
import { type Trigrams, trigrams } from './trigrams.ts';

/** A name of so many letters may be what a longer one stands for. */
export const shortestNear = 5;
const digits = /\d+/g;
const digit = /\d/;

/** The numbers in a key, which no correction changes. */
export const numbersOf = (key: string) => (digit.test(key) ? (key.match(digits)?.join(' ') ?? '') : '');

/** The names that a misspelt one is compared with. */
export interface NameIndex {
  readonly trigrams: Trigrams;
  /** By length. */
  readonly keys: readonly string[];
  /** As in the lexicon: id × 4 + kind. */
  readonly codes: Uint32Array;
  /** The letters in each name (letterSet). */
  readonly letters: Uint32Array;
  /** The numbers in each name, which are never corrected: names with the same ones have the same entry. */
  readonly numberOf: Uint16Array;
  readonly numbers: ReadonlyMap<string, number>;
}

export function nameIndex(lexicon: Lexicon): NameIndex {
  const byLength: { keys: string[]; codes: number[] }[] = [];
  lexicon.names.forEach((code, key) => {
    if ((code & 3) === nameIs.typo || key.length < shortestNear || cyrillicLetter.test(key)) return;
    const same = byLength[key.length] ?? { keys: [], codes: [] };
    same.keys.push(key);
    same.codes.push(code);
    byLength[key.length] = same;
  });
  const keys = byLength.flatMap((same) => same.keys);
  const numbers = new Map<string, number>();
  const numberOf = Uint16Array.from(keys, (key) => {
    const own = numbersOf(key);
    const group = numbers.get(own) ?? numbers.size;
    numbers.set(own, group);
    return group;
  });
  return {
    trigrams: trigrams(keys),
    keys,
    codes: Uint32Array.from(byLength.flatMap((same) => same.codes)),
    letters: Uint32Array.from(keys, letterSet),
    numberOf,
    numbers,
  };
}
