import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, undoChange } from '#api/admin/audit.ts';
import { changeProducts, productRows } from '#api/admin/products.ts';
import { oneProduct } from '#api/products.ts';
import { editProduct } from '#api/submissions.ts';
import { productColumns, productViews } from '#core/catalog/editing.ts';
import { apiWorld, cream, foam } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function desk() {
  const { ask, tokens, submissions, services } = await apiWorld(database);
  const token = tokens.admin;
  const rows = async (query: object = {}) => (await ask(productRows, { token, query: { ...query } })).json();
  const set = async (ids: readonly number[], fields: object) => (await ask(changeProducts, { token, body: { ids, set: fields } })).json();
  const edit = async (id: number, body: object) => (await ask(editProduct, { token, params: { id }, body })).status;
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const log = async () => (await (await ask(auditLog, { token })).json()).items;
  const idOf = async (alias: string) => (await rows({ limit: 1000 })).items.find((row: { alias: string }) => row.alias === alias).id;
  const open = async (alias: string) => (await ask(oneProduct, { params: { alias } })).status;
  return { rows, set, edit, undo, log, idOf, open, submissions, services };
}

test('the list is searched, narrowed, sorted and cut into pages', async () => {
  const { rows } = await desk();
  const all = await rows({ limit: 1000 });
  expect(all.items).toHaveLength(all.total);
  const waiting = await rows({ status: 'pending' });
  expect(waiting.items.map(({ title }: { title: string }) => title)).toContain('Balm of Anna');
  const titles = (await rows({ sort: 'title', limit: 1000 })).items.map(({ title }: { title: string }) => title.toLowerCase());
  expect(titles).toEqual(titles.toSorted());
  expect((await rows({ sort: '-title', limit: 1 })).items[0].title.toLowerCase()).toBe(titles.at(-1));
  expect((await rows({ sort: 'title', limit: 1, page: 2 })).items[0].title.toLowerCase()).toBe(titles[1]);
  expect((await rows({ q: 'balm of an' })).items.map(({ title }: { title: string }) => title)).toEqual(['Balm of Anna']);
  expect((await rows({ q: '"; drop' })).total).toBe(0);
});

test('every view in every order shows what it shows in any other, forwards and backwards', async () => {
  const { rows, set, idOf } = await desk();
  await set([await idOf(foam)], { discontinued: true });
  const titles = async (query: object) => (await rows({ limit: 1000, ...query })).items.map(({ title }: { title: string }) => title);
  for (const view of [undefined, ...productViews]) {
    for (const q of [undefined, 'cream']) {
      const usual = await titles({ view, q });
      for (const column of productColumns) {
        const forwards = await titles({ view, q, sort: column });
        expect(forwards.toSorted(), `${view} by ${column}`).toEqual(usual.toSorted());
        expect(await titles({ view, q, sort: `-${column}` })).toEqual(forwards.toReversed());
      }
    }
  }
});

test('the same list twice in a brand is a twin until one of them is hidden', async () => {
  const { rows, set, edit, submissions } = await desk();
  const twins = async () => (await rows({ view: 'twins', sort: 'title' })).items.map(({ title }: { title: string }) => title);
  const both = [submissions.anna, submissions.boris];
  await edit(submissions.anna, { inci: 'Aqua, Glycerin, Squalane, Panthenol' });
  await set(both, { brand: 'northwind', status: 'public' });
  expect(await twins()).toEqual([]);
  for (const id of both) await edit(id, { inci: 'Aqua, Glycerin, Squalane, Tocopherol' });
  expect(await twins()).toEqual(['Balm of Anna', 'Balm of Boris']);
  await set([submissions.boris], { status: 'removed' });
  expect(await twins()).toEqual([]);
});

test('many products change at once, it is written down, and undone as one', async () => {
  const { rows, set, undo, log, idOf, open, submissions } = await desk();
  const ids = [await idOf(cream), submissions.anna];
  const done = await set(ids, { status: 'removed', reason: 'Not a cosmetic.' });
  expect(done.rows).toBe(2);
  expect(await open(cream)).toBe(404);
  expect((await rows({ status: 'removed' })).total).toBe(2);
  const [line] = await log();
  expect(line).toMatchObject({ id: done.change, actor: 'ada', action: 'products.change', undoable: true });
  expect(line.rows).toHaveLength(2);
  expect(line.rows[0]).toMatchObject({ before: { status: 'public' }, after: { status: 'removed', statusReason: 'Not a cosmetic.' } });
  expect(await set(ids, { status: 'removed', reason: 'Not a cosmetic.' })).toEqual({ change: null, rows: 0 });

  expect(await undo(done.change)).toMatchObject({ rows: 2, kept: 0 });
  expect(await open(cream)).toBe(200);
  expect((await rows({ status: 'removed' })).total).toBe(0);
  expect((await log())[1]).toMatchObject({ id: done.change, undoable: false });
});

test('undoing leaves alone what was changed since', async () => {
  const { set, undo, idOf, rows } = await desk();
  const ids = [await idOf(cream), await idOf(foam)];
  const done = await set(ids, { category: null });
  await set([ids[0] ?? 0], { category: 'hand-creams' });
  expect(await undo(done.change)).toMatchObject({ rows: 1, kept: 1 });
  const found = (await rows({ limit: 1000 })).items;
  expect(found.find(({ id }: { id: number }) => id === ids[0]).category).toBe('hand-creams');
  expect(found.find(({ id }: { id: number }) => id === ids[1]).category).not.toBeNull();
});

test('an edit by hand stands in the log with what was before', async () => {
  const { edit, log, submissions, undo, rows } = await desk();
  expect(await edit(submissions.anna, { title: 'Balm of the Editors', category: 'hand-creams' })).toBe(200);
  const [line] = await log();
  expect(line).toMatchObject({ actor: 'ada', action: 'products.edit', subject: expect.stringMatching(/Balm of the Editors$/) });
  expect(line.rows[0]).toMatchObject({ before: { titleEn: 'Balm of Anna', category: null }, after: { category: 'hand-creams' } });
  await undo(line.id);
  expect((await rows({ q: 'balm anna' })).items[0]).toMatchObject({ title: 'Balm of Anna', category: null });
});

test('what follows from a list is worked out anew for the use of the new category', async () => {
  const { set, idOf, services } = await desk();
  const id = await idOf(cream);
  const derived = async () => (await services.db.query.products.findFirst({ where: (row, { eq }) => eq(row.id, id) }))?.derived;
  const before = await derived();
  await set([id], { category: 'shampoos' });
  const after = await derived();
  expect(after).not.toBe(before);
  await set([id], { category: 'hand-creams' });
  expect(await derived()).toBe(before);
});

test('lists with sentences in them, and those that declare more than the law permits, are found', async () => {
  const { edit, rows, submissions } = await desk();
  const titles = async (view: string) => (await rows({ view })).items.map(({ title }: { title: string }) => title);
  const before = { prose: await titles('prose'), over: await titles('over-limit') };
  const names = 'Aqua, Glycerin, Niacinamide, Panthenol';
  expect(await edit(submissions.anna, { inci: `${names}, this cream is for you and your skin every day` })).toBe(200);
  expect(await edit(submissions.boris, { inci: `${names}, Phenoxyethanol 2%` })).toBe(200);
  expect((await titles('prose')).sort()).toEqual([...before.prose, 'Balm of Anna'].sort());
  expect((await titles('over-limit')).sort()).toEqual([...before.over, 'Balm of Boris'].sort());
});
