import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '#core/language.ts';
import { checkSite } from '#scripts/site-check/check.ts';
import { builtSite } from '../support/built-site.ts';

test.each(languages)(
  'nothing is wrong with a sample of the %s site',
  async (language) => {
    const { problems, checked, links } = await checkSite({ root: builtSite(language), language, most: 250 });
    expect(problems.lines()).toEqual([]);
    expect([checked, links > 5_000]).toEqual([250, true]);
  },
  120_000,
);

const origin = 'http://127.0.0.1:4321';

interface PageParts {
  readonly lang?: string;
  readonly head?: string;
  readonly body?: string;
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
}

function page(path: string, parts: PageParts = {}): string {
  const {
    lang = 'en',
    head = '',
    body = '<h1>Head</h1>',
    title = `Title of ${path}`,
    description = `About ${path}.`,
    canonical = path,
  } = parts;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${origin}${canonical}"><meta property="og:image" content="${origin}/og/page/home.png">${head}</head><body><main>${body}</main></body></html>`;
}

const sitemap = (paths: readonly string[]) => `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;

/** A site of a few pages: its home page, a second one as given, and what they need. */
async function checkWith(second: string, more: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'check-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files: Readonly<Record<string, string>> = {
    'index.html': page('/', { body: '<h1>Home</h1><p><a href="/second">Second</a></p>' }),
    'second.html': second,
    'og/page/home.png': '',
    _headers: "/*\n  Content-Security-Policy: script-src 'self'\n",
    'sitemap-index.xml': `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`,
    'sitemap-1.xml': sitemap(['/', '/second']),
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { problems } = await checkSite({ root, language: 'en', most: 100 });
  return problems.lines().join('\n');
}

test('a sound site has no problems', async () => {
  expect(await checkWith(page('/second'))).toBe('');
});

const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`;

test.each<[string, PageParts, string]>([
  ['a dead link', { body: '<h1>H</h1><p><a href="/none">x</a></p>' }, 'dead link (a): 1'],
  ['a dead image', { body: '<h1>H</h1><p><img src="/none.png" alt="x"></p>' }, 'dead link (img): 1'],
  ['a dead script', { head: '<script src="/none.js"></script>' }, 'dead link (script): 1'],
  ['a dead style', { head: '<link rel="stylesheet" href="/none.css">' }, 'dead link (link stylesheet): 1'],
  ['a dead anchor', { body: '<h1>H</h1><p><a href="/#none">x</a></p>' }, 'dead anchor: 1'],
  ['a dead anchor of its own', { body: '<h1>H</h1><p><a href="#none">x</a></p>' }, 'dead anchor: 1'],
  ['two heads', { body: '<h1>H</h1><h1>H</h1>' }, 'not exactly one h1: 1'],
  ['the wrong language', { lang: 'ru' }, 'lang is not the language of the site: 1'],
  ['no title', { title: '' }, 'not exactly one title: 1'],
  ['another page’s title', { title: 'Title of /' }, 'title stands on several pages: 1'],
  ['no description', { description: '' }, 'not exactly one description: 1'],
  ['a canonical address that is no page', { canonical: '/none' }, 'canonical to no page: 1'],
  ['a second canonical address', { head: `<link rel="canonical" href="${origin}/">` }, 'not exactly one canonical address of this site: 1'],
  [
    'hreflang that forgets itself',
    { head: '<link rel="alternate" hreflang="ru" href="https://ru.test/second">' },
    'hreflang without the page itself: 1',
  ],
  [
    'a listed page that is hidden',
    { head: '<meta name="robots" content="noindex">' },
    'sitemap: lists a page that is not for it (noindex): 1',
  ],
  ['damaged data', { head: '<script type="application/ld+json">{"a":</script>' }, 'is no JSON'],
  ['data without its fields', { head: data({ '@type': 'Product', name: 'x' }) }, 'Product.description'],
  ['a doubled id', { body: '<h1 id="a">H</h1><p id="a">x</p>' }, 'id stands twice: 1'],
  ['a picture of nothing', { head: `<meta property="og:image" content="${origin}/og/product/none.png">` }, 'og:image of nothing: 1'],
  ['broken markup', { body: '<h1>H</h1><p id="a" id="b">x</p>' }, 'HTML parse error: 1'],
  ['a script that no header lets in', { head: '<script>alert(1)</script>' }, 'script that the header refuses: 1'],
  ['an attribute that runs', { body: '<h1>H</h1><p onclick="alert(1)">x</p>' }, 'attribute that the header refuses: 1'],
  ['a block inside a paragraph', { body: '<h1>H</h1><span><div>x</div></span>' }, 'HTML: element-permitted-content: 1'],
])('%s is found', async (_, parts, line) => {
  expect(await checkWith(page('/second', parts))).toContain(line);
});

test('a page that no sitemap lists is found, and a listed page that is not there', async () => {
  const found = await checkWith(page('/second'), { 'sitemap-1.xml': sitemap(['/', '/gone']) });
  expect(found).toContain('sitemap: page is missing: 1\n    /second');
  expect(found).toContain('sitemap: no such page: 1\n    /gone');
});
