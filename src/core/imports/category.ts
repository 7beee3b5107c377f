import { brandKey } from './brand-name.ts';
import type { CategoryRules } from './category-rules.ts';
import { categoryVotes, weights } from './category-votes.ts';
import { canWash } from './cleansing.ts';
import type { Described } from './described.ts';
import { directs } from './directions.ts';
import { holds, placesOf } from './list-rule.ts';
import { findTerms, foldTitle } from './title-words.ts';

export interface FoundCategory {
  /** Alias of data/catalog/categories.yaml. */
  readonly category: string;
  /** False: what speaks for it is weak, or something speaks for another one. */
  readonly sure: boolean;
}

/** A category needs so many votes; for certainty so many, and so many more than the next one. */
const [leastVotes, sureVotes, sureLead] = [2, 3, 2];
/** Less than this is told by one word that only hints. */
const toldVotes = 2;

/** Our category of a product; null where too little speaks for one, as much for two of which the title names none first, or the title against its use. */
export function findCategory(described: Omit<Described, 'list'>, rules: CategoryRules): FoundCategory | null {
  const voted = votedCategory(described, rules);
  const others = rules.otherUses.get(voted?.category ?? '');
  if (!others) return voted;
  const folded = foldTitle(described.title);
  const places = placesOf(described.names);
  const other = others.find(({ terms, anyTitle, directions, list }) => {
    const said = findTerms(folded, terms);
    const isSaid = (anyTitle || said.length > 0) && said.every(({ value }) => value);
    return isSaid && (list === null || holds(list, places)) && (directions === null || directs(described.around, directions));
  });
  if (!other) return voted;
  return other.as === null ? null : { category: other.as, sure: false };
}

function votedCategory(described: Omit<Described, 'list'>, rules: CategoryRules): FoundCategory | null {
  const { votes, deniedTold } = categoryVotes(described, rules);
  const [first, second] = votes;
  if (!first || first.votes < leastVotes) return null;
  const lead = first.votes - (second?.votes ?? 0);
  if (lead === 0 && first.namedAt === second?.namedAt && first.isNamed === second.isNamed) return null;
  // Of two kinds that nothing but the formula tells, one must be far ahead, and of a brand that is known for it.
  if (first.told === 0 && second?.told === 0 && lead < sureLead) return null;
  if (first.told === 0 && rules.formulaAlone.get(first.category)?.has(brandKey(described.brand)) === false) return null;
  const isPlausible = !rules.washes.has(first.category) || canWash(described.names);
  // What the formula alone seems to be is no match for what is written on the pack, unless it says as much.
  const isAhead = lead >= sureLead || (lead > 0 && !second?.told);
  // "Cream" and "mask" are many things: the formula must agree.
  const isBacked = first.isNamed || first.votes > first.told;
  return {
    category: first.category,
    sure:
      isPlausible &&
      first.told >= Math.max(toldVotes, Math.min(deniedTold, weights.sure)) &&
      first.votes >= sureVotes &&
      isAhead &&
      isBacked,
  };
}
