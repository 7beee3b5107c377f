import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';
import { isNamedForWhatItDoes, isPeelingAcid } from './share-front.ts';
import { mayBeMost } from './share-series.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

type Estimates = ReadonlyMap<ItemIndex, ShareEstimate>;

/** Labels round, and estimates are no nearer. */
const nearly = 0.05;

/** Estimates that add up to the whole: what is missing of it is shared out among all that is more than 1 %, as far as their bands reach; what is too much is taken from the base. */
export function addedUp(estimates: Estimates, { items, counted, facts }: Sequence, whole: number): Estimates {
  const [first] = counted;
  // What stands behind the acid of a peel is no more than it.
  if (first === undefined || isPeelingAcid(facts[first])) return estimates;
  const points = new Map(counted.map((index) => [index, items[index]?.percent ?? estimates.get(index)?.point ?? 0]));
  // An active ingredient in front is no filler, unless it may be most of the product.
  const isNamed = isNamedForWhatItDoes(facts[first]) && (estimates.get(first)?.high ?? 0) < whole / 2;
  const isHeld = (index: ItemIndex) => items[index]?.percent != null || (index === first && isNamed);
  const isOpen = (index: ItemIndex) => !isHeld(index) && (points.get(index) ?? 0) > orderedDownTo;
  const sum = (indices: readonly ItemIndex[]) => indices.reduce((total, index) => total + (points.get(index) ?? 0), 0);
  const isBase = (index: ItemIndex) => mayBeMost(facts[index]) && items[index]?.percent == null;
  const base = counted.find(isBase);
  const excess = sum(counted) - whole;
  if (base !== undefined && excess > whole * nearly) {
    const { low = 0, point = 0 } = estimates.get(base) ?? {};
    return withPoints(estimates, new Map([[base, Math.max(low, point - excess)]]));
  }
  // A base that comes first is the rest already.
  if (mayBeMost(facts[first]) && excess >= -whole * nearly) return estimates;
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
  return withPoints(estimates, points);
}

const withPoints = (estimates: Estimates, points: ReadonlyMap<ItemIndex, number>): Estimates =>
  new Map(Array.from(estimates, ([index, estimate]) => [index, { ...estimate, point: points.get(index) ?? estimate.point }]));

/** What the list lets expect whether its first name is an ingredient or not; of that itself nothing. No place but that of water is more than its part of the whole as it is counted: most such names are real. */
export function eitherWay(withFirst: Estimates, without: Estimates, { counted, facts }: Sequence, whole: number): Estimates {
  return new Map(
    Array.from(without, ([index, estimate]) => {
      if (estimate.declared) return [index, estimate];
      const other = withFirst.get(index) ?? estimate;
      const most = facts[index]?.inci === 'Aqua' ? whole : whole / (counted.indexOf(index) + 1);
      const [low, high] = [Math.min(estimate.low, other.low, most), Math.min(Math.max(estimate.high, other.high), most)];
      return [index, { ...estimate, low, high, point: Math.min(estimate.point, high) }];
    }),
  );
}

/** The first of an order is no less than all names are on average, unless what is usual of it is. */
export function noLessThanAverage(estimates: Estimates, first: ItemIndex | undefined, average: number): Estimates {
  const own = first === undefined ? undefined : estimates.get(first);
  if (first === undefined || !own || own.declared || own.usual || own.low >= average || own.high < average) return estimates;
  return new Map([...estimates, [first, { ...own, low: average, point: Math.max(own.point, average) }]]);
}

/** Down to 1 % what is drawn falls from place to place: neighbours that rise share what they are together, as far as their bands reach. */
export function pointsFall(placed: readonly ItemIndex[], items: (ShareEstimate | null)[]): void {
  const pools: { readonly indices: ItemIndex[]; sum: number; readonly isFixed: boolean }[] = [];
  const mean = ({ sum, indices }: (typeof pools)[number]) => sum / indices.length;
  for (const index of placed) {
    const { point = 0, declared = false } = items[index] ?? {};
    pools.push({ indices: [index], sum: point, isFixed: declared });
    for (let [before, last] = pools.slice(-2); before && last && pools.length > 1; [before, last] = pools.slice(-2)) {
      if (before.isFixed || last.isFixed || mean(last) <= Math.max(orderedDownTo, mean(before))) break;
      before.indices.push(...last.indices);
      before.sum += last.sum;
      pools.pop();
    }
  }
  for (const pool of pools)
    for (const index of pool.indices.length > 1 ? pool.indices : []) {
      const share = items[index];
      if (share) items[index] = { ...share, point: Math.max(share.low, Math.min(share.high, mean(pool))) };
    }
}
