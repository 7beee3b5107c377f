import { expect, test } from 'vitest';
import { correctionKind } from '#core/inci/names/correction.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;

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

test.each([
  ['Ethylhe Stearate', 'Ethylhexyl Stearate'],
  ['Pentaerythr Tetraisostearate', 'Pentaerythrityl Tetraisostearate'],
  ['Omethicone', null],
  ['odium Pyrophosphate', null],
  ['utyl Alcohol', null],
  ['odium Salicylate', 'Sodium Salicylate'],
  ['teareth-21', 'Steareth-21'],
])('a word that lost a part of it: %s', (text, inci) => {
  expect(readLabel(`Aqua, ${text}, Parfum`, dictionary).items[1]?.inci).toBe(inci);
});

test('a corrected name keeps what stands in its bracket', () => {
  const { items } = readLabel('Aqua, Citric Acd (PEG-15 Cocamine), Parfum', dictionary);
  expect(items[1]).toMatchObject({ inci: 'Citric Acid', match: 'corrected', components: [{ inci: 'PEG-15 Cocamine' }] });
});

test('a word with the end of a substance is whole, and no longer one is meant', () => {
  expect(readLabel('Aqua, Dipropyl Carbonate, Urea', dictionary).items[1]).toMatchObject({ inci: null, match: 'unknown' });
});
