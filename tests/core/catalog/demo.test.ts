import { expect, test } from 'vitest';
import { brandAliases, generateDemo, unknownNames } from '#core/catalog/demo.ts';
import { readLabel } from '#core/inci/read.ts';
import { factsByName, plantLabels, readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const base = knowledgeBase();
const book = readRecipeBook();
const facts = factsByName(base);
const plants = plantLabels(base);
const demo = (count: number, seed = 'test') => generateDemo({ seed, count, book, facts, plants });
const products = demo(400);

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('the same seed and count give the same catalogue', () => {
  expect(demo(60)).toEqual(demo(60));
});

test('another seed gives another catalogue', () => {
  expect(demo(5, 'other')).not.toEqual(demo(5));
});

test('a larger catalogue begins with the smaller one', () => {
  expect(products.slice(0, 60)).toEqual(demo(60));
});

test('no two products have the same list, the same alias, or the same title within a brand', () => {
  expect(repeated(products.map(({ list }) => list.toLowerCase().replace(/\.$/, '')))).toEqual([]);
  expect(repeated(products.map(({ alias }) => alias))).toEqual([]);
  for (const language of ['en', 'ru'] as const)
    expect(repeated(products.map(({ brand, title }) => `${brand} ${title[language]}`))).toEqual([]);
});

test('titles leave no gap and no placeholder', () => {
  const odd = products.flatMap(({ title }) => [title.en, title.ru]).filter((title) => /[{}]| {2}|^\s|\s$|undefined/.test(title));
  expect(odd).toEqual([]);
});

test('dates lie in the years before the last day, the label was copied before the product was added', () => {
  const wrong = products.filter(({ addedAt, listDate }) => addedAt > book.label.lastDate || listDate > addedAt || addedAt < '2023-10-01');
  expect(wrong).toEqual([]);
});

test('a vegan brand has nothing that is always of animal origin', () => {
  const aliases = brandAliases(book);
  const vegan = new Set(aliases.filter((_, index) => book.brands[index]?.certificates.some(({ kind }) => kind === 'vegan')));
  const held = products
    .filter(({ brand }) => vegan.has(brand))
    .flatMap(({ list }) => readLabel(list, base.knowledge.dictionary).items)
    .flatMap(({ id }) => (id === null ? [] : (base.ingredients[id] ?? [])));
  expect(held.length).toBeGreaterThan(500);
  expect(held.filter(({ animal }) => animal === 'always')).toEqual([]);
});

test('every name on the labels is read', () => {
  const unread = products.flatMap(({ list }) => readLabel(list, base.knowledge.dictionary).items).filter(({ id }) => id === null);
  expect(unread.map(({ text }) => text)).toEqual([]);
});

test('a book that names an unknown ingredient is refused with its name and place', () => {
  const short = new Map(facts);
  short.delete('Squalane');
  expect(unknownNames(book, short)).toContain('Squalane (pools.yaml: light-emollients)');
  expect(() => generateDemo({ seed: 'test', count: 1, book, facts: short, plants })).toThrow(/Squalane.*Add them to data\/ingredients/);
});
