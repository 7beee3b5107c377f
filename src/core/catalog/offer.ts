import { type Priced, pricedOf } from './best-offer.ts';
import type { Offer } from './records.ts';

/** A size as the catalogue has it: with the price that was given with it, or none. */
type PlainSize = Pick<Offer, 'size' | 'price' | 'currency' | 'priceDate'>;
/** What a shop asks for. */
export type ShopOffer = Omit<Offer, 'price' | 'currency' | 'priceDate' | 'shop'> & {
  readonly price: number;
  readonly currency: string;
  readonly priceDate: string;
  readonly shop: string;
};

/** All that is known of what a product costs: sizes with and without a price, and in their place what shops ask for them. */
export function withShops(sizes: readonly PlainSize[], shops: readonly ShopOffer[]): Offer[] {
  const sold = new Set(shops.map(({ size }) => size));
  const plain = sizes.filter(({ size, price }) => price !== null || !sold.has(size));
  return [
    ...plain.map(({ size, price, currency, priceDate }) => ({ size, price, currency, priceDate, shop: null, link: null, earlier: [] })),
    ...shops,
  ];
}

/** The cheapest of each size in each currency: what lists and comparisons go by. */
export function cheapestOfSizes<One extends PlainSize>(offers: readonly One[]): One[] {
  const groups = Map.groupBy(offers, ({ size, currency }) => `${currency} ${size}`);
  return [...groups.values()].flatMap((group) => group.reduce((a, b) => ((b.price ?? 0) < (a.price ?? 0) ? b : a)));
}

/** The sizes that are known, each once. */
export const sizesOf = (offers: readonly Pick<Offer, 'size'>[]): string[] => [
  ...new Set(offers.flatMap(({ size }) => (size === '' ? [] : size))),
];

export interface PricedOffer extends Priced {
  readonly offer: Offer;
}

/** Offers with a price, currency by currency, the one with most of them first; of each so many of the cheapest for the amount. */
export function cheapestFirst(offers: readonly Offer[], most: number): PricedOffer[] {
  const priced = offers.flatMap((offer) => pricedOf(offer).map((one) => ({ ...one, offer })));
  const byCurrency = Map.groupBy(priced, ({ currency }) => currency);
  const before = (a: PricedOffer, b: PricedOffer) =>
    (a.each?.price ?? Number.MAX_VALUE) - (b.each?.price ?? Number.MAX_VALUE) || a.amount - b.amount;
  return [...byCurrency.values()].sort((a, b) => b.length - a.length).flatMap((group) => group.sort(before).slice(0, most));
}
