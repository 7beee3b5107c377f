import type { CategoryIndex } from './category-index.ts';
import { type Dupe, dupesInRow, emptyRankings, maxDupes, offer } from './ranking.ts';
import { excessBy, scoreOf } from './similarity.ts';
import type { WeighedFormula } from './weigh.ts';

/** The score of a formula with every product of the index, by number: exact, from the postings of its ingredients alone. */
export function scoresWith({ rowOf, starts, holders, weights, totals }: CategoryIndex, formula: WeighedFormula): Float64Array {
  const shared = new Int32Array(totals.length);
  const excess = new Int32Array(totals.length);
  for (let position = 0; position < formula.ids.length; position += 1) {
    const row = rowOf.get(formula.ids[position] ?? 0);
    if (row === undefined) continue;
    const own = formula.weights[position] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const number = holders[at] ?? 0;
      const other = weights[at] ?? 0;
      shared[number] = (shared[number] ?? 0) + Math.min(own, other);
      const over = excessBy(own, other);
      if (over > 0) excess[number] = (excess[number] ?? 0) + over;
    }
  }
  const scores = new Float64Array(totals.length);
  for (let number = 0; number < scores.length; number += 1) {
    const common = shared[number] ?? 0;
    if (common > 0) scores[number] = scoreOf(common, formula.total + (totals[number] ?? 0) - common - (excess[number] ?? 0));
  }
  return scores;
}

export interface NearestOptions {
  readonly limit?: number;
  /** Which products may be named, by number. */
  readonly accepts?: (number: number) => boolean;
}

/** The products most like a formula, which need not be of the category; those that share nothing are left out. */
export function nearest(
  index: CategoryIndex,
  formula: WeighedFormula,
  { limit = maxDupes, accepts = () => true }: NearestOptions = {},
): Dupe[] {
  const best = emptyRankings(1, limit);
  const scores = scoresWith(index, formula);
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0;
    if (score > 0 && accepts(number)) offer(best, 0, number, score);
  }
  return dupesInRow(best, 0, index);
}
