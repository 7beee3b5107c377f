import { expect, test } from 'vitest';
import { bestOffers } from '#core/catalog/best-offer.ts';
import { earlierPrices } from '#core/catalog/earlier-prices.ts';
import { cheapestFirst, cheapestOfSizes, sizesOf, withShops } from '#core/catalog/offer.ts';

const plain = (size: string, price: number | null = null) => ({
  size,
  price,
  currency: price === null ? null : 'EUR',
  priceDate: price === null ? null : '2026-01-01',
});
const asked = (shop: string, size: string, price: number, currency = 'EUR') => ({
  shop,
  size,
  price,
  currency,
  priceDate: '2026-03-01',
  link: null,
  earlier: [],
});

test('the cheapest for the amount is told in each currency, never across them', () => {
  const offers = [
    asked('a', '50 ml', 1000),
    asked('b', '100 ml', 1500),
    asked('c', '50 ml', 90_000, 'RUB'),
    asked('d', '50 ml', 80_000, 'RUB'),
  ];
  expect(bestOffers([...offers, asked('e', '200 ml', 2000)])).toEqual([
    { size: '200 ml', amount: 20, currency: 'EUR', each: { price: 10, unit: 'ml' } },
    { size: '50 ml', amount: 800, currency: 'RUB', each: { price: 1600, unit: 'ml' } },
  ]);
});

test('pieces and unknown sizes are compared with their like', () => {
  expect(bestOffers([asked('a', '60 pcs', 3000), asked('b', '20 pcs', 1200)])).toMatchObject([
    { size: '60 pcs', each: { price: 0.5, unit: 'pcs' } },
  ]);
  expect(bestOffers([asked('a', '', 900), asked('b', '', 700)])).toMatchObject([{ amount: 7, each: null }]);
  expect(bestOffers([asked('a', '', 900), asked('b', '50 g', 2000)])).toMatchObject([{ size: '50 g' }]);
});

test('what shops ask stands in the place of a size without a price', () => {
  const offers = withShops([plain('50 ml'), plain('100 ml'), plain('200 ml', 4000)], [asked('a', '50 ml', 1000), asked('a', '', 500)]);
  expect(offers.map(({ size, shop }) => [size, shop])).toEqual([
    ['100 ml', null],
    ['200 ml', null],
    ['50 ml', 'a'],
    ['', 'a'],
  ]);
  expect(sizesOf(offers)).toEqual(['100 ml', '200 ml', '50 ml']);
});

test('lists go by the cheapest of each size and currency', () => {
  const offers = [asked('a', '50 ml', 1000), asked('b', '50 ml', 900), asked('c', '50 ml', 90_000, 'RUB')];
  expect(cheapestOfSizes(offers).map(({ shop }) => shop)).toEqual(['b', 'c']);
});

test('a page lists so many of each currency, the cheapest for the amount first', () => {
  const offers = [asked('a', '50 ml', 1000), asked('b', '100 ml', 1000), asked('c', '', 100), asked('d', '50 ml', 90_000, 'RUB')];
  expect(cheapestFirst(offers, 9).map(({ offer }) => offer.shop)).toEqual(['b', 'a', 'c', 'd']);
  expect(cheapestFirst(offers, 1).map(({ offer }) => offer.shop)).toEqual(['b', 'd']);
});

test('earlier prices are those that differ from the one before', () => {
  const points = [5, 5, 6, 5].map((price, index) => ({ day: `2026-01-0${index + 1}`, price }));
  expect(earlierPrices(points)).toEqual([
    { day: '2026-01-01', price: 5 },
    { day: '2026-01-03', price: 6 },
  ]);
  expect(earlierPrices(points.slice(0, 2))).toEqual([]);
});
