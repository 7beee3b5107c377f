import { expect, test } from 'vitest';
import { amountOf, unitPrice } from '#core/catalog/unit-price.ts';

test('a price is compared by 100 ml, 100 g or the piece, packs of several included', () => {
  expect(unitPrice(20, '50 ml')).toEqual({ price: 40, unit: 'ml' });
  expect(unitPrice(30, '2 × 50 ml')).toEqual({ price: 30, unit: 'ml' });
  expect(unitPrice(9, '4.5 g')).toEqual({ price: 200, unit: 'g' });
  expect(unitPrice(30, '60 pcs')).toEqual({ price: 0.5, unit: 'pcs' });
});

test('sizes in other words are not compared', () => {
  for (const size of ['10 patches', '1 fl oz', '0 ml', '']) expect(amountOf(size)).toBeNull();
});
