import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Corners } from '#core/photo/picture.ts';
import { boundsOf, moveCorner, quartersToUpright, reordered, turnCorners, wholeOf } from '#islands/photo/corners.ts';

const size = { width: 400, height: 300 };

test('however corners are moved, they stay in the picture and never cross', () => {
  const move = fc.record({ index: fc.nat(3), x: fc.integer({ min: -500, max: 900 }), y: fc.integer({ min: -500, max: 900 }) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      const [ul, ur, lr, ll] = moves.reduce((corners, { index, x, y }) => moveCorner(corners, index, [x, y], size), wholeOf(size));
      for (const [x, y] of [ul, ur, lr, ll]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
      }
      expect(ur[0] - ul[0]).toBeGreaterThan(10);
      expect(lr[0] - ll[0]).toBeGreaterThan(10);
      expect(ll[1] - ul[1]).toBeGreaterThan(10);
      expect(lr[1] - ur[1]).toBeGreaterThan(10);
    }),
  );
});

test('a corner goes where it is moved, and the others stay', () => {
  const whole = wholeOf(size);
  expect(moveCorner(whole, 2, [300, 200], size)).toEqual([whole[0], whole[1], [300, 200], whole[3]]);
});

test('text that lies on its side or stands on its head is turned upright', () => {
  const upright: Corners = [
    [100, 50],
    [300, 60],
    [300, 250],
    [100, 240],
  ];
  expect(quartersToUpright(upright)).toBe(0);
  let [corners, turnedSize] = [upright, size];
  for (const left of [3, 2, 1, 0]) {
    corners = turnCorners(corners, turnedSize);
    turnedSize = { width: turnedSize.height, height: turnedSize.width };
    expect(quartersToUpright(corners)).toBe(left);
  }
  expect(corners).toEqual(upright);
});

test('corners of a picture that the reader turns begin at the upper left again', () => {
  const [upperLeft, , lowerRight] = reordered(turnCorners(wholeOf(size), size));
  expect(upperLeft[0]).toBeLessThan(lowerRight[0]);
  expect(upperLeft[1]).toBeLessThan(lowerRight[1]);
});

test('the box around corners holds them all', () => {
  expect(
    boundsOf([
      [10, 30],
      [90, 20],
      [95, 70],
      [5, 80],
    ]),
  ).toEqual([5, 20, 90, 60]);
});
