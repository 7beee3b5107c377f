import { expect, test } from 'vitest';
import { decodeIngredientNames, encodeIngredientNames } from '#core/catalog/ingredient-names.ts';
import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { searchNames } from '#core/catalog/search-names.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { ingredients } = knowledgeBase();
const incis = ingredients.map(({ inci }) => inci);
const file = (language: 'en' | 'ru') => encodeIngredientNames(ingredients.map((one) => ({ ...one, common: one.common[language] })));
const named = decodeIngredientNames(file('en'), incis);
const search = (text: string) => {
  const { hits, shownFor } = searchNames(named, text);
  const best = [...hits].toSorted(([a, x], [b, y]) => x.rank - y.rank || a - b);
  return { found: best.map(([place]) => incis[place]), why: best[0]?.[1].name, shownFor };
};

test.each([
  ['Niacinamide', 'Niacinamide'],
  ['ниацинамид', 'Niacinamide'],
  ['vitamin b3', 'Niacinamide'],
  ['98-92-0', 'Niacinamide'],
  ['nicotinamid', 'Niacinamide'],
  ['вода', 'Aqua'],
  ['peg40', 'PEG-40'],
  ['витамин с', 'Ascorbic Acid'],
])('%s finds %s first', (text, inci) => {
  expect(search(text)).toMatchObject({ shownFor: null });
  expect(search(text).found[0]).toBe(inci);
});

test('every name but misspellings is found', () => {
  const sample = ingredients.filter((_, place) => place % 300 === 0);
  const lost = sample.flatMap(({ inci, names, cas }) =>
    [...names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text), ...cas].filter((name) => !search(name).found.includes(inci)),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['фйгф', 'aqua', 'Aqua'],
  ['ybfwbyfvbl', 'ниацинамид', 'Niacinamide'],
])('%s is answered as %s', (text, shownFor, inci) => {
  expect(search(text)).toMatchObject({ shownFor });
  expect(search(text).found[0]).toBe(inci);
});

test.each([
  ['niacinamde', 'niacinamide', 'Niacinamide'],
  ['гиалуроновая кеслота', 'гиалуроновая кислота', 'Hyaluronic Acid'],
  ['salicilik acid', 'salicylic acid', 'Salicylic Acid'],
])('a slip is put right at last: %s is answered as %s', (text, shownFor, inci) => {
  expect(search(text)).toMatchObject({ shownFor });
  expect(search(text).found).toContain(inci);
});

test('letters are exchanged only when nothing answers as typed, and never for a chance hit inside of words', () => {
  expect(search('aqua').shownFor).toBeNull();
  const few = decodeIngredientNames('Adansonia Digitata Fruit Extract\t\nFructose\t', ['Adansonia Digitata Fruit Extract', 'Fructose']);
  expect(searchNames(few, 'кгш')).toEqual({ hits: new Map(), shownFor: null });
  expect([...searchNames(few, 'акгш').hits.keys()]).toEqual([0]);
});

test('words are found in any order, short texts only where words begin', () => {
  expect(search('extract olive leaf').found).toContain('Olea Europaea Leaf Extract');
  expect(search('b3').found).toContain('Niacinamide');
  expect(search('ua').found).not.toContain('Aqua');
  expect(search(' - ').found).toEqual([]);
});

test('the two layouts are each other’s reverse', () => {
  for (const text of ['aqua', 'масло ши', 'хлорид']) expect(inOtherLayout(inOtherLayout(text))).toBe(text);
});

test('a name is written once, misspellings never', () => {
  const spellings = [
    { kind: 'en', text: 'Vitamin B3' },
    { kind: 'de', text: 'vitamin-b3' },
    { kind: 'typo', text: 'niacinimide' },
    { kind: 'ru', text: 'ниацинамид' },
  ] as const;
  const written = encodeIngredientNames([{ inci: 'Niacinamide', common: 'vitamin B3', names: spellings, cas: ['98-92-0'] }]);
  expect(written).toBe('Niacinamide\tvitamin B3\tниацинамид\t98-92-0');
  expect(decodeIngredientNames(written, ['Unheard', 'Niacinamide']).map(({ common, names }) => [common, names])).toEqual([
    [null, ['Unheard']],
    ['vitamin B3', ['Niacinamide', 'vitamin B3', 'ниацинамид', '98-92-0']],
  ]);
});
