import { expect, test } from 'vitest';
import { amountOf, pricePerHundred } from '#core/catalog/unit-price.ts';

test('a price is compared by 100 ml or 100 g, packs of several included', () => {
  expect(pricePerHundred(20, '50 ml')).toEqual({ price: 40, unit: 'ml' });
  expect(pricePerHundred(30, '2 × 50 ml')).toEqual({ price: 30, unit: 'ml' });
  expect(pricePerHundred(9, '4.5 g')).toEqual({ price: 200, unit: 'g' });
});

test('sizes in other words are not compared', () => {
  for (const size of ['10 patches', '1 fl oz', '0 ml', '']) expect(amountOf(size)).toBeNull();
});
