import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairsAtLeast } from '#core/similarity/alike-pairs.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { usualBounds } from '#core/similarity/filed-signs.ts';
import { isComparable } from '#core/similarity/formula.ts';
import { leastDupe, leastNear } from '#core/similarity/likeness.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { dupesByDefinition, scale, shelf } from './formulas.ts';

const product = (alias: string, brand: string, ...ids: number[]): DupeProduct => ({ alias, brand, ids });
const limit = fc.integer({ min: 1, max: 8 });

describe('dupes', () => {
  test('are those of scoring every pair, to the last bit', () => {
    fc.assert(
      fc.property(shelf, limit, (products, most) => {
        expect([...dupesOf(categoryIndex(products, scale), most)]).toEqual([...dupesByDefinition(products, most, leastNear)]);
      }),
      { numRuns: 300 },
    );
  });

  test('of a large category are those of scoring every pair, down to what is still called a dupe', () => {
    fc.assert(
      fc.property(shelf, limit, (products, most) => {
        expect([...dupesOf(categoryIndex(products, scale), most, 0)]).toEqual([...dupesByDefinition(products, most, leastDupe)]);
      }),
      { numRuns: 300 },
    );
  });

  test('do not depend on the order of the products', () => {
    fc.assert(
      fc.property(shelf, (products) => {
        expect(dupesOf(categoryIndex(products.toReversed(), scale), 5)).toEqual(dupesOf(categoryIndex(products, scale), 5));
      }),
      { numRuns: 50 },
    );
  });

  test('with the same score stand by alias; the product itself and what shares nothing are left out', () => {
    const products = ['d', 'b', 'c', 'a'].map((alias) => product(alias, alias, 1, 2));
    const lists = dupesOf(categoryIndex([...products, product('z', 'z', 20)], scale), 2);
    expect(lists.get('c')).toEqual([
      { alias: 'a', score: 1, twins: [] },
      { alias: 'b', score: 1, twins: [] },
    ]);
    expect(lists.get('z')).toEqual([]);
  });

  test('twins of a brand take one place, those of another brand places of their own', () => {
    const products = [product('a', 'x', 1, 2, 3), product('b1', 'y', 1, 2, 3), product('b2', 'y', 1, 2, 3), product('c', 'z', 1, 2, 3)];
    const lists = dupesOf(categoryIndex(products, scale));
    expect(lists.get('a')).toEqual([
      { alias: 'b1', score: 1, twins: ['b2'] },
      { alias: 'c', score: 1, twins: [] },
    ]);
    expect(lists.get('b1')?.map(({ alias }) => alias)).toEqual(['a', 'b2', 'c']);
  });

  test('with a scent, or with what the law prohibits, are no twins of those without', () => {
    const own = product('a', 'x', 1, 2, 3);
    const others = [
      { ...product('b1', 'y', 1, 2, 3), holds: ['fragrance'] as const },
      { ...product('b2', 'y', 1, 2, 3), holds: [] },
      { ...product('b3', 'y', 1, 2, 3), prohibited: [3] },
      { ...product('b4', 'y', 1, 2, 3), holds: ['fragrance'] as const },
    ];
    const lists = dupesOf(categoryIndex([own, ...others], scale));
    expect(lists.get('a')?.map(({ alias, twins }) => [alias, twins])).toEqual([
      ['b1', ['b4']],
      ['b2', []],
      ['b3', []],
    ]);
  });

  test('need an alias of its own for every product', () => {
    expect(() => categoryIndex([product('a', 'x', 1), product('a', 'x', 2)], scale)).toThrow(/the alias "a"/);
  });
});

describe('every pair that is alike enough is found, however much that is', () => {
  const least = fc.constantFrom(0.3, 0.5, 0.8, 0.95, 1);
  const copies = fc.integer({ min: 1, max: 4 });

  test.each([
    ['with short signs', { ...usualBounds, length: 2 }],
    ['with usual signs', usualBounds],
    ['where every sign is full', { ...usualBounds, drawer: 0, length: 20 }],
    ['where signs of any length may be full', { ...usualBounds, drawer: 2, length: 20 }],
    ['where signs stay short, as longer ones would fill the memory', { ...usualBounds, drawer: 2, entries: 60 }],
  ])('%s', (_, bounds) => {
    fc.assert(
      fc.property(shelf, copies, least, (some, times, wanted) => {
        const products = Array.from({ length: times }, (__, copy) => some.map((one) => ({ ...one, alias: `${one.alias}-${copy}` }))).flat();
        const index = categoryIndex(products, scale);
        const found = new Map<string, number>();
        const visit = (one: number, other: number, score: number) => found.set([one, other].sort((a, b) => a - b).join(' '), score);
        pairsAtLeast(index, wanted, visit, bounds);
        const weighed = index.products.map((one) => weigh(one, scale));
        const expected = weighed.flatMap((one, number) =>
          weighed.slice(0, number).flatMap((other, place) => {
            const score = similarityOf(one, other);
            return score >= wanted ? [[`${place} ${number}`, score] as const] : [];
          }),
        );
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 100 },
    );
  });
});

test('what was hardly read and lists of one or two names are compared with nothing', () => {
  const formula = { ids: [1, 2, 3], others: [], acting: [], holds: [], mayHold: [], prohibited: [], withheld: false, wholly: true };
  expect(isComparable(formula)).toBe(true);
  expect(isComparable({ ...formula, withheld: true })).toBe(false);
  expect(isComparable({ ...formula, ids: [1, 2, 2] })).toBe(false);
});
