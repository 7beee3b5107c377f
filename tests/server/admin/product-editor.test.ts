import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoChange } from '#api/admin/audit.ts';
import { createProduct, mergeProduct, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { addFavorite, favoriteList } from '#api/favorites.ts';
import { oneProduct } from '#api/products.ts';
import { reviewList } from '#api/reviews.ts';
import { readRoutine, saveRoutine } from '#api/routine.ts';
import { offers, products } from '#db/schema/index.ts';
import { movedPath } from '#server/pages/moved.ts';
import { apiWorld, cream, draft, foam } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'product-editor-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function desk() {
  const world = await apiWorld(database);
  const { ask, tokens, services } = world;
  const token = tokens.admin;
  const read = async (alias: string) => (await (await ask(readProduct, { token, params: { alias } })).json()).product;
  const patch = (id: number, set: object, was: object = {}) => ask(patchProduct, { token, params: { id }, body: { set, was } });
  const merge = async (id: number, into: string) => (await ask(mergeProduct, { token, params: { id }, body: { into } })).json();
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const status = async (alias: string) => (await ask(oneProduct, { params: { alias } })).status;
  const shown = async (alias: string) => (await ask(oneProduct, { params: { alias } })).json();
  return { ...world, read, patch, merge, undo, status, shown, db: services.db };
}

test('every field is changed, what is not named stays, and all of it is taken back as one', async () => {
  const { read, patch, undo, shown, db } = await desk();
  const before = await read(cream);
  const set = {
    titleEn: 'Calmer Cream',
    titleRu: 'Спокойный крем',
    brand: 'Ålder',
    category: 'hand-creams',
    list: 'Aqua, Glycerin, Panthenol',
    listDate: '2026-02-03',
    statusReason: null,
    discontinuedAt: '2026-03-04',
    sourceUrl: 'https://maker.example/cream',
    sizes: [{ size: '50 ml', price: 1290, currency: 'EUR', priceDate: '2026-02-03' }],
    barcodes: ['4006381333931'],
  };
  const done = await (await patch(before.id, set)).json();
  expect(done.product).toMatchObject({ ...set, alias: cream, status: 'public', categorySure: true });
  expect(done.product.edited).not.toBeNull();
  expect(await shown(cream)).toMatchObject({ barcodes: ['4006381333931'] });
  const kept = await (await patch(before.id, { titleEn: 'Calmest Cream' })).json();
  expect(kept.product).toMatchObject({ ...set, titleEn: 'Calmest Cream' });
  await undo(kept.change);
  expect(await undo(done.change)).toMatchObject({ rows: 1, kept: 0 });
  const { updated, edited, ...after } = await read(cream);
  expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'updated' && field !== 'edited')));
  const [row] = await db.select().from(products).where(eq(products.id, before.id));
  expect(row?.editedAt).not.toBeNull();
});

test('what cannot be is refused field by field', async () => {
  const { read, patch } = await desk();
  const { id } = await read(cream);
  const set = {
    alias: 'A b',
    titleEn: '…',
    list: ' ',
    listDate: 'soon',
    sourceUrl: 'javascript:alert(1)',
    sizes: [{ size: 'much', price: null, currency: null, priceDate: null }],
    barcodes: ['4006381333932'],
  };
  const answer = await patch(id, set);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors.map(({ path }: { path: string }) => path).sort()).toEqual(Object.keys(set).sort());
});

test('a second editor is told of the difference; what only the first one changed stays', async () => {
  const { read, patch } = await desk();
  const seen = await read(cream);
  await patch(seen.id, { titleEn: 'Of the first', listDate: '2026-01-01' }, { titleEn: seen.titleEn, listDate: seen.listDate });
  const second = await patch(seen.id, { titleEn: 'Of the second', titleRu: 'Второй' }, { titleEn: seen.titleEn, titleRu: seen.titleRu });
  expect(second.status).toBe(409);
  expect((await second.json()).errors).toMatchObject([{ path: 'titleEn', code: 'change.conflict' }]);
  const again = await patch(seen.id, { titleEn: 'Of the second', titleRu: 'Второй' }, { titleEn: 'Of the first', titleRu: seen.titleRu });
  expect((await again.json()).product).toMatchObject({ titleEn: 'Of the second', titleRu: 'Второй', listDate: '2026-01-01' });
});

test('an address that changes leads on, favourites and routines follow it, and it can change back', async () => {
  const { read, patch, undo, ask, tokens, db, services } = await desk();
  const token = tokens.anna;
  await ask(addFavorite, { token, params: { kind: 'product', alias: cream } });
  await ask(saveRoutine, { token, body: { steps: [{ part: 'morning', product: cream, opened: null, months: null }] } });
  const { id } = await read(cream);
  await patch(id, { alias: 'calm' });
  const done = await (await patch(id, { alias: 'very-calm' })).json();
  expect(await movedPath(`/products/${cream}`, db)).toBe('/products/very-calm');
  expect((await read(cream)).alias).toBe('very-calm');
  const liked = async () => (await (await ask(favoriteList, { token })).json()).items.map(({ alias }: { alias: string }) => alias);
  expect(await liked()).toEqual(['very-calm']);
  expect((await (await ask(readRoutine, { token })).json()).routine.steps[0].product).toBe('very-calm');
  await undo(done.change);
  expect(await liked()).toEqual(['calm']);
  expect(await movedPath('/products/very-calm', db)).toBe('/products/calm');
  expect(services.logged).toEqual([]);
});

test('a merged product leaves everything to the other one, and takes it back', async () => {
  const { read, patch, merge, undo, ask, tokens, db, status } = await desk();
  const [into, from] = [await read(cream), await read(foam)];
  await patch(from.id, { barcodes: ['4006381333931'], sizes: [{ size: '99 ml', price: null, currency: null, priceDate: null }] });
  const offer = { source: 'csv', item: '1', shop: 'Harbour', size: '', currency: 'EUR', price: 100, seenAt: '2026-01-01' };
  await db.insert(offers).values({ ...offer, productId: from.id });
  await ask(addFavorite, { token: tokens.anna, params: { kind: 'product', alias: foam } });
  await ask(addFavorite, { token: tokens.boris, params: { kind: 'product', alias: foam } });
  await ask(addFavorite, { token: tokens.boris, params: { kind: 'product', alias: cream } });
  const reviewsOf = async (alias: string) => (await (await ask(reviewList, { query: { subject: 'product', alias } })).json()).total;
  const [own, theirs] = [await reviewsOf(cream), await reviewsOf(foam)];

  const { change, product } = await merge(from.id, cream);
  expect(product).toMatchObject({
    alias: cream,
    barcodes: ['4006381333931'],
    holds: { offers: into.holds.offers + from.holds.offers + 1, favorites: 2 },
  });
  expect(product.sizes.map(({ size }: { size: string }) => size)).toContain('99 ml');
  expect(await reviewsOf(cream)).toBe(own + theirs);
  expect(await movedPath(`/products/${foam}`, db)).toBe(`/products/${cream}`);
  expect(await read(foam)).toMatchObject({ status: 'removed', mergedInto: cream, barcodes: [] });
  expect(await (await ask(favoriteList, { token: tokens.anna })).json()).toMatchObject({ items: [{ alias: cream }] });

  expect(await undo(change)).toMatchObject({ kept: 0 });
  expect(await read(foam)).toMatchObject({ status: 'public', mergedInto: null, barcodes: ['4006381333931'], holds: { favorites: 2 } });
  expect(await reviewsOf(foam)).toBe(theirs);
  expect((await read(cream)).sizes).toEqual(into.sizes);
  expect(await movedPath(`/products/${foam}`, db)).toBeNull();
  expect(await status(foam)).toBe(200);
});

test('a new product is public at once, or waits; taking it back hides it', async () => {
  const { ask, tokens, undo, shown, status } = await desk();
  const body = { brand: 'Fresh Water', titleEn: 'First Cream', titleRu: 'Первый крем', list: draft.inci, category: 'hand-creams' };
  const done = await (await ask(createProduct, { token: tokens.admin, body })).json();
  expect(done.product).toMatchObject({ alias: 'fresh-water-first-cream', brand: 'Fresh Water', status: 'public', source: 'admin' });
  expect(await shown('fresh-water-first-cream')).toMatchObject({ brand: { name: 'Fresh Water' } });
  const second = await (await ask(createProduct, { token: tokens.admin, body: { ...body, status: 'pending' } })).json();
  expect(second.product).toMatchObject({ alias: 'fresh-water-first-cream-2', status: 'pending' });
  expect(second.product.twins).toMatchObject([{ alias: 'fresh-water-first-cream', sameList: true }]);
  await undo(done.change);
  expect(await status('fresh-water-first-cream')).toBe(404);
});
