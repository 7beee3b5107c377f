import type { Facts } from '#core/knowledge/facts.ts';
import type { Contribution, Explanation, Part } from './explain.ts';
import { toning, type WholeList } from './formula.ts';
import { mayHide } from './hidden-scents.ts';
import { mayHold } from './holding.ts';
import { hasFlag } from './traits.ts';

/** What can be said where neither is told: all ingredients are the same, in another order too, or all but scents and colours; more differs, scent allergens that labels name among it; the formula was read in part. */
export type WholeDifference =
  | 'sameNames'
  | 'otherOrder'
  | 'otherScents'
  | 'otherColours'
  | 'otherLook'
  | 'otherLookAndOrder'
  | 'otherAllergens'
  | 'unread';

/** Scents and colours change how a formula smells and looks, not what it does; of what may tone hair nobody knows. */
export function lookOf({ inci, family, roles }: Facts): 'scent' | 'colour' | null {
  if (family === 'fragrance') return 'scent';
  return roles[0] === 'colourant' && inci !== toning ? 'colour' : null;
}

/** Of what both hold, so much stands in front of a list, and so many places of it are quite another amount. */
const front = 10;
const farMoved = 4;

/** Does something that stands in front of one list stand so many places from there among the same ingredients of the other? */
function areReordered(shared: readonly Contribution[], places: number): boolean {
  const orderBy = (side: 'here' | 'there') => shared.toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const there = new Map(orderBy('there').map(({ id }, place) => [id, place]));
  return orderBy('here').some(({ id }, place) => {
    const other = there.get(id) ?? place;
    return Math.min(place, other) < front && Math.abs(place - other) >= places;
  });
}

const withoutLook = (shared: readonly Contribution[], facts: readonly Facts[]) =>
  shared.filter(({ id }) => facts[id] && lookOf(facts[id]) === null);

/** What can be said of the whole where no difference is told. */
export function elseOf(
  { missing, added, sharedActives, sharedBase }: Explanation,
  [here, there]: readonly [here: WholeList, there: WholeList],
  facts: readonly Facts[],
): WholeDifference | null {
  if (!there.wholly) return 'unread';
  if (!here.wholly) return null;
  const apart = [...missing.ingredients, ...added.ingredients];
  const shared = [...sharedActives.ingredients, ...sharedBase.ingredients];
  // What stands behind "or", in a bracket or in some shades only tells lists apart as well.
  const others = [...here.others.filter((id) => !mayHold(there, id, facts)), ...there.others.filter((id) => !mayHold(here, id, facts))];
  if (apart.length === 0) return others.length > 0 ? null : areReordered(shared, farMoved) ? 'otherOrder' : 'sameNames';
  const ids = [...apart.map(({ id }) => id), ...others];
  const kinds = new Set(ids.map((id) => (facts[id] ? lookOf(facts[id]) : null)));
  // Of lists of which one thing only is said to differ, nothing else may.
  if (kinds.has(null)) {
    const isNamedIn = (from: Part, other: WholeList) =>
      from.ingredients.some(({ id }) => facts[id] && hasFlag(facts[id], 'allergen') && !mayHide(other, id, facts));
    return isNamedIn(missing, there) || isNamedIn(added, here) ? 'otherAllergens' : null;
  }
  if (areReordered(withoutLook(shared, facts), 1)) return 'otherLookAndOrder';
  if (kinds.size > 1) return 'otherLook';
  return kinds.has('scent') ? 'otherScents' : 'otherColours';
}
