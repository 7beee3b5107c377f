import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FoundPicture } from '#core/imports/candidate.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { notePictures } from '#db/queries/found-pictures.ts';
import { catalogChanges, droppedPictures, productPictures, products } from '#db/schema/index.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const at = '2026-01-01T00:00:00.000Z';
const front: FoundPicture = { address: 'https://images.example/1.jpg', author: 'Anna', licence: 'CC BY 4.0' };

let db: Database;
beforeEach(async () => {
  ({ db } = await openDatabase({ url: 'file::memory:' }));
  await migrateDatabase(db);
  await smallCatalog(db);
});

const note = (picture: FoundPicture | null, sourceId = 'nordholm-cream') =>
  db.transaction((tx) => notePictures(tx, [{ source: 'csv', sourceId, picture }], at));
const pictures = () => db.select().from(productPictures).orderBy(asc(productPictures.productId));
const shown = async () => (await db.select({ key: products.imageKey }).from(products).where(eq(products.id, 1)))[0]?.key;
const copy = (key: string | null) =>
  db.update(productPictures).set({ state: 'kept', key, bytes: 10 }).where(eq(productPictures.productId, 1));
const dropped = async () => (await db.select().from(droppedPictures)).map(({ key }) => key);
const changes = async () => (await db.select().from(catalogChanges)).filter(({ kind }) => kind === 'product').map(({ subject }) => subject);

test('a picture is noted once, with author and licence, and waits', async () => {
  await note(front);
  await note(front);
  await note(null, 'nordholm-serum');
  await note(front, 'unheard-of');
  expect(await pictures()).toMatchObject([{ productId: 1, ...front, state: 'waiting', dueAt: at, key: null }]);
});

test('the product shows the copy as long as its record names the picture', async () => {
  await note(front);
  await copy('product/a');
  expect(await shown()).toBe('product/a');
  await note({ ...front, author: 'Boris' });
  expect(await shown()).toBe('product/a');
  expect(await pictures()).toMatchObject([{ author: 'Boris', key: 'product/a' }]);
  await note({ ...front, address: 'https://images.example/2.jpg' });
  expect(await pictures()).toMatchObject([{ address: 'https://images.example/2.jpg', state: 'waiting', key: null }]);
  expect([await shown(), await dropped()]).toEqual([null, ['product/a']]);
  await copy('product/b');
  await note(null);
  expect([await pictures(), await shown(), await dropped()]).toEqual([[], null, ['product/a', 'product/b']]);
});

test('a picture that somebody uploaded stays', async () => {
  await note(front);
  await db.update(products).set({ imageKey: 'product/own' }).where(eq(products.id, 1));
  await copy('product/a');
  expect(await shown()).toBe('product/own');
  await note(null);
  expect([await shown(), await dropped()]).toEqual(['product/own', ['product/a']]);
});

test('builds learn of copies, credits and removals; a removed product leaves its copy to be removed', async () => {
  await note(front);
  await db.delete(catalogChanges);
  await copy('product/a');
  expect(await changes()).toEqual(['1']);
  await db.delete(catalogChanges);
  await note({ ...front, licence: null });
  expect(await changes()).toEqual(['1']);
  await db.delete(products).where(eq(products.id, 1));
  expect([await pictures(), await dropped()]).toEqual([[], ['product/a']]);
});
