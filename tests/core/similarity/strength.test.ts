import { expect, test } from 'vitest';
import { categoryIndex } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { strengthOf } from '#core/similarity/strength.ts';
import { scale } from './formulas.ts';

test.each([
  ['BB cream 9 in 1 SPF 25 - 002', '25 spf'],
  ['Sun Lotion LSF50+', '50 spf'],
  ['Crème solaire 30 SPF 100% minérale', '30 spf'],
  ['Lait solaire classique 20', '20 spf'],
  ['Spray solaire 50 ml', ''],
  ['Anti-age cream 50+', ''],
  ['20 vol. Developer', '20 vol'],
  ['Оксидант 20 объёма', '20 vol'],
  ['Volume 3 en 1', ''],
  ['Niacinamide 10 % serum', '10 percent'],
  ['Gel 98% natural', ''],
  ['Toothpaste 1450 ppm', '1450 ppm,0.145 percent'],
])('"%s" tells the strength "%s"', (title, strength) => expect(strengthOf(title)).toBe(strength));

test('products of one brand in two strengths are no twins', () => {
  const product = (alias: string, title: string) => ({ alias, brand: 'x', strength: strengthOf(title), ids: [1, 2, 3] });
  const lists = dupesOf(categoryIndex([product('a', '10 vol.'), product('b', '20 vol.'), product('c', '20 vol.')], scale));
  expect(lists.get('a')).toEqual([{ alias: 'b', score: 1, twins: ['c'] }]);
  expect(lists.get('b')?.map(({ alias, twins }) => [alias, twins])).toEqual([
    ['a', []],
    ['c', []],
  ]);
});
