import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { maxLineLength, wrapLines } from '#scripts/knowledge/wrap-lines.ts';

const names = Array.from({ length: 30 }, (_, index) => `name ${index}`).join(', ');
const sentence = Array.from({ length: 40 }, (_, index) => `word${index}, "said"`).join(' ');
const same = (before: string, after: string) => JSON.stringify(load(before)) === JSON.stringify(load(after));

test('a long row is wrapped between its fields and says the same', () => {
  const row = `- {inci: Urea, names: {en: [${names}]}, text: {en: '${sentence}'}}\n- inci: Short\n`;
  const wrapped = wrapLines(row, same);
  expect(load(wrapped)).toEqual(load(row));
  expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(maxLineLength);
  expect(wrapLines(wrapped, same)).toBe(wrapped);
});

test('what cannot be wrapped without changing what it says stays', () => {
  const pattern = `match: '${'(a|b)'.repeat(50)}'\n`;
  const comment = `# ${'word '.repeat(50)}\n`;
  expect(wrapLines(comment + pattern, same)).toBe(comment + pattern);
});
