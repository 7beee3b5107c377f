import { majorUnits } from './money.ts';
import { pricePerHundred } from './unit-price.ts';

interface Offered {
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number | null;
  readonly currency: string | null;
}

/** An offer with its price in the usual unit of the currency, and what 100 ml or 100 g of it cost. */
export interface Priced {
  readonly size: string;
  readonly amount: number;
  readonly currency: string;
  readonly each: ReturnType<typeof pricePerHundred>;
}

/** The offer that costs least for the amount; sizes in other words come last. */
export function bestOffer(offers: readonly Offered[]): Priced | null {
  const priced = offers.flatMap(({ size, price, currency }): Priced[] => {
    if (price === null || currency === null) return [];
    const amount = majorUnits(price, currency);
    return [{ size, amount, currency, each: pricePerHundred(amount, size) }];
  });
  const [first] = priced;
  const comparable = priced.filter(({ currency, each }) => currency === first?.currency && each?.unit === first.each?.unit);
  return (
    comparable.toSorted((a, b) => (a.each?.price ?? Number.POSITIVE_INFINITY) - (b.each?.price ?? Number.POSITIVE_INFINITY))[0] ?? null
  );
}
