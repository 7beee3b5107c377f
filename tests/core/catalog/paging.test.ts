import { expect, test } from 'vitest';
import { cutPages } from '#core/catalog/paging.ts';

test('a short catalogue has a front page alone', () => {
  expect(cutPages(30, 24)).toEqual([{ number: null, offset: 0, limit: 30, newer: null, older: null }]);
});

test('pages together hold every product once, newest first', () => {
  for (const total of [0, 1, 24, 47, 48, 49, 100, 240]) {
    const held = cutPages(total, 24).reduce((sum, { limit }) => sum + limit, 0);
    expect(held).toBe(total);
  }
});

test('a new product changes the front page alone', () => {
  const identity = (total: number) =>
    cutPages(total, 24)
      .filter(({ number }) => number !== null)
      .map(({ number, offset, limit }) => [number, total - offset - limit]);
  expect(identity(101)).toEqual(identity(100));
});

test('pages are numbered from the oldest and linked in both directions', () => {
  const pages = cutPages(100, 24);
  expect(pages.map(({ number, newer, older }) => [number, newer, older])).toEqual([
    [null, null, 3],
    [1, 2, null],
    [2, 3, 1],
    [3, 'front', 2],
  ]);
});
