import { type TalliedFlag, talliedFlags } from '#core/catalog/flag-tally.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Contribution, Explanation } from './explain.ts';
import { hasFlag, traitsOf } from './traits.ts';

/** What one formula has and the other has not: a kind of ingredient that people ask about, or an active. */
export type Difference = { readonly flag: TalliedFlag } | { readonly ingredient: number };

/** What tells a formula from the one it is compared with, the most telling first. */
export interface Differences {
  readonly without: readonly Difference[];
  readonly with: readonly Difference[];
}

/** So many of each are told; the rest stands in the opened comparison. */
const told = 2;

/** A kind that another one told says already: an allergen is a fragrance. */
const implied: Partial<Record<TalliedFlag, TalliedFlag>> = { allergen: 'fragrance' };

/**
 * What tells a formula from the first one of the explanation. Nobody is told that it is without a kind where some of its names were not read,
 * nor that it has one more where the first formula may hold it unread.
 */
export function differencesOf(
  { sharedActives, sharedBase, missing, added }: Explanation,
  facts: readonly Facts[],
  read: { readonly here: boolean; readonly there: boolean },
): Differences {
  const shared = [...sharedActives.ingredients, ...sharedBase.ingredients];
  const holds = (lines: readonly Contribution[], flag: TalliedFlag) =>
    lines.some(({ id }) => facts[id] !== undefined && hasFlag(facts[id], flag));
  const flagsOf = (own: readonly Contribution[], other: readonly Contribution[]) => {
    const found = talliedFlags.filter((flag) => holds(own, flag) && !holds([...shared, ...other], flag));
    return found.filter((flag) => !implied[flag] || !found.includes(implied[flag])).map((flag) => ({ flag }));
  };
  const activesOf = (lines: readonly Contribution[]) =>
    lines.filter(({ id }) => facts[id] !== undefined && traitsOf(facts[id]).active).map(({ id }) => ({ ingredient: id }));
  const [gone, come] = [missing.ingredients, added.ingredients];
  return {
    without: [...(read.there ? flagsOf(gone, come) : []), ...(read.there ? activesOf(gone) : [])].slice(0, told),
    with: [...(read.here ? flagsOf(come, gone) : []), ...(read.here ? activesOf(come) : [])].slice(0, told),
  };
}
