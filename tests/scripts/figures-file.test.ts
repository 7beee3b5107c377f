import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinSections, splitSections } from '#scripts/bench/figures-file.ts';

const sections = [
  { command: 'npm run bench -- analyze', measured: '2026-11-22 · 2 cores', output: '2,400 lists\n\n130 MB' },
  { command: 'npm run score', measured: '2026-11-22 · 2 cores', output: 'Recognised: 97 %' },
];

test('a section is read as it was written, so that one can be measured without the others', () => {
  expect(splitSections(joinSections([...sections].reverse()))).toEqual(sections);
});

test('the figures that are committed were written by the report', () => {
  const text = readFileSync('docs/figures.md', 'utf8');
  expect(joinSections(splitSections(text))).toBe(text);
});
