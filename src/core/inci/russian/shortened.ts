import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { russianKeys } from './keys.ts';

/** Words cut short by a stop, as packs print them: "сорб. калия", "бензоат натр.", "вазел. масло". */

const isShortened = /^[а-я]{3,}\.$/;
const word = /^[а-я]{3,}$/;
const fewest = 2;
const most = 3;

/** A word in any of its forms keeps all but its last letters. */
const bent = (whole: string) => `${whole.slice(0, Math.max(3, whole.length - 2))}[а-я]{0,3}`;

const inEveryOrder = (parts: readonly string[]): string[] =>
  parts.length === 1 ? [...parts] : parts.flatMap((part, i) => inEveryOrder(parts.toSpliced(i, 1)).map((rest) => part + rest));

/** The one ingredient with a name that these words and the beginnings of words make, in any order; null where there are several. */
export function byShortened(lexicon: Lexicon, name: string): number | null {
  const words = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+|(?<=\.)(?=[а-я])/);
  if (words.length < fewest || words.length > most || !words.some((one) => isShortened.test(one))) return null;
  if (!words.every((one) => isShortened.test(one) || word.test(one))) return null;
  const parts = words.map((one) => (one.endsWith('.') ? `${one.slice(0, -1)}[а-я]{1,12}` : bent(one)));
  const pattern = new RegExp(`^(?:${inEveryOrder(parts).join('|')})$`);
  const ids = new Set<number>();
  for (const key of russianKeys(lexicon).keys) {
    const hit = pattern.test(key) ? find(lexicon, key) : null;
    if (hit && hit.kind !== nameIs.typo) ids.add(hit.id);
  }
  const [only] = ids;
  return only !== undefined && ids.size === 1 ? only : null;
}
