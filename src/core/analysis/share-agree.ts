import { orderedDownTo } from './list-part.ts';
import { cutToFigures, upperEnd } from './said-share.ts';
import { pointsFall } from './share-points.ts';
import type { ListPart, ShareEstimate, Shares } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Shares that agree with each other as they are said. */

/** An upper end of no more than `most` keeps to the bound, and is said to be no more than `said`. */
interface Bound {
  readonly most: number;
  readonly said: number;
}
const bounded = (most: number, reach = nearly): Bound => ({
  most: most * reach,
  said: most > inWholeFigures ? upperEnd(most) : cutToFigures(most),
});
/** So near the whole an upper end is said in whole figures. */
const inWholeFigures = 90;
/** Estimates are no nearer than that to what bounds them; what is more stands in no such order. */
const [nearly, rounding] = [1.1, 1.01];
const unbounded: Bound = { most: Number.POSITIVE_INFINITY, said: Number.POSITIVE_INFINITY };

/** The upper end, said rounded, goes beyond none of the bounds that it keeps. */
function endWithin({ low, high, declared }: ShareEstimate, bounds: readonly Bound[]): number {
  if (declared || high <= orderedDownTo) return high;
  const said = Math.min(...bounds.map((bound) => (high <= bound.most ? bound.said : Number.POSITIVE_INFINITY)));
  return upperEnd(high) > said ? Math.max(low, cutToFigures(said)) : high;
}

/** Its place tells of less than the law permits. */
const byPlace = ({ toLaw: _, ...share }: ShareEstimate): ShareEstimate => share;

/** What stands in front of more than there is of it is no more than what stands before it, where as little of it is usual: then its place tells something. */
function freeWithin(share: ShareEstimate, { most, said }: Bound): ShareEstimate {
  if (share.declared || share.high <= Math.max(orderedDownTo, most) || share.point > most) return share;
  const high = Math.max(orderedDownTo, said);
  const { usual: _, ...placed } = share;
  return { ...placed, high, point: Math.min(share.point, high) };
}

/**
 * Both ends and what is drawn fall as they are said: an upper end is said to be no more than that of what stands before it, than its part of the whole by its place and than the least
 * of all others leaves; of nothing before the 1 % line is there surely more than of what stands before it, unless its amount is declared.
 */
function fallingIn({ counted, free, loose, percent }: ListPart, items: (ShareEstimate | null)[]): void {
  const leasts = counted.reduce((sum, index) => sum + (items[index]?.low ?? 0), 0);
  let [before, leastBefore, place] = [unbounded, Number.POSITIVE_INFINITY, 0];
  const placed: ItemIndex[] = [];
  for (const index of counted) {
    const share = items[index];
    if (loose.includes(index)) continue;
    if (share && free.includes(index)) {
      items[index] = freeWithin(share, before);
      continue;
    }
    place += 1;
    if (!share || share.usual) continue;
    const high = endWithin(share, [before, bounded(percent / place), bounded(percent - leasts + share.low, rounding)]);
    const low = share.declared || share.high <= orderedDownTo ? share.low : Math.min(share.low, leastBefore);
    items[index] = { ...(high < share.high ? byPlace(share) : share), low, high, point: Math.min(share.point, high) };
    placed.push(index);
    leastBefore = share.declared ? Number.POSITIVE_INFINITY : low;
    before = { most: Math.max(high, share.high) * nearly, said: share.declared ? share.high : upperEnd(high) };
  }
  pointsFall(placed, items);
}

export function fallingAsSaid(shares: Shares): Shares {
  const items = [...shares.items];
  for (const part of shares.parts) if (part.ordered) fallingIn(part, items);
  return { ...shares, items };
}
