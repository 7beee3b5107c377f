import { expect, test } from 'vitest';
import type { Use } from '#core/analysis/use.ts';
import { detailColumns, detailRows, sortedIndices } from '#islands/checker/tabs/detail-columns.ts';
import { listSections } from '#islands/checker/tabs/list-sections.ts';
import { positionSentences } from '#islands/checker/tabs/position-sentences.ts';
import { checkerView } from '../../support/checker-view.ts';

const view = checkerView('Aqua, Glycerin, Cetearyl Alcohol, Marvelosine Factor, Phenoxyethanol, Panthenol');
const namesBy = (column: string, descending: boolean) =>
  sortedIndices(view, { column, descending }).map((index) => view.report.reading.items[index]?.text);

test('the table is sorted by any column, and what has no value stands last either way', () => {
  expect(namesBy('place', false)[0]).toBe('Aqua');
  expect(namesBy('place', true)[0]).toBe('Panthenol');
  expect(namesBy('ingredient', false).slice(0, 2)).toEqual(['Aqua', 'Cetearyl Alcohol']);
  expect(namesBy('comedogenic', true)[0]).toBe('Cetearyl Alcohol');
  expect(namesBy('roles', false).at(-1)).toBe('Marvelosine Factor');
  expect(namesBy('roles', true).at(-1)).toBe('Marvelosine Factor');
});

test('a download holds the heads and every item in label order', () => {
  const rows = detailRows(view);
  expect(rows).toHaveLength(7);
  expect(rows.every((row) => row.length === detailColumns.length)).toBe(true);
  expect(rows[0]?.slice(0, 2)).toEqual(['Place', 'Ingredient']);
  expect(rows[4]?.[3]).toBe('unknown');
});

test('sections of drug facts and what may be in it stand apart', () => {
  const { items } = checkerView('Active ingredients: Homosalate 9%. Inactive ingredients: Water, Glycerin. May contain: CI 77491').report
    .reading;
  expect(listSections(items).map(({ section, mayContain, indices }) => [section, mayContain, indices.length])).toEqual([
    ['active', false, 1],
    ['inactive', false, 2],
    ['inactive', true, 1],
  ]);
});

test('the place of the 1 % line is said in words, with the actives on both sides', () => {
  const read = checkerView('Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Phenoxyethanol, Panthenol');
  const sentences = positionSentences(read)
    .flatMap((part) => part.sentences)
    .join(' ');
  expect(sentences).toContain('First stands Aqua');
  expect(sentences).toMatch(/is probably passed between places \d+ and 5/);
  expect(sentences).toContain('Active after the line: Panthenol');
});

test('places are told part by part: what is declared of active ingredients, the 1 % line of each part of a kit', () => {
  const drug = positionSentences(checkerView('Active ingredients: Homosalate 9%, Avobenzone 3%. Inactive ingredients: Water, Glycerin'));
  expect(drug.map(({ title }) => title)).toEqual(['Active ingredients', 'Inactive ingredients']);
  expect(drug[0]?.sentences.join(' ')).toMatch(/^Homosalate 9\s% and Butyl Methoxydibenzoylmethane 3\s%\.$/);
  const kit = positionSentences(
    checkerView('Shampoo: Aqua, Glycerin, Parfum, Phenoxyethanol. Conditioner: Aqua, Cetearyl Alcohol, Panthenol, Phenoxyethanol'),
  );
  expect(kit.map(({ title }) => title)).toEqual(['Shampoo', 'Conditioner']);
  for (const { sentences } of kit) expect(sentences.join(' ')).toMatch(/First stands Aqua.*1\s% is (?:probably )?passed/);
});

test.each(['en', 'ru'] as const)(
  'the table tells of an ingredient only what the report expects it to show in this product (%s)',
  (language) => {
    const effects = detailColumns.find(({ key }) => key === 'effects');
    const told = (list: string, index: number, use: Use) => effects?.text(checkerView(list, use, language), index);
    expect(told('Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Parfum', 3, 'rinse-off')).toBe('');
    expect(told('Aqua, Niacinamide 5%, Glycerin 7%, Phenoxyethanol', 2, 'leave-on')).toMatch(/^[^,()]+ \([^(),]+, (?:enough|достаточно)\)/);
    expect(told('Aqua, Niacinamide 5%, Glycerin 7%, Phenoxyethanol', 2, 'rinse-off')).toMatch(/washed off|смыва/);
  },
);

test('the table says which name inside a raw material a flag is of', () => {
  const flags = detailColumns.find(({ key }) => key === 'flags');
  expect(flags?.text(checkerView('Aqua, Glycerin, Liquid Germall Plus'), 2)).toContain('Diazolidinyl Urea: Releases formaldehyde (known)');
});
