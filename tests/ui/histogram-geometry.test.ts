import { expect, test } from 'vitest';
import { columnCounts, spreadOf } from '#ui/analysis/histogram-geometry.ts';

test('places beyond 30 are counted in the last column', () => {
  const positions = Array.from({ length: 31 }, () => 1);
  expect(columnCounts(positions)).toHaveLength(30);
  expect(columnCounts(positions).at(-1)).toBe(2);
});

test('the spread names the fullest place and the middle half', () => {
  const columns = [0, 0, 10, 30, 40, 30, 10, 0];
  expect(spreadOf(columns)).toEqual({ total: 120, mode: 5, from: 4, to: 6 });
});
