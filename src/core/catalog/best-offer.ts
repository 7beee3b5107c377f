import { majorUnits } from './money.ts';
import { unitPrice } from './unit-price.ts';

export interface Offered {
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number | null;
  readonly currency: string | null;
}

/** An offer with its price in the usual unit of the currency, and what 100 ml, 100 g or a piece of it cost. */
export interface Priced {
  readonly size: string;
  readonly amount: number;
  readonly currency: string;
  readonly each: ReturnType<typeof unitPrice>;
}

/** The offer with its price, as a list of none or one. */
export function pricedOf({ size, price, currency }: Offered): Priced[] {
  if (price === null || currency === null) return [];
  const amount = majorUnits(price, currency);
  return [{ size, amount, currency, each: unitPrice(amount, size) }];
}

/** Of each currency the offer that costs least for the amount, the currency with most offers first; sizes in other words come last. Currencies are never compared. */
export function bestOffers(offers: readonly Offered[]): Priced[] {
  const byCurrency = Map.groupBy(offers.flatMap(pricedOf), ({ currency }) => currency);
  return [...byCurrency.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((priced) => {
      // Millilitres and grams are not compared either.
      const unit = priced.find(({ each }) => each !== null)?.each?.unit;
      const comparable = priced.filter(({ each }) => each?.unit === unit);
      return comparable.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
    });
}

const costOf = ({ each, amount }: Priced) => each?.price ?? amount;

/** The first of them. */
export const bestOffer = (offers: readonly Offered[]): Priced | null => bestOffers(offers)[0] ?? null;
