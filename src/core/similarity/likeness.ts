/** From this likeness on a formula is called a dupe; what is less alike is only the nearest. Measured on real lists: docs/decisions/0039-what-a-dupe-is.md. */
const leastDupe = 0.5;
/** Below this two lists share little more than water and a preservative: the nearest of them is no help. */
const leastNear = 0.2;
/** So alike that a brand sells one formula twice: another size, shade or name. */
const leastTwin = 0.95;

/** Worth to be shown at all. */
export const isNear = (score: number): boolean => score >= leastNear;
export const isDupe = (score: number): boolean => score >= leastDupe;

/** Nothing but rounding is left between the lists. */
const leastSame = 0.9999;
export const isSame = (score: number): boolean => score >= leastSame;

interface Branded {
  readonly alias: string;
  readonly brand: string;
}

/** A formula with the twins of its brand that stood behind it. */
export interface Folded {
  readonly alias: string;
  readonly twins: readonly string[];
}

/** Folds formulas of one brand that are twins into the first of them; the order stays. `likeness` is asked of two aliases. */
export function foldTwins(ranked: readonly Branded[], likeness: (alias: string, other: string) => number): Folded[] {
  const folded: { alias: string; brand: string; twins: string[] }[] = [];
  for (const { alias, brand } of ranked) {
    const first = folded.find((one) => one.brand === brand && likeness(one.alias, alias) >= leastTwin);
    if (first) first.twins.push(alias);
    else folded.push({ alias, brand, twins: [] });
  }
  return folded.map(({ alias, twins }) => ({ alias, twins }));
}
