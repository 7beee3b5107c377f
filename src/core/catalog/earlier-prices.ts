import type { PricePoint } from './records.ts';

/** Changes that are shown at most. */
const mostPoints = 24;

/** Of all prices of an offer, oldest first, those before the present one, without repetitions. */
export function earlierPrices(points: readonly PricePoint[]): PricePoint[] {
  const changes = points.filter(({ price }, index) => price !== points[index - 1]?.price);
  return changes.slice(-mostPoints, -1).map(({ day, price }) => ({ day, price }));
}
