import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoChange } from '#api/admin/audit.ts';
import { brandRows, hideBrand, mergeBrand, patchBrand, readBrand } from '#api/admin/brands.ts';
import { readProduct } from '#api/admin/product-editor.ts';
import { oneBrand } from '#api/brands.ts';
import { addFavorite, favoriteList } from '#api/favorites.ts';
import { oneProduct } from '#api/products.ts';
import { addProduct } from '#api/submissions.ts';
import { apiWorld, cream, draft } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-brands-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function desk() {
  const world = await apiWorld(database);
  const { ask, tokens } = world;
  const token = tokens.admin;
  const rows = async (query: object = {}) => (await ask(brandRows, { token, query: { ...query } })).json();
  const read = async (alias: string) => (await (await ask(readBrand, { token, params: { alias } })).json()).brand;
  const patch = (id: number, set: object, was: object = {}) => ask(patchBrand, { token, params: { id }, body: { set, was } });
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const status = async (alias: string) => (await ask(oneProduct, { params: { alias } })).status;
  return { ...world, token, rows, read, patch, undo, status };
}

test('brands are searched, narrowed and sorted', async () => {
  const { rows } = await desk();
  const names = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);
  expect(names(await rows({ q: 'NORTH' }))).toEqual(['Northwind']);
  expect(names(await rows({ sort: '-products' }))).toHaveLength((await rows()).total);
  const counts = (await rows({ sort: '-products' })).items.map(({ products }: { products: number }) => products);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect((await rows({ view: 'no-country' })).total).toBe(0);
});

test('fields and certificates of a brand are changed and taken back; what cannot be is refused', async () => {
  const { read, patch, undo, ask } = await desk();
  const before = await read('northwind');
  const set = {
    name: 'North Wind',
    alias: 'north-wind',
    country: 'FR',
    website: 'https://northwind.example/',
    certificates: [{ kind: 'vegan', issuer: 'Vegan Society', checked: '2026-02-03' }],
  };
  const done = await (await patch(before.id, set)).json();
  expect(done.brand).toMatchObject(set);
  expect(await (await ask(oneBrand, { params: { alias: 'northwind' } })).json()).toMatchObject({
    alias: 'north-wind',
    certificates: set.certificates,
  });
  const wrong = await (
    await patch(before.id, { country: 'France', certificates: [{ kind: 'vegan', issuer: '', checked: '2026-02-03' }] })
  ).json();
  expect(wrong.errors.map(({ code }: { code: string }) => code)).toEqual(['brand.country.invalid', 'brand.issuer.required']);
  expect((await patch(before.id, { country: 'NO' }, { country: 'SE' })).status).toBe(409);
  await undo(done.change);
  const { updated, edited, formerly, ...after } = await read('northwind');
  expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([field]) => !['updated', 'edited', 'formerly'].includes(field))));
});

test('a merged brand leaves products and favourites to the other one, is known as that one, and can be parted again', async () => {
  const { read, ask, tokens, token, undo, rows } = await desk();
  const [from, into] = [await read('alder'), await read('northwind')];
  await ask(addFavorite, { token: tokens.anna, params: { kind: 'brand', alias: 'alder' } });
  const done = await (await ask(mergeBrand, { token, params: { id: from.id }, body: { into: 'northwind' } })).json();
  expect(done.brand).toMatchObject({ alias: 'northwind', entered: into.entered + from.entered });
  expect((await rows({ q: 'alder' })).total).toBe(0);
  expect(await (await ask(oneBrand, { params: { alias: 'alder' } })).json()).toMatchObject({ alias: 'northwind' });
  expect(await (await ask(favoriteList, { token: tokens.anna })).json()).toMatchObject({ items: [{ kind: 'brand', alias: 'northwind' }] });
  // A name that was merged stays known as the other one.
  const added = await (await ask(addProduct, { token: tokens.boris, body: { ...draft, title: 'Third Balm' } })).json();
  expect(added.product.brand).toBe('Northwind');
  expect(await undo(done.change)).toMatchObject({ kept: 0 });
  expect(await read('alder')).toMatchObject({ entered: from.entered, mergedInto: null });
  expect(await (await ask(favoriteList, { token: tokens.anna })).json()).toMatchObject({ items: [{ kind: 'brand', alias: 'alder' }] });
});

test('everything of a brand is hidden at once, and comes back in one step', async () => {
  const { read, ask, token, undo, status } = await desk();
  const { id, products } = await read('northwind');
  const done = await (await ask(hideBrand, { token, params: { id }, body: { reason: 'A notice of its owner.' } })).json();
  expect(done.rows).toBe(products);
  expect(await status(cream)).toBe(404);
  const hidden = await (await ask(readProduct, { token, params: { alias: cream } })).json();
  expect(hidden.product).toMatchObject({ status: 'removed', statusReason: 'A notice of its owner.' });
  expect(await undo(done.change)).toMatchObject({ rows: products, kept: 0 });
  expect(await status(cream)).toBe(200);
});
