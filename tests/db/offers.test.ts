import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportKind } from '#core/imports/candidate.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { endOldOffers } from '#db/queries/offers.ts';
import { catalogChanges, offerPrices, offers, productSizes, products } from '#db/schema/index.ts';
import { publicBrands, publicProducts } from '#db/snapshot/public-products.ts';
import { readImportBooks } from '#scripts/import/books.ts';
import { packKnowledge } from '#scripts/import/packed-knowledge.ts';
import { runImport } from '#scripts/import/run.ts';
import { openSource } from '#scripts/import/source.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const root = mkdtempSync(join(tmpdir(), 'offers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const list = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum';
const knowledge = packKnowledge(knowledgeBase());
const books = readImportBooks();

let folder = '';
let db: Database;
let close = () => {};
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'run-'));
  ({ db, close } = await openDatabase({ url: `file:${join(folder, 'test.db')}` }));
  await migrateDatabase(db);
});
afterEach(() => close());

async function importText(text: string, day: string, { kind = 'feed', name = 'feed.tsv', dryRun = false } = {}) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return runImport({
    kind: kind as ImportKind,
    source: openSource(path),
    db,
    books,
    knowledge,
    shop: null,
    language: 'en',
    folder: join(folder, 'reports'),
    dryRun,
    limit: Number.POSITIVE_INFINITY,
    threads: 0,
    now: `${day}T03:00:00.000Z`,
    signal: new AbortController().signal,
    progress: () => {},
    goesOn: () => {},
  });
}

const columns = [
  'id',
  'title',
  'link',
  'brand',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  'ingredients',
] as const;
const item = (id: number, changes: Partial<Record<(typeof columns)[number], string>> = {}) => ({
  id: String(id),
  title: `Nordlys Gel ${id} 50 ml`,
  link: `https://www.shop.example/${id}?utm_source=feed`,
  brand: 'Nordlys',
  price: '12.90 EUR',
  ingredients: `${list}, CI 7749${id}`,
  ...changes,
});
const feed = (...items: readonly object[]) =>
  [columns.join('\t'), ...items.map((one) => columns.map((name) => (one as Record<string, string>)[name] ?? '').join('\t'))].join('\n');
const stored = () => db.select().from(offers).orderBy(asc(offers.id));
const prices = () => db.select({ day: offerPrices.day, price: offerPrices.price }).from(offerPrices).orderBy(asc(offerPrices.day));
async function shown(sourceId?: string) {
  const brands = new Map((await publicBrands(db)).map(({ id, alias }) => [id, alias]));
  const [row] = sourceId === undefined ? [] : await db.select().from(products).where(eq(products.sourceId, sourceId));
  for await (const { live, record } of publicProducts(db, brands)) if (!row || row.id === live) return record;
  return null;
}

test('a feed’s price is an offer of its shop, with a link that does not follow', async () => {
  await importText(feed(item(1)), '2026-03-01');
  expect(await stored()).toMatchObject([
    { shop: 'shop.example', size: '50 ml', price: 1290, currency: 'EUR', link: 'https://www.shop.example/1', seenAt: '2026-03-01' },
  ]);
  expect(await db.select().from(productSizes)).toMatchObject([{ size: '50 ml', price: null }]);
  expect(await shown()).toMatchObject({
    sizes: ['50 ml'],
    offers: [{ shop: 'shop.example', size: '50 ml', price: 1290, currency: 'EUR', priceDate: '2026-03-01', earlier: [] }],
  });
});

test('prices are remembered when they change, and only then', async () => {
  for (const [day, price] of [
    ['2026-03-01', '12.90 EUR'],
    ['2026-03-02', '12.90 EUR'],
    ['2026-04-01', '9.90 EUR'],
    ['2026-04-02', '9.90 EUR'],
    ['2026-05-01', '11.00 EUR'],
  ] as const)
    await importText(feed(item(1, { price })), day);
  expect(await prices()).toEqual([
    { day: '2026-03-01', price: 1290 },
    { day: '2026-04-01', price: 990 },
    { day: '2026-05-01', price: 1100 },
  ]);
  expect((await shown())?.offers).toMatchObject([
    {
      price: 1100,
      priceDate: '2026-05-01',
      earlier: [
        { day: '2026-03-01', price: 1290 },
        { day: '2026-04-01', price: 990 },
      ],
    },
  ]);
});

test('another price changes the product for readers, that it was seen again does not', async () => {
  await importText(feed(item(1)), '2026-03-01');
  await db.delete(catalogChanges);
  expect((await importText(feed(item(1)), '2026-03-02')).counts).toMatchObject({ unchanged: 1 });
  expect(await db.select().from(catalogChanges)).toEqual([]);
  expect((await stored())[0]?.seenAt).toBe('2026-03-02');
  const dearer = feed(item(1, { price: '13.90 EUR' }));
  expect((await importText(dearer, '2026-03-03', { dryRun: true })).counts).toMatchObject({ changed: 1, unchanged: 0 });
  expect((await stored())[0]?.price).toBe(1290);
  expect((await importText(dearer, '2026-03-03')).counts).toMatchObject({ changed: 1, unchanged: 0 });
  expect(await db.select().from(catalogChanges)).toMatchObject([{ kind: 'product' }]);
});

test('an editor’s product keeps what was edited and still gets its prices', async () => {
  await importText(feed(item(1)), '2026-03-01');
  await db.update(products).set({ titleEn: 'Edited', editedAt: '2026-03-02' });
  const { counts } = await importText(feed(item(1, { title: 'Nordlys Other 50 ml', price: '8.00 EUR' })), '2026-03-03');
  expect(counts).toMatchObject({ conflicts: 1 });
  expect(await shown()).toMatchObject({ title: { en: 'Edited' }, offers: [{ price: 800 }] });
});

test('what a feed no longer names is not shown, what another file names is', async () => {
  await importText(feed(item(1), item(2)), '2026-03-01');
  await importText(feed(item(3)), '2026-03-01', { name: 'other.tsv' });
  await importText(feed(item(1)), '2026-03-02');
  expect((await stored()).map(({ item: id, endedAt }) => [id, endedAt])).toEqual([
    ['shop.example:1', null],
    ['shop.example:2', '2026-03-02'],
    ['shop.example:3', null],
  ]);
  expect((await shown('shop.example:2'))?.offers).toMatchObject([{ size: '50 ml', price: null, shop: null }]);
  // It comes back as what it was.
  await importText(feed(item(1), item(2)), '2026-03-03');
  expect((await shown('shop.example:2'))?.offers).toMatchObject([{ price: 1290, priceDate: '2026-03-01' }]);
});

test('an offer nobody has looked at for long is not shown', async () => {
  await importText(feed(item(1)), '2026-03-01');
  await endOldOffers(db, '2026-03-01', '2026-04-01');
  expect((await stored())[0]?.endedAt).toBeNull();
  await endOldOffers(db, '2026-03-02', '2026-04-01');
  expect((await stored())[0]?.endedAt).toBe('2026-04-01');
});

test('a reduced price counts on its days; what is sold out or below zero is no offer', async () => {
  const sale = { sale_price: '9.90 EUR', sale_price_effective_date: '2026-03-01T00:00+0100/2026-03-07T23:59+0100' };
  const rows = feed(item(1, sale), item(2, { availability: 'out_of_stock' }), item(3, { price: '-4 EUR' }), item(4, { price: '4 NOW' }));
  const { reasons } = await importText(rows, '2026-03-05');
  expect((await stored()).map(({ item: id, price }) => [id, price])).toEqual([['shop.example:1', 990]]);
  expect(Object.fromEntries(reasons)).toEqual({ bad_price: 2 });
  await importText(rows, '2026-03-08');
  expect((await stored())[0]?.price).toBe(1290);
});

test('a table of one’s own may name several shops, and currencies', async () => {
  const table = (offerCells: string) =>
    `id;brand;title;ingredients;sizes;price_date;offers\n1;Nordlys;Gel;"${list}";50 ml;2026-03-01;"${offerCells}"`;
  const cells = [
    'Alpha | 50 ml | 12.90 EUR | https://alpha.example/7?gclid=1',
    'Beta | 100 мл | 990 ₽ | https://www.awin1.com/pclick.php?p=1',
    'Gamma | | 5 EUR',
    '| 50 ml | 3 EUR',
    'Delta | 50 ml | -4 EUR',
  ];
  const { reasons } = await importText(table(cells.join('; ')), '2026-03-09', { kind: 'csv', name: 'own.csv' });
  expect(await stored()).toMatchObject([
    { shop: 'Alpha', size: '50 ml', price: 1290, currency: 'EUR', link: 'https://alpha.example/7', seenAt: '2026-03-01' },
    { shop: 'Beta', size: '100 ml', price: 99000, currency: 'RUB', link: null },
    { shop: 'Gamma', size: '', price: 500 },
  ]);
  expect(Object.fromEntries(reasons)).toEqual({ bad_offer: 1, bad_price: 1, bad_address: 1 });
  // A shop that is no longer named in the row is not shown.
  await importText(table(cells.slice(0, 1).join('; ')), '2026-03-09', { kind: 'csv', name: 'own.csv' });
  expect((await shown())?.offers).toMatchObject([{ shop: 'Alpha' }]);
});
