import { pairsAtLeast } from './alike-pairs.ts';
import type { CategoryIndex } from './category-index.ts';
import { leastDupe, leastNear } from './likeness.ts';
import { type Dupe, dupeLists, emptyRankings, maxDupes, offer } from './ranking.ts';
import { excessBy, scoreOf } from './similarity.ts';

/** Alias → the products of the category most like it, best first, ties by alias. */
export type DupeLists = ReadonlyMap<string, readonly Dupe[]>;

/** In a category of up to so many products every pair is scored, and what is less than a dupe is named as the nearest there is. In a larger one only dupes are looked for. */
export const mostForNearest = 5000;

/** The exact dupes of every product of a category; `all`: so many products have every pair scored. */
export function dupesOf(index: CategoryIndex, limit = maxDupes, all = mostForNearest): DupeLists {
  const best = emptyRankings(index, limit);
  const offerBoth = (number: number, other: number, score: number) => {
    offer(best, number, other, score);
    offer(best, other, number, score);
  };
  if (index.products.length > all) pairsAtLeast(index, leastDupe, offerBoth);
  else nearPairs(index, offerBoth);
  return dupeLists(best, index);
}

/** Scores every pair once, from the smaller number: a cursor per ingredient stands behind the products that are done. */
function nearPairs(
  { starts, rows, weights, totals, holderStarts, holders, holderWeights }: CategoryIndex,
  visit: (number: number, other: number, score: number) => void,
): void {
  const size = totals.length;
  const cursors = holderStarts.slice();
  const shared = new Int32Array(size);
  const excess = new Int32Array(size);
  for (let number = 0; number < size; number += 1) {
    for (let entry = starts[number] ?? 0; entry < (starts[number + 1] ?? 0); entry += 1) {
      const row = rows[entry] ?? 0;
      const own = weights[entry] ?? 0;
      const from = (cursors[row] ?? 0) + 1;
      const end = holderStarts[row + 1] ?? 0;
      cursors[row] = from;
      for (let at = from; at < end; at += 1) {
        const holder = holders[at] ?? 0;
        const other = holderWeights[at] ?? 0;
        shared[holder] = (shared[holder] ?? 0) + Math.min(own, other);
        const over = excessBy(own, other);
        if (over > 0) excess[holder] = (excess[holder] ?? 0) + over;
      }
    }
    for (let other = number + 1; other < size; other += 1) {
      const common = shared[other] ?? 0;
      if (common === 0) continue;
      const score = scoreOf(common, (totals[number] ?? 0) + (totals[other] ?? 0) - common - (excess[other] ?? 0));
      if (score >= leastNear) visit(number, other, score);
    }
    shared.fill(0, number + 1);
    excess.fill(0, number + 1);
  }
}
