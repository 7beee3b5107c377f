import type { Reading } from '#core/inci/reading.ts';
import type { Facts, LimitFact } from '#core/knowledge/facts.ts';
import { orderedDownTo } from './list-part.ts';
import type { UseVerdicts } from './report.ts';
import { upperEnd } from './said-share.ts';
import { maximumOf } from './share-bounds.ts';
import { mayBeMost } from './share-series.ts';
import type { ShareEstimate, Shares } from './share-types.ts';
import type { ItemIndex, RestrictedVerdict } from './verdicts.ts';

/** A law that has bound all on sale since before then holds of whatever is in the catalogue; of a later one older products may hold more. */
const longBinding = '2020';

/** A powder has no water so near the front. */
const placesOfPowder = 2;
const isOnHair = ({ uses }: LimitFact) => uses?.every((use) => use === 'hair-dye') === true;

/** What the entry permitted of it in every product until it was changed. */
const formerly = ({ annex, ref }: LimitFact, limits: readonly LimitFact[]): number | null =>
  limits.flatMap((limit) =>
    limit.annex === annex && limit.ref === ref && limit.until && !limit.uses ? (maximumOf(limit) ?? []) : [],
  )[0] ?? null;

/** The most of the substance itself that what speaks of it permits, or did before; infinite where one of them sets no maximum, or has only begun to bind. Of a dye in a powder there is more in the pack than on the hair. */
function mostOf(verdicts: readonly RestrictedVerdict[], limits: readonly LimitFact[], isDry: boolean): number {
  const permits = verdicts.flatMap(({ annex, ref, max, where, shelves, permitted }) => {
    const limit = limits.find((one) => one.annex === annex && one.ref === ref && one.max === max && one.where?.en === where?.en);
    if (limit?.beside) return [];
    if (limit && isDry && isOnHair(limit)) return Number.POSITIVE_INFINITY;
    if (!limit || !permitted) return Number.POSITIVE_INFINITY;
    const most = maximumOf(limit) || Number.POSITIVE_INFINITY;
    if (shelves === null || shelves < longBinding) return most;
    return Math.max(most, formerly(limit, limits) ?? Number.POSITIVE_INFINITY);
  });
  return permits.length > 0 ? Math.max(...permits) : Number.POSITIVE_INFINITY;
}

/** What it may be as a preservative does not bound what annex III allows for something else, in whichever products. */
const speaksOf = ({ where }: RestrictedVerdict, facts: Facts | null | undefined) =>
  facts?.roles[0] === 'preservative' || !where?.en.startsWith('as a preservative') || !facts?.limits.some(({ annex }) => annex === 'III');

const cappedAt = (estimate: ShareEstimate, most: number): ShareEstimate => ({
  ...estimate,
  low: Math.min(estimate.low, most),
  high: Math.min(estimate.high, most),
  point: Math.min(estimate.point, most),
  ...(estimate.low > most ? { lawful: true as const } : {}),
});

/** No more of it than the law permits, rounded as it is said. */
function upTo(estimate: ShareEstimate, most: number | undefined): ShareEstimate {
  if (most === undefined) return estimate;
  const capped = cappedAt(estimate, most);
  return { ...capped, high: upperEnd(capped.high) > most ? most : capped.high, toLaw: true };
}

/** Estimates that keep to what the law permits in such a product, with what stands behind: down to 1 % it is no more. */
export function withinLaw(
  shares: Shares,
  { items }: Pick<Reading, 'items'>,
  restricted: readonly RestrictedVerdict[],
  facts: readonly (Facts | null)[],
): Shares {
  const mostBy = new Map<ItemIndex, number>();
  const isDry = !facts.slice(0, placesOfPowder).some(mayBeMost);
  for (const [index, verdicts] of Map.groupBy(restricted, (verdict) => verdict.index)) {
    const own = verdicts.filter((verdict) => verdict.id === items[index]?.id && speaksOf(verdict, facts[index]));
    const most = own.length > 0 ? mostOf(own, facts[index]?.limits ?? [], isDry) : Number.POSITIVE_INFINITY;
    const estimate = shares.items[index];
    if (estimate && !estimate.declared && upperEnd(estimate.high) >= most) mostBy.set(index, most);
  }
  if (mostBy.size === 0) return shares;
  const within = [...shares.items];
  for (const { counted } of shares.parts) {
    let highest = 0;
    let before = Number.POSITIVE_INFINITY;
    for (const index of counted) {
      const estimate = within[index];
      if (!estimate) continue;
      const most = mostBy.get(index);
      // Water behind it tells that it stands in front of the order.
      if (facts[index]?.inci === 'Aqua' && estimate.high > before) before = Number.POSITIVE_INFINITY;
      if (!estimate.declared) within[index] = cappedAt(upTo(estimate, most), Math.max(orderedDownTo, before));
      // What stands in front of the order holds nothing behind it down.
      if (estimate.usual) continue;
      if (most !== undefined && highest > most) before = Math.min(before, most);
      highest = Math.max(highest, estimate.high);
    }
  }
  return { ...shares, items: within };
}

const barredIn = ({ restricted }: UseVerdicts) => new Set(restricted.flatMap(({ index, permitted }) => (permitted ? [] : index)));

/** What either of two uses lets expect; what the law bars from one of them is bounded by none in the other. */
export function inEitherUse(own: UseVerdicts, other: UseVerdicts): Shares {
  const [here, elsewhere] = [own.shares.items, other.shares.items];
  const barred = barredIn(own).union(barredIn(other));
  const items = here.map((share, index) => {
    const there = elsewhere[index] ?? share;
    return !barred.has(index) && share && there && there.high > share.high ? there : share;
  });
  return { ...own.shares, items };
}
