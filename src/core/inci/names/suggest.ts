import type { Named } from '../overrides.ts';
import { keyOf } from './fold.ts';
import type { Lexicon } from './lexicon.ts';

const shortestQuery = 2;

/** Ingredients whose names begin with the query, then those whose names hold it; INCI names before further names, short names first. */
export function suggestNames(lexicon: Lexicon, query: string, most: number): Named[] {
  const wanted = keyOf(query);
  if (wanted.length < shortestQuery) return [];
  const ranks = new Map<number, number>();
  for (const [key, code] of lexicon.names) {
    const at = key.indexOf(wanted);
    if (at === -1) continue;
    const id = code >> 2;
    const rank = (at === 0 ? 0 : 2) + ((code & 3) === 0 ? 0 : 1);
    const bestRank = ranks.get(id);
    if (bestRank === undefined || rank < bestRank) ranks.set(id, rank);
  }
  const name = (id: number) => lexicon.incis[id] ?? '';
  return [...ranks]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || name(a).length - name(b).length || a - b)
    .slice(0, most)
    .map(([id]) => ({ id, inci: name(id), alias: lexicon.aliases[id] ?? '' }));
}
