import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { brotliBytes } from '#scripts/bench/first-visit.ts';
import { precacheList } from '#scripts/service-worker.ts';
import { siteFolder } from './site-pages.ts';

/** Bytes after brotli: the worker, and what it fetches while it is installed; fonts are packed already. */
const budgets = { worker: 15_000, precache: { en: 425_500, ru: 449_000 } };

test.each(languages)('the worker is small, and so is what it fetches when it is installed (%s)', (language) => {
  const folder = siteFolder(language);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(brotliBytes(worker)).toBeLessThan(budgets.worker);
  const list = precacheList(folder);
  const fileOf = (url: string) => join(folder, existsSync(join(folder, `${url}.html`)) ? `${url}.html` : url);
  const sizes = list.map(({ url }) =>
    url.endsWith('.woff2') ? statSync(fileOf(url)).size : brotliBytes(readFileSync(fileOf(url), 'utf8')),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budgets.precache[language]);
  // What is not named by its content carries a revision, or a new one would never be seen.
  expect(list.filter(({ url, revision }) => (revision === null) !== url.startsWith('/_astro/'))).toEqual([]);
  expect(list.map(({ url }) => url)).toEqual(expect.arrayContaining(['/offline', '/ingredient-checker', '/dictionary/manifest.json']));
  for (const { url } of list) expect(worker).toContain(url);
});

test('the worker knows no setting that is not public', () => {
  expect(readFileSync(join(siteFolder('en'), 'sw.js'), 'utf8')).not.toMatch(/DATABASE|SNAPSHOT|TOKEN:|SECRET/);
});

test.each(languages)('the manifest names icons that are there, and takes what is shared (%s)', (language) => {
  const folder = siteFolder(language);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  for (const { src } of manifest.icons) expect(existsSync(join(folder, src)), src).toBe(true);
  expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/ingredient-checker', '/search', '/user']);
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
});
