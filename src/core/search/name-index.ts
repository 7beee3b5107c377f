import { keyOf } from '#core/inci/names/fold.ts';
import type { Entry } from './directory.ts';
import { queryWords, stemOf } from './query-words.ts';

/** A name of an entry. */
export interface IndexedName {
  readonly entry: Entry;
  readonly text: string;
  /** Letters and digits alone. */
  readonly key: string;
  /** How many words it has. */
  readonly length: number;
  /** The entry is shown under it, in this language or the other. */
  readonly shown: boolean;
}

/** Names by the words in them. */
export interface NameIndex {
  readonly names: readonly IndexedName[];
  /** Sorted; places of the names that have each word, in the same order. */
  readonly words: readonly string[];
  readonly withWord: readonly (readonly number[])[];
  readonly withStem: ReadonlyMap<string, readonly number[]>;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly brands: readonly Entry[];
}

export const entryKey = (kind: Entry['kind'], id: string) => `${kind} ${id}`;

const push = (map: Map<string, number[]>, key: string, place: number) => {
  const list = map.get(key);
  if (!list) map.set(key, [place]);
  else if (list.at(-1) !== place) list.push(place);
};

export function indexNames(entries: readonly Entry[]): NameIndex {
  const names: IndexedName[] = [];
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  for (const entry of entries) {
    const known = new Set<string>();
    const own = [entry.title, entry.also, ...entry.names];
    own.forEach((text, rank) => {
      const key = keyOf(text);
      if (key === '' || known.has(key)) return;
      known.add(key);
      const words = queryWords(text);
      for (const word of words) {
        push(byWord, word, names.length);
        push(byStem, stemOf(word), names.length);
      }
      names.push({ entry, text, key, length: new Set(words.map(stemOf)).size, shown: rank <= own.length - entry.names.length });
    });
  }
  const words = [...byWord.keys()].sort();
  return {
    names,
    words,
    withWord: words.map((word) => byWord.get(word) ?? []),
    withStem: byStem,
    brands: entries.filter(({ kind }) => kind === 'brand'),
    entries: new Map(entries.map((entry) => [entryKey(entry.kind, entry.id), entry])),
  };
}

/** Places of the names with a word that begins so. */
export function beginningWith({ words, withWord }: NameIndex, prefix: string): Set<number> {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (; words[low]?.startsWith(prefix); low += 1) for (const place of withWord[low] ?? []) found.add(place);
  return found;
}
