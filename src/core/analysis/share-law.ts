import type { Reading } from '#core/inci/reading.ts';
import type { Facts, LimitFact } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
import { maximumOf } from './share-bounds.ts';
import type { ShareEstimate, Shares } from './share-types.ts';
import type { ItemIndex, RestrictedVerdict } from './verdicts.ts';

/** The most of the substance itself that what speaks of it permits; infinite where one of them sets no maximum, or only binds what is made from now on. */
function mostOf(verdicts: readonly RestrictedVerdict[], limits: readonly LimitFact[]): number {
  const permits = verdicts.flatMap(({ annex, ref, max, where, shelves, permitted }) => {
    const limit = limits.find((one) => one.annex === annex && one.ref === ref && one.max === max && one.where?.en === where?.en);
    if (limit?.beside) return [];
    return (permitted && shelves === null && limit && maximumOf(limit)) || Number.POSITIVE_INFINITY;
  });
  return permits.length > 0 ? Math.max(...permits) : Number.POSITIVE_INFINITY;
}

const cappedAt = (estimate: ShareEstimate, most: number): ShareEstimate => ({
  ...estimate,
  low: Math.min(estimate.low, most),
  high: Math.min(estimate.high, most),
  point: Math.min(estimate.point, most),
  ...(estimate.low > most ? { lawful: true as const } : {}),
});

/** Estimates that keep to what the law permits in such a product, with what stands behind: down to 1 % it is no more. */
export function withinLaw(
  shares: Shares,
  { items }: Pick<Reading, 'items'>,
  restricted: readonly RestrictedVerdict[],
  facts: readonly (Facts | null)[],
): Shares {
  const mostBy = new Map<ItemIndex, number>();
  for (const [index, verdicts] of Map.groupBy(restricted, (verdict) => verdict.index)) {
    const own = verdicts.filter(({ id }) => id === items[index]?.id);
    const most = own.length > 0 ? mostOf(own, facts[index]?.limits ?? []) : Number.POSITIVE_INFINITY;
    const estimate = shares.items[index];
    if (estimate && !estimate.declared && estimate.high > most) mostBy.set(index, most);
  }
  if (mostBy.size === 0) return shares;
  const within = [...shares.items];
  for (const { counted } of shares.parts) {
    let highest = 0;
    let before = Number.POSITIVE_INFINITY;
    for (const index of counted) {
      const estimate = within[index];
      if (!estimate) continue;
      const most = mostBy.get(index) ?? Number.POSITIVE_INFINITY;
      // Water behind it tells that it stands in front of the order.
      if (facts[index]?.inci === 'Aqua' && estimate.high > before) before = Number.POSITIVE_INFINITY;
      if (!estimate.declared) within[index] = cappedAt(estimate, Math.min(most, Math.max(orderedDownTo, before)));
      // What stands in front of the order holds nothing behind it down.
      if (highest > most) before = Math.min(before, most);
      highest = Math.max(highest, estimate.high);
    }
  }
  return { ...shares, items: within };
}

/** What either of two uses lets expect. */
export function inEitherUse(own: Shares, other: Shares): Shares {
  if (own === other) return own;
  return {
    ...own,
    items: own.items.map((share, index) => {
      const elsewhere = other.items[index];
      return share && elsewhere && elsewhere.high > share.high ? elsewhere : share;
    }),
  };
}
