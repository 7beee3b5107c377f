import { leastByWeight } from '#core/inci/declared-amounts.ts';
import { orderedDownTo } from './list-part.ts';
import type { Sequence } from './sequence.ts';
import { isNamedForWhatItDoes } from './share-front.ts';
import { boundOf, isPure, mayBeMost } from './share-series.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Bands that add up: what all others are at least leaves so much to each place, and what they are at most leaves no less, for none before it is less and none behind it is more. */

interface Ends {
  readonly index: ItemIndex;
  readonly declared: boolean;
  low: number;
  high: number;
}

/** The most that the place can be: those before it are at least as much. */
function mostAt(places: readonly Ends[], place: number, whole: number): number {
  let left = places.reduce((rest, { low }, at) => (at === place ? rest : rest - low), whole);
  let sharers = 1;
  for (let at = place - 1; at >= 0; at -= 1) {
    const { low = 0, declared = false } = places[at] ?? {};
    if (declared) continue;
    if (low * sharers >= left) break;
    left += low;
    sharers += 1;
  }
  return left / sharers;
}

/** The least that the place can be: those behind it are no more. */
function leastAt(places: readonly Ends[], place: number, whole: number): number {
  let left = places.slice(0, place).reduce((rest, { high }) => rest - high, whole);
  for (let last = places.length - 1; last > place; last -= 1) {
    const high = places[last]?.high ?? 0;
    if (high * (last + 1 - place) >= left) return left / (last + 1 - place);
    left -= high;
  }
  return left;
}

/** What is missing of the whole is given to the first places, from `start`, that may hold it. */
function fill(places: readonly Ends[], sequence: Sequence, whole: number, missing: number, start = 0): void {
  let left = missing;
  let before = whole;
  for (const [place, ends] of places.entries()) {
    const most = Math.min(whole / (place + 1), before, boundOf(sequence, ends.index));
    const isOpen = place >= start && !ends.declared && (place === 0 || ends.high > orderedDownTo);
    const more = isOpen ? Math.max(0, Math.min(left, most - ends.high)) : 0;
    ends.high += more;
    left -= more;
    before = Math.min(before, ends.high);
  }
}

const leftBy = (places: readonly Ends[], whole: number) => places.reduce((rest, { high }) => rest - high, whole);

/** Behind what may be most of a product others are what they are said to be; behind a wax, say, each may be all that its place and its own bound leave it. */
const atTheirMost = (places: readonly Ends[], sequence: Sequence, whole: number): readonly Ends[] =>
  places.map((ends, place) => {
    if (ends.declared) return ends;
    const most = ends.high > orderedDownTo ? Math.min(whole / (place + 1), boundOf(sequence, ends.index)) : orderedDownTo;
    return { ...ends, high: Math.max(ends.high, most) };
  });

/** No place is less than the others, at most, leave of the whole. */
function raiseLows(places: readonly Ends[], others: readonly Ends[], whole: number): void {
  for (const [place, ends] of places.entries()) {
    const least = leastAt(others, place, whole);
    if (place > 0 && least <= orderedDownTo) return;
    if (!ends.declared) ends.low = Math.max(ends.low, Math.min(ends.high, least));
  }
}

/** `sequence`: what stands in order; other estimates are of what stands in front of it. `isWhole`: nothing else is in the product. */
export function fittedTogether(
  estimates: ReadonlyMap<ItemIndex, ShareEstimate>,
  sequence: Sequence,
  whole: number,
  isWhole: boolean,
): ReadonlyMap<ItemIndex, ShareEstimate> {
  const { items, counted, facts } = sequence;
  const [first] = counted;
  if (first === undefined || isPure(sequence, first)) return estimates;
  const endsOf = (index: ItemIndex): Ends => {
    const declared = items[index]?.percent ?? null;
    const { low, high } = estimates.get(index) ?? { low: 0, high: whole };
    return { index, declared: declared !== null, low: leastByWeight(items[index]) ?? low, high: declared ?? high };
  };
  const places = counted.map(endsOf);
  const inFront = [...estimates.keys()].filter((index) => !counted.includes(index)).map(endsOf);
  const forHighs = whole - inFront.reduce((sum, { low }) => sum + low, 0);
  const forLows = whole - inFront.reduce((sum, { high }) => sum + high, 0);
  const fills = isWhole && !isNamedForWhatItDoes(facts[first]);
  if (fills) fill(places, sequence, forLows, leftBy(places, forLows));
  for (const [place, ends] of places.entries())
    if (!ends.declared && ends.high > orderedDownTo)
      ends.high = Math.max(ends.low, Math.min(ends.high, Math.max(orderedDownTo, mostAt(places, place, forHighs))));
  if (fills) raiseLows(places, mayBeMost(facts[first]) ? places : atTheirMost(places, sequence, whole), forLows);
  // What the least of the first leaves, those behind it may hold.
  const [head] = places;
  if (fills && head && !head.declared) fill(places, sequence, forLows, leftBy(places.slice(1), forLows - head.low), 1);
  const fitted = new Map(estimates);
  for (const { index, low, high, declared } of places) {
    const estimate = estimates.get(index);
    if (estimate && !declared) fitted.set(index, { ...estimate, low, high, point: Math.max(low, Math.min(estimate.point, high)) });
  }
  return fitted;
}
