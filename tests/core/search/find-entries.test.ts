import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aliasOf } from '#core/inci/names/fold.ts';
import { languages } from '#core/language.ts';
import { findEntries } from '#core/search/find-entries.ts';
import { inGroups } from '#core/search/groups.ts';
import { indexNames } from '#core/search/name-index.ts';
import { decodeNames, joinNames } from '#core/search/names-file.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { readRules } from '#scripts/knowledge/rules.ts';
import { searchEntries } from '#scripts/search/entries.ts';
import { foreignNames, namesFiles } from '#scripts/search/names-files.ts';
import { readSearchWords } from '#scripts/search/search-words.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const query = z.strictObject({ typed: z.string(), first: z.array(z.string()) });
const queries = z
  .strictObject({ brands: z.array(z.string()), wanted: z.array(query), own: z.array(query), unseen: z.array(query) })
  .parse(load(readFileSync(join(import.meta.dirname, 'queries.yaml'), 'utf8')));

const { ingredients } = knowledgeBase();
const catalog = {
  words: readSearchWords(),
  ingredients: ingredients.map((ingredient) => ({ ...ingredient, productCount: 0 })),
  categories: readCategories().map(({ alias, name }) => ({ alias, name, productCount: 1 })),
  brands: queries.brands.map((name) => ({ alias: aliasOf(name), name, productCount: 1 })),
  roles: readRules('data').roles,
};
/** As a browser has it once all files are there. */
const indexFor = (language: 'en' | 'ru') =>
  indexNames(joinNames(namesFiles(searchEntries(catalog, language), foreignNames(catalog.ingredients)).map(decodeNames)));
const indexes = { en: indexFor('en'), ru: indexFor('ru') };

/** The first three answers as they stand on the page: "need acne", "ingredient Salicylic Acid". */
const firstThree = (language: 'en' | 'ru', typed: string): string[] =>
  inGroups(findEntries(indexes[language], typed).hits)
    .flatMap(({ entries, first }) => entries.slice(0, Math.min(first, 6)))
    .slice(0, 3)
    .map(({ kind, id, title }) => `${kind} ${kind === 'ingredient' || kind === 'brand' ? title : id}`);

const missed = (language: 'en' | 'ru', list: typeof queries.own) =>
  list.flatMap(({ typed, first }) => {
    const found = firstThree(language, typed);
    return first.every((wanted) => found.includes(wanted)) ? [] : [{ typed, first, found }];
  });

describe.each(languages)('what people type (%s)', (language) => {
  test('every query that was asked for finds its answers among the first three', () => {
    expect(missed(language, queries.wanted)).toEqual([]);
  });

  test('a word that is a name finds no ingredient that only holds its letters in another word', () => {
    const found = inGroups(findEntries(indexes[language], 'крем').hits);
    const titles = found.flatMap(({ kind, entries }) => (kind === 'ingredient' ? entries.map(({ title }) => title) : []));
    expect(titles).not.toContain('Hydrated Silica');
    expect(found.find(({ kind }) => kind === 'category')?.first).toBeGreaterThan(1);
  });

  test('what names in other languages find needs the second file only', () => {
    expect(firstThree(language, 'acide salicylique')).toContain('ingredient Salicylic Acid');
  });

  test.each(['own', 'unseen'] as const)('nine of ten of our queries do (%s)', (set) => {
    expect(queries[set]).toHaveLength(80);
    const wrong = missed(language, queries[set]);
    console.log(`${language}, ${set}: ${80 - wrong.length} of 80 queries; not: ${wrong.map(({ typed }) => typed).join(', ') || 'none'}.`);
    if (process.env['SHOW']) console.log(JSON.stringify(wrong, null, 1));
    expect(80 - wrong.length).toBeGreaterThanOrEqual(0.9 * 80);
  });
});

test('a widely used ingredient stands before brands that only have its word in their name', () => {
  const known = {
    ...catalog,
    ingredients: ingredients.map((one) => ({ ...one, productCount: one.inci === 'Butyrospermum Parkii Butter' ? 1300 : 0 })),
  };
  const withBrands = {
    ...known,
    brands: ['Shea Moisture', 'Shea Solutions', 'Shea'].map((name) => ({ alias: aliasOf(name), name, productCount: 20 })),
  };
  const index = indexNames(joinNames(namesFiles(searchEntries(withBrands, 'en'), foreignNames(withBrands.ingredients)).map(decodeNames)));
  const titles = findEntries(index, 'shea').hits.map(({ entry }) => entry.title);
  expect(titles[0]).toBe('Shea');
  expect(titles.indexOf('Butyrospermum Parkii Butter')).toBeLessThan(titles.indexOf('Shea Moisture'));
});
