import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentOf } from '#scripts/bench/exponent.ts';

test('a power law has its own exponent', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0.001, max: 1_000, noNaN: true }),
      fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 6 }),
      (exponent, factor, sizes) => {
        const costs = sizes.map((size) => factor * size ** exponent);
        expect(exponentOf(sizes, costs)).toBeCloseTo(exponent, 6);
      },
    ),
  );
});

test('a fixed part makes the exponent smaller', () => {
  const sizes = [5_000, 20_000, 80_000];
  expect(exponentOf(sizes, [2, 5, 17])).toBeCloseTo(0.77, 2);
  expect(exponentOf(sizes, [3, 3, 3])).toBe(0);
});
