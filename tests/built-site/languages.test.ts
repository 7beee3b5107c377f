import { expect, test } from 'vitest';
import { readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { pageTexts } from './html-texts.ts';
import { siteFolder, sitePages } from './site-pages.ts';

/** Latin terms of the trade. */
const terms = [
  'Inciscope',
  'INCI',
  'CosIng',
  'EWG Skin Deep',
  'PubChem',
  'CAS',
  'PETA',
  'Leaping Bunny',
  'SPF',
  'JavaScript',
  'cookie',
  'AHA',
  'auth._token.local',
  'ppm',
  'cica',
  'may contain',
];

/** Words no foreign name or term is made of: one of them shows that English was left standing. */
const english = new Set(
  `the and for with from are was not but this that these those its has have may can will into than then when where which what who how why all any both each
  more most less least very also only other same such one two three first last new old high low good best safe free made used use using known found seen
  skin hair face body eye eyes lip lips nail water oil acid salt extract powder product products ingredient ingredients label labels list lists name names brand
  source sources review study trial evidence effect effects role function functions limit limits rule rules law page search filter sort clear show hide open close
  rinse leave cream lotion serum sunscreen shampoo soap dry oily sensitive percent about above below between after before under over without within`.split(
    /\s+/,
  ),
);
/** A term or a species' name quoted in a Russian sentence has at most this many words. */
const longestTerm = 3;

const cyrillic = /[А-Яа-яЁё]/;
/** A word that a drawing cuts off is not looked at. */
const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}(?![A-Za-z]*…)/g) ?? [];

/** Latin words a Russian page may show: those of INCI names and of their synonyms on labels, of brands, and the terms above. */
function knownWords(): Set<string> {
  const { ingredients } = knowledgeBase();
  const names = ingredients.flatMap(({ inci, common, names: further }) => [
    inci,
    common.ru,
    ...further.filter(({ kind }) => kind === 'ru').map(({ text }) => text),
  ]);
  const book = readRecipeBook();
  const brands = book.brands.flatMap(({ name, website }) => [name, website ?? '']);
  // Money without a sign of its own is written with its ISO code.
  const currencies = book.prices.map(({ currency }) => currency);
  return new Set([...names, ...brands, ...currencies, ...terms].flatMap(wordsOf).map((word) => word.toLowerCase()));
}

test('Russian pages hold no English outside names and marked pieces', { timeout: 240_000 }, () => {
  const known = knownWords();
  const found = new Map<string, string>();
  for (const { path, html } of sitePages(siteFolder('ru'))) {
    for (const { text, lang } of pageTexts(html)) {
      if (lang !== 'ru') continue;
      // Inside a Russian sentence a short run of Latin words is a name or a term, unless one of them is plain English; alone, a word must be known.
      const runs = cyrillic.test(text) ? (text.match(/[A-Za-z][A-Za-z'-]*(?:\s+[A-Za-z][A-Za-z'-]*)*/g) ?? []) : [text];
      const suspects = runs.flatMap((run) => {
        const unknown = wordsOf(run).filter((word) => !known.has(word.toLowerCase()) && !(cyrillic.test(text) && /[A-Z]/.test(word)));
        const term =
          cyrillic.test(text) && run.split(/\s+/).length <= longestTerm && !unknown.some((word) => english.has(word.toLowerCase()));
        return term ? [] : unknown;
      });
      for (const word of suspects) if (!found.has(word)) found.set(word, `${path}: ${text.trim().slice(0, 120)}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

test('English pages hold no Cyrillic outside marked pieces', { timeout: 240_000 }, () => {
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
