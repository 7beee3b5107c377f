import { fluorineIn } from '#core/analysis/fluoride-amount.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { type AmountApart, amountsApart } from './amounts-apart.ts';
import { type AudienceApart, audiencesApart } from './audience.ts';
import type { Contribution, Explanation, Part } from './explain.ts';
import { type Kind, kindOrFormaldehyde } from './formaldehyde.ts';
import { type ComparedFlag, toning, type WholeList } from './formula.ts';
import { coolsIn, hasPerfume, isScented, mayHide, mayHideAllergens, mayHideFrom } from './hidden-scents.ts';
import { holdsForm, known, mayHold, mayHoldFlag } from './holding.ts';
import { hasFlag } from './traits.ts';
import { mayBeUnread, misprintedBans } from './unread-names.ts';
import { elseOf, lookOf, type WholeDifference } from './whole-difference.ts';

/** What one formula has and the other has not: a kind of ingredient that people ask about, an active, one of several fluorides, or what the EU prohibits in such a product. */
export type Difference = Kind & { readonly isProhibited?: true; readonly isOneFluoride?: true };

/** What tells a formula from the one it is compared with, the most telling first. */
export interface Differences {
  readonly without: readonly Difference[];
  readonly with: readonly Difference[];
  /** Are there others of each? How many is not told: of what only may be in the other, and of what is no active, nothing is counted. */
  readonly more: { readonly without: boolean; readonly with: boolean };
  /** What is declared otherwise: fluorine, actives that both hold. */
  readonly amounts: readonly AmountApart[];
  readonly audience: AudienceApart | null;
  /** What the EU prohibits and a misprinted name of the other formula may stand for. */
  readonly perhaps: readonly number[];
  /** What the EU prohibits and the other formula holds although it is no difference: this one holds it too, or may. */
  readonly heldToo: readonly number[];
  /** Is a perfume or a flavour in it? The same word may stand for another: mint in the one, lavender in the other. */
  readonly isPerfumed: boolean;
  /** What can be said where neither is told. */
  readonly else: WholeDifference | null;
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
export function withoutHidden(explanation: Explanation, [here, there]: Sides, facts: readonly Facts[]): Explanation {
  const { missing } = explanation;
  const ingredients = missing.ingredients.filter(({ id }) => !mayHideFrom(here, there, id, facts));
  return { ...explanation, missing: { ...missing, ingredients } };
}

/** Is it for another age, or does it declare another amount of what both hold? */
export const isDeclaredOtherwise = (here: WholeList, there: WholeList, facts: readonly Facts[]): boolean =>
  audiencesApart(here.audience ?? null, there.audience ?? null) !== null || amountsApart(here, there, facts).length > 0;

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

/** Isothiazolinones of the one list, or triclosan, where the other holds none of these. */
function shunnedIn(lines: readonly Contribution[], other: WholeList, facts: readonly Facts[]): Difference[] {
  if (!other.wholly) return [];
  const kindOf = (id: number) => known(facts)[id]?.shunned ?? -1;
  const held = new Set([...other.ids, ...other.others].map(kindOf));
  return lines.flatMap(({ id }) => (kindOf(id) >= 0 && !held.has(kindOf(id)) ? [{ ingredient: id }] : []));
}

/** Actives and what the title names, that first, then those that may do in their list what they were shown to do; what was shown to do something, but cannot here, is no difference: lactic acid that sets the acidity. */
function activesIn(lines: readonly Contribution[], holder: WholeList, other: WholeList, facts: readonly Facts[]): Difference[] {
  if (!other.wholly) return [];
  const actives = known(facts);
  // A dye that does something for skin as well is there to colour.
  const isAtWork = (id: number) => holder.acting.includes(id) || coolsIn(holder, id, facts) || facts[id]?.roles[0] === 'hair-dye';
  const isTitled = (id: number) => holder.titled?.includes(id) === true;
  const place = (id: number) => (isTitled(id) ? -1 : holder.acting.includes(id) ? holder.acting.indexOf(id) : holder.acting.length);
  // Whatever scrubs is looked for in a scrub, salt and sugar as well.
  const scrubs = (id: number) => facts[id]?.effects.some(({ effect }) => effect === 'exfoliation');
  const isAtHand = (id: number) => (facts[id]?.inci === toning || scrubs(id)) && holder.acting.includes(id);
  const isIdle = (id: number) => (facts[id]?.effects.length ?? 0) > 0 && !isAtWork(id);
  return lines
    .filter(
      ({ id }) =>
        facts[id] &&
        (isTitled(id) || ((actives[id]?.isActive || isAtHand(id)) && !isIdle(id))) &&
        !holdsForm(other, facts[id], facts) &&
        !mayHideFrom(holder, other, id, facts),
    )
    .toSorted((a, b) => place(a.id) - place(b.id))
    .map(({ id }) => ({ ingredient: id }));
}

/** Does the first thing that the list is good for rest on it, and does nothing in the other list do any of what it does? */
function bearsAlone(id: number, [here, there]: Sides, facts: readonly Facts[]): boolean {
  const does = new Set(facts[id]?.effects.map(({ effect }) => effect));
  return here.acting[0] === id && !there.acting.some((other) => facts[other]?.effects.some(({ effect }) => does.has(effect)));
}

/** What the other formula mainly is, its first ingredient, where that is no water and the first formula has none: acetone is told before all that comes with it, and alcohol is told by its kind. */
function mainIn(lines: readonly Contribution[], here: WholeList, facts: readonly Facts[], kinds: readonly Difference[]): Difference[] {
  const isOfKind = (one: Facts) => kinds.some((kind) => 'flag' in kind && hasFlag(one, kind.flag));
  const isMain = (id: number, one: Facts | undefined) =>
    one && one.inci !== 'Aqua' && !known(facts)[id]?.isActive && lookOf(one) === null && !isOfKind(one) && !holdsForm(here, one, facts);
  const first = lines.find(({ id, there }) => here.wholly && there === 1 && isMain(id, facts[id]));
  return first ? [{ ingredient: first.id }] : [];
}

/**
 * What tells a formula from the first one; the explanation is one without namesakes. Nobody is told that a list is without something where some of its names
 * were not read, nor that it has something more where the first may hold it unread.
 */
export function differencesOf(explanation: Explanation, sides: Sides, facts: readonly Facts[]): Differences {
  const [here, there] = sides;
  // Whoever reads "without sodium fluoride" must read that there is another one.
  const isFluoride = (id: number) => fluorineIn(facts[id]) !== null;
  const isOfFluoride = (one: Difference) => 'ingredient' in one && isFluoride(one.ingredient);
  const lost = [
    ...(there.wholly ? prohibitedIn(here, (id) => mayHold(there, id, facts) || mayHide(there, id, facts)) : []),
    ...shunnedIn(explanation.missing.ingredients, there, facts),
  ];
  const actives = activesIn(explanation.added.ingredients, there, here, facts);
  const fluorides = actives.filter(isOfFluoride);
  const hasOtherFluoride = fluorides.length === 0 && there.ids.some(isFluoride);
  const missing = activesIn(explanation.missing.ingredients, here, there, facts).map(
    (one): Difference => (hasOtherFluoride && isOfFluoride(one) ? { ...one, isOneFluoride: true } : one),
  );
  const isBoughtFor = (id: number) => here.titled?.includes(id) || bearsAlone(id, sides, facts) || isFluoride(id);
  const lacking = inTurn(
    ...lost,
    ...missing.filter((one) => 'ingredient' in one && isBoughtFor(one.ingredient)),
    ...flagsIn(here, there, facts, (flag) => there.mayHold.includes(flag) || (flag === 'allergen' && mayHideAllergens(there, facts))),
    ...missing,
  );
  const without = lacking.slice(0, Math.max(told, lost.length));
  // A perfume or an essential oil is a scent beside what only may smell, such as a flower water.
  const hasScent = !here.holds.includes('fragrance') && isScented(there, facts) && !isScented(here, facts);
  const kinds = flagsIn(there, here, facts, (flag) => mayHoldFlag(here, flag, facts) && !(flag === 'fragrance' && hasScent));
  const mayStandHere = (id: number) => mayHold(here, id, facts) || (facts[id] !== undefined && mayBeUnread(here, facts[id]));
  const prohibited = prohibitedIn(there, mayStandHere);
  const shunned = shunnedIn(explanation.added.ingredients, here, facts);
  const whole = elseOf(explanation, sides, facts);
  const isTold = [without, kinds, prohibited, shunned, actives].some(({ length }) => length > 0);
  const main = isTold || whole !== 'unread' ? mainIn(explanation.added.ingredients, here, facts, kinds) : [];
  const gained = inTurn(...prohibited, ...shunned, ...main, ...fluorides, ...kinds);
  const holding = inTurn(...gained, ...actives);
  const added = holding.slice(0, Math.max(told, gained.length));
  return {
    without,
    with: added,
    amounts: amountsApart(here, there, facts).slice(0, told),
    audience: audiencesApart(here.audience ?? null, there.audience ?? null),
    heldToo: there.prohibited.filter(mayStandHere),
    perhaps: misprintedBans(there, facts).filter((id) => !mayStandHere(id) && !there.ids.includes(id)),
    more: { without: lacking.length > without.length, with: holding.length > added.length },
    isPerfumed: hasPerfume(there, facts) === true,
    else: whole,
  };
}
