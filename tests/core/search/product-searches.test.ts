import { expect, test } from 'vitest';
import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { productSearches } from '#core/search/product-searches.ts';
import { hasWords } from '#core/search/product-words.ts';
import { decodeVocabulary, encodeVocabulary } from '#core/search/vocabulary.ts';

const titles = ['Nordlys Lip Balm B5', 'Dell Soar', 'Neem face wash', 'Le Bois Velvet', 'l occitane loccitane', 'elf', 'maria nila nivea'];
const vocabulary = decodeVocabulary(encodeVocabulary(titles));
const nothing = { instead: null, isMeant: false, brand: null };
const queries = (typed: string, names = {}) =>
  productSearches(typed, { ...nothing, ...names }, vocabulary, inOtherLayout).map(({ query }) => query);

test('what names know is no slip and was typed on the right keyboard', () => {
  for (const typed of ['dull', 'scar', 'тушь']) expect(queries(typed, { isMeant: true })).toEqual([]);
  expect(queries('scar')).toContain('soar');
});

test('a few letters of the other keyboard mean nothing, though words begin so', () => {
  expect(queries('духи')).toEqual([]);
  expect(queries('мёд')).toEqual([]);
});

test('another form of a word is found and is no guess', () => {
  expect(productSearches('lip balms', { ...nothing, isMeant: true }, vocabulary, inOtherLayout)).toEqual([
    { query: 'lip balm', changed: false },
  ]);
  expect(queries('lip b5')[0]).toBe('lip b5');
});

test('a brand is searched as one word: first where it is what was typed, last where there is more', () => {
  expect(queries("L'Occitane", { isMeant: true, brand: "L'Occitane" })[0]).toBe('loccitane');
  expect(queries('e.l.f.', { isMeant: true })).toEqual(['elf']);
  expect(queries('крем нивея', { isMeant: false, brand: 'Nivea' })).toEqual(['nivea']);
  expect(queries('lip balm нивея', { brand: 'Nivea' })).toEqual(['nivea']);
});

test('a product has every word of a query, a single letter as a word of it', () => {
  expect(hasWords('Sensibio H₂O Micellar Water', 'sensibio h2o mic')).toBe(true);
  expect(hasWords('Lip balm', 'balms')).toBe(true);
  expect(hasWords('Limone & Thymian', 'limonene')).toBe(false);
  expect(hasWords('Мыло с маслом', 'мыло м')).toBe(false);
});
