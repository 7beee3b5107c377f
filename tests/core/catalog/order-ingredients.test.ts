import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sorts } from '#core/catalog/ingredient-query.ts';
import { orderIngredients } from '#core/catalog/order-ingredients.ts';
import { pageSlice } from '#core/catalog/page-slice.ts';

const rated = (low: number, high: number, productCount = 0) => ({ comedogenic: { low, high }, productCount });
const list = [rated(0, 3), { comedogenic: null, productCount: 9 }, rated(2, 3, 9), rated(4, 4), rated(0, 0)];
const all = [0, 1, 2, 3, 4];

test('comedogenic values go by their upper end, then the lower; what nobody rated comes after 0', () => {
  expect(orderIngredients(all, list, 'comedogenic', () => 0)).toEqual([3, 2, 0, 4, 1]);
});

test('equals stay from A to Z, and a better match comes before a more common one', () => {
  expect(orderIngredients(all, list, 'products', () => 0)).toEqual([1, 2, 0, 3, 4]);
  expect(orderIngredients(all, list, 'match', (place) => (place === 4 ? 0 : 1))).toEqual([4, 1, 2, 0, 3]);
  expect(orderIngredients(all, list, 'za', () => 0)).toEqual([4, 3, 2, 1, 0]);
});

test('an order loses nothing and adds nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(4)), fc.constantFrom(...sorts), (places, sort) => {
      const given = places.toSorted((a, b) => a - b);
      expect(orderIngredients(given, list, sort, (place) => place % 2).toSorted((a, b) => a - b)).toEqual(given);
    }),
  );
});

test('pages cover a list without gaps, and a page beyond the end is the last', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (length, perPage) => {
      const { last } = pageSlice(length, perPage, 1);
      const slices = Array.from({ length: last }, (_, index) => pageSlice(length, perPage, index + 1));
      expect(slices.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index))).toEqual(
        Array.from({ length }, (_, index) => index),
      );
      expect(pageSlice(length, perPage, last + 7)).toEqual(slices.at(-1));
    }),
  );
});
