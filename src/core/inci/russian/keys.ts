import { oncePer } from '#core/remembered.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { cyrillicLetter } from '../text/prepare.ts';

/** The dictionary's keys that hold Cyrillic letters, sorted: a beginning is a range of them. */
export interface RussianKeys {
  readonly keys: readonly string[];
  /** All of them, parted by blanks: is a segment of letters met in any? */
  readonly text: string;
}

export const russianKeys = oncePer((lexicon: Lexicon): RussianKeys => {
  const keys = [...lexicon.names.keys()].filter((key) => cyrillicLetter.test(key)).sort();
  return { keys, text: keys.join(' ') };
});

/** Keys from … to (exclusive) that are alike up to `depth`. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

export const allKeys = ({ keys }: RussianKeys): Range => ({ from: 0, to: keys.length, depth: 0 });

const maxOwn = 2;

/** Is this word more often a part of a longer Russian name than a name: "спирт", "вода", "кислот"? */
export function isPartOfNames(lexicon: Lexicon, key: string): boolean {
  const names = russianKeys(lexicon);
  const begun = goingOn(names, allKeys(names), key);
  if (begun && begun.to - begun.from > maxOwn) return true;
  return names.text.split(`${key} `, maxOwn + 2).length > maxOwn + 1;
}

/** The keys of a range that go on like this; null when none does. */
export function goingOn({ keys }: RussianKeys, { from, to, depth }: Range, text: string): Range | null {
  if (text === '') return { from, to, depth };
  const end = depth + text.length;
  const firstFrom = (low: number, isBehind: (part: string) => boolean) => {
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBehind((keys[middle] ?? '').slice(depth, end))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = firstFrom(from, (part) => part >= text);
  if (first >= to || !(keys[first] ?? '').startsWith(text, depth)) return null;
  return { from: first, to: firstFrom(first, (part) => part > text), depth: end };
}
