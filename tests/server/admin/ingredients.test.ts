import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoChange } from '#api/admin/audit.ts';
import { editIngredient, ingredientRows, previewIngredient, readIngredient, revertEdit } from '#api/admin/ingredients.ts';
import { createProduct } from '#api/admin/product-editor.ts';
import { presentEdits } from '#db/queries/ingredient-edits.ts';
import { apiWorld } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-ingredients-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = 'Its supplier, 2026';
const nothing = { en: '', ru: '' };

async function desk() {
  const world = await apiWorld(database);
  const { ask, tokens, services } = world;
  const token = tokens.admin;
  const read = async () => (await (await ask(readIngredient, { token, params: { alias: 'glycerin' } })).json()).ingredient;
  const edit = (set: object, was: object = {}) => ask(editIngredient, { token, params: { alias: 'glycerin' }, body: { set, was, source } });
  const preview = async (set: object) => (await ask(previewIngredient, { token, params: { alias: 'glycerin' }, body: { set } })).json();
  const revert = (id: number) => ask(revertEdit, { token, params: { id } });
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const rows = async (query: object) => (await ask(ingredientRows, { token, query: { ...query } })).json();
  return { ...world, token, read, edit, preview, revert, undo, rows, edits: () => presentEdits(services.db) };
}

test('ingredients are found by any of their names and by whether somebody edited them', async () => {
  const { rows, edited } = await desk();
  expect((await rows({ q: 'глицерин' })).items.map(({ inci }: { inci: string }) => inci)).toContain('Glycerin');
  expect((await rows({ view: 'edited' })).total).toBe(0);
  await edited();
  expect((await rows({ view: 'edited' })).items).toMatchObject([{ inci: 'Glycerin', edits: 1 }]);
});

test('an edit has author, source and day; what was before counts again when it is taken back', async () => {
  const { read, edit, revert, undo, edits } = await desk();
  const ewg = { rating: 2, checked: '2026-02-03', link: 'https://www.ewg.org/skindeep/ingredients/702620' };
  await edit({ ewg, caution: { en: 'Slippery.', ru: 'Скользко.' } });
  const second = await (await edit({ ewg: { ...ewg, rating: 3 } }, { ewg })).json();
  expect(second.ingredient).toMatchObject({ ewg: { rating: 3 }, caution: { en: 'Slippery.' } });
  expect(second.ingredient.edits[0]).toMatchObject({ field: 'ewg', author: 'ada', source, revertedAt: null });
  expect((await edit({ ewg: null }, { ewg })).status).toBe(409);
  expect((await (await revert(second.ingredient.edits[0].id)).json()).ingredient.ewg).toEqual(ewg);
  const third = await (await edit({ ewg: null })).json();
  expect((await read()).ewg).toBeNull();
  await undo(third.change);
  expect(await read()).toMatchObject({ ewg, synonyms: [], common: nothing });
  expect((await edits()).map(({ field }) => field).sort()).toEqual(['caution', 'ewg']);
});

test('a synonym is previewed on the lists that hold it, before and after', async () => {
  const { preview, ask, token } = await desk();
  const body = { brand: 'Fresh Water', titleEn: 'Slick Cream', list: 'Aqua, Blubbersweet, Panthenol' };
  await ask(createProduct, { token, body });
  const set = { synonyms: [{ kind: 'en', text: 'Blubbersweet' }] };
  const { holding, products } = await preview(set);
  expect(holding).toBeGreaterThan(0);
  expect(products[0]).toEqual({
    alias: 'fresh-water-slick-cream',
    title: 'Fresh Water Slick Cream',
    before: { read: 2, total: 3, item: null },
    after: { read: 3, total: 3, item: 'Blubbersweet' },
  });
  expect(products.length).toBeGreaterThan(1);
});

test('a rating without a day or from elsewhere, and an edit without a source are refused', async () => {
  const { edit, ask, token } = await desk();
  expect((await edit({ ewg: { rating: 2, checked: 'soon', link: 'https://www.ewg.org/x' } })).status).toBe(422);
  expect((await edit({ ewg: { rating: 2, checked: '2026-02-03', link: 'https://elsewhere.example/' } })).status).toBe(422);
  const body = { set: { ewg: null }, was: {}, source: ' ' };
  expect((await ask(editIngredient, { token, params: { alias: 'glycerin' }, body })).status).toBe(422);
});
