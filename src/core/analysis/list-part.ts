import type { ListPart, Shares } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Percent down to which a label orders its ingredients. */
export const orderedDownTo = 1;

/** The part an item stands in, if it counts. */
export function partOf({ parts }: Shares, index: ItemIndex): ListPart | null {
  return parts.find(({ counted }) => counted.includes(index)) ?? null;
}

/** Does the item stand behind what cannot exceed 1 %? */
export const behindMarker = (shares: Shares, index: ItemIndex): boolean =>
  behindLine(shares, index) && partOf(shares, index)?.onePercent?.to !== index;

/** Does the item stand where its part has surely passed 1 %, or is it no more wherever it stands? */
export function behindLine(shares: Shares, index: ItemIndex): boolean {
  const part = partOf(shares, index);
  if (part?.free.includes(index)) return (shares.items[index]?.high ?? orderedDownTo) <= orderedDownTo;
  return part?.onePercent != null && index >= part.onePercent.to && !part.loose.includes(index);
}
