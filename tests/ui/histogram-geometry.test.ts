import { expect, test } from 'vitest';
import { columnCounts, labelAnchor, spreadOf } from '#ui/analysis/histogram-geometry.ts';

test('places beyond 30 are counted in the last column', () => {
  const positions = Array.from({ length: 31 }, () => 1);
  expect(columnCounts(positions)).toHaveLength(30);
  expect(columnCounts(positions).at(-1)).toBe(2);
});

test('the spread names the fullest place and the middle half', () => {
  const columns = [0, 0, 10, 30, 40, 30, 10, 0];
  expect(spreadOf(columns)).toEqual({ total: 120, mode: 5, from: 4, to: 6 });
});

test('a label stays inside the picture of a phone, wherever its stretch lies', () => {
  const words = 'половина составов: места с 15 по 23';
  expect(labelAnchor(words, 10, 20)).toEqual({ x: 10, textAnchor: 'start' });
  expect(labelAnchor(words, 47, 77).textAnchor).toBe('end');
  expect(labelAnchor(words, 90, 100)).toEqual({ x: 100, textAnchor: 'end' });
});
