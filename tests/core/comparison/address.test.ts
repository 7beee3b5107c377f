import { expect, test } from 'vitest';
import { aliasesOf, comparisonAlias } from '#core/comparison/address.ts';

test('a comparison has one address, whatever order it was asked for in', () => {
  expect(comparisonAlias(['b-cream', 'a-balm', 'b-cream'])).toBe('a-balm-vs-b-cream');
  expect(aliasesOf('a-balm-vs-b-cream')).toEqual(['a-balm', 'b-cream']);
  expect(comparisonAlias(aliasesOf('z-vs-y-vs-x') ?? [])).toBe('x-vs-y-vs-z');
});

test.each(['', 'a-vs-', '-vs-b', 'A-vs-b', 'a-vs-b-vs-c-vs-d-vs-e', 'a/b-vs-c', 'a--b-vs-c'])('"%s" names no products', (name) => {
  expect(aliasesOf(name)).toBeNull();
});
