import { expect, test } from 'vitest';
import { isNearList } from '#core/imports/same-product.ts';

const names = Array.from({ length: 20 }, (_, number) => `name-${number}`);

test.each([
  ['the same list', names, names, true],
  ['another order', names, names.toReversed(), true],
  ['one name more', names, [...names, 'more'], true],
  ['another name instead', names, [...names.slice(1), 'other'], true],
  ['two other names', names, [...names.slice(2), 'a', 'b'], false],
  ['an unknown name in either', [...names, null], [...names, null], true],
  ['three unknown names', [...names, null, null, null], names, false],
  ['short lists that differ in one name', ['a', 'b', 'c'], ['a', 'b'], false],
  ['nothing', [], [], false],
] as const)('%s: one list or not', (_, a, b, isOne) => {
  expect(isNearList(a, b)).toBe(isOne);
});
