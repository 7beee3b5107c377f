import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { siteFolder, sitePages } from './site-pages.ts';

/** Bytes after gzip. */
const budgets = { usualProduct: 15_000, page: 32_000, styles: 9_000, scripts: 6_000, scriptsOnUse: 12_000 };
const gzipped = (text: string) => gzipSync(text).length;
/** Pages of forms and of one's own account. */
const used =
  /^\/(?:ingredient-checker|login|register|recover-password|review|products\/(?:new-product|edit-product|upload-image)|user(?:\/.*)?|service\/user\/.*)$/;
const readOnly = (path: string) => !used.test(path);

const textOf = new Map<string, string>();

function read(folder: string, path: string): string {
  const text = textOf.get(path) ?? readFileSync(join(folder, path), 'utf8');
  textOf.set(path, text);
  return text;
}

const loadedAtOnce = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;
const loadedEver = /(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/g;

/** The scripts of a page with everything they import, at once or ever, as files of the site. */
function scriptsOf(folder: string, html: string, imports = loadedEver): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    const text = read(folder, path);
    files.set(path, text);
    for (const [, target = ''] of text.matchAll(imports)) visit(posix.join(posix.dirname(path), target));
  };
  for (const [, source = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) visit(source);
  return files;
}

test('pages that are only read load no React', () => {
  const folder = siteFolder('en');
  const wrong = sitePages(folder)
    .filter(({ path }) => readOnly(path))
    .filter(
      ({ html }) =>
        html.includes('<astro-island') ||
        [...scriptsOf(folder, html).values()].some((text) => /react\.(?:transitional\.)?element|useState/.test(text)),
    );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('pages, styles and scripts keep their budgets', () => {
  const folder = siteFolder('en');
  const pages = sitePages(folder).filter(({ path }) => readOnly(path));
  const heavy = (list: typeof pages, budget: number) =>
    list.map(({ path, html }) => ({ path, size: gzipped(html) })).filter(({ size }) => size > budget);
  const longest = pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, 100);
  expect(heavy(longest, budgets.page)).toEqual([]);
  const products = pages.filter(({ path }) => /^\/products\/[^/]+$/.test(path)).map(({ html }) => gzipped(html));
  expect(products.toSorted((a, b) => a - b)[Math.floor(products.length / 2)]).toBeLessThan(budgets.usualProduct);
  for (const [imports, budget] of [
    [loadedAtOnce, budgets.scripts],
    [loadedEver, budgets.scriptsOnUse],
  ] as const) {
    const sets = new Map(
      pages.map(({ html }) => scriptsOf(folder, html, imports)).map((files) => [[...files.keys()].join(), [...files.values()]]),
    );
    expect([...sets].filter(([, texts]) => texts.reduce((sum, text) => sum + gzipped(text), 0) > budget).map(([files]) => files)).toEqual(
      [],
    );
  }
  const styles = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '')),
  );
  expect([...styles].filter((path) => gzipped(read(folder, path)) > budgets.styles)).toEqual([]);
});

/** Bytes after brotli: the heaviest product's page, and everything that a first visit to a page loads, fonts included. */
const productBudget = 15 * 1024;
const firstVisit = { en: 100_000, ru: 125_000 };
const heaviestPages = 6;
const sizes = new Map<string, number>();

function packed(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

test.each(languages)('a first visit to a page that is only read loads little (%s)', (language) => {
  const folder = siteFolder(language);
  const longest = sitePages(folder)
    .filter(({ path }) => readOnly(path))
    .toSorted((a, b) => b.html.length - a.html.length);
  const products = longest.filter(({ path }) => /^\/products\/[^/]+$/.test(path)).slice(0, heaviestPages);
  expect(products.filter(({ html }) => packed(html) > productBudget).map(({ path }) => path)).toEqual([]);
  const weightOf = (html: string) => {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => read(folder, path));
    const scripts = scriptsOf(folder, html, loadedAtOnce).values();
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, path = '']) => statSync(join(folder, path)).size,
    );
    return [html, ...sheets, ...scripts]
      .map(packed)
      .concat(fonts)
      .reduce((sum, bytes) => sum + bytes, 0);
  };
  const heaviest = [...longest.slice(0, heaviestPages), ...products].map(({ path, html }) => ({ path, weight: weightOf(html) }));
  expect(heaviest.filter(({ weight }) => weight > firstVisit[language])).toEqual([]);
});
