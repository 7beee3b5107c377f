import { expect, test } from 'vitest';
import { isSquare, measureBackground } from '#core/submissions/white-background.ts';

type Colour = readonly [number, number, number, number];
const white: Colour = [255, 255, 255, 255];

function picture(width: number, height: number, at: (x: number, y: number) => Colour) {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(at(x, y), (y * width + x) * 4);
  return { width, height, data };
}
const inside = (x: number, y: number) => x > 20 && x < 80 && y > 20 && y < 80;

test('a product in the middle of white passes', () => {
  expect(measureBackground(picture(100, 100, (x, y) => (inside(x, y) ? [120, 30, 40, 255] : white)))).toEqual({
    white: true,
    shares: { top: 1, right: 1, bottom: 1, left: 1 },
    failed: [],
  });
});

test('the border that is not white is named', () => {
  const { failed, shares } = measureBackground(picture(100, 60, (x) => (x > 90 ? [200, 200, 210, 255] : white)));
  expect(failed).toEqual(['top', 'right', 'bottom']);
  expect(shares.right).toBe(0);
});

test('a warm or blue cast is no white, noise of a scan is', () => {
  expect(measureBackground(picture(50, 50, () => [255, 250, 240, 255])).white).toBe(false);
  expect(measureBackground(picture(50, 50, (x, y) => [250 - ((x + y) % 5), 251, 250, 255])).white).toBe(true);
});

test('a see-through background is white', () => {
  expect(measureBackground(picture(100, 100, (x, y) => (inside(x, y) ? [10, 10, 10, 255] : [0, 0, 0, 0]))).white).toBe(true);
});

test('a square allows one pixel of difference', () => {
  expect([isSquare(100, 100), isSquare(100, 101), isSquare(100, 102)]).toEqual([true, true, false]);
});
