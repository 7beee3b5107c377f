import type { Facts } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
import { cutToFigures, upperEnd } from './said-share.ts';
import type { Shares } from './share-types.ts';

/** Of what stands before the 1 % line and is less, the place tells nothing: there is what is usual of it. Of a name that was not read nothing is. */
export function placesThatTell(shares: Shares, facts: readonly (Facts | null)[]): Shares {
  const items = [...shares.items];
  for (const { counted, onePercent } of shares.parts) {
    if (onePercent === null) continue;
    for (const index of counted) {
      const share = items[index];
      if (!share || share.declared || index >= onePercent.to) continue;
      if (index < onePercent.from ? share.high > orderedDownTo : share.high >= orderedDownTo) continue;
      items[index] = facts[index] ? { ...share, usual: true } : { ...share, high: orderedDownTo };
    }
  }
  return { ...shares, items };
}

/** Both ends fall as they are said, too: an upper one that is said rounded ends no higher than what stands before it, and of nothing before the 1 % line is there surely more than of that, unless its amount is declared. */
export function fallingAsSaid(shares: Shares): Shares {
  const items = [...shares.items];
  for (const { counted, free, loose } of shares.parts) {
    let [before, saidBefore, leastBefore] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const index of counted) {
      const share = items[index];
      if (!share || share.usual || free.includes(index) || loose.includes(index)) continue;
      const isRounded = !share.declared && share.high > orderedDownTo && share.high <= before && upperEnd(share.high) > saidBefore;
      const high = isRounded ? Math.max(share.low, cutToFigures(saidBefore)) : share.high;
      const low = share.declared || share.high <= orderedDownTo ? share.low : Math.min(share.low, leastBefore);
      if (isRounded || low < share.low) items[index] = { ...share, low, high, point: Math.min(share.point, high) };
      leastBefore = share.declared ? Number.POSITIVE_INFINITY : low;
      before = Math.max(high, share.high);
      saidBefore = share.declared ? share.high : upperEnd(high);
    }
  }
  return { ...shares, items };
}
