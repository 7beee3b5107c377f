import type { Facts } from '#core/knowledge/facts.ts';
import type { Contribution, Explanation, Part } from './explain.ts';
import { type Kind, kindOrFormaldehyde } from './formaldehyde.ts';
import type { ComparedFlag, WholeList } from './formula.ts';
import { mayHide, mayHideAllergens } from './hidden-scents.ts';
import { holdsForm, known, mayHold, mayHoldFlag } from './holding.ts';

/** What one formula has and the other has not: a kind of ingredient that people ask about, an active, or what the EU prohibits in such a product. */
export type Difference = Kind & { readonly isProhibited?: true };

/** What tells a formula from the one it is compared with, the most telling first. */
export interface Differences {
  readonly without: readonly Difference[];
  readonly with: readonly Difference[];
  /** What can be said where neither is told: all ingredients are the same, in another order too, or all but scents and colours, or all actives and plants; the formula was read in part. */
  readonly else:
    | 'sameNames'
    | 'otherOrder'
    | 'otherScents'
    | 'otherColours'
    | 'otherLook'
    | 'otherLookAndOrder'
    | 'otherBase'
    | 'unread'
    | null;
}

/** The list of the page, and the one it is compared with. */
type Sides = readonly [here: WholeList, there: WholeList];

/** So many of each are told, the rest stands in the opened comparison; but nobody reads what is gained without all kinds that come in return. */
const told = 2;

/** A kind that another one told says already: an allergen is a fragrance. */
const implied: Partial<Record<ComparedFlag, ComparedFlag>> = { allergen: 'fragrance' };

/** The explanation without what only has another name in the other formula, or depends there on the shade. */
export function withoutNamesakes(explanation: Explanation, [here, there]: Sides, facts: readonly Facts[]): Explanation {
  const apart = <Kind extends Part>(part: Kind, from: WholeList): Kind => ({
    ...part,
    ingredients: part.ingredients.filter(({ id }) => !mayHold(from, id, facts)),
  });
  return { ...explanation, missing: apart(explanation.missing, there), added: apart(explanation.added, here) };
}

/** The explanation without what may be in the perfume of the other formula: nobody is told that it is missing there. */
export function withoutHidden(explanation: Explanation, there: WholeList, facts: readonly Facts[]): Explanation {
  const { missing } = explanation;
  return { ...explanation, missing: { ...missing, ingredients: missing.ingredients.filter(({ id }) => !mayHide(there, id, facts)) } };
}

/** Kinds that one list holds; `isIn`: does the other hold it, too? */
function flagsIn(holder: WholeList, other: WholeList, facts: readonly Facts[], isIn: (flag: ComparedFlag) => boolean): Difference[] {
  const found = other.wholly ? holder.holds.filter((flag) => !isIn(flag)) : [];
  return found.filter((flag) => !found.some((one) => one === implied[flag])).map((flag) => kindOrFormaldehyde(flag, holder, facts));
}

/** What the EU prohibits in the one product and the other does not name: it is told whatever was not read. */
const prohibitedIn = (holder: WholeList, isIn: (id: number) => boolean): Difference[] =>
  holder.prohibited.filter((id) => !isIn(id)).map((id) => ({ ingredient: id, isProhibited: true }));

/** Each is told once: what is prohibited comes first, and is no active besides. */
function inTurn(...differences: readonly Difference[]): Difference[] {
  const named = new Set<number>();
  return differences.filter((one) => {
    if ('flag' in one) return true;
    const isNew = !named.has(one.ingredient);
    named.add(one.ingredient);
    return isNew;
  });
}

function activesIn(lines: readonly Contribution[], other: WholeList, facts: readonly Facts[]): Difference[] {
  if (!other.wholly) return [];
  const actives = known(facts);
  return lines.flatMap(({ id }) =>
    facts[id] && actives[id]?.isActive && !holdsForm(other, facts[id], facts) && !mayHide(other, id, facts) ? [{ ingredient: id }] : [],
  );
}

/** What a formula is mostly made of stands among so many in front. */
const leadingPlaces = 4;

/** Scents and colours change how a formula smells and looks, not what it does. */
function lookOf({ family, roles }: Facts): 'scent' | 'colour' | null {
  if (family === 'fragrance') return 'scent';
  return roles[0] === 'colourant' ? 'colour' : null;
}

/** Of what both hold, so much stands in front of a list, and so many places of it are another amount. */
const front = 10;
const farMoved = 4;

/** Does something that stands in front of one list stand far from there among the same ingredients of the other? */
function areReordered(shared: readonly Contribution[]): boolean {
  const orderBy = (side: 'here' | 'there') => shared.toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const there = new Map(orderBy('there').map(({ id }, place) => [id, place]));
  return orderBy('here').some(({ id }, place) => {
    const other = there.get(id) ?? place;
    return Math.min(place, other) < front && Math.abs(place - other) >= farMoved;
  });
}

function elseOf(
  { missing, added, sharedActives, sharedBase }: Explanation,
  [here, there]: Sides,
  facts: readonly Facts[],
): Differences['else'] {
  if (!there.wholly) return 'unread';
  if (!here.wholly) return null;
  const apart = [...missing.ingredients, ...added.ingredients];
  const isReordered = areReordered([...sharedActives.ingredients, ...sharedBase.ingredients]);
  const isShared = here.others.every((id) => mayHold(there, id, facts)) && there.others.every((id) => mayHold(here, id, facts));
  if (apart.length === 0) return isShared ? (isReordered ? 'otherOrder' : 'sameNames') : null;
  const kinds = new Set(apart.map(({ id }) => (facts[id] ? lookOf(facts[id]) : null)));
  if (!kinds.has(null))
    return isReordered ? 'otherLookAndOrder' : kinds.size > 1 ? 'otherLook' : kinds.has('scent') ? 'otherScents' : 'otherColours';
  // Another thickener far behind is no other base.
  const isLeading = apart.some(({ here: place, there: other }) => Math.min(place ?? Infinity, other ?? Infinity) <= leadingPlaces);
  const isBase = isLeading && apart.every(({ id }) => known(facts)[id]?.isMoreThanBase === false);
  return isBase && sharedActives.ingredients.length > 0 ? 'otherBase' : null;
}

/**
 * What tells a formula from the first one; the explanation is one without namesakes. Nobody is told that a list is without something where some of its names
 * were not read, nor that it has something more where the first may hold it unread.
 */
export function differencesOf(explanation: Explanation, sides: Sides, facts: readonly Facts[]): Differences {
  const [here, there] = sides;
  const lost = there.wholly ? prohibitedIn(here, (id) => mayHold(there, id, facts) || mayHide(there, id, facts)) : [];
  const gained = inTurn(
    ...prohibitedIn(there, (id) => mayHold(here, id, facts)),
    ...flagsIn(there, here, facts, (flag) => mayHoldFlag(here, flag, facts)),
  );
  return {
    without: inTurn(
      ...lost,
      ...flagsIn(here, there, facts, (flag) => there.mayHold.includes(flag) || (flag === 'allergen' && mayHideAllergens(there, facts))),
      ...activesIn(explanation.missing.ingredients, there, facts),
    ).slice(0, Math.max(told, lost.length)),
    with: inTurn(...gained, ...activesIn(explanation.added.ingredients, here, facts)).slice(0, Math.max(told, gained.length)),
    else: elseOf(explanation, sides, facts),
  };
}
