import { expect, test } from 'vitest';
import { alsoLike, type LikedProduct, likeLimits } from '#core/similarity/also-like.ts';

const product = (brand: string, effects: readonly string[], further: Partial<LikedProduct> = {}): LikedProduct => ({
  brand,
  category: 'creams',
  for: 'skin',
  effects,
  beside: [],
  offered: true,
  ...further,
});

test('what shares effects is suggested, rare ones named first, at most one product of each brand', () => {
  const products = [
    product('a', ['moisture', 'lines']),
    product('b', ['moisture', 'lines']),
    product('b', ['moisture', 'lines']),
    product('c', ['moisture']),
    product('d', ['tan']),
    product('e', []),
  ];
  const [likes] = alsoLike(products);
  expect(likes?.map(({ other }) => products[other]?.brand)).toEqual(['b']);
  expect(likes?.[0]?.shared).toEqual(['lines', 'moisture']);
});

test('dupes, other formulas of the product, what is no longer made and the product itself are not suggested', () => {
  const products = [
    product('a', ['lines'], { beside: [1] }),
    product('b', ['lines']),
    product('c', ['lines'], { offered: false }),
    product('d', ['lines']),
    product('e', ['tan']),
  ];
  expect(alsoLike(products)[0]).toEqual([{ other: 3, shared: ['lines'] }]);
});

test('the brand adds one product of another category that does the same', () => {
  const products = [
    product('a', ['lines']),
    product('a', ['tan'], { category: 'toners' }),
    product('a', ['lines'], { category: 'toners' }),
    product('a', ['lines'], { category: 'serums' }),
  ];
  const [likes] = alsoLike(products);
  expect(likes).toHaveLength(likeLimits.ofBrand);
  expect(likes?.[0]?.shared).toEqual(['lines']);
});

test('the brand adds nothing for another part of the body, nor what is of no category', () => {
  const hair = { category: 'conditioners', for: 'hair' };
  const products = [
    product('a', ['moisture']),
    product('a', ['moisture'], hair),
    product('a', ['moisture'], { category: null, for: null }),
    product('a', ['moisture'], { category: null, for: null }),
  ];
  expect(alsoLike(products)).toEqual([[], [], [], []]);
});

test('a new product leaves the suggestions of those before it as they were, except where a list was not full', () => {
  const products = Array.from({ length: 12 }, (_, number) => product(`brand-${number}`, ['lines']));
  const others = [product('x', ['tan'])];
  const before = alsoLike([...others, ...products]);
  const after = alsoLike([...others, ...products, product('new', ['lines'])]);
  const changed = before.filter((likes, number) => JSON.stringify(likes) !== JSON.stringify(after[number]));
  expect(changed.length).toBeLessThanOrEqual(likeLimits.maxOfCategory);
});

test('suggestions are the same for the same catalogue', () => {
  const products = Array.from({ length: 30 }, (_, number) =>
    product(`brand-${number % 7}`, [['lines', 'moisture', 'calm'][number % 3] ?? '', 'repair']),
  );
  expect(alsoLike(products)).toEqual(alsoLike(products));
});
