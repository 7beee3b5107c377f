import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { demoBrands } from '#core/demo/brands.ts';
import { demoProducts } from '#core/demo/products.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { brands, comparisons, products, reviews, users } from '#db/schema/index.ts';
import { clearDemo, demoState } from '#scripts/catalog/clear-demo.ts';
import { storeDemo } from '#scripts/catalog/demo-store.ts';
import { listDeriver } from '#scripts/catalog/knowledge-store.ts';
import { makeDemo, prepareDatabase } from '#scripts/catalog/prepare.ts';
import { factsByName, plantLabels, readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { readSettings } from '#scripts/settings.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const folder = mkdtempSync(join(tmpdir(), 'inciscope-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = knowledgeBase();
const book = readRecipeBook();
const input = { seed: 'test', book, facts: factsByName(base), plants: plantLabels(base) };
const since = '2023-10-30';

const make = (db: Database, count: number) =>
  storeDemo(
    db,
    {
      brands: demoBrands(book, input.seed, count),
      products: demoProducts({ ...input, count }),
      since,
      derive: listDeriver(base),
      knowledgeVersion: 'test',
    },
    `chosen ${count}`,
    () => {},
  );

/** A fresh database of its own in a file. */
async function withDatabase(name: string, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ url: `file:${join(folder, name)}.db` });
  try {
    await migrateDatabase(db);
    await work(db);
  } finally {
    close();
  }
}

/** Everything the demonstration writes, without the numbers of rows. */
async function contents(db: Database) {
  const rows = (query: string) => db.all<Record<string, unknown>>(sql.raw(query));
  return {
    products: await rows(
      `select p.alias, b.alias as brand, p.title_en, p.title_ru, p.category, p.list, p.list_date, p.discontinued_at, p.added_at, o.alias as replaces
       from products p join brands b on b.id = p.brand_id left join products o on o.id = p.replaces order by p.id`,
    ),
    sizes: await rows(
      'select p.alias, s.size, s.price, s.currency, s.price_date from product_sizes s join products p on p.id = s.product_id order by p.id, s.size',
    ),
    reviews: await rows(
      `select p.alias, u.username, r.rating, r.title, r.content, r.pros, r.cons, r.language, r.skin_type, r.created_at
       from reviews r join products p on p.id = r.product_id join users u on u.id = r.user_id where r.demo = 1 order by p.id, r.created_at, u.username`,
    ),
    comparisons: await rows(
      `select a.alias as one, b.alias as two, c.count from comparisons c join products a on a.id = c.first join products b on b.id = c.second
       where c.demo = 1 order by c.first, c.second`,
    ),
  };
}

test('making the demonstration again gives the same, and a larger one begins with it', { timeout: 120_000 }, () =>
  withDatabase('again', async (db) => {
    await make(db, 3_000);
    const once = await contents(db);
    expect(once.products).toHaveLength(3_000);
    expect(once.sizes.length).toBeGreaterThan(3_000);
    expect(once.reviews.length).toBeGreaterThan(600);
    expect(once.comparisons.length).toBeGreaterThan(600);
    expect(once.products.filter(({ replaces }) => replaces !== null).length).toBeGreaterThan(40);
    await make(db, 3_000);
    expect(await contents(db)).toEqual(once);
    await make(db, 4_000);
    const more = await contents(db);
    expect(more.products).toHaveLength(4_000);
    expect(more.products.slice(0, 3_000)).toEqual(once.products);
    expect(more.sizes.slice(0, once.sizes.length)).toEqual(once.sizes);
    expect(more.reviews.slice(0, once.reviews.length)).toEqual(once.reviews);
    expect(await demoState(db)).toBe('chosen 4000');
  }),
);

test('sample reviews, their authors, brands and comparisons are marked, and nobody can sign in as an author', () =>
  withDatabase('marks', async (db) => {
    await make(db, 400);
    expect(await db.$count(reviews)).toBeGreaterThan(40);
    expect(await db.$count(reviews, eq(reviews.demo, false))).toBe(0);
    expect(
      await db.$count(users, sql`${users.demo} = 0 or ${users.passwordHash} is not null or ${users.email} not like '%@demo.invalid'`),
    ).toBe(0);
    expect(await db.$count(brands, eq(brands.demo, false))).toBe(0);
    expect(await db.$count(comparisons, eq(comparisons.demo, false))).toBe(0);
  }));

test('clearing removes the demonstration and leaves what people added', () =>
  withDatabase('clear', async (db) => {
    await make(db, 500);
    const at = '2026-11-01T10:00:00.000Z';
    const [sample] = await db.select().from(users).limit(1);
    const [person] = await db
      .insert(users)
      .values({ username: 'Ada', usernameKey: 'ada', email: 'ada@test.invalid', emailKey: 'ada@test.invalid', createdAt: at })
      .returning();
    const [first, second] = await db.select().from(products).limit(2);
    const own = {
      alias: 'own-cream',
      brandId: first?.brandId ?? 0,
      titleEn: 'Own Cream',
      list: 'Aqua, Glycerin',
      source: 'user',
      sourceId: '1',
      replaces: first?.id ?? null,
      addedBy: person?.id ?? null,
      addedAt: at,
      updatedAt: at,
    };
    const [added] = await db.insert(products).values(own).returning();
    const written = {
      rating: 5,
      title: 'Fine',
      content: 'Good cream.',
      language: 'en' as const,
      createdAt: at,
      userId: person?.id ?? null,
    };
    await db.insert(reviews).values([
      { ...written, productId: added?.id ?? 0 },
      { ...written, productId: second?.id ?? 0 },
    ]);
    const gone = await clearDemo(db);
    expect(gone).toMatchObject({ products: 500, brands: book.brands.length - 1 });
    expect(gone.reviews).toBeGreaterThan(50);
    expect(await db.select().from(products)).toEqual([{ ...added, replaces: null }]);
    expect((await db.select().from(reviews)).map(({ productId }) => productId)).toEqual([added?.id]);
    expect((await db.select().from(users)).map(({ username }) => username)).toEqual(['Ada']);
    expect(sample?.demo).toBe(true);
    expect(await db.$count(comparisons)).toBe(0);
    expect(await db.$count(brands)).toBe(1);
    expect(await demoState(db)).toBe('none');
  }));

test('what people added keeps its address, its brand and its username when a demonstration comes', () =>
  withDatabase('guests', async (db) => {
    const [wanted] = [...demoProducts({ ...input, count: 1 })];
    const author = [...demoProducts({ ...input, count: 60 })].flatMap((product) => product.reviews)[0]?.author ?? expect.fail();
    const at = '2026-11-01';
    const name = book.brands[0]?.name ?? '';
    const brand = { alias: 'their-brand', name, nameKey: name.toLowerCase(), addedAt: at, updatedAt: at };
    const [row] = await db.insert(brands).values(brand).returning();
    const alias = wanted?.alias ?? '';
    const theirs = {
      alias,
      brandId: row?.id ?? 0,
      titleEn: 'Theirs',
      list: 'Aqua',
      source: 'csv',
      sourceId: '1',
      addedAt: at,
      updatedAt: at,
    };
    await db.insert(products).values(theirs);
    await db
      .insert(users)
      .values({ username: author, usernameKey: author, email: 'a@test.invalid', emailKey: 'a@test.invalid', createdAt: at });
    await make(db, 200);
    expect(await db.$count(products)).toBe(201);
    expect(await db.$count(products, eq(products.alias, `${alias}-2`))).toBe(1);
    expect(await db.$count(brands)).toBe(book.brands.length);
    expect(await db.$count(users, sql`${users.usernameKey} = ${author} and ${users.demo} = 0`)).toBe(1);
    await clearDemo(db);
    expect((await db.select().from(products)).map((kept) => kept.alias)).toEqual([alias]);
    expect((await db.select().from(brands)).map((kept) => kept.alias)).toEqual(['their-brand']);
  }));

test('a demonstration keeps its size where none is asked for, takes the one that is, and a chosen one stays', {
  timeout: 180_000,
}, async () => {
  const database = { url: `file:${join(folder, 'sizes.db')}` };
  const sizeAfter = async (wanted?: number) => {
    await prepareDatabase(readSettings({ DATABASE_URL: database.url, ...(wanted && { DEMO_PRODUCTS: String(wanted) }) }));
    const { db, close } = await openDatabase(database);
    const size = await db.$count(products);
    close();
    return size;
  };
  expect([await sizeAfter(30), await sizeAfter(), await sizeAfter(20)]).toEqual([30, 30, 20]);
  const { db, close } = await openDatabase(database);
  await makeDemo(db, 25, true);
  close();
  expect([await sizeAfter(), await sizeAfter(30)]).toEqual([25, 25]);
});

test('in production nothing is invented unless a setting asks for it, and what was invented is not published', {
  timeout: 180_000,
}, async () => {
  const url = `file:${join(folder, 'production.db')}`;
  const prepared = (env: Readonly<Record<string, string>>) => prepareDatabase(readSettings({ DATABASE_URL: url, ...env }));
  await expect(prepared({ NODE_ENV: 'production' })).rejects.toThrow('The catalogue is empty. Bring real products: npm run import');
  await prepared({ NODE_ENV: 'production', DEMO_PRODUCTS: '10' });
  await expect(prepared({ NETLIFY: 'true' })).rejects.toThrow('The catalogue is a demonstration of invented products.');
  const { db, close } = await openDatabase({ url });
  await clearDemo(db);
  close();
  await prepared({ CONTEXT: 'production' });
});

test('the snapshot carries prices, formulas before and after, reviews and comparisons', { timeout: 180_000 }, async () => {
  const snapshot = join(folder, 'snapshot.db');
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'live.db')}`, SNAPSHOT: snapshot, DEMO_PRODUCTS: '600' };
  await promisify(execFile)(process.execPath, ['scripts/snapshot.ts'], { env });
  process.env['SNAPSHOT'] = snapshot;
  const { newestProducts, product } = await import('#catalog/products.ts');
  const { oftenComparedWith, reviewSummary, reviewsOf } = await import('#catalog/community.ts');
  const all = newestProducts(1_000).flatMap((alias) => product(alias) ?? []);
  expect(all).toHaveLength(600);
  for (const { sizes, offers } of all) expect(offers.map(({ size }) => size)).toEqual(sizes);
  expect(all.filter(({ offers }) => offers.some(({ price, currency }) => price === null || currency === null))).toEqual([]);
  const anew = all.filter(({ replaces }) => replaces !== null);
  expect(anew.length).toBeGreaterThan(5);
  for (const { alias, replaces } of anew)
    expect(product(replaces ?? '')).toMatchObject({ replacedBy: alias, discontinuedAt: expect.any(String) });
  const rated = all.filter(({ rating }) => rating !== null);
  expect(rated.length).toBeGreaterThan(40);
  for (const { alias, rating } of rated) {
    const written = reviewsOf('product', alias, 100);
    const summary = reviewSummary('product', alias);
    expect(written.map(({ createdAt }) => createdAt)).toEqual(
      written
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(written.every(({ demo }) => demo)).toBe(true);
    expect(rating).toEqual({ average: summary?.average, count: written.length, samples: written.length });
    expect(summary?.histogram.reduce((sum, count) => sum + count, 0)).toBe(written.length);
  }
  const compared = all.map((one) => ({ one, others: oftenComparedWith(one.alias) })).filter(({ others }) => others.length > 0);
  expect(compared.length).toBeGreaterThan(80);
  for (const { one, others } of compared) {
    expect(others.length).toBeLessThanOrEqual(6);
    expect(others.filter((alias) => product(alias)?.category !== one.category)).toEqual([]);
  }
});
