import { expect, test } from 'vitest';
import { cellLines, layLeaders } from '#ui/analysis/strip-names.ts';
import { textWidth } from '#ui/analysis/text-width.ts';

test('a name breaks after spaces and slashes into at most three lines', () => {
  expect(cellLines('Caprylic/Capric Triglyceride', 90)).toEqual(['Caprylic/', 'Capric', 'Triglyceride']);
});

test('a name that does not fit is not drawn in its cell', () => {
  expect(cellLines('Niacinamide', 40)).toBeNull();
});

test('no leader crosses a name', () => {
  const strip = 1104;
  const names = ['Niacinamide', 'Glyceryl Stearate Citrate', 'Centella Asiatica Leaf Extract', 'Sodium Hyaluronate', 'Ceramide NP'];
  const leaders = layLeaders(
    names.map((name, index) => ({ name, x: 40 + index * 3, rank: 0 })),
    strip,
    720,
  );
  for (const [index, leader] of leaders.entries()) {
    const left = (leader.x / 100) * strip - textWidth(leader.name, 12.5);
    for (const earlier of leaders.slice(0, index)) {
      if ((earlier.x / 100) * strip > left) expect(leader.wide).toBeGreaterThan(earlier.wide);
    }
  }
});

test('at most eight names hang below, the most notable first', () => {
  const leaders = layLeaders(
    Array.from({ length: 12 }, (_, index) => ({ name: `Name ${index}`, x: 20 + index * 6, rank: index < 8 ? 0 : 3 })),
    1104,
    720,
  );
  expect(leaders.map(({ name }) => name)).toEqual(['Name 0', 'Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6', 'Name 7']);
});
