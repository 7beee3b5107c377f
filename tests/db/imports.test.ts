import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { derivedProduct } from '#core/catalog/derived.ts';
import type { ImportKind } from '#core/imports/candidate.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import {
  auditLog,
  brands,
  externalProducts,
  favorites,
  feeds,
  imports,
  offers,
  oldAliases,
  productBarcodes,
  productPictures,
  productRecords,
  productSizes,
  products,
  reviews,
  users,
} from '#db/schema/index.ts';
import { publicProducts } from '#db/snapshot/public-products.ts';
import { readImportBooks } from '#scripts/import/books.ts';
import { checkCosing } from '#scripts/import/cosing.ts';
import { type PackedKnowledge, packKnowledge } from '#scripts/import/packed-knowledge.ts';
import { type ImportOptions, runImport } from '#scripts/import/run.ts';
import { openSource } from '#scripts/import/source.ts';
import { templateText } from '#scripts/import/template.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const root = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const base = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum';
let packed: PackedKnowledge | null = null;
const knowledge = () => {
  packed ??= packKnowledge(knowledgeBase());
  return packed;
};
const books = readImportBooks();

let folder = '';
let db: Database;
let close = () => {};
let runs = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'run-'));
  ({ db, close } = await openDatabase({ url: `file:${join(folder, 'test.db')}` }));
  await migrateDatabase(db);
});
afterEach(() => close());

async function importFile(path: string, kind: ImportKind = 'openbeautyfacts', changes: Partial<ImportOptions> = {}) {
  runs += 1;
  return runImport({
    kind,
    source: openSource(path),
    db,
    books,
    knowledge: knowledge(),
    shop: null,
    language: 'en',
    folder: join(folder, 'reports'),
    dryRun: false,
    limit: Number.POSITIVE_INFINITY,
    threads: 0,
    now: new Date(Date.UTC(2026, 0, 1, 0, 0, runs)).toISOString(),
    signal: new AbortController().signal,
    progress: () => {},
    goesOn: () => {},
    ...changes,
  });
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const row = (number: number, changes: object = {}) => ({
  code: String(40_000_000 + number),
  product_name: `Nordlys Day Cream ${number}`,
  brands: 'Nordlys',
  quantity: '50 ml',
  categories_tags: ['en:face-creams'],
  ingredients_text: `${base}, CI 77${String(100 + (number % 800))}`,
  last_modified_t: 1_700_000_000,
  ...changes,
});
const jsonLines = (rows: readonly object[]) => rows.map((one) => `${JSON.stringify(one)}\n`).join('');
const many = (count: number, start = 0) => Array.from({ length: count }, (_, index) => row(start + index));
const stored = () => db.select().from(products).orderBy(asc(products.id));
const reportOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): { row: number; id: string | null; code: string; reason: string; imported: boolean } => JSON.parse(line));

test('a product is stored with its brand, size, licence and what follows from its list', async () => {
  const { counts, finished } = await importFile(file('a.jsonl', jsonLines(many(1))));
  expect(finished).toBe(true);
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, rejected: 0, conflicts: 0 });
  const [product] = await stored();
  expect(product).toMatchObject({
    alias: 'nordlys-day-cream-0',
    titleEn: 'Day Cream 0',
    category: 'face-creams',
    listDate: '2023-11-14',
    source: 'openbeautyfacts',
    sourceId: '40000000',
    sourceUrl: 'https://world.openbeautyfacts.org/product/40000000',
    licence: 'ODbL-1.0',
    status: 'public',
    knowledgeVersion: knowledge().version,
  });
  expect(derivedProduct.parse(JSON.parse(product?.derived ?? '')).items[0]).toBe('aqua');
  expect(await db.select().from(productSizes)).toMatchObject([{ size: '50 ml', price: null }]);
});

test('what follows from a list follows the use of its category', async () => {
  const list = 'Aqua, Niacinamide 5%, Glycerin, Panthenol, Phenoxyethanol, Carbomer';
  const rows = ['en:face-creams', 'en:shampoos'].map((tag, number) => row(number, { categories_tags: [tag], ingredients_text: list }));
  await importFile(file('a.jsonl', jsonLines(rows)));
  const effects = (await stored()).map(({ derived }) => derivedProduct.parse(JSON.parse(derived ?? '')).traits.effects);
  expect(effects).toEqual([expect.arrayContaining(['even-tone']), []]);
});

test('a second run of the same file changes nothing', async () => {
  const path = file('a.jsonl.gz', gzipSync(jsonLines(many(300))));
  await importFile(path);
  const before = await stored();
  const { counts } = await importFile(path);
  expect(counts).toEqual({ added: 0, changed: 0, unchanged: 300, rejected: 0, conflicts: 0 });
  expect(await stored()).toEqual(before);
  expect(await db.select().from(brands)).toHaveLength(1);
});

test('a changed row changes its product; its address follows the title, and the old one leads there', async () => {
  await importFile(file('a.jsonl', jsonLines(many(2))));
  const night = row(1, { product_name: 'Night Cream', quantity: '75 ml', last_modified_t: 1_720_000_000 });
  const { counts } = await importFile(file('b.jsonl', jsonLines([row(0), night])));
  expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  const [, product] = await stored();
  expect(product).toMatchObject({ titleEn: 'Night Cream', alias: 'nordlys-night-cream' });
  const moved = () => db.select({ alias: oldAliases.alias, target: oldAliases.target }).from(oldAliases).orderBy(asc(oldAliases.alias));
  expect(await moved()).toEqual([{ alias: 'nordlys-day-cream-1', target: 'nordlys-night-cream' }]);
  expect(await sizesOf(product?.id)).toMatchObject([{ size: '75 ml' }]);
  await importFile(file('c.jsonl', jsonLines([{ ...night, product_name: 'Evening Cream' }])));
  expect(await moved()).toEqual([
    { alias: 'nordlys-day-cream-1', target: 'nordlys-evening-cream' },
    { alias: 'nordlys-night-cream', target: 'nordlys-evening-cream' },
  ]);
  await importFile(file('d.jsonl', jsonLines([night])));
  expect((await stored())[1]?.alias).toBe('nordlys-night-cream');
  expect(await moved()).toEqual([
    { alias: 'nordlys-day-cream-1', target: 'nordlys-night-cream' },
    { alias: 'nordlys-evening-cream', target: 'nordlys-night-cream' },
  ]);
});

test('a changed title keeps sizes and prices that the record does not speak of', async () => {
  await importFile(file('a.jsonl', jsonLines(many(1))));
  await db.update(productSizes).set({ price: 990, currency: 'EUR', priceDate: '2026-01-01' });
  await importFile(file('b.jsonl', jsonLines([row(0, { product_name: 'Night Cream', quantity: '' })])));
  await importFile(file('c.jsonl', jsonLines([row(0, { product_name: 'Evening Cream' })])));
  expect(await sizesOf(1)).toMatchObject([{ size: '50 ml', price: 990, currency: 'EUR' }]);
});

const sizesOf = (id = 0) => db.select().from(productSizes).where(eq(productSizes.productId, id)).orderBy(asc(productSizes.size));
const codesOf = async (id: number) =>
  (await db.select().from(productBarcodes).where(eq(productBarcodes.productId, id)).orderBy(asc(productBarcodes.code))).map(
    ({ code }) => code,
  );
const feedItem = (id: number, fields: string) =>
  `<item><g:id>${id}</g:id><g:brand>Nordlys</g:brand><g:ingredients>${base}</g:ingredients>${fields}</item>`;
const feedFile = (name: string, items: readonly string[]) => file(name, `<rss><channel>${items.join('')}</channel></rss>`);

test('records of one brand and title with nearly the same list are one product, within a file and in another run', async () => {
  const same = { product_name: 'Day Cream', ingredients_text: base };
  const rows = [
    row(0, { ...same, code: '4006381333931' }),
    row(1, { ...same, code: '5901234123457', quantity: '100 ml', brands: 'NORDLYS' }),
    row(2, { ...same, ingredients_text: 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Parfum' }),
    row(3, { ...same, brands: 'Petrel' }),
  ];
  const { counts, report } = await importFile(file('a.jsonl', jsonLines(rows)));
  expect(counts).toMatchObject({ added: 3, changed: 1 });
  expect(reportOf(report)).toMatchObject([{ row: 2, id: '5901234123457', code: 'united', imported: true }]);
  expect((await stored()).map(({ alias }) => alias)).toEqual(['nordlys-day-cream', 'nordlys-day-cream-2', 'petrel-day-cream']);
  expect(await codesOf(1)).toEqual(['4006381333931', '5901234123457']);
  expect(await sizesOf(1)).toMatchObject([{ size: '100 ml' }, { size: '50 ml' }]);
  const again = await importFile(file('a.jsonl', jsonLines(rows)));
  expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  const later = await importFile(file('b.jsonl', jsonLines([row(4, { ...same, code: '96385074', quantity: '200 ml' })])));
  expect(later.counts).toMatchObject({ added: 0, changed: 1 });
  expect(await codesOf(1)).toHaveLength(3);
  // Its title turns out to be another one: it is a product of its own, and takes its barcode along.
  await importFile(file('c.jsonl', jsonLines([row(4, { ...same, code: '96385074', product_name: 'Body Milk' })])));
  expect(await codesOf(1)).toHaveLength(2);
  expect((await stored()).at(-1)).toMatchObject({ alias: 'nordlys-body-milk' });
  expect(await codesOf(4)).toEqual(['96385074']);
});

test('of records that were united the one that did not change is parted when the list of the product did', async () => {
  const long = `${base}, Caprylyl Glycol, Panthenol, Allantoin, Carbomer`;
  const codes = ['4006381333931', '5901234123457'];
  const rows = (...lists: string[]) =>
    lists.map((list, number) => row(number, { code: codes[number], product_name: 'Day Cream', ingredients_text: list }));
  await importFile(file('a.jsonl', jsonLines(rows(long, long))));
  expect(await codesOf(1)).toEqual(codes);
  const changed = rows(`${long}, Linalool`, long);
  expect((await importFile(file('b.jsonl', jsonLines(changed)))).counts).toMatchObject({ added: 1, changed: 1 });
  expect([await codesOf(1), await codesOf(2)]).toEqual([['4006381333931'], ['5901234123457']]);
  expect((await importFile(file('b.jsonl', jsonLines(changed)))).counts).toMatchObject({ unchanged: 2 });
  expect(await db.select().from(productRecords)).toEqual([]);
});

const pair = (titles: readonly [string, string], lists: readonly [string, string] = [base, base]) =>
  jsonLines(
    ['4006381333931', '5901234123457'].map((code, number) =>
      row(number, { code, product_name: titles[number], ingredients_text: lists[number], quantity: number === 0 ? '50 ml' : '100 ml' }),
    ),
  );
const shown = async () => (await stored()).flatMap(({ alias, status }) => (status === 'public' ? alias : []));

test('records that were united stay one product when all of them are renamed', async () => {
  await importFile(file('a.jsonl', pair(['Day Cream', 'Day Cream'])));
  const { counts } = await importFile(file('b.jsonl', pair(['Night Cream', 'Night Cream'])));
  expect(counts).toMatchObject({ added: 0, changed: 2 });
  expect(await shown()).toEqual(['nordlys-night-cream']);
  expect(await codesOf(1)).toEqual(['4006381333931', '5901234123457']);
  await db.update(products).set({ titleEn: 'Edited', editedAt: '2026-02-02' });
  await importFile(file('c.jsonl', pair(['Evening Cream', 'Evening Cream'])));
  expect(await stored()).toHaveLength(1);
});

test('products that come to agree are united, with their addresses and all that hangs on them, and parted once they differ', async () => {
  await importFile(file('a.jsonl', pair(['Day Cream', 'Night Cream'])));
  const at = '2026-02-02';
  await db
    .insert(users)
    .values({ id: 1, username: 'a', usernameKey: 'a', email: 'a@x.example', emailKey: 'a@x.example', passwordHash: '', createdAt: at });
  await db
    .insert(favorites)
    .values(['nordlys-day-cream', 'nordlys-night-cream'].map((alias) => ({ userId: 1, kind: 'product' as const, alias, at })));
  await db.insert(reviews).values({ productId: 1, userId: 1, rating: 4, title: 'x', content: 'x', language: 'en', createdAt: at });
  const { counts, report } = await importFile(file('b.jsonl', pair(['Night Cream', 'Night Cream'])));
  expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  expect(reportOf(report)).toMatchObject([{ row: 1, code: 'united' }]);
  expect(await shown()).toEqual(['nordlys-night-cream']);
  expect(await codesOf(2)).toEqual(['4006381333931', '5901234123457']);
  expect((await sizesOf(2)).map(({ size }) => size)).toEqual(['100 ml', '50 ml']);
  expect(await db.select().from(oldAliases)).toMatchObject([{ alias: 'nordlys-day-cream', target: 'nordlys-night-cream' }]);
  expect(await db.select().from(favorites)).toMatchObject([{ alias: 'nordlys-night-cream' }]);
  expect(await db.select().from(reviews)).toMatchObject([{ productId: 2 }]);
  expect((await importFile(file('c.jsonl', pair(['Night Cream', 'Night Cream'])))).counts).toMatchObject({ unchanged: 2 });
  await importFile(file('d.jsonl', pair(['Body Milk', 'Night Cream'])));
  expect(await shown()).toEqual(['nordlys-night-cream', 'nordlys-body-milk']);
  await importFile(file('e.jsonl', pair(['Night Cream', 'Night Cream'])));
  expect(await shown()).toEqual(['nordlys-night-cream']);
});

test('products whose lists come to agree are united, unless an editor changed one of them', async () => {
  const other = base.replace('Glycerin', 'Panthenol');
  await importFile(file('a.jsonl', pair(['Day Cream', 'Day Cream'], [base, other])));
  await db.update(products).set({ editedAt: '2026-02-02' }).where(eq(products.id, 1));
  const edited = await importFile(file('b.jsonl', pair(['Day Cream', 'Day Cream'])));
  expect(reportOf(edited.report)).toMatchObject([{ row: 2, code: 'same_product', imported: true }]);
  expect(await shown()).toHaveLength(2);
  await db.update(products).set({ editedAt: null });
  await importFile(file('c.jsonl', pair(['Day Cream', 'Day Cream'], [base, other])));
  await importFile(file('d.jsonl', pair(['Day Cream', 'Day Cream'])));
  expect(await shown()).toEqual(['nordlys-day-cream']);
});

test('a barcode of another product is reported', async () => {
  const csv = (code: string, title = 'Day Cream') =>
    file(
      'own.csv',
      `id;brand;title;ingredients;barcodes\n1;Nordlys;Gel;"${base}, Panthenol";4006381333931\n2;Nordlys;${title};"${base}";${code}`,
    );
  await importFile(csv(''), 'csv');
  const { report } = await importFile(csv('4006381333931'), 'csv');
  expect(reportOf(report)).toMatchObject([{ id: '2', code: 'taken_barcode', imported: true, detail: '4006381333931 nordlys-gel' }]);
  expect(await shown()).toHaveLength(2);
});

test('a list that was read with another knowledge base parts nothing', async () => {
  const same = { product_name: 'Day Cream', ingredients_text: base };
  const both = jsonLines([row(0, same), row(1, same)]);
  await importFile(file('a.jsonl', both));
  const other = derivedProduct.parse(JSON.parse((await stored())[0]?.derived ?? ''));
  await db.update(products).set({ derived: JSON.stringify({ ...other, items: ['water'] }), knowledgeVersion: 'other' });
  expect((await importFile(file('b.jsonl', jsonLines([row(1, same)])))).counts).toMatchObject({ unchanged: 1 });
  expect((await importFile(file('c.jsonl', both))).counts).toMatchObject({ unchanged: 2 });
});

test('a barcode unites records of several sources; what an editor changed takes the barcode alone, a shop’s own code only within its brand', async () => {
  await importFile(file('a.jsonl', jsonLines([row(0, { code: '4006381333931' }), row(1, { code: '20000011' })])));
  await db.update(products).set({ editedAt: '2026-02-02' }).where(eq(products.id, 2));
  const items = [
    feedItem(
      7,
      '<title>Cream for days</title><g:gtin>4006381333931</g:gtin><g:gtin>5901234123457</g:gtin><g:price>9.90 EUR</g:price><g:size>50 ml</g:size>',
    ),
    feedItem(8, '<title>Something</title><g:gtin>20000011</g:gtin><g:gtin>96385074</g:gtin><g:size>75 ml</g:size>'),
    feedItem(9, '<title>Something</title><g:gtin>20000011</g:gtin>').replace('Nordlys', 'Petrel'),
  ];
  const { counts } = await importFile(feedFile('feed.xml', items), 'feed', { shop: 'Shop' });
  expect(counts).toMatchObject({ added: 1, changed: 2 });
  expect(await codesOf(1)).toEqual(['4006381333931', '5901234123457']);
  expect(await db.select().from(offers)).toMatchObject([{ productId: 1, shop: 'Shop', size: '50 ml', price: 990 }]);
  expect(await codesOf(2)).toEqual(['20000011', '96385074']);
  expect(await sizesOf(2)).toMatchObject([{ size: '50 ml', price: null }]);
  expect((await stored()).map(({ alias, titleEn }) => [alias, titleEn])).toEqual([
    ['nordlys-day-cream-0', 'Day Cream 0'],
    ['nordlys-day-cream-1', 'Day Cream 1'],
    ['petrel-something', 'Something'],
  ]);
});

test('a record of a barcode whose list has a known name more or less is marked, until the two are one list again', async () => {
  const gtin = '4006381333931';
  const own = (list: string) => file('own.jsonl', jsonLines([row(0, { code: gtin, ingredients_text: list })]));
  const item = feedItem(7, `<title>Cream for days</title><g:gtin>${gtin}</g:gtin>`);
  const feed = (list: string) => importFile(feedFile('feed.xml', [item.replace(base, list)]), 'feed', { shop: 'Shop' });
  const isMarked = async () => {
    const marks: boolean[] = [];
    for await (const { record } of publicProducts(db, new Map())) marks.push(record.otherList);
    return marks;
  };
  await importFile(own(base));
  expect((await feed(`${base}, Linalool`)).counts).toMatchObject({ added: 0, changed: 1 });
  expect(await isMarked()).toEqual([true]);
  expect((await stored()).map(({ list }) => list)).toEqual([base]);
  expect((await feed(`${base}, Linalool`)).counts).toMatchObject({ unchanged: 1 });
  await importFile(own(`${base}, Linalool`));
  expect((await feed(`${base}, Linalool`)).counts).toMatchObject({ changed: 1 });
  expect(await isMarked()).toEqual([false]);
  await db.update(products).set({ editedAt: '2026-02-02' });
  await db.update(productRecords).set({ otherList: true });
  expect((await feed(`${base}, Linalool`)).counts).toMatchObject({ changed: 1, conflicts: 0 });
  expect(await isMarked()).toEqual([false]);
  expect((await feed(`${base}, Linalool`)).counts).toMatchObject({ unchanged: 1 });
});

test('what an editor merged stays one: records of either product, and of a merged brand, are of the one that is left', async () => {
  const petrel = { brands: 'Petrel', product_name: 'Balm', ingredients_text: base };
  const first = row(0, { ingredients_text: base });
  await importFile(file('a.jsonl', jsonLines([first, row(1), row(2, petrel)])));
  await db.update(products).set({ status: 'removed', mergedInto: 2, editedAt: '2026-02-02' }).where(eq(products.id, 1));
  await db.update(products).set({ brandId: 1 }).where(eq(products.id, 3));
  await db.update(brands).set({ mergedInto: 1 }).where(eq(brands.id, 2));
  const rows = [{ ...first, quantity: '75 ml' }, { ...first, code: '4006381333931' }, row(4, { ...petrel, code: '5901234123457' })];
  const { counts } = await importFile(file('b.jsonl', jsonLines(rows)));
  expect(counts).toMatchObject({ added: 0, changed: 3 });
  expect(await codesOf(2)).toContain('4006381333931');
  expect(await codesOf(3)).toContain('5901234123457');
  expect((await sizesOf(2)).map(({ size }) => size)).toEqual(['50 ml', '75 ml']);
  expect((await stored()).map(({ status, mergedInto }) => [status, mergedInto])).toEqual([
    ['removed', 2],
    ['public', null],
    ['public', null],
  ]);
  expect((await importFile(file('c.jsonl', jsonLines(rows)))).counts).toMatchObject({ changed: 0, unchanged: 3 });
});

test('a row that an editor merged in the queue of a feed is not added by the command; one that was parted again is', async () => {
  await importFile(file('a.jsonl', jsonLines(many(1))));
  const [feed] = await db.insert(feeds).values({ shop: 'Shop', columns: '{}', savedAt: '2026-01-01' }).returning();
  const day = '2026-01-01';
  const queued = { feedId: feed?.id ?? 0, item: 'Shop:7', brand: 'Nordlys', title: 'Other words', said: '{}', addedAt: day, seenAt: day };
  await db.insert(externalProducts).values({ ...queued, state: 'merged', productId: 1 });
  const run = (name: string) =>
    importFile(feedFile(name, [feedItem(7, '<title>Other words</title><g:size>75 ml</g:size><g:price>9.90 EUR</g:price>')]), 'feed', {
      shop: 'Shop',
    });
  expect((await run('a.xml')).counts).toMatchObject({ added: 0, changed: 1 });
  expect((await sizesOf(1)).map(({ size }) => size)).toEqual(['50 ml', '75 ml']);
  expect(await db.select().from(offers)).toMatchObject([{ productId: 1, shop: 'Shop' }]);
  expect((await run('b.xml')).counts).toMatchObject({ unchanged: 1 });
  await db.update(externalProducts).set({ state: 'waiting', productId: null });
  expect((await run('c.xml')).counts).toMatchObject({ added: 1 });
  expect(await db.select().from(offers)).toMatchObject([{ productId: 2 }]);
  expect(await db.select().from(productRecords)).toEqual([]);
});

test('what a source withdraws is discontinued until it comes back; what was read in part, or of which most is gone, is not', async () => {
  const items = [1, 2, 3].map((number) => feedItem(number, `<title>Cream ${number}</title>`));
  const run = (name: string, some: readonly string[], changes: Partial<ImportOptions> = {}) =>
    importFile(feedFile(name, some), 'feed', { shop: 'Shop', ...changes });
  const gone = async () => (await stored()).flatMap(({ titleEn, discontinuedAt }) => (discontinuedAt ? titleEn : []));
  await run('a.xml', items);
  expect((await run('b.xml', items.slice(0, 2))).withdrawal).toEqual({ gone: 1, records: 3, done: true });
  expect(await gone()).toEqual(['Cream 3']);
  expect((await run('c.xml', [...items].reverse())).counts).toMatchObject({ changed: 1, unchanged: 2 });
  expect(await gone()).toEqual([]);
  expect((await run('d.xml', items.slice(0, 1))).withdrawal).toEqual({ gone: 2, records: 3, done: false });
  expect(await gone()).toEqual([]);
  await run('e.xml', [...items.slice(0, 2), feedItem(4, '')], { limit: 1 });
  expect(await gone()).toEqual([]);
  // A row that is refused is there all the same.
  await run('f.xml', [...items.slice(0, 2), feedItem(3, '')]);
  expect(await gone()).toEqual([]);
  // What an editor changed of it is another matter, unless it was this.
  await db.update(products).set({ editedAt: '2026-02-02' }).where(eq(products.id, 3));
  await run('g.xml', items.slice(0, 2).concat(' '));
  expect(await gone()).toEqual(['Cream 3']);
  await run('h.xml', items);
  expect(await gone()).toEqual([]);
  const said = { table: 'products', id: 3, name: 'x', before: { discontinuedAt: '2026-01-01' }, after: { discontinuedAt: null } };
  await db.insert(auditLog).values({ at: '2026-02-02', action: 'x', subject: 'x', detail: JSON.stringify({ rows: [said] }) });
  await run('i.xml', items.slice(0, 2).concat('  '));
  expect(await gone()).toEqual([]);
});

test('what a shop withdraws is offered no more, whatever its next file is called', async () => {
  const items = [1, 2, 3].map((number) => feedItem(number, `<title>Cream ${number}</title><g:price>9.90 EUR</g:price>`));
  await importFile(feedFile('monday.xml', items), 'feed', { shop: 'Shop' });
  await importFile(feedFile('tuesday.xml', items.slice(0, 2)), 'feed', { shop: 'Shop' });
  expect((await db.select().from(offers).orderBy(asc(offers.item))).map(({ endedAt }) => endedAt)).toEqual([null, null, '2026-01-01']);
});

test('what Open Beauty Facts calls obsolete is discontinued unless another record of the product is not', async () => {
  const same = { product_name: 'Day Cream', ingredients_text: base };
  const rows = (first: string, second: string) => jsonLines([row(0, { ...same, obsolete: first }), row(1, { ...same, obsolete: second })]);
  const since = async () => (await stored()).map(({ discontinuedAt }) => discontinuedAt);
  await importFile(file('a.jsonl', rows('on', '')));
  expect(await since()).toEqual([null]);
  await importFile(file('b.jsonl', rows('on', 'on')));
  expect(await since()).toEqual(['2026-01-01']);
  await importFile(file('c.jsonl', rows('', 'on')));
  expect(await since()).toEqual([null]);
});

test('brands that were filed under another name are listed with how they were found, guesses first', async () => {
  const named = ['Nivea For Men', 'NIVEA FOR MEN', 'Schwarzkoph', 'Petrel'];
  const { brands: filed } = await importFile(file('a.jsonl', jsonLines(named.map((name, number) => row(number, { brands: name })))));
  expect(filed).toMatchObject({ merged: 3, guessed: 1 });
  const [head, first, ...rest] = readFileSync(filed.path, 'utf8').trim().split('\n');
  expect([head, first]).toEqual(['written\tchosen\tway\tcount', 'Schwarzkoph\tSchwarzkopf\tlikeness\t1']);
  expect(rest.sort()).toEqual(['NIVEA FOR MEN\tNivea\tline\t1', 'Nivea For Men\tNivea\tline\t1']);
});

test('the picture of a record is noted, also when nothing else of it changed', async () => {
  const pictured = (picture: string) => jsonLines([row(0, { image_url: picture }), row(1, {})]);
  const addresses = async () => (await db.select().from(productPictures)).map(({ productId, address }) => [productId, address]);
  await importFile(file('a.jsonl', pictured('https://images.example/1.jpg')));
  expect(await addresses()).toEqual([[1, 'https://images.example/1.jpg']]);
  const { counts } = await importFile(file('b.jsonl', pictured('https://images.example/2.jpg')));
  expect(counts).toMatchObject({ changed: 0, unchanged: 2 });
  expect(await addresses()).toEqual([[1, 'https://images.example/2.jpg']]);
});

test('an editor’s change is never overwritten: it is reported as a conflict', async () => {
  await importFile(file('a.jsonl', jsonLines(many(2))));
  await db.update(products).set({ titleEn: 'Edited', editedAt: '2026-02-02' }).where(eq(products.sourceId, '40000001'));
  const { counts, report } = await importFile(file('b.jsonl', jsonLines([row(0), row(1, { product_name: 'Night Cream' })])));
  expect(counts).toMatchObject({ changed: 0, unchanged: 1, conflicts: 1 });
  expect((await stored())[1]?.titleEn).toBe('Edited');
  expect(reportOf(report)).toMatchObject([{ row: 2, id: '40000001', code: 'conflict' }]);
});

test('an edited brand stays, and a renamed one is found by its old address', async () => {
  await importFile(file('a.jsonl', jsonLines(many(1))));
  await db
    .update(brands)
    .set({ name: 'Nordlys of Bergen', nameKey: 'nordlysofbergen', alias: 'nordlys-of-bergen', editedAt: '2026-02-02' });
  await db.insert(oldAliases).values({ kind: 'brand', alias: 'nordlys', target: 'nordlys-of-bergen', since: '2026-02-02' });
  await importFile(file('b.jsonl', jsonLines(many(2))));
  expect(await db.select().from(brands)).toMatchObject([{ name: 'Nordlys of Bergen', editedAt: '2026-02-02' }]);
  expect(await stored()).toHaveLength(2);
});

test('a stopped run goes on where it stood', async () => {
  const path = file('a.jsonl', jsonLines([...many(1_200), row(3)]));
  const stop = new AbortController();
  const first = await importFile(path, 'openbeautyfacts', { signal: stop.signal, progress: () => stop.abort() });
  expect(first).toMatchObject({ finished: false, position: 1_000, rows: 1_000 });
  expect(await stored()).toHaveLength(1_000);
  let from = 0;
  const second = await importFile(path, 'openbeautyfacts', {
    goesOn: (position) => {
      from = position;
    },
  });
  expect(from).toBe(1_000);
  expect(second).toMatchObject({ finished: true, rows: 201, counts: { added: 1_200, rejected: 1 } });
  expect(reportOf(second.report)).toMatchObject([{ row: 1_201, code: 'duplicate_code' }]);
  expect(await db.select().from(imports)).toMatchObject([{ position: 1_201, added: 1_200, rejected: 1, file: path }]);
});

test('a run in parts reports the sums of a run in one go, lines of a batch that was never stored once', async () => {
  const rows = many(2_600).map((one, number) =>
    number % 7 === 0 ? { ...one, ingredients_text: '' } : number % 11 === 0 ? { code: '9' } : one,
  );
  const whole = await importFile(file('whole.jsonl', jsonLines(rows)), 'openbeautyfacts', { dryRun: true });
  const path = file('a.jsonl', jsonLines(rows));
  const stop = new AbortController();
  const first = await importFile(path, 'openbeautyfacts', { signal: stop.signal, progress: () => stop.abort() });
  expect(first.finished).toBe(false);
  // As a run leaves it that is killed before its second batch is stored, in the middle of a line.
  appendFileSync(first.report, `${JSON.stringify({ row: 1_001, line: 1_001, id: null, code: 'no_code' })}\n{"row":1002,"co`);
  const second = await importFile(path);
  expect(second.counts).toEqual(whole.counts);
  expect(Object.fromEntries(second.reasons)).toEqual(Object.fromEntries(whole.reasons));
  expect(readFileSync(second.report, 'utf8')).toBe(readFileSync(whole.report, 'utf8'));
});

test('a broken end of a file does not cost what stands before it', async () => {
  const compressed = gzipSync(jsonLines(many(600)));
  await expect(importFile(file('half.gz', compressed.subarray(0, compressed.length - 200)))).rejects.toThrow('unexpected end of file');
  expect((await stored()).length).toBeGreaterThan(300);
  expect(await db.select().from(imports)).toMatchObject([{ finishedAt: null }]);
});

test('what of a row cannot be used is a warning of its row', async () => {
  const columns = 'id;brand;title;category;ingredients;list_date;url;sizes;price_date';
  const csv = `${columns}
1;Nordlys;Gel;toners;"${base}";2026-03-14;https://shop.example/1;50 ml = 12.90 EUR;14.03.2026
2;Nordlys;Day Cream;no such thing;"${base}";31.02.2026;https://[[[x;"50 ml = -4 EUR; a lot";yesterday`;
  const { counts, reasons, report } = await importFile(file('own.csv', csv), 'csv', { now: '2026-06-01T00:00:00.000Z' });
  expect(counts).toMatchObject({ added: 2, rejected: 0 });
  expect(Object.fromEntries(reasons)).toEqual({ bad_address: 1, bad_date: 2, bad_price: 1, bad_size: 1, unknown_category: 1 });
  expect(reportOf(report)).toEqual(
    expect.arrayContaining([expect.objectContaining({ row: 2, line: 3, id: '2', code: 'bad_price', detail: '-4 EUR', imported: true })]),
  );
  expect((await stored()).map(({ category }) => category)).toEqual(['toners', 'face-creams']);
  expect(await db.select().from(productSizes)).toMatchObject([{ price: 1290 }, { size: '50 ml', price: null }]);
});

test('barcodes of every source are stored once, those that are none are reported', async () => {
  const codes = async () => (await db.select().from(productBarcodes).orderBy(asc(productBarcodes.code))).map(({ code }) => code);
  await importFile(file('a.jsonl', jsonLines([row(0, { code: '4006381333931' }), row(1, { code: '4006381333932' })])));
  expect(await codes()).toEqual(['4006381333931']);
  const item =
    '<item><g:id>7</g:id><g:brand>Petrel</g:brand><title>Foam</title><g:gtin>036000291452</g:gtin><g:gtin>5901234123457</g:gtin>';
  const feed = `<rss><channel>${item}<g:ingredients>${base}</g:ingredients></item></channel></rss>`;
  await importFile(file('feed.xml', feed), 'feed', { shop: 'Shop' });
  expect(await codes()).toEqual(['0036000291452', '4006381333931', '5901234123457']);
  const lines = ['id;brand;title;ingredients;barcodes', `1;Alder;Balm;"${base}";"96385074; 9638507"`];
  const { report } = await importFile(file('own.csv', lines.join('\n')), 'csv');
  expect(await codes()).toContain('96385074');
  expect(reportOf(report)).toMatchObject([{ id: '1', code: 'bad_barcode' }]);
});

test('a dry run writes nothing to the database and says what would happen', async () => {
  await importFile(file('a.jsonl', jsonLines(many(1))));
  const before = { products: await stored(), runs: await db.select().from(imports) };
  const { counts } = await importFile(
    file('b.jsonl', jsonLines([row(0, { product_name: 'Other' }), row(1), { code: '1' }])),
    'openbeautyfacts',
    { dryRun: true },
  );
  expect(counts).toEqual({ added: 1, changed: 1, unchanged: 0, rejected: 1, conflicts: 0 });
  expect({ products: await stored(), runs: await db.select().from(imports) }).toEqual(before);
});

test('a limit reads so many rows; the next call goes on', async () => {
  const path = file('a.jsonl', jsonLines(many(10)));
  expect(await importFile(path, 'openbeautyfacts', { limit: 3 })).toMatchObject({ rows: 3, finished: false });
  expect(await stored()).toHaveLength(3);
  expect(await importFile(path)).toMatchObject({ rows: 7, finished: true, counts: { added: 10 } });
});

test('every rejected row is reported with its number, id and reason', async () => {
  const { report, reasons } = await importFile(
    file(
      'a.jsonl',
      [jsonLines([row(0)]), 'not json\n', '[1,2]\n', '\n', jsonLines([row(1, { ingredients_text: '' }), row(0), { code: '9' }])].join(''),
    ),
  );
  expect(reportOf(report).map(({ row: number, id, code }) => [number, id, code])).toEqual([
    [2, null, 'malformed'],
    [3, null, 'malformed'],
    [4, '40000001', 'no_list'],
    [5, '40000000', 'duplicate_code'],
    [6, '9', 'no_code'],
  ]);
  expect(reportOf(report)[2]?.reason).toBe('no ingredient list');
  expect(Object.fromEntries(reasons)).toEqual({ malformed: 2, no_list: 1, duplicate_code: 1, no_code: 1 });
});

test('products of one name get addresses of their own, never those a page once had', async () => {
  await db.insert(oldAliases).values({ kind: 'product', alias: 'nordlys-gel-2', target: null, since: '2026-01-01' });
  const gels = [1, 2, 3].map((number) => row(number, { product_name: 'Gel', quantity: '' }));
  await importFile(file('a.jsonl', jsonLines(gels)));
  expect((await stored()).map(({ alias }) => alias)).toEqual(['nordlys-gel', 'nordlys-gel-3', 'nordlys-gel-4']);
});

test('the tab-separated export reads like the JSON lines, quotation marks included', async () => {
  const columns = ['code', 'url', 'product_name', 'brands', 'quantity', 'categories_tags', 'ingredients_text', 'last_modified_t'];
  const lines = many(3).map((one) =>
    [
      one.code,
      'x',
      one.product_name,
      one.brands,
      one.quantity,
      'en:body,en:face-creams',
      `"${one.ingredients_text}`,
      one.last_modified_t,
    ].join('\t'),
  );
  const { counts } = await importFile(file('a.csv.gz', gzipSync([columns.join('\t'), ...lines].join('\n'))));
  expect(counts).toMatchObject({ added: 3, rejected: 0 });
  expect((await stored())[0]).toMatchObject({ category: 'face-creams', listDate: '2023-11-14' });
});

test('a retailer’s feed is read from XML and from TSV as the same products', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item><g:id>7</g:id><title><![CDATA[Nordlys Gel & Foam 100 ml]]></title><link>https://www.shop.example/7</link><g:brand>Nordlys</g:brand>
<g:price>9.90 EUR</g:price><g:shipping><g:price>4.90 EUR</g:price></g:shipping><g:product_type>Bath &amp; Body &gt; Body Wash</g:product_type>
<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Ingredients</g:attribute_name><g:attribute_value>${base}</g:attribute_value></g:product_detail></item>
<item><g:id>8</g:id><title>Nordlys Brush</title><link>https://www.shop.example/8</link><g:brand>Nordlys</g:brand></item>
</channel></rss>`;
  const { counts } = await importFile(file('feed.xml', xml), 'feed');
  expect(counts).toMatchObject({ added: 1, rejected: 1 });
  const [product] = await stored();
  expect(product).toMatchObject({
    titleEn: 'Gel & Foam',
    sourceId: 'shop.example:7',
    sourceUrl: 'https://www.shop.example/7',
    category: 'shower-gels',
  });
  expect(await db.select().from(productSizes)).toMatchObject([{ size: '100 ml', price: null }]);
  expect(await db.select().from(offers)).toMatchObject([{ size: '100 ml', price: 990, currency: 'EUR' }]);
  const tsv = [
    'g:id\ttitle\tlink\tbrand\tprice\tproduct type\tproduct_detail',
    `7\tNordlys Gel & Foam 100 ml\thttps://www.shop.example/7\tNordlys\t9.90 EUR\tBath & Body > Body Wash\tGeneral:Ingredients:${base}`,
  ];
  expect((await importFile(file('feed.tsv', tsv.join('\n')), 'feed')).counts).toMatchObject({ added: 0, unchanged: 1 });
});

test('broken XML and broken gzip end with a message', async () => {
  await expect(importFile(file('broken.xml', '<rss><item><g:id>1</item>'), 'feed')).rejects.toThrow('not well formed');
  await expect(importFile(file('broken.gz', gzipSync(jsonLines(many(200))).subarray(0, 400)))).rejects.toThrow('unexpected end of file');
});

test('the own CSV with semicolons and quotes', async () => {
  const csv = `id;brand;title;title_ru;category;ingredients;sizes\na1;Nordlys;Toner;Тоник;toners;"${base}";"50 ml = 12.90 EUR; 100 ml"\n`;
  expect((await importFile(file('own.csv', csv), 'csv')).counts).toMatchObject({ added: 1 });
  expect((await stored())[0]).toMatchObject({ titleEn: 'Toner', titleRu: 'Тоник', category: 'toners', source: 'csv', licence: null });
  expect(await db.select().from(productSizes)).toHaveLength(2);
});

test('the template of the own CSV is imported without a warning', async () => {
  const { counts, reasons } = await importFile(file('template.csv', templateText()), 'csv', { now: '2026-06-01T00:00:00.000Z' });
  expect([counts.added, [...reasons]]).toEqual([1, []]);
  expect((await stored())[0]).toMatchObject({
    titleEn: 'Day Cream',
    titleRu: 'Дневной крем',
    listDate: '2026-03-14',
    category: 'face-creams',
  });
});

test('a column that the own CSV does not know is told once', async () => {
  const csv = `id;brand;title;ingredients;barcode\n1;Nordlys;Gel;"";1\n2;Nordlys;Gel;"${base}";1\n`;
  const { counts, report } = await importFile(file('own.csv', csv), 'csv');
  expect(counts).toMatchObject({ added: 1, rejected: 1 });
  expect(reportOf(report)).toMatchObject([
    { row: 1, code: 'unknown_column', detail: 'barcode', imported: true },
    { row: 1, code: 'no_list' },
  ]);
});

test('an own CSV without a required column is refused as a whole', async () => {
  await expect(importFile(file('own.csv', 'id,brand,title\n1,Nordlys,Gel\n'), 'csv')).rejects.toThrow('no column ingredients');
});

test('worker threads give the same products in the same order', async () => {
  const path = file('a.jsonl', jsonLines(many(900)));
  await importFile(path, 'openbeautyfacts', { threads: 2 });
  expect((await stored()).map(({ sourceId }) => sourceId)).toEqual(many(900).map(({ code }) => code));
  expect((await importFile(path)).counts).toMatchObject({ unchanged: 900 });
});

test('a new knowledge base refreshes what was derived, not what an editor wrote', async () => {
  const path = file('a.jsonl', jsonLines(many(2)));
  await importFile(path);
  await db.update(products).set({ editedAt: '2026-02-02' }).where(eq(products.sourceId, '40000001'));
  await db.update(products).set({ knowledgeVersion: 'old', derived: null });
  expect((await importFile(path)).counts).toMatchObject({ unchanged: 2, conflicts: 0 });
  expect((await stored()).map((product) => [product.knowledgeVersion, product.derived === null])).toEqual([
    [knowledge().version, false],
    ['old', true],
  ]);
});

test('an export of CosIng is compared with the knowledge base below its lines of prose', async () => {
  const csv = `File creation date: 01/02/2026\n\nCOSING Ref No,INCI name,CAS No,EC No,Function\n1,GLYCERIN,56-81-5,200-289-5,"DENATURANT, HUMECTANT"\n2,BLORBANE EXTRACT,,,PERFUMING\n`;
  const report = join(folder, 'cosing.jsonl');
  const { entries, matched, findings } = await checkCosing(openSource(file('cosing.csv', csv)), knowledgeBase().ingredients, report);
  expect([entries, matched, findings.get('not_here')]).toEqual([2, 1, 1]);
  expect(existsSync(report)).toBe(true);
  expect(readFileSync(report, 'utf8')).toContain('BLORBANE EXTRACT');
});
