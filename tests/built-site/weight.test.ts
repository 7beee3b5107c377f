import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { brotliBytes, siteWeights } from '#scripts/bench/first-visit.ts';
import { siteFolder, sitePages } from './site-pages.ts';

/** Bytes after gzip. */
const budgets = { usualProduct: 15_000, page: 32_000, styles: 9_000, scripts: 7_300, scriptsOnUse: 30_800 };
const gzipped = (text: string) => gzipSync(text).length;
/** Pages of forms, of tools and of one's own account. */
const used =
  /^\/(?:ingredient-checker|offline|embed(?:\/.*)?|compare(?:\/.*)?|login|register|admin|recover-password|review|products\/(?:new-product|edit-product|upload-image)|shelf|user(?:\/.*)?|service\/user\/.*)$/;
const readOnly = (path: string) => !used.test(path);

/** Parts of their own, which come when a reader asks for them: reviews as they are now with all one can do with them, the shelf, the reader of barcodes, what waits for the network. */
const reviewsOfNow = /\/(?:mount-reviews|shelf-desk|take-over-things|barcode-desk|worker-news|waiting-favorites|forget-personal)\./;
const listsOfReaders = /\/pasted-comparison\./;
const isReact = (text: string) => /react\.(?:transitional\.)?element|useState/.test(text);

test('pages that are only read load no React, but for the reviews of now', () => {
  const folder = siteFolder('en');
  const weights = siteWeights(folder);
  const wrong = sitePages(folder)
    .filter(({ path }) => readOnly(path))
    .filter(({ html }) => html.includes('<astro-island') || [...weights.scripts(html, 'ever', reviewsOfNow).values()].some(isReact));
  expect(weights.scripts(sitePages(folder).find(({ html }) => html.includes('<live-reviews'))?.html ?? '', 'ever').size).toBeGreaterThan(
    30,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  // The way into what comes later is followed at all.
  const reviewed = sitePages(folder).find(({ html }) => html.includes('<live-reviews'));
  expect([...weights.scripts(reviewed?.html ?? '', 'ever').values()].some(isReact)).toBe(true);
});

test('a comparison of products loads React only for pasted lists', () => {
  const folder = siteFolder('en');
  const weights = siteWeights(folder);
  const heavy = sitePages(folder)
    .filter(({ path }) => path.startsWith('/compare'))
    .filter(({ html }) => [...weights.scripts(html, 'ever', listsOfReaders).values()].some(isReact));
  expect(heavy.map(({ path }) => path)).toEqual([]);
});

test('pages, styles and scripts keep their budgets', () => {
  const folder = siteFolder('en');
  const weights = siteWeights(folder);
  const pages = sitePages(folder).filter(({ path }) => readOnly(path));
  const heavy = (list: typeof pages, budget: number) =>
    list.map(({ path, html }) => ({ path, size: gzipped(html) })).filter(({ size }) => size > budget);
  const longest = pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, 100);
  expect(heavy(longest, budgets.page)).toEqual([]);
  const products = pages.filter(({ path }) => /^\/products\/[^/]+$/.test(path)).map(({ html }) => gzipped(html));
  expect(products.toSorted((a, b) => a - b)[Math.floor(products.length / 2)]).toBeLessThan(budgets.usualProduct);
  for (const [when, budget] of [
    ['at once', budgets.scripts],
    ['ever', budgets.scriptsOnUse],
  ] as const) {
    const sets = new Map(
      pages.map(({ html }) => weights.scripts(html, when, reviewsOfNow)).map((files) => [[...files.keys()].join(), [...files.values()]]),
    );
    expect([...sets].filter(([, texts]) => texts.reduce((sum, text) => sum + gzipped(text), 0) > budget).map(([files]) => files)).toEqual(
      [],
    );
  }
  const styles = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '')),
  );
  expect([...styles].filter((path) => gzipped(weights.text(path)) > budgets.styles)).toEqual([]);
});

/** Bytes after brotli: the heaviest product's page, and everything that a first visit to a page loads, fonts included. */
const productBudget = 15_000;
const firstVisit = { en: { product: 55_000, page: 60_000 }, ru: { product: 70_000, page: 77_000 } };
const heaviestPages = 6;

test.each(languages)('a first visit to a page that is only read loads little (%s)', (language) => {
  const folder = siteFolder(language);
  const weights = siteWeights(folder);
  const longest = sitePages(folder)
    .filter(({ path }) => readOnly(path))
    .toSorted((a, b) => b.html.length - a.html.length);
  const products = longest.filter(({ path }) => /^\/products\/[^/]+$/.test(path)).slice(0, heaviestPages);
  expect(products.filter(({ html }) => brotliBytes(html) > productBudget).map(({ path }) => path)).toEqual([]);
  const over = (pages: typeof longest, budget: number) =>
    pages.map(({ path, html }) => ({ path, weight: weights.firstVisit(html) })).filter(({ weight }) => weight > budget);
  expect(over(longest.slice(0, heaviestPages), firstVisit[language].page)).toEqual([]);
  expect(over(products, firstVisit[language].product)).toEqual([]);
});
