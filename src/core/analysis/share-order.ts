import { leastByWeight } from '#core/inci/declared-amounts.ts';
import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';
import { boundOf } from './share-series.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/**
 * Estimates that keep to the order of the label: none is more than its part of the whole by its place, nor than what stands before it is or may be, but for what is less than 1 %;
 * none is less than what stands behind it is at least, where its own bound allows as much. What is declared stays as it is.
 */
export function inOrder(
  estimates: ReadonlyMap<ItemIndex, ShareEstimate>,
  sequence: Sequence,
  whole: number,
): Map<ItemIndex, ShareEstimate> {
  const { items, counted } = sequence;
  const highs = new Map<ItemIndex, number>();
  let before = whole;
  for (const [place, index] of counted.entries()) {
    const declared = items[index]?.percent ?? null;
    const high = declared ?? Math.min(estimates.get(index)?.high ?? whole, whole / (place + 1), Math.max(orderedDownTo, before));
    highs.set(index, high);
    before = Math.min(before, high);
  }
  const agreed = new Map(estimates);
  let behind = 0;
  for (const [place, index] of [...counted.entries()].reverse()) {
    const declared = items[index]?.percent ?? null;
    const estimate = estimates.get(index);
    if (declared === null && !estimate) continue;
    const allowed = behind > orderedDownTo && behind <= boundOf(sequence, index) ? Math.min(behind, whole / (place + 1)) : 0;
    const high = Math.max(allowed, highs.get(index) ?? 0);
    const low = leastByWeight(items[index]) ?? Math.max(allowed, Math.min(estimate?.low ?? 0, high));
    behind = Math.max(behind, low);
    if (declared === null && estimate) agreed.set(index, { ...estimate, low, high, point: Math.max(low, Math.min(estimate.point, high)) });
  }
  return agreed;
}
