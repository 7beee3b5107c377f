import type { PricePoint } from '#core/catalog/records.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Share of the width behind the last change: since then the price has stayed. */
const tail = 0.2;
/** The line is not cut at the edges. */
const edge = 1;

/** The path of a line that stands at each price until it changes: time from left to right, dearer is higher. At least two prices that differ. */
export function priceSteps(prices: readonly PricePoint[], { width, height }: Box): string {
  const days = prices.map(({ day }) => Date.parse(day) / 86_400_000);
  const all = prices.map(({ price }) => price);
  const [start = 0, end = 0] = [days[0], days.at(-1)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (day: number) => Math.round(((day - start) / Math.max(1, end - start)) * width * (1 - tail));
  const y = (price: number) => Math.round(edge + ((high - price) / Math.max(1, high - low)) * (height - 2 * edge));
  return `${prices.map(({ price }, index) => (index === 0 ? `M0 ${y(price)}` : `H${x(days[index] ?? 0)}V${y(price)}`)).join('')}H${width}`;
}
