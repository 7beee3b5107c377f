import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { halfOf, type ShareScore, scoreShares } from './shares.ts';

/** One decimal; two below one percent, where one would round a small share to nothing. */
export function percent(part: number, whole: number): number {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  const steps = share < 1 ? 100 : 10;
  return Math.round(share * steps) / steps;
}

/** Prints how the bands hold on each half of the lists, and returns the figures of the held-out one. */
export function sayBands(texts: readonly string[], knowledge: Knowledge): ShareScore {
  const halves = Map.groupBy(texts, halfOf);
  const score = (half: 'calibration' | 'held-out') => {
    const shares = scoreShares(halves.get(half) ?? [], knowledge);
    console.log(
      `Share bands, ${half} lists: ${shares.inside} of ${shares.declared} declared percentages lie inside (${percent(shares.inside, shares.declared)} %); ${shares.below} below, ${shares.above} above; a band reaches from x to ${Math.round(shares.width)} x. ` +
        `The 1 % line is right for ${shares.lineRight} of ${shares.lineTotal} (${percent(shares.lineRight, shares.lineTotal)} %); ${shares.passagesInside} of ${shares.passages} lists pass it where it is said (${percent(shares.passagesInside, shares.passages)} %).`,
    );
    return shares;
  };
  score('calibration');
  return score('held-out');
}
