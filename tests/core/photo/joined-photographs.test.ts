import { expect, test } from 'vitest';
import { joinPhotographs } from '#core/photo/joined-photographs.ts';

test('names on both photographs of a pack are taken once, in whatever order they were taken', () => {
  const [upper, lower] = ['Aqua, 1,2-Hexanediol, Glycerin, Parfum, Limon', 'Glycerin, Parfum, Limonene, CI 77491'];
  const whole = 'Aqua, 1,2-Hexanediol, Glycerin, Parfum, Limonene, CI 77491';
  expect(joinPhotographs([upper, lower])).toBe(whole);
  expect(joinPhotographs([lower, upper])).toBe(whole);
});

test('of two readings of a name the one that is known is taken', () => {
  const known = new Set(['Niacinamide', 'Panthenol', 'Parfum']);
  expect(joinPhotographs(['Aqua, Niacinamlde, Panthenol', 'Niacinamide, Panthenol, Parfum'], (name) => known.has(name))).toBe(
    'Aqua, Niacinamide, Panthenol, Parfum',
  );
});

test('photographs without a name in common follow each other', () => {
  expect(joinPhotographs(['Aqua, Glycerin', 'Parfum, Limonene'])).toBe('Aqua, Glycerin, Parfum, Limonene');
  expect(joinPhotographs(['Aqua, Glycerin.', ''])).toBe('Aqua, Glycerin.');
});
