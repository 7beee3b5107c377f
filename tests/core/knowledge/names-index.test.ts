import { expect, test } from 'vitest';
import { decodeNamesIndex, encodeNamesIndex } from '#core/knowledge/names-index.ts';

test('the index of names reads back what was written, without names that the INCI name already says', () => {
  const entries = [
    { inci: 'Niacinamide', alias: 'niacinamide', family: 'active', names: ['Vitamin B3', 'niacinamide', '98-92-0'] },
    { inci: 'CI 77891', alias: 'titanium-dioxide-pigment', family: 'filter', names: [] },
  ] as const;
  expect(decodeNamesIndex(encodeNamesIndex(entries))).toEqual([
    { ...entries[0], names: ['vitamin b3', '98-92-0'] },
    { ...entries[1], names: [] },
  ]);
});
