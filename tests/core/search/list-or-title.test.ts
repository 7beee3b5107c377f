import { expect, test } from 'vitest';
import { columnAsLine, isList, titleIn } from '#core/search/list-or-title.ts';

test.each([
  ['Aqua, Glycerin, Niacinamide, Panthenol', true],
  ['Aqua • Glycerin • Niacinamide • Panthenol', true],
  ['Aqua; Glycerin; Niacinamide; Panthenol;', true],
  ['Aqua, Glycerin, ', false],
  ['Cream for dry, very dry and cracked skin', false],
])('%s: a list? %s', (typed, expected) => {
  expect(isList(typed)).toBe(expected);
});

test('a list of one name a line becomes one line; a list broken at the end of a line is left to the field', () => {
  expect(columnAsLine('Aqua\r\nGlycerin\r\n\r\nNiacinamide,\r\n Panthenol\r\n')).toBe('Aqua, Glycerin, Niacinamide, Panthenol');
  expect(columnAsLine('Aqua,\nGlycerin,\nNiacinamide,\nPanthenol')).toBe('Aqua, Glycerin, Niacinamide, Panthenol');
  expect(columnAsLine('Aqua, Glycerin, Caprylic/Capric\nTriglyceride, Panthenol, Cetearyl\nAlcohol, Squalane,\nParfum')).toBeNull();
  expect(columnAsLine('Petrel\nSoft Night')).toBeNull();
});

const known = { id: 1 };
const unknown = { id: null };
test.each([
  ['Petrel Soft Night', [], 'Petrel Soft Night'],
  [' Argan Oil Shampoo\n', [known, unknown], 'Argan Oil Shampoo'],
  ['Niacinamide', [known], null],
  ['Aqua, Foo', [known, unknown], null],
  ['Aqua Foo Bar Baz', [known, unknown, unknown], null],
  ['Soft\nNight', [unknown], null],
  ['x'.repeat(101), [unknown], null],
  [' ', [], null],
])('the title in %j by what was read of it', (text, items, expected) => {
  expect(titleIn(text, items)).toBe(expected);
});
