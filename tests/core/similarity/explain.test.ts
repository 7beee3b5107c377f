import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainSimilarity } from '#core/similarity/explain.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { formula, scale, scaleWith } from './formulas.ts';

const by = scaleWith([1, 1, 1, 1, 1, 1], { 1: { active: true }, 4: { fragrance: true }, 5: { allergen: true, fragrance: true } });
const explain = (a: number[], b: number[]) => explainSimilarity(weigh({ ids: a }, by), weigh({ ids: b }, by), by.traits);

test('a comparison opens into shared actives, shared base, order, missing and added', () => {
  // Lines at place 2. Water 1, active 2/√2 in both; 2 missing and 4 added with 1/√2.05 each.
  const whole = 1 + Math.SQRT2 + 2 * 0.69843;
  const opened = explain([0, 1, 2], [0, 1, 4]);
  expect(opened.score).toBeCloseTo(2.414214 / whole, 6);
  expect(opened.sharedActives.ingredients).toEqual([{ id: 1, here: 2, there: 2, contribution: expect.closeTo(Math.SQRT2 / whole, 6) }]);
  expect(opened.sharedBase.contribution).toBeCloseTo(1 / whole, 6);
  expect(opened.order).toEqual({ ingredients: [], contribution: 0, agreement: 1 });
  expect(opened.missing.ingredients).toEqual([{ id: 2, here: 3, there: null, contribution: expect.closeTo(0.69843 / whole, 6) }]);
  expect(opened.added.ingredients).toEqual([{ id: 4, here: null, there: 3, contribution: expect.closeTo(0.69843 / whole, 6) }]);
});

test('added scents and allergens are named', () => {
  const { added } = explain([0, 1], [0, 1, 2, 4, 5]);
  expect([added.fragrance, added.allergens]).toEqual([[4, 5], [5]]);
});

test('what stands elsewhere says where it stands', () => {
  const { order } = explain([0, 2, 3], [2, 0, 3]);
  expect(order.ingredients.map(({ id, here, there }) => [id, here, there])).toEqual([
    [0, 1, 2],
    [2, 2, 1],
  ]);
  // Of 1/√2 + 1/√2 + 1/√2.05 shared, 2 × (1 − 1/√2) is misplaced.
  expect(order.agreement).toBeCloseTo(1 - 0.585786 / 2.112643, 5);
  expect(explain([0], [1]).order.agreement).toBeNull();
});

test('of any two formulas the shared parts make the score and all five make 1; missing and added change sides', () => {
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      const [a, b] = [weigh(one, scale), weigh(other, scale)];
      const opened = explainSimilarity(a, b, scale.traits);
      const { score, sharedActives, sharedBase, order, missing, added } = opened;
      expect(score).toBe(similarityOf(a, b));
      expect(sharedActives.contribution + sharedBase.contribution).toBeCloseTo(score, 12);
      expect(score + order.contribution + missing.contribution + added.contribution).toBeCloseTo(1, 12);
      for (const part of [sharedActives, sharedBase, order, missing, added])
        expect(part.ingredients.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(part.contribution, 12);
      const turned = explainSimilarity(b, a, scale.traits);
      expect(turned.missing.contribution).toBe(added.contribution);
      expect(order.agreement ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
