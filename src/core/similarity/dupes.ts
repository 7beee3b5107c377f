import type { CategoryIndex } from './category-index.ts';
import { type Dupe, dupesInRow, emptyRankings, maxDupes, offer, type Rankings } from './ranking.ts';
import { excessBy, scoreOf } from './similarity.ts';

/** Alias → the products of the category most like it, best first, ties by alias; those that share nothing are left out. */
export type DupeLists = ReadonlyMap<string, readonly Dupe[]>;

/** The exact dupes of every product of a category. */
export function dupesOf(index: CategoryIndex, limit = maxDupes): DupeLists {
  const best = rankAll(index, limit);
  return new Map(index.products.map(({ product }, number) => [product.alias, dupesInRow(best, number, index)]));
}

/**
 * Every pair is scored once, from the smaller number: a cursor per posting row stands behind the products that are done.
 * Nothing is skipped by bounds: a twentieth-best score is often only a quarter, so they would rule out too few products to pay for themselves.
 */
function rankAll({ products, rowOf, starts, holders, weights, totals }: CategoryIndex, limit: number): Rankings {
  const best = emptyRankings(products.length, limit);
  const cursors = starts.slice();
  const shared = new Int32Array(products.length);
  const excess = new Int32Array(products.length);
  products.forEach(({ weighed: { ids, weights: own, total } }, number) => {
    for (let position = 0; position < ids.length; position += 1) {
      const row = rowOf.get(ids[position] ?? 0) ?? 0;
      const weight = own[position] ?? 0;
      const from = (cursors[row] ?? 0) + 1;
      const end = starts[row + 1] ?? 0;
      cursors[row] = from;
      for (let at = from; at < end; at += 1) {
        const holder = holders[at] ?? 0;
        const other = weights[at] ?? 0;
        shared[holder] = (shared[holder] ?? 0) + Math.min(weight, other);
        const over = excessBy(weight, other);
        if (over > 0) excess[holder] = (excess[holder] ?? 0) + over;
      }
    }
    for (let other = number + 1; other < products.length; other += 1) {
      const common = shared[other] ?? 0;
      if (common === 0) continue;
      const score = scoreOf(common, total + (totals[other] ?? 0) - common - (excess[other] ?? 0));
      offer(best, number, other, score);
      offer(best, other, number, score);
    }
    shared.fill(0, number + 1);
    excess.fill(0, number + 1);
  });
  return best;
}
