import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#core/inci/names/edit-distance.ts';

test.each([
  ['niacinamide', 'niacinamide', 0],
  ['niacinmide', 'niacinamide', 1],
  ['niacinaamide', 'niacinamide', 1],
  ['niacinamibe', 'niacinamide', 1],
  ['niacniamide', 'niacinamide', 1],
  ['nicinamibe', 'niacinamide', 2],
  ['', 'ab', 2],
])('%s and %s are %i edits apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

/** The whole table, without a limit and without short cuts. */
function plainDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped));
    }
  }
  return at(a.length, b.length);
}

test('the limit only cuts off what is larger', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
    }),
  );
});
