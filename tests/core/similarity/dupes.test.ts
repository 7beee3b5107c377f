import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryIndex, type DupeProduct, withoutProduct, withProduct } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { dupesAfterChange, type ProductChange } from '#core/similarity/dupes-after-change.ts';
import { nearest } from '#core/similarity/nearest.ts';
import { flagged, sameButWithout } from '#core/similarity/same-but-without.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { weigh, without } from '#core/similarity/weigh.ts';
import { dupesByDefinition, formula, scale, shelf } from './formulas.ts';

const product = (alias: string, ...ids: number[]): DupeProduct => ({ alias, ids });
const limit = fc.integer({ min: 1, max: 8 });

describe('dupes', () => {
  test('are those of scoring every pair, to the last bit', () => {
    fc.assert(
      fc.property(shelf, limit, (products, most) => {
        const lists = dupesOf(categoryIndex(products, scale), most);
        expect(lists.size).toBe(products.length);
        for (const [alias, list] of dupesByDefinition(products, most)) expect(lists.get(alias)).toEqual(list);
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
    const products = [product('d', 1, 2), product('b', 1, 2), product('c', 1, 2), product('a', 1, 2), product('z', 20)];
    const lists = dupesOf(categoryIndex(products, scale), 2);
    expect(lists.get('c')).toEqual([
      { alias: 'a', score: 1 },
      { alias: 'b', score: 1 },
    ]);
    expect(lists.get('z')).toEqual([]);
  });

  test('need an alias of its own for every product', () => {
    expect(() => categoryIndex([product('a', 1), product('a', 2)], scale)).toThrow(/the alias "a"/);
  });

  test('of a pasted list come from the same index', () => {
    const index = categoryIndex([product('a', 1, 2, 3), product('b', 1, 2), product('c', 9)], scale);
    const pasted = weigh({ ids: [1, 2, 3] }, scale);
    expect(nearest(index, pasted).map(({ alias }) => alias)).toEqual(['a', 'b']);
    expect(nearest(index, pasted)[0]?.score).toBe(1);
  });
});

test('the nearest to any list are the first of all that may be named', () => {
  fc.assert(
    fc.property(shelf, formula, fc.nat({ max: 6 }), limit, (products, pasted, barred, most) => {
      const index = categoryIndex(products, scale);
      const accepts = (number: number) => number % 7 !== barred;
      const wish = weigh(pasted, scale);
      const scored = index.products.map(({ product: { alias }, weighed }) => ({ alias, score: similarityOf(wish, weighed) }));
      const expected = scored
        .filter(({ score }, number) => score > 0 && accepts(number))
        .sort((a, b) => b.score - a.score)
        .slice(0, most);
      expect(nearest(index, wish, { limit: most, accepts })).toEqual(expected);
    }),
  );
});

describe('after one change', () => {
  const change = fc.tuple(
    shelf,
    fc.array(fc.integer({ min: 0, max: 29 }), { maxLength: 12 }),
    fc.nat(),
    fc.constantFrom('add', 'edit', 'remove'),
  );

  test('the index is that of the changed products, and the changed lists are exactly those that a full run makes different', () => {
    fc.assert(
      fc.property(change, limit, ([products, ids, chosen, kind], most) => {
        const subject = products[chosen % products.length]?.alias ?? '';
        const alias = kind === 'add' ? 'p50x' : subject;
        const edit: ProductChange = kind === 'remove' ? { kind: 'removed', alias } : { kind: 'set', product: { alias, ids } };
        const changedProducts = [...products.filter((other) => other.alias !== alias), ...(edit.kind === 'set' ? [edit.product] : [])];
        const index = categoryIndex(products, scale);
        const before = dupesOf(index, most);
        const expected = dupesByDefinition(changedProducts, most);
        const { index: after, changed } = dupesAfterChange(index, before, edit, most);
        expect(after).toEqual(categoryIndex(changedProducts, scale));
        const different = [...expected].filter(([name, list]) => JSON.stringify(before.get(name)) !== JSON.stringify(list));
        expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(different));
      }),
      { numRuns: 500 },
    );
  });

  test('that changes nothing, no list changes', () => {
    const index = categoryIndex([product('a', 1, 2), product('b', 1, 2, 3)], scale);
    expect(dupesAfterChange(index, dupesOf(index), { kind: 'set', product: product('a', 1, 2) }).changed.size).toBe(0);
    expect(dupesAfterChange(index, dupesOf(index), { kind: 'removed', alias: 'nobody' }).changed.size).toBe(0);
  });

  test('a product put in and taken out again leaves the index as it was', () => {
    const index = categoryIndex([product('a', 1, 2), product('c', 1, 2, 3)], scale);
    expect(withoutProduct(withProduct(index, product('b', 2)), 'b')).toEqual(index);
  });
});

describe('the same but without', () => {
  test('names only what lacks it, the nearest to the rest of the list first: exactly', () => {
    fc.assert(
      fc.property(shelf, fc.integer({ min: 0, max: 6 }), fc.nat(), limit, (products, id, chosen, most) => {
        const isUnwanted = (other: number) => other === id || other === 29;
        const subject = products[chosen % products.length] ?? product('none');
        const wish = weigh(without(subject, isUnwanted), scale);
        const expected = products
          .filter((other) => other !== subject && ![...other.ids, ...(other.mayContain ?? [])].some(isUnwanted))
          .map((other) => ({ alias: other.alias, score: similarityOf(wish, weigh(other, scale)) }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || (a.alias < b.alias ? -1 : 1))
          .slice(0, most);
        expect(sameButWithout(categoryIndex(products, scale), subject.alias, isUnwanted, most)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('the list with the unwanted left out is a perfect answer', () => {
    const index = categoryIndex([product('a', 1, 28, 2, 3), product('b', 1, 2, 3), product('c', 1, 28, 2)], scale);
    expect(sameButWithout(index, 'a', (id) => id === 28)).toEqual([{ alias: 'b', score: 1 }]);
  });

  test('a flag is unwanted with all that has it, look-alikes apart', () => {
    const flag = (state: 'settled' | 'seen') => ({ flags: [{ flag: 'fragrance' as const, state, level: null, reason: 'r' }] });
    const isUnwanted = flagged([flag('settled'), flag('seen'), { flags: [] }], 'fragrance');
    expect([0, 1, 2, 99].map(isUnwanted)).toEqual([true, false, false, false]);
  });

  test('of a product that is not there is null', () => {
    expect(sameButWithout(categoryIndex([], scale), 'a', () => false)).toBeNull();
  });
});
