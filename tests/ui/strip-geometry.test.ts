import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellWidths, layCells, stripRows } from '#ui/analysis/strip-geometry.ts';

const shares = fc.array(fc.double({ min: 0.03, max: 85, noNaN: true }), { minLength: 1, maxLength: 80 });

test('cells fill the strip, and none is narrower than the minimum', () => {
  fc.assert(
    fc.property(shares, (list) => {
      const widths = cellWidths(list, 0.4, 0.8);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 6);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.8 - 1e-9);
    }),
  );
});

test('more cells than fit at the minimum are equal', () => {
  expect(cellWidths([80, 10, 5, 1], 0.4, 30)).toEqual([25, 25, 25, 25]);
});

test('a larger share never gets a narrower cell', () => {
  const widths = cellWidths([70, 9, 5, 2, 1, 0.5, 0.1], 0.4, 0.815);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
});

test('cells touch: each begins where the last one ended', () => {
  const cells = layCells(cellWidths([70, 9, 5, 2, 1, 0.5, 0.1], 0.4, 0.815));
  cells.slice(1).forEach((cell, index) => {
    const before = cells[index];
    expect(cell.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0), 6);
  });
});

test('a phone breaks the strip where 1 % is surely passed', () => {
  expect(stripRows(24, 11, 21)).toEqual([
    { from: 0, to: 11, side: 'above' },
    { from: 11, to: 24, side: 'below' },
  ]);
});

test('a long row is split, a list without a marker has plain rows', () => {
  expect(stripRows(30, null, 21).map(({ from, to, side }) => [from, to, side])).toEqual([
    [0, 15, 'plain'],
    [15, 30, 'plain'],
  ]);
});
