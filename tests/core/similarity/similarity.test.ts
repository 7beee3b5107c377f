import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { misplacedBy, similarityOf } from '#core/similarity/similarity.ts';
import { type WeighedFormula, weigh } from '#core/similarity/weigh.ts';
import { formula, scale, scaleWith } from './formulas.ts';

const flat = scaleWith([1, 1, 1, 1]);
const score = (a: number[], b: number[], by = flat) => similarityOf(weigh({ ids: a }, by), weigh({ ids: b }, by));

describe('the score', () => {
  test('is what is shared of the whole: two of three, in their places', () => {
    // Places weigh 1, 1/√2 and, behind the line at place 2, 1/√2.05. Shared 1 + 0.707107; missing and added 0.698430 each.
    expect(score([0, 1, 2], [0, 1, 3])).toBeCloseTo(1.707107 / (1.707107 + 2 * 0.69843), 6);
  });

  test('counts a swap of the first two as misplaced', () => {
    // Each is shared with 0.707107 and misplaced by 1 − 0.707107.
    expect(score([0, 1], [1, 0])).toBeCloseTo(Math.SQRT2 / (Math.SQRT2 + 2 * 0.292893), 6);
  });

  test('makes a shared rare active worth more than shared water', () => {
    const by = scaleWith([0.7, 3, 2, 2], { 1: { active: true } });
    // Water and a rare active; the other list has the one or the other, and something else in its place.
    expect(score([0, 1], [2, 1], by)).toBeGreaterThan(score([0, 1], [0, 2], by));
    expect(score([0, 1], [0, 2], by)).toBeCloseTo(0.7 / (0.7 + (6 + 2) / Math.SQRT2), 5);
    expect(score([0, 1], [2, 1], by)).toBeCloseTo(6 / Math.SQRT2 / (6 / Math.SQRT2 + 0.7 + 2), 5);
  });

  test('a swap behind the 1 % line costs a hundredth of one at the top', () => {
    const twelve = Array.from({ length: 12 }, (_, id) => id);
    const shares = twelve.map((id) => (id < 6 ? 10 - id : 0.5));
    const swapped = (at: number) => twelve.map((id) => (id === at ? at + 1 : id === at + 1 ? at : id));
    const by = scaleWith(twelve.map(() => 1));
    const loss = (ids: number[]) => 1 - similarityOf(weigh({ ids: twelve, shares }, by), weigh({ ids, shares }, by));
    expect(loss(swapped(9))).toBeGreaterThan(0);
    expect(loss(swapped(0)) / loss(swapped(9))).toBeGreaterThan(100);
  });

  test('nothing in common, or nothing at all, is 0', () => {
    expect([score([0, 1], [2, 3]), score([], [1]), score([], [])]).toEqual([0, 0, 0]);
  });
});

test('what stands elsewhere never costs more than was shared', () => {
  expect([misplacedBy(10, 8), misplacedBy(10, 1), misplacedBy(1, 10), misplacedBy(4, 4)]).toEqual([2, 1, 1, 0]);
});

describe('of any two formulas', () => {
  const pairOf = fc.tuple(formula, formula).map(([a, b]) => [weigh(a, scale), weigh(b, scale)] as const);

  test('the score is the same from both sides and lies between 0 and 1', () => {
    fc.assert(
      fc.property(pairOf, ([a, b]) => {
        expect(similarityOf(a, b)).toBe(similarityOf(b, a));
        expect(similarityOf(a, b)).toBeGreaterThanOrEqual(0);
        expect(similarityOf(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('it is 1 for the same list in the same order, and for nothing else', () => {
    fc.assert(
      fc.property(formula, fc.nat(), ({ ids }, chosen) => {
        const own = weigh({ ids }, scale);
        expect(similarityOf(own, weigh({ ids }, scale))).toBe(1);
        if (ids.length < 2) return;
        const at = chosen % (ids.length - 1);
        const swapped = ids.toSpliced(at, 2, ids[at + 1] ?? 0, ids[at] ?? 0);
        expect(similarityOf(own, weigh({ ids: swapped }, scale))).toBeLessThan(1);
        expect(similarityOf(own, weigh({ ids: ids.slice(1) }, scale))).toBeLessThan(1);
      }),
    );
  });

  test('it falls when a shared ingredient is taken out of either list and the others stay where they are', () => {
    const lacking = ({ ids, weights, total }: WeighedFormula, id: number): WeighedFormula => ({
      ids: ids.filter((other) => other !== id),
      substances: ids.filter((other) => other !== id),
      weights: weights.filter((_, place) => ids[place] !== id),
      total: total - (weights[ids.indexOf(id)] ?? 0),
    });
    fc.assert(
      fc.property(pairOf, ([a, b]) => {
        const before = similarityOf(a, b);
        for (const id of a.ids.filter((own) => b.ids.includes(own))) {
          expect(similarityOf(lacking(a, id), b)).toBeLessThan(before);
          expect(similarityOf(a, lacking(b, id))).toBeLessThan(before);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('it falls when a shared ingredient is exchanged for one that the other list lacks', () => {
    fc.assert(
      fc.property(formula, formula, (a, b) => {
        const [own, other] = [weigh(a, scale), weigh(b, scale)];
        const before = similarityOf(own, other);
        b.ids.forEach((id, place) => {
          if (a.ids.includes(id)) expect(similarityOf(own, weigh({ ...b, ids: b.ids.with(place, 999) }, scale))).toBeLessThan(before);
        });
      }),
    );
  });
});
