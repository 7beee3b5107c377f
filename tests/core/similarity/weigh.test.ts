import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idfTable } from '#core/similarity/idf.ts';
import { hasFlag, traitsOf } from '#core/similarity/traits.ts';
import { placeWeight, significance, weigh, without } from '#core/similarity/weigh.ts';
import { knowledgeBase } from '../../support/knowledge.ts';
import { scaleWith } from './formulas.ts';

test('the rarer an ingredient, the more it tells; rarer than 1 in 200 products tells no more than a little more, and water still tells something', () => {
  const { weights, unseen } = idfTable([950, 100, 1, 0], 1_000);
  // ln(1 + 1000 / (950 + 5)), ln(1 + 1000 / 105), ln(1 + 1000 / 6), ln(1 + 1000 / 5)
  expect(weights.map((weight) => weight.toFixed(4))).toEqual(['0.7164', '2.3536', '5.1220', '5.3033']);
  expect(unseen).toBe(weights[3]);
});

test('a table names its counts', () => {
  expect(idfTable([1, 2], 9).version).toBe(idfTable([1, 2], 9).version);
  expect(idfTable([1, 3], 9).version).not.toBe(idfTable([1, 2], 9).version);
  expect(idfTable([], 0).unseen).toBeGreaterThan(0);
});

test('a place weighs the root of what the order rule allows, and hardly falls behind the 1 % line', () => {
  expect([1, 4, 9].map((place) => placeWeight(place, 9))).toEqual([1, 1 / 2, 1 / 3]);
  expect(placeWeight(29, 9)).toBeCloseTo(1 / Math.sqrt(10), 12);
});

test('the weight of a place always falls', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 60 }), (place, line) => {
      expect(placeWeight(place + 1, line)).toBeLessThan(placeWeight(place, line));
    }),
  );
});

test('two orders of one list never weigh the same, however long the list and common the ingredient', () => {
  const ids = Array.from({ length: 200 }, (_, id) => id);
  const by = scaleWith(ids.map(() => 0.69));
  for (const ordered of [true, false]) {
    const { weights } = weigh({ ids, ordered }, by);
    expect(new Set(weights).size).toBe(200);
  }
});

test('an active counts twice; an ingredient that the table does not know counts as the rarest', () => {
  const by = scaleWith([2, 2], { 1: { active: true } });
  expect([significance(0, by), significance(1, by), significance(7, by)]).toEqual([2, 4, 5]);
});

test('the estimates show the 1 % line; without them it is at three fifths', () => {
  const by = scaleWith([1, 1, 1, 1, 1]);
  const ids = [0, 1, 2, 3, 4];
  expect(weigh({ ids, shares: [80, 1, 0.9, 0.5, 0.1] }, by).weights[4]).toBe(Math.round(1e6 / Math.sqrt(2.15)));
  expect(weigh({ ids }, by).weights[4]).toBe(Math.round(1e6 / Math.sqrt(3.1)));
});

test('in an alphabetical list places weigh almost alike', () => {
  const { weights } = weigh({ ids: [0, 1, 2, 3, 4], ordered: false }, scaleWith([1, 1, 1, 1, 1]));
  expect((weights[4] ?? 0) / (weights[0] ?? 1)).toBeGreaterThan(0.94);
});

test('an ingredient listed twice counts at its first place', () => {
  const { ids, weights } = weigh({ ids: [0, 1, 0] }, scaleWith([1, 1]));
  expect([[...ids], weights.length]).toEqual([[0, 1], 2]);
});

test('a list without an ingredient moves up, its estimates with it', () => {
  expect(without({ ids: [4, 5, 6], shares: [70, 20, 10] }, (id) => id === 5)).toEqual({
    ids: [4, 6],
    shares: [70, 10],
    ordered: undefined,
  });
});

test('actives are actives, UV filters and what has been shown to work; what carries the formula and colours are base; look-alikes are no scent', () => {
  const of = (inci: string) => {
    const facts = knowledgeBase().ingredients.find((ingredient) => ingredient.inci === inci);
    if (!facts) throw new Error(`${inci} is not in the base.`);
    return facts;
  };
  const areActive = (...incis: string[]) => incis.filter((inci) => traitsOf(of(inci)).active);
  expect(areActive('Niacinamide', 'Retinol', 'Octocrylene', 'Urea', 'Centella Asiatica Extract')).toHaveLength(5);
  expect(areActive('Aqua', 'Glycerin', 'Propylene Glycol', 'Dimethicone', 'CI 77491', 'Xanthan Gum', 'Phenoxyethanol')).toEqual([]);
  expect(traitsOf(of('Parfum')).fragrance).toBe(true);
  expect(traitsOf(of('Linalool')).allergen).toBe(true);
  expect(hasFlag({ flags: [{ flag: 'paraben', state: 'seen', level: null, reason: 'look-alike' }] }, 'paraben')).toBe(false);
});
