/** From this likeness on a formula is called a dupe; what is less alike is only the nearest. Measured on real lists: docs/decisions/0039-what-a-dupe-is.md. */
export const leastDupe = 0.5;
/** Below this two lists share little more than water and a preservative: the nearest of them is no help. */
export const leastNear = 0.2;
/** So alike that a brand sells one formula twice: another size, shade or name. */
export const leastTwin = 0.95;

export const isDupe = (score: number): boolean => score >= leastDupe;

/** Nothing but rounding is left between the lists. */
const leastSame = 0.9999;
export const isSame = (score: number): boolean => score >= leastSame;

/** What two sets share, by all that either holds: 0 for nothing, 1 for the same. */
export function sharedPart<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): number {
  const shared = one.intersection(other).size;
  return shared && shared / (one.size + other.size - shared);
}

/** Likeness in percent as it is shown: rounded down, so that no formula seems to be a dupe that is none, nor the same list that is not; what rounding of numbers took away is given back. */
export const likenessPercent = (part: number): number => Math.floor(Number((part * 100).toFixed(4)));
