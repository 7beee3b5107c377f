import { expect, test } from 'vitest';
import { alsoLike, type LikedProduct, likeLimits } from '#core/similarity/also-like.ts';

const product = (brand: string, effects: readonly string[], further: Partial<LikedProduct> = {}): LikedProduct => ({
  brand,
  kind: 'creams',
  effects,
  raised: [],
  beside: [],
  offered: true,
  list: new Set(),
  ...further,
});

const othersOf = (products: readonly LikedProduct[]) => alsoLike(products)[0]?.map(({ other }) => other);

test('what shares effects is suggested, rare ones named first, at most one product of each brand, its own too', () => {
  const products = [
    product('a', ['moisture', 'lines']),
    product('b', ['moisture', 'lines']),
    product('b', ['moisture', 'lines']),
    product('c', ['moisture']),
    product('d', ['tan']),
    product('e', []),
    product('a', ['moisture', 'lines'], { list: new Set([1, 2, 3]) }),
    product('a', ['moisture', 'lines'], { list: new Set([4, 5]) }),
  ];
  const [likes] = alsoLike(products);
  expect(likes?.map(({ other }) => products[other]?.brand).toSorted()).toEqual(['a', 'b', 'c']);
  expect(likes?.[0]?.shared).toEqual(['lines', 'moisture']);
});

test('dupes, other formulas of the product, what is no longer made and the product itself are not suggested', () => {
  const products = [
    product('a', ['lines'], { beside: [1], list: new Set([1]) }),
    product('b', ['lines']),
    product('c', ['lines'], { offered: false }),
    product('d', ['lines']),
    product('e', ['tan']),
    product('a', ['lines'], { list: new Set([1]) }),
  ];
  expect(alsoLike(products)[0]).toEqual([{ other: 3, shared: ['lines'] }]);
});

test('what shares half of its ingredients is a dupe or another shade, and is not suggested, whatever stands beside the product', () => {
  const listed = (brand: string, list: readonly number[]) => product(brand, ['lines'], { list: new Set(list) });
  const others = [listed('b', [1, 2, 3, 4]), listed('c', [1, 2, 5]), listed('d', [1, 2, 5, 6]), product('e', ['tan'])];
  expect(othersOf([listed('a', [1, 2, 3]), ...others])).toEqual([3]);
});

test('nothing of another kind is suggested, and nothing where the kind is not certain', () => {
  const unsure = product('c', ['lines'], { kind: null });
  const products = [product('a', ['lines']), product('a', ['lines'], { kind: 'toners' }), unsure, unsure, product('d', ['tan'])];
  expect(alsoLike(products)).toEqual([[], [], [], [], []]);
});

test('what is said to be absent is not in what is suggested, and of a list that was not wholly read nothing is known to be', () => {
  const others = [
    product('b', ['lines'], { raised: ['fragrance'] }),
    product('c', ['lines'], { raised: [] }),
    product('d', ['lines'], { raised: null }),
    product('e', ['tan']),
  ];
  expect(othersOf([product('a', ['lines']), ...others])).toEqual([2]);
  expect(othersOf([product('a', ['lines'], { raised: ['fragrance', 'peg'] }), ...others])?.toSorted()).toEqual([1, 2]);
  expect(othersOf([product('a', ['lines'], { raised: null }), ...others])?.toSorted()).toEqual([1, 2]);
});

test('a new product leaves the suggestions of those before it as they were, except where a list was not full', () => {
  const products = Array.from({ length: 12 }, (_, number) => product(`brand-${number}`, ['lines']));
  const others = [product('x', ['tan'])];
  const before = alsoLike([...others, ...products]);
  const after = alsoLike([...others, ...products, product('new', ['lines'])]);
  const changed = before.filter((likes, number) => JSON.stringify(likes) !== JSON.stringify(after[number]));
  expect(changed.length).toBeLessThanOrEqual(likeLimits.most);
});

test('suggestions are the same for the same catalogue', () => {
  const products = Array.from({ length: 30 }, (_, number) =>
    product(`brand-${number % 7}`, [['lines', 'moisture', 'calm'][number % 3] ?? '', 'repair']),
  );
  expect(alsoLike(products)).toEqual(alsoLike(products));
});
