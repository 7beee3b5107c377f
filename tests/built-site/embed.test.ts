import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import { builtSite, type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { testServices } from '../support/services.ts';
import { translators } from '../support/translators.ts';

const at = '2026-01-02T00:00:00.000Z';

describe.each(languages)('cards of the %s site', (language) => {
  const t = translators[language];
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(() => site.stop());
  const get = (path: string, headers = {}) => fetch(site.url + path, { redirect: 'manual', headers });

  test('a product’s page names its card, which says the answer without a script, and oEmbed gives the frame for it', async () => {
    const [, path = ''] = /href="(\/products\/[a-z0-9-]+)"/.exec(await (await get('/products')).text()) ?? [];
    const page = await (await get(path)).text();
    expect(page).toContain(`href="/embed?product=${path.split('/').at(-1)}"`);
    const [, asked = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    const { pathname, search } = new URL(asked.replaceAll('&amp;', '&'));
    const told = await (await get(`${pathname}${search}&maxwidth=400&dnt=1`)).json();
    const [, address = ''] = /^<iframe src="([^"]+)"/.exec(told.html) ?? [];
    expect([told.type, told.version, told.width, new URL(address).pathname]).toEqual(['rich', '1.0', 400, `/embed${path}`]);
    expect(told).not.toHaveProperty('thumbnail_url');

    const card = await get(`/embed${path}`);
    const html = await card.text();
    expect(card.status).toBe(200);
    expect(html).toContain(`>${told.title}</a></h1>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(t('product.demo'));
    // Nothing runs, nothing comes from elsewhere, and links leave the frame.
    expect(html).not.toMatch(/<script|\son\w+=|<form|<img/);
    expect(html).toContain('<base target="_blank"');
    expect(card.headers.get('set-cookie')).toBeNull();
    expect(card.headers.get('content-security-policy')).toMatch(/script-src 'none';.*frame-ancestors \*$/);
    expect((await get(`/embed${path}`, { 'if-none-match': card.headers.get('etag') })).status).toBe(304);
    expect(await (await get(`/embed${path}?theme=dark`)).text()).toContain('<html data-theme="dark" ');
    expect(await (await get(`/embed${path}?theme=%22x`)).text()).toBe(html);
  });

  test.each(['none-such', 'A%3Cb%3E'])('the card of %s, which there is not, is a card that says so', async (alias) => {
    const answer = await get(`/embed/products/${alias}`);
    const html = await answer.text();
    expect([answer.status, html.includes(t('embed.missing')), html.includes('{{')]).toEqual([404, true, false]);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  test('the card of a report stands in no list of pages', async () => {
    const html = readFileSync(`${builtSite(language)}/embed/report.html`, 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/localStorage|serviceWorker|manifest\.webmanifest/);
    expect(readFileSync(`${builtSite(language)}/sitemap-pages-0.xml`, 'utf8')).not.toContain('/embed/');
  });
});

test('a card follows its product: where it has moved to, and that it is gone', async () => {
  const services = await testServices('en', builtSite('en'));
  const { db } = services;
  const ask = (path: string) => pageAnswer(new Request(`https://site.test${path}`), services);
  await db.insert(brands).values({ id: 1, alias: 'fir', name: 'Fir <i>', nameKey: 'fir', addedAt: at, updatedAt: at });
  await db.insert(products).values({
    id: 1,
    brandId: 1,
    alias: 'fir-balm',
    titleEn: 'Balm & Co',
    list: 'Aqua, Glycerin, Hydroquinone',
    source: 'user',
    addedAt: at,
    updatedAt: at,
  });
  await db.insert(oldAliases).values({ kind: 'product', alias: 'old-balm', target: 'fir-balm', since: at });
  const card = await ask('/embed/products/fir-balm');
  const html = await card.text();
  expect([card.status, html.includes('Balm &amp; Co'), html.includes('Fir &lt;i&gt;')]).toEqual([200, true, true]);
  // What the law prohibits comes before all else.
  expect(html).toContain('data-part="law"');
  const moved = await ask('/embed/products/old-balm?theme=dark');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/embed/products/fir-balm?theme=dark']);
  await db.update(products).set({ status: 'removed' }).where(eq(products.id, 1));
  const gone = await ask('/embed/products/fir-balm');
  expect([gone.status, (await gone.text()).includes(translators.en('embed.gone'))]).toEqual([410, true]);
  expect(services.logged).toEqual([]);
});
