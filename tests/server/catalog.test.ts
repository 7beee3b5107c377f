import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listBrands, oneBrand } from '#api/brands.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { listIngredients, oneIngredient } from '#api/ingredients.ts';
import { listProducts, oneProduct } from '#api/products.ts';
import { brands, oldAliases, postings, productPictures, products, reviews } from '#db/schema/index.ts';
import { refreshDerived, storeKnowledge } from '#scripts/catalog/knowledge-store.ts';
import { createApi } from '#server/api.ts';
import { catalogRoutes } from '#server/catalog/routes.ts';
import { stockedFile } from '../support/catalog.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { testServices } from '../support/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
let stockedDatabase = '';
beforeAll(async () => {
  stockedDatabase = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function stocked(language: 'en' | 'ru' = 'en') {
  let now = 0;
  const services = { ...(await testServices(language, undefined, stockedDatabase)), now: () => now };
  const app = createApi(catalogRoutes, services);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`https://site.test/api/v2/${path}`, { headers }));
  /** Asks and holds the answer against the record. */
  async function get<One extends Endpoint>(endpoint: One, path: string) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return z.parse(endpoint.answer as NonNullable<One['answer']>, await answer.json());
  }
  const list = async (query: string) => (await get(listProducts, `products${query}`)).items.map(({ alias }) => alias);
  return { services, ask, get, list, later: () => (now += 10_000) };
}

const [cream, foam, serum, balm] = ['northwind-calm-cream', 'northwind-foam', 'alder-niacin-serum', 'alder-unread'];

test('products are listed newest first, with what their rows show', async () => {
  const { get } = await stocked();
  const { items, total, page, pages } = await get(listProducts, 'products');
  expect(items.map(({ alias }) => alias)).toEqual([balm, serum, foam, cream]);
  expect([total, page, pages]).toEqual([4, 1, 1]);
  expect(items[3]).toMatchObject({
    title: 'Calm Cream',
    brand: { alias: 'northwind', name: 'Northwind' },
    category: { alias: 'face-creams' },
    demo: false,
    outline: { mark: { says: 'noFragrance' } },
  });
  expect(items[3]?.outline?.families).toEqual(['base', 'humectant', 'active', 'preserv']);
  expect(items[0]?.outline?.mark).toEqual({ says: 'unread' });
});

test('a picture is answered as the address of our copy, with whose it is and how it may be used', async () => {
  const { services, get } = await stocked();
  const id = sql`(select id from products where alias = ${cream})`;
  expect((await get(oneProduct, `products/${cream}`)).picture).toBe(null);
  await services.db.run(
    sql`insert into product_pictures (product_id, source, source_id, address, author) values (${id}, 'csv', '1', 'https://images.example/1.jpg', 'Anna')`,
  );
  await services.db.update(productPictures).set({ state: 'kept', key: 'product/a' });
  const own = { author: null, licence: null };
  expect((await get(oneProduct, `products/${cream}`)).picture).toEqual({ ...own, address: '/media/product/a-800.webp', author: 'Anna' });
  expect((await get(listProducts, 'products')).items.map(({ picture }) => picture)).toEqual([null, null, null, '/media/product/a-96.webp']);
  await services.db.update(products).set({ imageKey: 'product/b' }).where(eq(products.alias, cream));
  expect((await get(oneProduct, `products/${cream}`)).picture).toEqual({ ...own, address: '/media/product/b-800.webp' });
});

test.each([
  ['?sort=old', [cream, foam, serum, balm]],
  ['?sort=az', [cream, foam, serum, balm]],
  ['?sort=za', [balm, serum, foam, cream]],
  ['?sort=most', [serum, balm, foam, cream]],
  ['?sort=fewest', [balm, foam, cream, serum]],
  // Nobody knows the use of the serum: its shelf is none of ours.
  ['?sort=effect', [cream, balm, serum, foam]],
  ['?contains=glycerin', [serum, cream]],
  ['?contains=glycerin&contains=niacinamide', [serum]],
  ['?without=glycerin', [balm, foam]],
  ['?free=fragrance', [serum, cream]],
  ['?free=fragrance&free=silicone', [cream]],
  // Phenoxyethanol in a cream: the law of Palau is on sunscreens.
  ['?free=reef-palau', [serum, foam, cream]],
  ['?category=face-serums&category=face-creams', [serum, cream]],
  ['?category=uncategorized', [balm]],
  ['?brand=alder&contains=aqua', [balm, serum]],
  ['?certificate=vegan', [balm, serum]],
  ['?effect=barrier', [cream]],
  ['?dose=enough', []],
  ['?contains=no-such-thing', []],
  ['?q=foam', [foam]],
  ['?q=calm%20cre', [cream]],
  ['?q=northwind', [cream, foam]],
  ['?q=alder%20unread', [balm]],
  ['?q=zzzzzz', []],
])('products%s', async (query, aliases) => {
  const { list } = await stocked();
  const found = await list(query);
  expect(query.startsWith('?q=northwind') ? found.toSorted() : found).toEqual(aliases);
});

test('products with enough of what they promise are found as soon as their list is derived', async () => {
  const { list, services, later } = await stocked();
  expect(await list('?dose=enough')).toEqual([]);
  const enough = sql`json_set(${products.derived}, '$.traits.enough', json('true'))`;
  await services.db.update(products).set({ derived: enough }).where(eq(products.alias, serum));
  later();
  expect(await list('?dose=enough')).toEqual([serum]);
  expect(await list('?dose=enough&without=niacinamide')).toEqual([]);
});

test.each([
  ['?q=крем', [cream]],
  ['?q=успокаивающии', [cream]],
  ['?q=елочный', [balm]],
  ['?q=ЁЛОЧНЫЙ', [balm]],
])('products%s, in Russian', async (query, aliases) => {
  const { get } = await stocked('ru');
  const { items } = await get(listProducts, `products${query}`);
  expect(items.map(({ alias }) => alias)).toEqual(aliases);
  expect(items[0]?.title).toMatch(/[а-я]/);
});

test.each([
  ['nortwind', 'Northwind'],
  ['нортвинд', 'Northwind'],
  ['north wind', null],
])('the search finds the brand of %s by how it is written or sounds, and says so', async (typed, meant) => {
  const { get } = await stocked();
  const { items, shownFor } = await get(listProducts, `products?q=${encodeURIComponent(typed)}`);
  expect([items.map(({ brand }) => brand.alias), shownFor]).toEqual([['northwind', 'northwind'], meant]);
});

test.each([
  ['niacni', serum, 'niacin'],
  ['тшфсшт', serum, 'niacin'],
  // Each begins a word, and no title has both.
  ['niacin serun', serum, 'niacin serum'],
  ['nyasin', serum, 'niacin'],
])('the search puts %s right and says so', async (typed, alias, meant) => {
  const { get } = await stocked();
  const { items, shownFor } = await get(listProducts, `products?q=${encodeURIComponent(typed)}`);
  expect([items.map((item) => item.alias), shownFor]).toEqual([[alias], meant]);
});

test('every count is what choosing that option would show', async () => {
  const { get, services } = await stocked();
  const codes = {
    contains: ['glycerin', 'niacinamide'],
    without: ['glycerin', 'parfum'],
    free: ['fragrance', 'silicone', 'paraben'],
    dose: ['enough'],
    effect: ['barrier', 'moisture'],
    skin: ['dry', 'oily', 'sensitive'],
    category: ['face-creams', 'face-serums', 'uncategorized'],
    brand: ['alder', 'northwind'],
    certificate: ['vegan', 'peta'],
  } as const;
  const groups = Object.keys(codes) as (keyof typeof codes)[];
  const chosen = fc.record(Object.fromEntries(groups.map((group) => [group, fc.subarray([...codes[group]], { maxLength: 1 })])));
  const address = (options: Readonly<Record<string, readonly string[]>>) =>
    `products?limit=0&tally=glycerin&tally=niacinamide&tally=parfum&${groups.flatMap((group) => (options[group] ?? []).map((option) => `${group}=${option}`)).join('&')}`;
  await fc.assert(
    fc.asyncProperty(chosen, fc.constantFrom(...groups), async (options, group) => {
      const { facets } = await get(listProducts, address(options));
      for (const option of codes[group]) {
        const wide = group === 'category' || group === 'brand';
        const next = { ...options, [group]: wide ? [option] : [...new Set([...(options[group] ?? []), option])] };
        expect([group, option, facets[group][option] ?? 0]).toEqual([group, option, (await get(listProducts, address(next))).total]);
      }
    }),
    { numRuns: 15 },
  );
  expect(services.logged).toEqual([]);
});

test('pages are cut, and a page beyond the end is the last one', async () => {
  const { get } = await stocked();
  const pageOf = async (query: string) => {
    const { items, page, pages } = await get(listProducts, `products?limit=3${query}`);
    return [items.length, page, pages];
  };
  expect(await pageOf('')).toEqual([3, 1, 2]);
  expect(await pageOf('&page=2')).toEqual([1, 2, 2]);
  expect(await pageOf('&page=9')).toEqual([1, 2, 2]);
});

test.each([
  ['products?colour=red', 'colour', 'field.unknown'],
  ['products?sort=price', 'sort', 'field.value'],
  ['products?limit=101', 'limit', 'field.too_large'],
  ['products?contains=Aqua!', 'contains.0', 'field.format'],
  [`products?${Array(11).fill('contains=aqua').join('&')}`, 'contains', 'field.too_long'],
  [`products?q=${'x'.repeat(101)}`, 'q', 'field.too_long'],
  ['ingredients?flag=nice', 'flag.0', 'field.value'],
  ['brands?country=Norway', 'country.0', 'field.format'],
  ['products/Wrong_Alias', 'alias', 'field.format'],
])('%s is refused and names the field', async (path, field, code) => {
  const { ask } = await stocked();
  const answer = await ask(path);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([422, [{ path: field, code }]]);
});

test.each(['products/none', 'ingredients/none', 'brands/none', 'products/a/b'])('%s is not found', async (path) => {
  const { ask } = await stocked();
  const answer = await ask(path);
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
});

test('one product comes with its report; samples of the demonstration are no rating', async () => {
  const { get, services } = await stocked();
  const [row] = await services.db.select({ id: products.id }).from(products).where(eq(products.alias, serum));
  const review = { productId: row?.id ?? 0, title: 'Fine', content: 'Fine', language: 'en', createdAt: '2026-03-01' } as const;
  await services.db.insert(reviews).values({ ...review, rating: 1, demo: true });
  expect((await get(oneProduct, `products/${serum}`)).rating).toBe(null);
  await services.db.insert(reviews).values({ ...review, rating: 4 });
  expect(await get(oneProduct, `products/${serum}`)).toMatchObject({
    title: { en: 'Niacin Serum', ru: 'Сыворотка с ниацинамидом' },
    brand: { name: 'Ålder' },
    rating: { average: 4, count: 1 },
    certificates: [{ kind: 'vegan', issuer: 'Vegan Register', checked: '2026-01-01' }],
    report: {
      items: ['aqua', 'niacinamide', 'glycerin', 'dimethicone', 'sodium-hyaluronate', 'tocopherol'],
      traits: { flags: ['silicone'] },
    },
  });
});

test('an address that has moved still answers', async () => {
  const { get, services } = await stocked();
  await services.db.insert(oldAliases).values({ kind: 'product', alias: 'once', target: serum, since: '2026-03-01' });
  expect((await get(oneProduct, 'products/once')).alias).toBe(serum);
});

test('what is not public is in no list and has no record', async () => {
  const { services, list, ask } = await stocked();
  await services.db.update(products).set({ status: 'pending' }).where(eq(products.alias, serum));
  expect(await list('')).toEqual([balm, foam, cream]);
  expect(await list('?q=niacin')).toEqual([]);
  expect((await ask(`products/${serum}`)).status).toBe(404);
});

test('of sunscreens the reef laws speak', async () => {
  const { services, list, later } = await stocked();
  await services.db.update(products).set({ category: 'sunscreens', knowledgeVersion: null }).where(eq(products.alias, cream));
  await refreshDerived(services.db, await storeKnowledge(services.db, knowledgeBase), knowledgeBase);
  later();
  expect(await list('?free=reef-palau')).toEqual([serum, foam]);
});

test('ingredients are found by any name; their counts are those of the products', async () => {
  const { get } = await stocked();
  const { items } = await get(listIngredients, `ingredients?q=${encodeURIComponent('витамин b3')}`);
  expect(items[0]).toMatchObject({ alias: 'niacinamide', productCount: 1 });
  const most = await get(listIngredients, 'ingredients?sort=products&limit=2');
  expect(most.items.map(({ alias, productCount }) => [alias, productCount])).toEqual([
    ['aqua', 4],
    ['glycerin', 2],
  ]);
  const silicones = await get(listIngredients, 'ingredients?flag=silicone&limit=0');
  expect(silicones.total).toBe(most.facets.flag['silicone']);
  expect(await get(oneIngredient, 'ingredients/niacinamide')).toMatchObject({
    inci: 'Niacinamide',
    productCount: 1,
    sources: expect.any(Array),
  });
});

test('brands are searched, filtered and ordered', async () => {
  const { get } = await stocked();
  const names = async (query: string) => (await get(listBrands, `brands${query}`)).items.map(({ name }) => name);
  expect(await names('')).toEqual(['Ålder', 'Northwind']);
  expect(await names('?sort=za')).toEqual(['Northwind', 'Ålder']);
  expect(await names('?certificate=vegan')).toEqual(['Ålder']);
  expect(await names('?letter=N')).toEqual(['Northwind']);
  expect(await names('?country=SE&country=NO')).toEqual(['Ålder', 'Northwind']);
  expect(await names('?q=wind')).toEqual(['Northwind']);
  expect((await get(listBrands, 'brands')).facets).toEqual({
    certificate: { vegan: 1 },
    country: { SE: 1, NO: 1 },
    letter: { A: 1, N: 1 },
  });
  expect(await get(oneBrand, 'brands/alder')).toMatchObject({ productCount: 2, categories: { 'face-serums': 1, uncategorized: 1 } });
});

test('a change shows at the next look, and the tag of the old answer counts no more', async () => {
  const { services, ask, list, later } = await stocked();
  const before = await ask('products');
  const etag = before.headers.get('etag') ?? '';
  expect((await ask('products', { 'if-none-match': etag })).status).toBe(304);
  await services.db.update(brands).set({ name: 'Norwind' }).where(eq(brands.alias, 'northwind'));
  await services.db.delete(products).where(eq(products.alias, balm));
  later();
  expect((await ask('products', { 'if-none-match': etag })).status).toBe(200);
  expect(await list('')).toEqual([serum, foam, cream]);
  expect(await list('?q=norwind&sort=old')).toEqual([cream, foam]);
  expect(await list('?q=unread')).toEqual([]);
});

test('a brand without a public product is nowhere', async () => {
  const { services, ask, get, later } = await stocked();
  await services.db.update(products).set({ status: 'pending' }).where(eq(products.alias, serum));
  await services.db.delete(products).where(eq(products.alias, balm));
  later();
  expect((await get(listBrands, 'brands')).items.map(({ alias }) => alias)).toEqual(['northwind']);
  expect((await ask('brands/alder')).status).toBe(404);
});

test('what follows from a list is written and removed with its product', async () => {
  const { services } = await stocked();
  const { db } = services;
  const held = async () =>
    (
      await db.all<{ alias: string; place: number | null }>(sql`
    select i.alias, h.place from postings h join ingredients i on i.id = h.ingredient_id join products p on p.id = h.product_id
    where p.alias = ${cream} order by h.place`)
    ).map(({ alias, place }) => [place, alias]);
  expect(await held()).toEqual([
    [1, 'aqua'],
    [2, 'glycerin'],
    [3, 'panthenol'],
    [4, 'phenoxyethanol'],
  ]);
  const [foamRow] = await db.select({ derived: products.derived }).from(products).where(eq(products.alias, foam));
  await db
    .update(products)
    .set({ derived: foamRow?.derived ?? null })
    .where(eq(products.alias, cream));
  expect((await held()).map(([, alias]) => alias)).toEqual(['aqua', 'sodium-lauryl-sulfate', 'parfum', 'limonene']);
  await db.delete(products).where(eq(products.alias, cream));
  expect(await held()).toEqual([]);
  expect(await db.$count(postings, sql`product_id not in (select id from products)`)).toBe(0);
});

test('a barcode names its product, however it is written', async () => {
  const { services, get, ask, list } = await stocked();
  const [row] = await services.db
    .select({ id: products.id, alias: products.alias })
    .from(products)
    .where(eq(products.status, 'public'))
    .limit(1);
  await services.db.run(sql`insert into product_barcodes values ('0036000291452', ${row?.id}), ('96385074', ${row?.id})`);
  expect(await list('?barcode=036000291452')).toEqual([row?.alias]);
  expect(await list('?barcode=0036000291452&limit=1')).toEqual([row?.alias]);
  expect(await list('?barcode=4006381333931')).toEqual([]);
  expect((await get(oneProduct, `products/${row?.alias}`)).barcodes).toEqual(['0036000291452', '96385074']);
  const refused = await ask('products?barcode=4006381333932');
  expect([refused.status, (await refused.json()).errors]).toMatchObject([422, [{ path: 'barcode' }]]);
});
