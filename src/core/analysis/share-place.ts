import type { Facts } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
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
