import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { isShownBrand } from '#db/queries/public-products.ts';
import { brands, products } from '#db/schema/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fresh(name: string) {
  const opened = await openDatabase({ url: `file:${join(folder, name)}` });
  await migrateDatabase(opened.db);
  return opened;
}

const brand = (name: string) => ({ alias: name, name, nameKey: name, addedAt: '2026-01-01', updatedAt: '2026-01-01' });
const orphan = {
  alias: 'x',
  brandId: 999,
  titleEn: 'x',
  list: 'Aqua',
  source: 'csv',
  sourceId: 'x',
  addedAt: '2026-01-01',
  updatedAt: '2026-01-01',
};
const pragma = async (db: Pick<Database, 'get'>, name: string) =>
  Object.values((await db.get<Record<string, unknown>>(sql.raw(`pragma ${name}`))) ?? {})[0];

test('foreign keys and the waiting time hold on every connection: inside a transaction, beside it and after it', async () => {
  const { db, close } = await fresh('keys.db');
  const check = async (connection: Pick<Database, 'get'>) => {
    expect(await pragma(connection, 'foreign_keys')).toBe(1);
    expect(await pragma(connection, 'busy_timeout')).toBe(5_000);
  };
  await check(db);
  await db.transaction(async (tx) => {
    await check(tx);
    await check(db);
  });
  await check(db);
  await db.transaction(async (tx) => check(tx));
  close();
});

test('a product without its brand is refused, in and after a transaction', async () => {
  const { db, close } = await fresh('orphan.db');
  await expect(db.transaction(async (tx) => tx.insert(products).values(orphan))).rejects.toThrow();
  await expect(db.insert(products).values(orphan).execute()).rejects.toThrow();
  expect(await db.select().from(products)).toEqual([]);
  close();
});

test('what refers to a product or a brand is found by an index: one that is deleted is not looked for in every row', async () => {
  const { db, close } = await fresh('references.db');
  const references = await db.all<{ name: string; column: string }>(sql`
    select tables.name as name, keys."from" as "column" from sqlite_master tables, pragma_foreign_key_list(tables.name) keys
    where tables.type = 'table' and keys."table" in ('products', 'brands')`);
  expect(references.length).toBeGreaterThan(10);
  for (const { name, column } of references) {
    const [step] = await db.all<{ detail: string }>(sql.raw(`explain query plan select 1 from ${name} where ${column} = 1`));
    expect(step?.detail, `${name}.${column}`).toMatch(/^SEARCH/);
  }
  close();
});

test('write transactions of one process take turns instead of locking each other out', async () => {
  const { db, close } = await fresh('turns.db');
  const write = (name: string) =>
    db.transaction(async (tx) => {
      await tx.insert(brands).values(brand(name));
      await new Promise((resolve) => setTimeout(resolve, 5));
      return tx.select().from(brands).where(eq(brands.alias, name));
    });
  const fails = db.transaction(async () => {
    throw new Error('stopped');
  });
  const results = await Promise.allSettled([write('a'), fails, write('b'), write('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await db.select().from(brands)).map(({ alias }) => alias)).toEqual(['a', 'b', 'c']);
  close();
});

test('a kept statement sees what another connection has committed, and columns that a migration adds', async () => {
  const { db, close } = await fresh('seen.db');
  const other = await openDatabase({ url: `file:${join(folder, 'seen.db')}` });
  const names = async () => (await db.select().from(brands)).map(({ name }) => name);
  expect(await names()).toEqual([]);
  await other.db.insert(brands).values(brand('a'));
  expect(await names()).toEqual(['a']);
  await other.db.transaction(async (tx) => {
    await tx.insert(brands).values(brand('b'));
    expect(await names()).toEqual(['a']);
  });
  expect(await names()).toEqual(['a', 'b']);
  const all = () => db.all<Record<string, unknown>>(sql`select alias, name from brands where alias = 'a'`);
  expect(await all()).toEqual([{ alias: 'a', name: 'a' }]);
  await other.db.run(sql`alter table brands add column motto text default 'soft'`);
  expect(await all()).toEqual([{ alias: 'a', name: 'a' }]);
  await other.db.delete(brands).where(eq(brands.alias, 'a'));
  expect(await names()).toEqual(['b']);
  other.close();
  close();
});

test('writes outside of a transaction wait until it has ended', async () => {
  const { db, close } = await fresh('outside.db');
  const slow = db.transaction(async (tx) => {
    await tx.insert(brands).values(brand('slow'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await tx.update(brands).set({ name: 'done' }).where(eq(brands.alias, 'slow'));
  });
  await Promise.all([slow, db.insert(brands).values(brand('quick')), db.update(brands).set({ country: 'FR' })]);
  expect(await db.select({ name: brands.name, country: brands.country }).from(brands)).toEqual([
    { name: 'done', country: 'FR' },
    { name: 'quick', country: 'FR' },
  ]);
  close();
});

test('what reviews are shown with is looked up, not searched for', async () => {
  const { db, close } = await fresh('plan.db');
  const steps = await db.all<{ detail: string }>(sql`explain query plan
    select reviews.id, users.username, products.alias, ingredients.alias from reviews
    left join users on users.id = reviews.user_id left join products on products.id = reviews.product_id
    left join ingredients on ingredients.inci = reviews.ingredient where reviews.product_id = 1`);
  expect(steps.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  close();
});

test('what a brand shows is looked up by the brand, not among all public products', async () => {
  const { db, close } = await fresh('brand-plan.db');
  const steps = await db.all<{ detail: string }>(sql`explain query plan select alias from brands where ${isShownBrand}`);
  expect(steps.map(({ detail }) => detail).filter((detail) => detail.includes('products'))).toEqual([
    expect.stringContaining('(brand_id=? AND status=?)'),
  ]);
  close();
});
