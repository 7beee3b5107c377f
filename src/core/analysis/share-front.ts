import type { Facts } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';
import { bound } from './share-bounds.ts';
import type { OnePercentBand, ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** What stands in front of the order by weight: an active ingredient named for what it does, the gas of a spray, the acids of a peel. */

/** An active ingredient whose usual share is small stands in front as drug facts name it, not because there is most of it. */
const leastActiveInFront = 5;
/** Of less there is never most. */
const leastLeading = 3;
const maxActiveInFront = 25;

export const isNamedForWhatItDoes = (facts: Facts | null | undefined) => facts?.family === 'active' || facts?.family === 'filter';

/** Lye is named beside the active ingredient that works in it: that of a cream that removes hair. What is usual of it elsewhere says nothing there. */
export const isAlkaliOfActive = (facts: Facts | null | undefined) =>
  facts != null && /^(?:Calcium|Lithium|Potassium|Sodium|Strontium) Hydroxide$/.test(facts.inci);

/** What is usual of the first ingredient is too little for a product without a base that holds less of all others: bath salts are mostly what a shampoo has a pinch of. */
export function isMoreThanUsual({ counted, facts }: Sequence): boolean {
  const first = facts[counted[0] ?? -1];
  if (!first?.usual || isNamedForWhatItDoes(first) || first.usual[1] * counted.length >= 100) return false;
  return !counted.some((index) => facts[index]?.family === 'base');
}

/** How many ingredients are named in front of the order by weight. */
export function inFront(sequence: Sequence, line: OnePercentBand | null): number {
  const { items, counted, facts } = sequence;
  const usual = (index: ItemIndex | undefined) => facts[index ?? -1]?.usual?.[1] ?? 100;
  const base = counted.findIndex((index) => facts[index]?.family === 'base');
  const before = counted.slice(0, Math.max(0, base));
  const isAlkali = (index: ItemIndex) => isAlkaliOfActive(facts[index]) && before.some((other) => isNamedForWhatItDoes(facts[other]));
  const isLittle = (index: ItemIndex) => (items[index]?.percent ?? usual(index)) <= maxActiveInFront;
  if (base > 0 && before.every((index) => isAlkali(index) || (isNamedForWhatItDoes(facts[index]) && isLittle(index)))) return base;
  // The first of an order is at least as much as the others are on average; behind the 1 % line each is no more than that.
  const placesAbove = line ? Math.max(1, counted.indexOf(line.to)) : counted.length;
  const most = (items[counted[0] ?? -1]?.percent ?? 100) * placesAbove + orderedDownTo * (counted.length - placesAbove);
  const isTooLittle = most < 100;
  const [first, second] = [facts[counted[0] ?? -1], facts[counted[1] ?? -1]];
  // Brine names its salt first; a stick that begins with its wax is mostly that, and so may be one without water that begins with what it is for.
  const mayLead = base < 0 && usual(counted[0]) >= leastLeading && !first?.limits.some(({ max }) => max !== null && max > 0);
  const isNamedFirst = usual(counted[0]) <= leastActiveInFront && ((isNamedForWhatItDoes(first) && !mayLead) || second?.inci === 'Aqua');
  return counted.length > 1 && (isTooLittle || isNamedFirst) && !isMoreThanUsual(sequence) ? 1 : 0;
}

/** How many ingredients that are surely much of the product stand in front of its base: what drives a spray out of its can, or the acids of a peel. */
export function leadingPart({ counted, facts }: Sequence): number {
  const start = counted.findIndex((index) => !facts[index]?.roles.includes('propellant'));
  if (start !== 0) return Math.max(0, start);
  const water = counted.findIndex((index) => facts[index]?.inci === 'Aqua');
  return water > 0 && counted.slice(0, water).every((index) => isPeelingAcid(facts[index])) ? water : 0;
}

export const isPeelingAcid = (facts: Facts | null | undefined) =>
  facts != null && / Acid$/.test(facts.inci) && facts.roles.includes('exfoliant') && bound(facts) > maxActiveInFront;
/** What an acid in front of water is said to be, percent; several share it. */
const peelingAcid = { low: 20, point: 35, high: 70 };
/** The band of the acid at this place in front of water. */
export function peelBand(place: number, most: number): ShareEstimate {
  const [low, point, high] = [peelingAcid.low, peelingAcid.point, peelingAcid.high].map((share) => Math.min(most, share / place));
  return { low: low ?? 0, point: point ?? 0, high: high ?? 0, declared: false };
}
