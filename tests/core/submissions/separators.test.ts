import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { isParted, withCommas } from '#core/submissions/separators.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (list: string) => readLabel(list, dictionary);

test.each([
  'Aqua, Glycerin, 1,2-Hexanediol, Niacinamide.',
  'Ingredients: Aqua (Water), Glycerin,\nButyrospermum Parkii (Shea) Butter, Parfum (Limonene, Linalool)',
  'Aqua, Glycerin, Mica. May contain: CI 77491, CI 77492',
  'Active ingredients: Zinc Oxide 12%, Titanium Dioxide 5%. Inactive ingredients: Water, Glycerin, Squalane',
])('a list with a comma and a space stays as it is: %#', (list) => {
  expect(isParted(read(list))).toBe(true);
  expect(withCommas(read(list))).toBe(list);
});

test.each([
  ['Aqua; Glycerin; Niacinamide', 'Aqua, Glycerin, Niacinamide'],
  ['Aqua,Glycerin,1,2-Hexanediol,Niacinamide', 'Aqua, Glycerin, 1,2-Hexanediol, Niacinamide'],
  ['Aqua\nGlycerin\nNiacinamide', 'Aqua, Glycerin, Niacinamide'],
  ['Ingredients: Aqua • Glycerin • Niacinamide', 'Ingredients: Aqua, Glycerin, Niacinamide'],
])('other signs become a comma and a space: %#', (list, better) => {
  expect(isParted(read(list))).toBe(false);
  expect(withCommas(read(list))).toBe(better);
  expect(isParted(read(better))).toBe(true);
});
