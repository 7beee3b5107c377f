import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { languages } from '#core/language.ts';
import { brands, oldAliases, productBarcodes, productSizes, products, reviews } from '#db/schema/index.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { builtSite, type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';
import { translators } from '../support/translators.ts';

const sites = new Map<string, ServedSite>();
beforeAll(async () => {
  for (const language of languages) sites.set(language, await serveBuiltSite(language));
});
afterAll(() => {
  for (const { stop } of sites.values()) stop();
});

const get = (language: string, path: string) => fetch(`${sites.get(language)?.url}${path}`, { redirect: 'manual' });
const at = '2026-01-02T00:00:00.000Z';

/** Alias of a category or a brand that the site has. */
async function someAlias(language: string, kind: 'categories' | 'brands'): Promise<string> {
  return new RegExp(`href="/${kind}/([a-z0-9-]+)"`).exec(await (await get(language, `/${kind}`)).text())?.[1] ?? '';
}
const someCategory = (language: string) => someAlias(language, 'categories');

describe.each(languages)('the %s site', (language) => {
  test('a pair without a page of its own is answered on request, complete without script', async () => {
    const category = await someCategory(language);
    const path = `/categories/${category}/with/aqua`;
    const answer = await get(language, path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    expect(html).toContain(`/og/category/${category}.png"`);
    expect(html).not.toMatch(/\{\{\w+\}\}/);
    const rows = html.slice(html.indexOf('<ul class="rows"'));
    const aliases = [...rows.matchAll(/<a class="name" href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(aliases.length).toBeGreaterThan(0);
    for (const href of aliases.slice(0, 3)) expect([href, (await get(language, href)).status]).toEqual([href, 200]);
  });

  test.each([
    ['/categories/none-such/with/aqua', 'error.404.text'],
    ['/products/none-such', 'error.404.text'],
    ['/products/none-such/reviews', 'error.404.text'],
    ['/products/A%3Cb%3E', 'error.404.invalid'],
    ['/products/a--b?x=%3Ci%3E', 'error.404.invalid'],
    ['/categories/creams/with/aqua/page/0', 'error.404.invalid'],
    ['/u?page=0', 'error.404.invalid'],
  ] as const)('%s is a 404 with its address as text: %s', async (path, words) => {
    const answer = await get(language, path);
    expect(answer.status).toBe(404);
    const shown = decodeURI(path).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(await answer.text()).toContain(`>${translators[language](words, { path: shown })}<`);
  });

  test('a page of a function that is asked with another method is the error page of no particular status', async () => {
    const answer = await fetch(`${sites.get(language)?.url}/products/none-such`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const html = await answer.text();
    for (const words of ['error.500.title', 'error.unknown', 'error.home', 'error.search'] as const)
      expect(html).toContain(`${translators[language](words)}<`);
  });

  test('a barcode that nobody has leads to a submission with it, a number that is none says so', async () => {
    const t = translators[language];
    const unknown = await get(language, '/products/barcode/4006381333931');
    expect(unknown.status).toBe(404);
    const page = await unknown.text();
    expect(page).toContain(`<h1>${t('barcode.title', { code: '4006381333931' })}</h1>`);
    expect(page).toContain('href="/products/new-product?barcode=4006381333931"');
    expect(page).toContain('<meta name="robots" content="noindex"');
    const none = await get(language, '/products/barcode/400638%3Cb%3E');
    expect(none.status).toBe(404);
    expect(await none.text()).toContain(`<h1>${t('barcode.noneTitle', { code: '400638&lt;b&gt;' })}</h1>`);
    expect((await get(language, '/products/barcode/%E0%A4%A')).status).toBe(404);
  });

  test('an ingredient or a page that the category does not have is a 404', async () => {
    const category = await someCategory(language);
    for (const rest of ['none-such', 'aqua/page/9999', 'lead-acetate'])
      expect([rest, (await get(language, `/categories/${category}/with/${rest}`)).status]).toEqual([rest, 404]);
  });

  test('what the build wrote is served before any function', async () => {
    const html = await (await get(language, '/products')).text();
    const path = /href="(\/products\/[a-z0-9-]+)"/.exec(html)?.[1] ?? '';
    const answer = await get(language, path);
    expect([answer.status, answer.headers.get('netlify-cdn-cache-control')]).toEqual([200, null]);
    expect(await answer.text()).toBe(readFileSync(`${builtSite(language)}${path}.html`, 'utf8'));
  });

  test('error pages have their status at their own addresses too', async () => {
    for (const status of [401, 403, 404, 500]) {
      const answer = await get(language, `/${status}`);
      expect([status, answer.status, (await answer.text()).includes('<h1>')]).toEqual([status, status, true]);
    }
  });

  test('shells and what else functions read are no pages', async () => {
    for (const path of ['/_shells/page', '/_shells/page.html', '/_shells/rules.json'])
      expect([path, (await get(language, path)).status]).toEqual([path, 404]);
  });

  test('a product approved after the build is shown at once, by the page of every product', async () => {
    const services = await testServices(language, builtSite(language));
    const { db, t, files } = services;
    await db.insert(brands).values([
      { id: 1, alias: 'new-brand', name: 'New & Brand', nameKey: 'newbrand', country: 'FI', addedAt: at, updatedAt: at },
      { id: 2, alias: await someAlias(language, 'brands'), name: 'Known', nameKey: 'known', addedAt: at, updatedAt: at },
    ]);
    const title = 'Крем <script>alert(1)</script> {{main}}';
    const list =
      'Aqua, Glycerin, Niacinamide 5%, Cera Alba, Butyrospermum Parkii Butter, Titanium Dioxide (nano), Phenoxyethanol, Parfum, Limonene';
    const row = { brandId: 1, titleEn: title, list, source: 'user', addedAt: at, updatedAt: at };
    const category = await someCategory(language);
    await db.insert(products).values([
      { ...row, id: 1, alias: 'new-cream', category, imageKey: `product/${'b'.repeat(64)}` },
      { ...row, id: 2, alias: 'waiting-cream', status: 'pending' },
      { ...row, id: 3, alias: 'newer-cream', brandId: 2, titleEn: 'Newer', category: 'no-such-category', replaces: 1 },
    ]);
    await db.insert(productSizes).values({ productId: 1, size: '50 ml', price: 1250, currency: 'EUR', priceDate: '2026-01-01' });
    await db.insert(oldAliases).values({ kind: 'product', alias: 'old-cream', target: 'new-cream', since: at });
    await db.insert(reviews).values({ productId: 1, rating: 5, title: 'Good <b>', content: 'Very good.', language: 'en', createdAt: at });
    const ask = (path: string) => pageAnswer(new Request(`https://site.test${path}`), services);

    const page = await ask('/products/new-cream');
    const html = await page.text();
    expect([page.status, page.headers.get('netlify-cdn-cache-control')]).toEqual([200, expect.stringContaining('max-age=60')]);
    expect(html).toContain('Крем &lt;script&gt;alert(1)&lt;/script&gt; {{main}}</h1>');
    expect(html).not.toContain('name="robots"');
    // Compare, Save and the picture.
    for (const part of [
      'data-compare="new-cream"',
      '<favorite-button data-kind="product" data-alias="new-cream"',
      `/media/product/${'b'.repeat(64)}-320.webp`,
    ])
      expect(html).toContain(part);
    for (const key of ['answer.thinkTwice', 'product.skin', 'product.maker', 'sizes.title', 'dupes.title'] as const)
      expect(html).toContain(`${t(key)}</h2>`);
    // The profile of comedogenic values.
    expect(html).toContain('<div class="unrated">');
    expect(html).toContain('New &amp; Brand');
    expect(html).toContain(t.country('FI'));
    expect(html).toContain('/products/newer-cream"');
    expect(html).toContain('Good &lt;b&gt;');
    expect(html).toContain(t('dupes.notYet'));
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)) JSON.parse(json ?? '');
    // Nothing leads to a page that is not there: the brand has none yet.
    expect(html).not.toContain('href="/brands/new-brand"');
    const crumbs = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    const links = [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toContain(`/categories/${category}`);
    for (const href of links) expect([href, href === '/' || files.has(`${href.slice(1)}.html`)]).toEqual([href, true]);

    // One whose category has no page yet, of a brand that has one.
    const newer = await (await ask('/products/newer-cream')).text();
    expect(newer).not.toContain('no-such-category"');
    expect(newer).toContain('href="/products/new-cream"');
    expect(newer).not.toContain('New &amp; Brand');

    const dupes = await ask('/products/new-cream/dupes');
    const said = await dupes.text();
    expect([dupes.status, said.includes(t('dupes.notYet')), said.includes('content="noindex"')]).toEqual([200, true, true]);
    const read = await ask('/products/new-cream/reviews');
    expect([read.status, (await read.text()).includes('Good &lt;b&gt;')]).toEqual([200, true]);
    expect((await ask('/products/newer-cream/reviews')).status).toBe(404);
    expect((await ask('/products/waiting-cream')).status).toBe(404);

    const compared = await ask('/compare/new-cream-vs-newer-cream');
    expect([compared.status, (await compared.text()).includes('content="noindex"')]).toEqual([200, true]);
    const alone = await ask('/compare/new-cream');
    expect([alone.status, (await alone.text()).includes('data-products')]).toEqual([200, true]);
    expect((await ask('/compare/newer-cream-vs-new-cream')).headers.get('location')).toBe('/compare/new-cream-vs-newer-cream');

    const moved = await ask('/products/old-cream/reviews');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/products/new-cream/reviews']);
    expect((await ask('/products/old-cream/dupes')).headers.get('location')).toBe('/products/new-cream/dupes');

    // What changes is shown at once: nothing of the row before is kept.
    await db.update(products).set({ titleEn: 'Renamed', titleRu: null, list: 'Aqua, Glycerin', imageKey: null }).where(eq(products.id, 1));
    const changed = await (await ask('/products/new-cream')).text();
    expect([changed.includes('Renamed</h1>'), changed.includes('niacinamide'), changed.includes('-320.webp')]).toEqual([
      true,
      false,
      false,
    ]);
    await db.update(products).set({ status: 'removed' }).where(eq(products.id, 1));
    expect((await ask('/products/new-cream')).status).toBe(410);

    // A brand whose products were all removed is gone too; one that never had any was never there.
    const brandId = (await db.query.products.findMany()).find(({ id }) => id === 1)?.brandId ?? 0;
    const brand = (await db.query.brands.findMany()).find(({ id }) => id === brandId)?.alias ?? '';
    await db.update(products).set({ status: 'public' }).where(eq(products.id, 1));
    expect((await ask(`/brands/${brand}`)).status).toBe(404);
    await db.update(products).set({ status: 'removed' }).where(eq(products.brandId, brandId));
    expect((await ask(`/brands/${brand}`)).status).toBe(410);
    expect((await ask(`/brands/${brand}/page/2`)).status).toBe(410);
    expect((await ask('/brands/nobody')).status).toBe(404);
    await db.insert(oldAliases).values({ kind: 'brand', alias: 'merged', target: brand, since: '2026-01-01' });
    expect((await ask('/brands/merged')).headers.get('location')).toBe(`/brands/${brand}`);
    expect(services.logged).toEqual([]);
  });

  test('a new product is told as its category is used, and what is of animal origin by common name', async () => {
    const services = await testServices(language, builtSite(language));
    await smallCatalog(services.db);
    const list = 'Aqua, Niacinamide 5%, Cera Alba, Glycerin, Titanium Dioxide (nano), Phenoxyethanol';
    const page = async (category: string) => {
      await services.db.update(products).set({ list, category }).where(eq(products.alias, 'nordholm-cream'));
      return (await pageAnswer(new Request('https://site.test/products/nordholm-cream'), services)).text();
    };
    const evenTone = `answer-name">${upperFirst(ruleWords(language).needs['even-tone'] ?? '?')}`;
    const cream = await page('face-creams');
    expect(cream).toContain(evenTone);
    expect(await page('hair-masks')).not.toContain(evenTone);
    const told = cream.replace(/<[^>]*>/g, '');
    for (const words of language === 'en'
      ? ['Worth knowing', 'Beeswax (Cera Alba)', 'Marked as nanoTitanium Dioxide']
      : ['Полезно знать', 'Пчелиный воск (Cera Alba)', 'С пометкой «нано»Диоксид титана (Titanium Dioxide)'])
      expect(told).toContain(words);
  });

  test('a failure says so, and nothing of its inside', async () => {
    const services = await testServices(language, builtSite(language));
    await services.db.run('drop table products');
    const answer = await pageAnswer(new Request('https://site.test/products/any-cream'), services);
    expect([answer.status, (await answer.text()).includes('SQL')]).toEqual([500, false]);
    expect(services.logged).toHaveLength(1);
  });
});

test('a barcode leads to the product that has it, with zeros in front or without', async () => {
  const services = await testServices('en', builtSite('en'));
  await smallCatalog(services.db);
  await services.db.insert(productBarcodes).values({ code: '0036000291452', productId: 1 });
  for (const code of ['036000291452', '0036000291452', '0%20360002914%2052']) {
    const answer = await pageAnswer(new Request(`https://site.test/products/barcode/${code}`), services);
    expect([code, answer.status, answer.headers.get('location')]).toEqual([code, 302, '/products/nordholm-cream']);
  }
  await services.db.insert(productBarcodes).values({ code: '4006381333931', productId: 3 });
  const waits = await pageAnswer(new Request('https://site.test/products/barcode/4006381333931'), services);
  expect(waits.status).toBe(404);
});
