import type { Sequence } from './sequence.ts';
import { isNamedForWhatItDoes } from './share-front.ts';
import { mayBeMost, orderedDownTo } from './share-series.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

type Estimates = ReadonlyMap<ItemIndex, ShareEstimate>;

/** Estimates that add up to the whole: what is missing of it is shared out among all that is more than 1 %, as far as their bands reach. A base that comes first is the rest already. */
export function addedUp(estimates: Estimates, { items, counted, facts }: Sequence, whole: number): Estimates {
  const [first] = counted;
  if (first === undefined || mayBeMost(facts[first]) || isNamedForWhatItDoes(facts[first])) return estimates;
  const points = new Map(counted.map((index) => [index, items[index]?.percent ?? estimates.get(index)?.point ?? 0]));
  const isOpen = (index: ItemIndex) => items[index]?.percent == null && (points.get(index) ?? 0) > orderedDownTo;
  const sum = (indices: readonly ItemIndex[]) => indices.reduce((total, index) => total + (points.get(index) ?? 0), 0);
  let open = counted.filter(isOpen);
  for (let isFull = true; isFull && open.length > 0; ) {
    const held = counted.filter((index) => !open.includes(index));
    const times = Math.max(1, (whole - sum(held)) / sum(open));
    const most = (index: ItemIndex) => estimates.get(index)?.high ?? 0;
    const full = open.filter((index) => (points.get(index) ?? 0) * times > most(index));
    for (const index of full.length > 0 ? full : open) points.set(index, Math.min(most(index), (points.get(index) ?? 0) * times));
    open = open.filter((index) => !full.includes(index));
    isFull = full.length > 0;
  }
  return new Map(
    Array.from(estimates, ([index, estimate]) => [index, { ...estimate, point: Math.max(estimate.point, points.get(index) ?? 0) }]),
  );
}

/** What the list lets expect whether its first name is an ingredient or not; of that itself nothing. */
export function eitherWay(withFirst: Estimates, without: Estimates): Estimates {
  return new Map(
    Array.from(without, ([index, estimate]) => {
      const other = withFirst.get(index) ?? estimate;
      return [index, { ...estimate, low: Math.min(estimate.low, other.low), high: Math.max(estimate.high, other.high) }];
    }),
  );
}
