import { expect, test } from 'vitest';
import { isNearList, isOtherList } from '#core/imports/same-product.ts';

const names = Array.from({ length: 20 }, (_, number): string | null => `name-${number}`);

test.each([
  ['the same list', names, names, true],
  ['another order', names, names.toReversed(), false],
  ['another order of what stands in front', names, ['name-1', 'name-0', ...names.slice(2)], false],
  ['another order far behind', names, [...names.slice(0, 12), ...names.slice(12).toReversed()], true],
  ['an allergen more at the end', names, [...names, 'linalool'], false],
  ['a filter more among the first', names, names.toSpliced(3, 0, 'zinc-oxide'), false],
  ['another name instead', names, names.with(7, 'other'), false],
  ['a name of which one list has a misprint', names, names.with(7, null), true],
  ['a last name of which one list has a misprint', names, names.with(-1, null), true],
  ['an unread name elsewhere than the known one', names, [...names.toSpliced(7, 1), null], false],
  ['one unread name for two known ones', names, names.toSpliced(7, 2, null), false],
  ['an unread name that both have beside the known one', names.with(6, null).toSpliced(7, 1), names.with(6, null), false],
  ['a name twice', names, [...names, 'name-3'], true],
  ['an unknown name in either', [...names, null], [...names, null], true],
  ['three unknown names', [...names, null, null, null], names, false],
  ['short lists that differ in one name', ['a', 'b', 'c'], ['a', 'b'], false],
  ['nothing', [], [], false],
] as const)('%s: one list or not', (_, a, b, isOne) => {
  expect(isNearList({ text: 'A', items: a }, { text: 'B', items: b })).toBe(isOne);
});

test('the same letters are one list, read or not', () => {
  const items = ['aqua', null, 'parfum'];
  expect(isNearList({ text: 'Aqua, Nordlysine; Parfum', items }, { text: 'AQUA, NORDLYSINE, PARFUM.', items })).toBe(true);
  expect(isNearList({ text: 'Aqua, Nordlysine, Parfum', items }, { text: 'Aqua, Petreline, Parfum', items })).toBe(false);
});

test('records of one barcode list other things where a name differs, or the order in front', () => {
  expect(isOtherList(names, names.with(7, 'other'))).toBe(true);
  expect(isOtherList(names, ['name-1', 'name-0', ...names.slice(2)])).toBe(true);
  expect(isOtherList(names, [...names.slice(0, 12), ...names.slice(12).toReversed()])).toBe(false);
});
