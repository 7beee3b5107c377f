import type { Sequence } from './sequence.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Percent down to which a label orders its ingredients. */
const orderedDownTo = 1;

/** Estimates that keep to the order of the label: none is more than its part of the whole by its place, nor than what is declared before it. What is declared stays as it is. */
export function inOrder(
  estimates: ReadonlyMap<ItemIndex, ShareEstimate>,
  { items, counted }: Pick<Sequence, 'items' | 'counted'>,
  whole: number,
): Map<ItemIndex, ShareEstimate> {
  const agreed = new Map(estimates);
  let before = whole;
  for (const [place, index] of counted.entries()) {
    const declared = items[index]?.percent ?? null;
    const estimate = estimates.get(index);
    if (declared !== null) before = Math.min(before, declared);
    else if (estimate) {
      const high = Math.min(estimate.high, whole / (place + 1), Math.max(orderedDownTo, before));
      agreed.set(index, { ...estimate, low: Math.min(estimate.low, high), high, point: Math.min(estimate.point, high) });
    }
  }
  return agreed;
}
