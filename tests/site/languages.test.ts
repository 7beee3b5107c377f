import { expect, test } from 'vitest';
import { readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { pageTexts } from './html-texts.ts';
import { siteFolder, sitePages } from './site-pages.ts';

/** Latin terms of the trade, and Latin words that explanations quote. */
const terms = [
  'Inciscope',
  'INCI',
  'CosIng',
  'CAS',
  'PETA',
  'Leaping Bunny',
  'SPF',
  'JavaScript',
  'cookie',
  'ppm',
  'cica',
  'may contain',
  'niger',
  'rolfsii',
  'sericum',
  'cetus',
  'lonone',
];

const cyrillic = /[А-Яа-яЁё]/;
const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? [];

/** Latin words a Russian page may show: those of INCI names and of their synonyms on labels, of brands, and the terms above. */
function knownWords(): Set<string> {
  const { ingredients } = knowledgeBase();
  const names = ingredients.flatMap(({ inci, common, names: further }) => [
    inci,
    common.ru,
    ...further.filter(({ kind }) => kind === 'ru').map(({ text }) => text),
  ]);
  const brands = readRecipeBook().brands.flatMap(({ name, website }) => [name, website ?? '']);
  return new Set([...names, ...brands, ...terms].flatMap(wordsOf).map((word) => word.toLowerCase()));
}

test('Russian pages hold no English outside names and marked pieces', () => {
  const known = knownWords();
  const found = new Map<string, string>();
  for (const { path, html } of sitePages(siteFolder('ru'))) {
    for (const { text, lang } of pageTexts(html)) {
      if (lang !== 'ru') continue;
      // Inside a Russian sentence a capital marks a proper name; alone, a word must be known.
      const suspects = wordsOf(text).filter((word) => !known.has(word.toLowerCase()) && !(cyrillic.test(text) && /[A-Z]/.test(word)));
      for (const word of suspects) if (!found.has(word)) found.set(word, `${path}: ${text.trim().slice(0, 120)}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

test('English pages hold no Cyrillic outside marked pieces', () => {
  // A description for search engines cannot mark a brand's name.
  const brands = readRecipeBook()
    .brands.map(({ name }) => name)
    .filter((name) => cyrillic.test(name));
  const withoutBrands = (text: string) => brands.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const found = sitePages(siteFolder('en')).flatMap(({ path, html }) =>
    pageTexts(html)
      .filter(({ text, lang }) => lang === 'en' && cyrillic.test(withoutBrands(text)))
      .map(({ text }) => `${path}: ${text.trim().slice(0, 120)}`),
  );
  expect(found.slice(0, 20)).toEqual([]);
});
