import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { builtOf } from '#scripts/built-module.ts';
import { headersFile, headersReader } from '#scripts/headers-file.ts';
import { readSettings } from '#scripts/settings.ts';
import { headerRules, headersOf } from '#site/headers.ts';
import { builtSite, type ServedSite, serveBuiltSite, siteEnvironment } from '../support/built-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveBuiltSite('en');
});
afterAll(() => site.stop());

/** An address of each kind: files, pages that functions answer, data, pictures, what is not there. */
const paths = [
  '/',
  '/products',
  '/ingredient-checker',
  '/ingredients/niacinamide',
  '/admin/products',
  '/u',
  '/user/nobody',
  '/products/none-such',
  '/none/such',
  '/404',
  '/api/v2/health',
  '/api/none',
  '/media/avatar/none.webp',
  '/og/ingredient/glycerin.png',
  '/og/page/home.png',
  '/dictionary/manifest.json',
  '/robots.txt',
];

test.each(languages)('the file that the platform reads is what the code says (%s)', (language) => {
  const { site: config, scriptHashes } = builtOf(readSettings(siteEnvironment(language)));
  expect(scriptHashes.length).toBeGreaterThan(2);
  const rules = headerRules({ siteUrl: config.siteUrl, scriptHashes });
  const written = headersReader(join(builtSite(language), headersFile));
  for (const path of [...paths, '/embed/x', '/_astro/x', '/row-shards/x'])
    expect([path, written(path)]).toEqual([path, headersOf(rules, path)]);
});

test('there is one place for headers', () => {
  expect(parse(readFileSync('netlify.toml', 'utf8'))).not.toHaveProperty('headers');
});

test('the local server sends to every address what the platform would', async () => {
  const written = headersReader(join(builtSite('en'), headersFile));
  for (const path of paths) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' });
    // How long an answer is kept, functions decide.
    const { 'Cache-Control': _, ...security } = written(path);
    expect([path, Object.fromEntries(Object.keys(security).map((name) => [name, headers.get(name)]))]).toEqual([path, security]);
  }
});
