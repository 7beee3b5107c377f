import { expect, test } from 'vitest';
import type { Entry } from '#core/search/directory.ts';
import { findEntries } from '#core/search/find-entries.ts';
import { indexNames } from '#core/search/name-index.ts';

const entry = (kind: Entry['kind'], title: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  id: title,
  title,
  also: '',
  names: [],
  count: 0,
  drawn: '',
  members: [],
  needs: [],
  oneThing: false,
  ...more,
});

const index = indexNames([
  entry('brand', 'Nivea'),
  entry('brand', 'La Roche-Posay'),
  entry('ingredient', 'Niacinamide', { count: 900 }),
  entry('ingredient', 'Galanthus Nivalis Bulb Extract', { count: 2 }),
  entry('ingredient', 'Salicylic Acid', { count: 300 }),
  entry('ingredient', 'Capryloyl Salicylic Acid', { count: 20 }),
  entry('ingredient', 'Sulfuric Acid'),
  entry('category', 'Кремы для лица', { names: ['крем', 'увлажняющий крем'] }),
  entry('need', 'Сухая кожа', { members: ['Niacinamide'] }),
  entry('thing', 'Acids', { members: ['Salicylic Acid'], names: ['acid'] }),
]);
const titles = (typed: string) => findEntries(index, typed).hits.map((hit) => hit.entry.title);

test('a brand that is written or sounds nearly so is a guess, above names that only have a word beginning so', () => {
  expect(titles('niva')).toEqual(['Nivea', 'Galanthus Nivalis Bulb Extract']);
  expect(findEntries(index, 'niva').instead).toEqual({ text: 'Nivea', isGuess: true });
  expect(findEntries(index, 'la rosh posay').instead).toEqual({ text: 'La Roche-Posay', isGuess: true });
});

test('a brand in the letters of the other alphabet is no guess', () => {
  for (const typed of ['нивея', 'ля рош позе']) expect(findEntries(index, typed)).toMatchObject({ instead: null, hits: [{ tier: 1 }] });
});

test('of names with the word, the one that more lists hold stands first', () => {
  expect(titles('salicylic')).toEqual(['Salicylic Acid', 'Capryloyl Salicylic Acid']);
});

test('a misspelt word is put right, spelt as names spell it, and that is said', () => {
  expect(findEntries(index, 'niacinamde').instead).toEqual({ text: 'niacinamide', isGuess: true });
  expect(findEntries(index, 'увлажняюший крем').instead).toEqual({ text: 'увлажняющий крем', isGuess: true });
  expect(titles('niacinamde')).toEqual(['Niacinamide']);
});

test('the same keys on the other keyboard are said, and are no guess', () => {
  expect(findEntries(index, 'rhtv').instead).toEqual({ text: 'крем', isGuess: false });
});

test('a longer query finds what its parts name; a name that has all of it stands alone', () => {
  expect(titles('крем для сухой кожи')).toEqual(['Сухая кожа', 'Кремы для лица', 'Niacinamide']);
  expect(titles('sulfuric acid')).toEqual(['Sulfuric Acid']);
});

test('nothing like it finds nothing', () => {
  expect(findEntries(index, 'zzzzqqqq')).toMatchObject({ hits: [], thing: null, instead: null });
  expect(findEntries(index, ' · ')).toMatchObject({ hits: [], thing: null, instead: null });
});

test('the genitive plural finds the other forms of its word', () => {
  const dots = indexNames([entry('need', 'Чёрные точки'), entry('ingredient', 'Чёрная смородина')]);
  expect(findEntries(dots, 'от чёрных точек').hits[0]?.entry.title).toBe('Чёрные точки');
});

test('a brand in the other alphabet is found among other words', () => {
  expect(findEntries(index, 'крем нивея')).toMatchObject({ instead: null, brand: 'Nivea' });
  expect(titles('крем нивея')).toContain('Nivea');
});

test('what is called just as the word put right is nearer than a brand that is like it, a word among others is not', () => {
  const near = indexNames([entry('brand', 'Nivea'), entry('brand', 'Maria Nila')]);
  expect(findEntries(near, 'niva').instead?.text).toBe('Nivea');
  const allantoin = indexNames([entry('brand', 'Plant Line'), entry('ingredient', 'Allantoin', { names: ['аллантоин'] })]);
  expect(findEntries(allantoin, 'алантоин')).toMatchObject({ instead: { text: 'аллантоин' }, hits: [{ entry: { title: 'Allantoin' } }] });
});

test('words that are all known are no slip in the name of a brand', () => {
  const baby = indexNames([entry('brand', 'Babycream'), entry('need', 'Baby skin'), entry('category', 'Cream jar')]);
  expect(findEntries(baby, 'baby creams').instead).toBeNull();
});

test('what names know was meant; a brand begun or without its apostrophe is no guess', () => {
  expect(findEntries(index, 'niacinamide').isMeant).toBe(true);
  expect(findEntries(index, 'niacinamde').isMeant).toBe(false);
  const brands = indexNames([entry('brand', "L'Occitane"), entry('brand', "L'Oréal Paris")]);
  expect(findEntries(brands, 'loccitane')).toMatchObject({ instead: null, isMeant: true, hits: [{ tier: 0 }] });
  expect(findEntries(brands, 'loreal')).toMatchObject({ instead: null, brand: "L'Oréal Paris" });
});
