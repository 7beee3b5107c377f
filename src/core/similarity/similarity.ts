import type { WeighedFormula } from './weigh.ts';

/**
 * How alike two formulas are: what they share of all that either holds.
 *
 *   score = shared / (shared + misplaced + missing + added)
 *
 * An ingredient of both counts as shared with the smaller of its two weights a and b. What the places differ by, |a − b|, is misplaced, but never more than was shared:
 * standing elsewhere costs no more than being absent would. An ingredient of one list only is missing or added with its whole weight.
 *
 * It follows that the score is symmetric, between 0 and 1, and 1 only for the same ingredients in the same order; and that taking a shared ingredient out of either
 * list always lowers it: shared falls, and the loss rises by what is now missing, which was at least what was misplaced. (Plain min/max would reward leaving out what stands far apart.)
 */
export function similarityOf(a: WeighedFormula, b: WeighedFormula): number {
  const weights = new Map(Array.from(b.substances, (substance, place) => [substance, b.weights[place] ?? 0]));
  let shared = 0;
  let excess = 0;
  a.substances.forEach((substance, place) => {
    const other = weights.get(substance);
    if (other === undefined) return;
    const own = a.weights[place] ?? 0;
    shared += Math.min(own, other);
    excess += excessBy(own, other);
  });
  return scoreOf(shared, a.total + b.total - shared - excess);
}

/** What is misplaced of an ingredient with these two weights. */
export function misplacedBy(a: number, b: number): number {
  return Math.min(Math.abs(a - b), a, b);
}

/** By how much the larger of two weights exceeds what can be misplaced, twice the smaller: it is left out of the whole. */
export function excessBy(a: number, b: number): number {
  return Math.max(0, a + b - 3 * Math.min(a, b));
}

/** The score from what is shared and the whole; nothing at all is like nothing. */
export function scoreOf(shared: number, whole: number): number {
  return whole === 0 ? 0 : shared / whole;
}
