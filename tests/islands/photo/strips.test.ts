import { expect, test } from 'vitest';
import type { Picture } from '#core/photo/picture.ts';
import { stripsOf } from '#islands/photo/strips.ts';

/** Lines of print, dark from `top` on for so many rows. */
function page(height: number, tops: readonly number[], lineHeight = 30): Picture {
  const width = 50;
  const grey = new Uint8Array(width * height).fill(255);
  for (const top of tops) grey.fill(0, top * width, (top + lineHeight) * width);
  return { width, height, grey };
}
const lines = Array.from({ length: 20 }, (_, line) => 20 + line * 45);
const whole = page(940, lines);

test('a page is cut between its lines, and nothing of it is lost', () => {
  const strips = stripsOf(whole);
  expect(strips.length).toBe(4);
  for (const { top } of strips.slice(1)) expect(lines.some((line) => top > line && top < line + 30)).toBe(false);
  expect(strips.flatMap(({ picture }) => [...picture.grey])).toEqual([...whole.grey]);
  expect(strips.map(({ top }) => top)).toEqual(
    strips.map((_, index) => strips.slice(0, index).reduce((sum, { picture }) => sum + picture.height, 0)),
  );
});

test('a few lines stay together, and so does print without a gap', () => {
  expect(stripsOf(page(300, [20, 65, 110]))).toHaveLength(1);
  expect(stripsOf(page(900, [0], 900))).toHaveLength(1);
});
