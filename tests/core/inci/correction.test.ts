import { expect, test } from 'vitest';
import { correctionKind } from '#core/inci/names/correction.ts';

test.each([
  ['Niacinamde', 'Niacinamide', 'missing'],
  ['Niacinnamide', 'Niacinamide', 'extra'],
  ['Panthcnol', 'Panthenol', 'replaced'],
  ['Glycreine', 'Glycerine', 'swapped'],
  ['Glicerine', 'Glycerin', 'several'],
  ['Panthenol', 'Panthenol', 'several'],
])('%s for %s: %s', (printed, meant, kind) => {
  expect(correctionKind(printed, meant)).toBe(kind);
});
