import type { Identity } from './identity.ts';
import { find, type Lexicon } from './lexicon.ts';

const numbers = /\d+/g;
const insideNumber = /(?<=\d) +(?=\d)|(?<=\d)\.(?=\d{3}(?!\d))/g;
const numbersApart = /\d[^\p{L}\d]+\d/u;

/**
 * A key forgets what stands between two numbers, so "Laureth-2/3" has the key of Laureth-23. Null for that; where only a blank or the point
 * of thousands ("CI 77.491") broke the number it is a correction.
 */
export function withOwnNumbers(lexicon: Lexicon, name: string, identity: Identity): Identity | null {
  if (!numbersApart.test(name)) return identity;
  const [read, own] = [name.match(numbers) ?? [], (lexicon.incis[identity.id] ?? '').match(numbers) ?? []];
  if (read.join('') !== own.join('') || read.join(' ') === own.join(' ')) return identity;
  const mended = name.replace(insideNumber, '').match(numbers) ?? [];
  return mended.join(' ') === own.join(' ') ? { ...identity, match: 'corrected' } : null;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Do names begin with this key and a number ("benzophenone")? Then a digit behind it is part of a name. */
export const isNumbered = (lexicon: Lexicon, key: string): boolean => digits.some((digit) => find(lexicon, `${key}${digit}`));

/** "Dimethicone Crosspolymer" too has a number in a name or two, but stands mostly without. */
const fewNumbers = 2;

export const isMostlyNumbered = (lexicon: Lexicon, key: string): boolean =>
  digits.filter((digit) => find(lexicon, `${key}${digit}`)).length > fewNumbers;
