import { expect, test } from 'vitest';
import { components } from '#core/photo/components.ts';
import { evenLight } from '#core/photo/even-light.ts';
import { flowOf, heightAt, lineThrough } from '#core/photo/flow.ts';
import { proposeCrop } from '#core/photo/layout.ts';
import { pageOf } from '#core/photo/page.ts';
import { rectified } from '#core/photo/perspective.ts';
import { beforeTurning, greyPicture, type Picture, pgmOf, turned } from '#core/photo/picture.ts';
import { straighten } from '#core/photo/straighten.ts';
import { lettersOf, textLines } from '#core/photo/text-lines.ts';
import { rolled, roundnessOf, unrolled } from '#core/photo/turning.ts';
import { drawnText, letter } from './drawn-text.ts';

const size = { width: 560, height: 300 };
const flat = drawnText({ ...size, lines: 6 });
/** Pixels by which the lines hang at the side. */
const sag = 40;
const hanging = (x: number) => sag * ((x - size.width / 2) / (size.width / 2)) ** 2;
const bent = drawnText({ ...size, lines: 6, bend: (x, y) => [x, y - hanging(x)] });

/** How many rows of a picture hold no ink between the first and the last that do: few where lines are not level. */
function clearRows({ width, height, grey }: Picture): number {
  const inked = Array.from({ length: height }, (_, y) => grey.subarray(y * width, (y + 1) * width).some((value) => value < 100));
  return inked.slice(inked.indexOf(true), inked.lastIndexOf(true)).filter((ink) => !ink).length;
}

const rowsOf = (picture: Picture) => pageOf(picture).lines.filter(({ length }) => length > 3);

test('blots that touch at a corner are one, others are apart', () => {
  const picture = greyPicture(
    4,
    3,
    Uint8Array.from([0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0].flatMap((light) => [light * 255, light * 255, light * 255, 255])),
  );
  const found = components(picture, 128).map(({ left, top, right, bottom, area }) => [left, top, right, bottom, area]);
  expect(found).toEqual([
    [0, 0, 1, 1, 2],
    [3, 1, 3, 2, 2],
  ]);
});

test('a turned picture knows where its pixels were', () => {
  const picture = { width: 3, height: 2, grey: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  for (const quarters of [0, 1, 2, 3]) {
    const other = turned(picture, quarters);
    other.grey.forEach((value, at) => {
      const [x, y] = beforeTurning([at % other.width, Math.floor(at / other.width)], quarters, 3, 2);
      expect(picture.grey[y * 3 + x]).toBe(value);
    });
  }
  expect(new TextDecoder().decode(pgmOf(picture).subarray(0, 11))).toBe('P5\n3 2\n255\n');
});

test('shade and light leave the print as black as elsewhere', () => {
  const shaded = drawnText({ ...size, lines: 6, ink: 120, shade: (x) => (x / size.width) * 90 });
  const even = evenLight(shaded, 'dark');
  const at = (place: number) => even.grey[(letter.top + 7) * size.width + letter.left + place * letter.step + 4] ?? 255;
  for (const place of [1, 20, 38]) expect(at(place)).toBeLessThan(60);
  expect(even.grey[20 * size.width + 300]).toBeGreaterThan(220);
});

test('lines are found lying or standing, dark on light or light on dark', () => {
  expect(rowsOf(flat)).toHaveLength(6);
  const dark = pageOf(drawnText({ ...size, lines: 6, ground: 40, ink: 220 }));
  expect([dark.print, dark.quarters]).toEqual(['light', 0]);
  expect(pageOf(turned(flat, 1)).quarters).toBe(1);
  expect(rowsOf(turned(flat, 1))).toHaveLength(6);
});

test('curved lines are followed, and a point of one leads back to its height', () => {
  const lines = textLines(lettersOf(components(bent, 128)));
  expect(lines).toHaveLength(6);
  const flow = flowOf(lines, size.width, size.height, letter.height);
  if (!flow) throw new Error('The lines are long enough.');
  const middle = heightAt(flow, size.width / 2, 150);
  expect(Math.abs(heightAt(flow, 500, 150) - middle - hanging(500))).toBeLessThan(1.5);
  expect(lineThrough(flow, 90, heightAt(flow, 90, 120))).toBeCloseTo(120, 5);
});

test('straightened lines are level, and their pixels are found again in the photograph', () => {
  expect(clearRows(bent)).toBeLessThan(15);
  const { picture, lines, inPhotograph } = straighten(bent, null);
  expect(lines).toBe(6);
  expect(clearRows(picture)).toBeGreaterThan(picture.height * 0.25);
  const [x, y] = [Math.round(picture.width / 2), picture.height - 1];
  const [h, v] = inPhotograph(x, y);
  expect(h).toBeGreaterThan(200);
  expect(v).toBeGreaterThan(letter.top + 5 * letter.lineStep);
});

test('a round pack is unrolled, a flat one is left alone', () => {
  const radius = size.width / 2 / Math.sin(1);
  const round = drawnText({ ...size, lines: 6, bend: (x, y) => [(Math.asin((x - 280) / radius) * size.width) / 2 + 280, y] });
  const found = roundnessOf(rowsOf(round), letter.height);
  expect(found?.radius).toBeGreaterThan(radius * 0.8);
  expect(found?.radius).toBeLessThan(radius * 1.25);
  expect(roundnessOf(rowsOf(flat), letter.height)).toBeNull();
  expect(rolled(found, unrolled(found, 400))).toBeCloseTo(400, 5);
});

test('the crop holds the print and no more than its surroundings', () => {
  const corners = proposeCrop(flat);
  const [xs, ys] = [corners?.map(([x]) => x) ?? [], corners?.map(([, y]) => y) ?? []];
  expect(Math.min(...xs)).toBeGreaterThan(20);
  expect(Math.min(...xs)).toBeLessThan(letter.left);
  expect(Math.max(...ys)).toBeGreaterThan(letter.top + 5 * letter.lineStep + letter.height);
  expect(Math.max(...ys)).toBeLessThan(size.height - 20);
  expect(proposeCrop({ width: 40, height: 40, grey: new Uint8Array(1_600).fill(200) })).toBeNull();
});

test('what lies between slanted corners becomes a rectangle', () => {
  const { picture, mesh } = rectified(flat, [
    [60, 60],
    [500, 80],
    [480, 240],
    [40, 200],
  ]);
  expect([picture.width, picture.height]).toEqual([442, 161]);
  expect([mesh.xs[0], mesh.ys[0]]).toEqual([60, 60]);
});
