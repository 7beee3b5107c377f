import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';
import type { Contribution, Explanation, Part } from './explain.ts';
import type { ComparedFlag, WholeList } from './formula.ts';
import { areOfOnePlant, hasNamesakes, isBroughtBy, mayBeSame } from './substances.ts';
import { isMoreThanBase, traitsOf } from './traits.ts';

/** What one formula has and the other has not: a kind of ingredient that people ask about, or an active. */
export type Difference = { readonly flag: ComparedFlag } | { readonly ingredient: number };

/** What tells a formula from the one it is compared with, the most telling first. */
export interface Differences {
  readonly without: readonly Difference[];
  readonly with: readonly Difference[];
  /** What can be said where neither is told: all ingredients are the same, or all but scents and colours, or all actives and plants; the formula was read in part. */
  readonly else: 'sameNames' | 'otherScents' | 'otherColours' | 'otherLook' | 'otherBase' | 'unread' | null;
}

/** The list of the page, and the one it is compared with. */
type Sides = readonly [here: WholeList, there: WholeList];

/** So many of each are told, the rest stands in the opened comparison; but nobody reads what is gained without all kinds that come in return. */
const told = 2;

/** A kind that another one told says already: an allergen is a fragrance. */
const implied: Partial<Record<ComparedFlag, ComparedFlag>> = { allergen: 'fragrance' };

/** What is asked of every ingredient of every row, by lexicon id. */
const known = oncePer((facts: readonly Facts[]) =>
  facts.map((one) => ({ isActive: traitsOf(one).active, isMoreThanBase: isMoreThanBase(one), hasNamesakes: hasNamesakes(one.inci) })),
);

/** May the list hold it, under another name of the substance too? */
function mayHold({ ids, others }: Pick<WholeList, 'ids' | 'others'>, id: number, facts: readonly Facts[]): boolean {
  const namesakes = known(facts);
  if (!namesakes[id]?.hasNamesakes) return ids.includes(id) || others.includes(id);
  const inci = facts[id]?.inci ?? '';
  const isIt = (other: number) => other === id || (namesakes[other]?.hasNamesakes && mayBeSame(inci, facts[other]?.inci ?? ''));
  return ids.some(isIt) || others.some(isIt);
}

/** The explanation without what only has another name in the other formula, or depends there on the shade. */
export function withoutNamesakes(explanation: Explanation, [here, there]: Sides, facts: readonly Facts[]): Explanation {
  const apart = <Kind extends Part>(part: Kind, from: WholeList): Kind => ({
    ...part,
    ingredients: part.ingredients.filter(({ id }) => !mayHold(from, id, facts)),
  });
  return { ...explanation, missing: apart(explanation.missing, there), added: apart(explanation.added, here) };
}

/** Kinds that one list holds; `isIn`: does the other hold it, too? */
function flagsIn(holder: WholeList, other: WholeList, isIn: (flag: ComparedFlag) => boolean): Difference[] {
  const found = other.wholly ? holder.holds.filter((flag) => !isIn(flag)) : [];
  return found.filter((flag) => !found.some((one) => one === implied[flag])).map((flag) => ({ flag }));
}

/** May a list whose names were all read hold it? A preservative that smells is no perfume. */
const mayHoldFlag = ({ ids, others }: WholeList, flag: ComparedFlag, facts: readonly Facts[]): boolean =>
  [...ids, ...others].some((id) =>
    facts[id]?.flags.some(
      (one) => one.flag === flag && one.state !== 'seen' && (one.state !== 'disputed' || one.level !== 'scent-component'),
    ),
  );

/** Does the list hold a form of it, or what brings it? "Without keratin" is no word for one with hydrolyzed keratin, nor "without the flower extract" for one with its water. */
function holdsForm({ ids, others }: WholeList, { inci }: Facts, facts: readonly Facts[]): boolean {
  const isForm = (id: number) => {
    const other = facts[id]?.inci ?? '';
    return (other.includes(inci) && ` ${other} `.includes(` ${inci} `)) || areOfOnePlant(inci, other) || isBroughtBy(inci, other);
  };
  return ids.some(isForm) || others.some(isForm);
}

function activesIn(lines: readonly Contribution[], other: WholeList, facts: readonly Facts[]): Difference[] {
  if (!other.wholly) return [];
  const actives = known(facts);
  return lines.flatMap(({ id }) => (facts[id] && actives[id]?.isActive && !holdsForm(other, facts[id], facts) ? [{ ingredient: id }] : []));
}

/** What a formula is mostly made of stands among so many in front. */
const leadingPlaces = 4;

/** Scents and colours change how a formula smells and looks, not what it does. */
function lookOf({ family, roles }: Facts): 'scent' | 'colour' | null {
  if (family === 'fragrance') return 'scent';
  return roles[0] === 'colourant' ? 'colour' : null;
}

function elseOf({ missing, added, sharedActives }: Explanation, [here, there]: Sides, facts: readonly Facts[]): Differences['else'] {
  if (!there.wholly) return 'unread';
  if (!here.wholly) return null;
  const apart = [...missing.ingredients, ...added.ingredients];
  const isShared = here.others.every((id) => mayHold(there, id, facts)) && there.others.every((id) => mayHold(here, id, facts));
  if (apart.length === 0) return isShared ? 'sameNames' : null;
  const kinds = new Set(apart.map(({ id }) => (facts[id] ? lookOf(facts[id]) : null)));
  if (!kinds.has(null)) return kinds.size > 1 ? 'otherLook' : kinds.has('scent') ? 'otherScents' : 'otherColours';
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
  const kinds = flagsIn(there, here, (flag) => mayHoldFlag(here, flag, facts));
  return {
    without: [
      ...flagsIn(here, there, (flag) => there.mayHold.includes(flag)),
      ...activesIn(explanation.missing.ingredients, there, facts),
    ].slice(0, told),
    with: [...kinds, ...activesIn(explanation.added.ingredients, here, facts)].slice(0, Math.max(told, kinds.length)),
    else: elseOf(explanation, sides, facts),
  };
}
