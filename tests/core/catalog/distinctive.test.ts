import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CategoryCount, distinctiveIngredients, distinctiveLimits } from '#core/catalog/distinctive.ts';

const size = { inCategory: 100, inAll: 1000 };
const count = (ingredient: number, inCategory: number, inAll: number, firstRole = 'emollient'): CategoryCount => ({
  ingredient,
  firstRole,
  inCategory,
  inAll,
});
const order = (...counts: readonly CategoryCount[]) => distinctiveIngredients(counts, size).map(({ ingredient }) => ingredient);

test('water and the like tell nothing', () => {
  expect(order(count(1, 50, 60, 'solvent'), count(2, 10, 12))).toEqual([2]);
});

test('five products are enough, four are not', () => {
  expect(order(count(1, 4, 4), count(2, 5, 5))).toEqual([2]);
});

test('what 60 % of the category holds is no choice', () => {
  expect(order(count(1, 60, 60), count(2, 59, 59))).toEqual([2]);
});

test('what is as frequent elsewhere is not distinctive', () => {
  expect(order(count(1, 20, 200), count(2, 20, 400), count(3, 20, 199))).toEqual([3]);
});

test('the lift is the share here over the share everywhere', () => {
  expect(distinctiveIngredients([count(1, 20, 50)], size)).toEqual([{ ingredient: 1, products: 20, lift: 4 }]);
});

test('a common ingredient comes before a rarity with the same lift, a higher lift before the same count', () => {
  expect(order(count(1, 5, 10), count(2, 40, 80), count(3, 40, 60))).toEqual([3, 2, 1]);
});

test('whatever the counts, the list keeps its limits and its order does not depend on theirs', () => {
  const counts = fc.uniqueArray(
    fc.record({
      ingredient: fc.nat(500),
      firstRole: fc.constantFrom('solvent', 'emollient'),
      inCategory: fc.integer({ min: 1, max: 100 }),
      more: fc.nat(900),
    }),
    { selector: ({ ingredient }) => ingredient, maxLength: 200 },
  );
  fc.assert(
    fc.property(counts, (drawn) => {
      const all = drawn.map(({ more, ...rest }) => ({ ...rest, inAll: rest.inCategory + more }));
      const distinctive = distinctiveIngredients(all, size);
      expect(distinctive.length).toBeLessThanOrEqual(distinctiveLimits.most);
      for (const { products, lift } of distinctive) {
        expect(products).toBeGreaterThanOrEqual(distinctiveLimits.fewestProducts);
        expect(products).toBeLessThan(distinctiveLimits.shareBelow * size.inCategory);
        expect(lift).toBeGreaterThan(1);
      }
      expect(distinctiveIngredients(all.toReversed(), size)).toEqual(distinctive);
    }),
  );
});
