import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';
import type { Amount } from './amount-rule.ts';
import { amountsIn } from './amounts-here.ts';
import { muchBehind, severalBehind } from './goes-up.ts';
import { onePercentBand } from './one-percent.ts';
import type { Sequence } from './sequence.ts';
import { ceiling } from './share-bounds.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** A list with what is known of its ingredients in such a product, and without those whose place tells nothing. */
export interface Here {
  readonly sequence: Sequence;
  /** What takes no place. */
  readonly free: ReadonlyMap<ItemIndex, ShareEstimate>;
}

/** One object for each ingredient and amount, so that what is computed of it is kept. */
const asUsual = oncePer((amount: Amount) => oncePer((facts: Facts): Facts => (amount.usual ? { ...facts, usual: amount.usual } : facts)));

const alone = ({ usual, most }: Amount, facts: Facts | null | undefined): ShareEstimate => {
  const [low, high] = usual ?? facts?.usual ?? [most / 100, most];
  const end = Math.min(high, most);
  return { low, point: Math.sqrt(low * end), high: end, declared: false, usual: true };
};

/** May it stand in front of what there is more of? */
function maySlip({ free }: Amount, facts: Facts | null | undefined, printed: Sequence, index: ItemIndex): boolean {
  if (free === 'before much') return severalBehind(printed, index);
  return free === 'before line' || (free === 'in front' && (ceiling(facts) > 1 || muchBehind(printed, index)));
}

/** `whole`: percent of the product that the list is. */
export function asItStands(printed: Sequence, whole: number): Here {
  const amounts = amountsIn(printed);
  if (amounts.size === 0) return { sequence: printed, free: new Map() };
  const facts = printed.facts.map((own, index) => {
    const amount = amounts.get(index);
    return own && amount ? asUsual(amount)(own) : own;
  });
  const atMost = new Map(printed.atMost);
  for (const [index, { most }] of amounts) atMost.set(index, Math.min(most, atMost.get(index) ?? most));
  const free = new Map<ItemIndex, ShareEstimate>();
  const takeOut = (index: ItemIndex, amount: Amount) => free.set(index, alone(amount, printed.facts[index]));
  const placed = () => ({ ...printed, facts, atMost, counted: printed.counted.filter((index) => !free.has(index)) });
  for (const [index, amount] of amounts) if (amount.free === 'always') takeOut(index, amount);
  for (const [index, amount] of amounts) {
    if (!maySlip(amount, facts[index], printed, index)) continue;
    // Behind the line the order is free, and all is less than 1 %.
    const line = onePercentBand(placed(), whole);
    if (line === null || index <= line.to) takeOut(index, amount);
  }
  return { sequence: placed(), free };
}
