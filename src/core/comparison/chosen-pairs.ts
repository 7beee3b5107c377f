import { comparisonAlias } from './address.ts';

/** More would be pages that nobody asks for; the others are answered on request. */
export const maxPairsWithPages = 2_000;

type Pair = readonly [one: string, other: string];

/** The comparisons that get a page of their own: the pairs most often compared, filled up with products and their first dupes. Both come best first. */
export function chosenPairs(compared: Iterable<Pair>, firstDupes: Iterable<Pair>, most: number): Pair[] {
  const chosen = new Map<string, Pair>();
  for (const pairs of [compared, firstDupes])
    for (const [one, other] of pairs) {
      if (chosen.size >= most) return [...chosen.values()];
      const pair: Pair = one < other ? [one, other] : [other, one];
      chosen.set(comparisonAlias(pair), pair);
    }
  return [...chosen.values()];
}
