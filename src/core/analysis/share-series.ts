import type { Facts } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';
import { bound } from './share-bounds.ts';
import { isFattyAcid } from './soap.ts';
import type { ItemIndex } from './verdicts.ts';
import { isWatery } from './watery.ts';

/** What the place in an ordered list suggests of a share, and the most that it can be there. */

export const smallestShare = 0.0001;
/** Estimates at the 1 % line, at the end of the list, and the most that is said behind the line. */
const behindLine = 0.9;
const atEnd = 0.03;
const maxBehind = 1;

/** Solvents, bases and watery juices that may be most of a formula; any other first ingredient follows the series. */
export const mayBeMost = (facts: Facts | null | undefined) =>
  facts?.family === 'base' || facts?.roles.includes('plant-water') === true || (facts != null && juice.test(facts.inci));
const juice = /(?:Juice|Filtrate)$/;

const isScent = (facts: Facts | null | undefined) =>
  facts?.roles.some((role) => role === 'essential-oil' || role === 'fragrance' || role === 'scent-component') === true;
/** A bottle of nothing but an essential oil names what the oil holds behind it: what is usual in a cream says nothing here. */
export const isPure = ({ counted, facts }: Sequence, index: ItemIndex) =>
  index === counted[0] && counted.every((one) => isScent(facts[one]));

/** Behind water no ingredient is so many times what is usual of it, but for what neutralises, or makes soap. */
const beyondUsual = 3;
/** What is usual of an active ingredient or a vitamin reaches to the strongest that is sold. */
const [beyondStrongest, leastStrongest] = [1.5, 5];

function mostBehindWater({ counted, facts }: Sequence, index: ItemIndex): number {
  const [first] = counted;
  const { usual = null, inci = '', roles = [], family = null } = facts[index] ?? {};
  if (usual === null || index === first || !isWatery(facts[first ?? -1])) return 100;
  if (isFattyAcid(inci) || roles.includes('ph-adjuster')) return 100;
  const isStrongest = usual[1] >= leastStrongest && (family === 'active' || roles[0] === 'vitamin');
  return usual[1] * (isStrongest ? beyondStrongest : beyondUsual);
}

/** The most that the law, what is usual and the title of the product let expect. */
export const boundOf = (sequence: Sequence, index: ItemIndex) =>
  isPure(sequence, index)
    ? 100
    : Math.min(bound(sequence.facts[index]), mostBehindWater(sequence, index), sequence.atMost?.get(index) ?? 100);

export const topOf = (lineAt: number) => Math.min(9, 3 + lineAt);

/** What a place suggests, percent: from the second place a fall to 1 % at the line, from there one to a trace at the end. */
export function seriesAt(position: number, lineAt: number, places: number): number {
  const top = topOf(lineAt);
  if (position === 1) return top * 1.5;
  if (position <= lineAt) return top * (1 / top) ** ((position - 2) / Math.max(1, lineAt - 2));
  return behindLine * (atEnd / behindLine) ** ((position - lineAt - 1) / Math.max(1, places - lineAt - 1));
}

/** What is suggested of each name of a stretch whose places tell nothing: as much as of the middle of them, behind the line. */
export function suggestedOf(
  stretches: readonly (readonly ItemIndex[])[],
  counted: readonly ItemIndex[],
  lineAt: number,
): ReadonlyMap<ItemIndex, number> {
  return new Map(
    stretches.flatMap((stretch) => {
      const middle = counted.indexOf(stretch[0] ?? -1) + Math.ceil(stretch.length / 2);
      const suggested = seriesAt(Math.max(lineAt + 1, middle), lineAt, counted.length);
      return stretch.map((index) => [index, suggested] as const);
    }),
  );
}

/** The most that each place can hold: its part of what the declared ones leave, no more than what is declared before it, and than its own bound. */
export function maxOf(sequence: Sequence, total: number, lineAt: number, to: number | null): number[] {
  const { items, counted } = sequence;
  const left = total - counted.reduce((sum, index) => sum + (items[index]?.percent ?? 0), 0);
  let before = total;
  let undeclared = 0;
  return counted.map((index, position) => {
    const declared = items[index]?.percent ?? null;
    if (declared !== null) {
      // Below 1 % the order is free.
      if (position < lineAt) before = Math.min(before, Math.max(orderedDownTo, declared));
      return declared;
    }
    undeclared += 1;
    const most = Math.min(before, total / (position + 1), Math.max(smallestShare, left) / undeclared, boundOf(sequence, index));
    return Math.max(smallestShare, to !== null && position >= to ? Math.min(most, maxBehind) : most);
  });
}
