import { type AmountRule, amountOf } from './amount-rule.ts';
import type { Sequence } from './sequence.ts';
import type { ItemIndex } from './verdicts.ts';
import { isWatery } from './watery.ts';

/** What is mainly essential oils, neat or in a fat, a balm or spirit: there no oil is a sign that 1 % is passed, and what the oils hold has no place of its own. */

const fewestOils = 2;
const neat = amountOf([0.5, 90], 'never', 90);
const thinned = amountOf([0.1, 10], 'never', 20);

/** The place of the first oil; -1 where the list is no such blend. */
function firstOil({ counted, facts }: Sequence): number {
  const roleOf = (index: ItemIndex) => facts[index]?.roles[0];
  const first = counted.findIndex((index) => roleOf(index) === 'essential-oil');
  if (first < 0 || counted.some((index) => isWatery(facts[index]) || roleOf(index) === 'cleanser')) return -1;
  const held = counted.findIndex((index) => roleOf(index) === 'scent-component');
  const named = held < 0 ? counted : counted.slice(0, held);
  const oils = named.filter((index) => roleOf(index) === 'essential-oil').length;
  return oils >= fewestOils && oils * 2 >= named.length ? first : -1;
}

/** The scents that a label names because the oils before them hold them: their amounts are a part of those of the oils. */
export function heldByOils(sequence: Sequence): readonly ItemIndex[] {
  const first = firstOil(sequence);
  if (first < 0) return [];
  const { items, counted, facts } = sequence;
  return counted.slice(first + 1).filter((index) => facts[index]?.roles[0] === 'scent-component' && items[index]?.percent === null);
}

/** How much of an essential oil there may be in such a blend. */
export function inOilBlend(sequence: Sequence): AmountRule | null {
  const first = firstOil(sequence);
  if (first < 0) return null;
  return ({ roles }) => (roles[0] === 'essential-oil' ? (first === 0 ? neat : thinned) : null);
}
