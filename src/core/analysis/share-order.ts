import type { Sequence } from './sequence.ts';
import { boundOf } from './share-series.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Percent down to which a label orders its ingredients. */
const orderedDownTo = 1;

/**
 * Estimates that keep to the order of the label: none is more than its part of the whole by its place, nor than what stands before it is or may be, but for what is less than 1 %;
 * none is less than what is declared behind it, where its own bound allows as much. What is declared stays as it is.
 */
export function inOrder(
  estimates: ReadonlyMap<ItemIndex, ShareEstimate>,
  sequence: Sequence,
  whole: number,
): Map<ItemIndex, ShareEstimate> {
  const { items, counted } = sequence;
  const agreed = new Map(estimates);
  const declaredBehind = new Map<ItemIndex, number>();
  let declaredMost = 0;
  for (const index of counted.toReversed()) {
    declaredBehind.set(index, declaredMost);
    declaredMost = Math.max(declaredMost, items[index]?.percent ?? 0);
  }
  let before = whole;
  for (const [place, index] of counted.entries()) {
    const declared = items[index]?.percent ?? null;
    const estimate = estimates.get(index);
    if (declared !== null) before = Math.min(before, declared);
    else if (estimate) {
      const most = Math.min(whole / (place + 1), Math.max(orderedDownTo, before));
      const behind = declaredBehind.get(index) ?? 0;
      const least = behind > orderedDownTo && behind <= boundOf(sequence, index) ? Math.min(behind, most) : 0;
      const high = Math.max(least, Math.min(estimate.high, most));
      const within = (percent: number) => Math.max(least, Math.min(percent, high));
      agreed.set(index, { ...estimate, low: within(estimate.low), high, point: within(estimate.point) });
      before = Math.min(before, high);
    }
  }
  return agreed;
}

/** Estimates of a part of which every name is read: what it begins with is at least what its other places and their own bounds leave of the whole. */
export function fillingWhole(
  estimates: ReadonlyMap<ItemIndex, ShareEstimate>,
  sequence: Sequence,
  whole: number,
): ReadonlyMap<ItemIndex, ShareEstimate> {
  const [first, ...others] = sequence.counted;
  const estimate = first === undefined ? undefined : estimates.get(first);
  if (first === undefined || !estimate || sequence.items[first]?.percent != null) return estimates;
  const mostOf = (index: ItemIndex, place: number) =>
    sequence.items[index]?.percent ?? Math.min(whole / (place + 2), boundOf(sequence, index));
  const left = others.reduce((rest, index, place) => rest - mostOf(index, place), whole);
  const low = Math.min(estimate.high, Math.max(estimate.low, left));
  return new Map(estimates).set(first, { ...estimate, low, point: Math.max(low, estimate.point) });
}
