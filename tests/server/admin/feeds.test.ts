import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, undoChange } from '#api/admin/audit.ts';
import { decideExternal, type ExternalLine, externalProduct, externalProducts } from '#api/admin/external-products.ts';
import { feedRejections, fetchFeed, listFeeds, type PreviewRow, previewFeed } from '#api/admin/feeds.ts';
import { changeProducts } from '#api/admin/products.ts';
import { oneProduct } from '#api/products.ts';
import type { FeedRow } from '#core/imports/feed-columns.ts';
import { giveUnshownOffers } from '#db/queries/admin/external-merge.ts';
import { externalById } from '#db/queries/admin/external-products.ts';
import { approved } from '#server/admin/feeds/approve.ts';
import { saidOf } from '#server/admin/feeds/decision.ts';
import { FetchFailure } from '#server/fetching/failure.ts';
import { fetchText, usualLimits } from '#server/fetching/fetch-text.ts';
import { apiWorld, cream, foam } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';
import { feed, feedRow } from '../../support/feed.ts';
import { feedServer, feedText, largestFeed } from '../../support/feed-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const barcode = '4006381333931';

async function desk() {
  const { ask, tokens, queued, feedAt, services } = await apiWorld(database);
  const token = tokens.admin;
  const rows = async (query: object = {}): Promise<ExternalLine[]> =>
    (await (await ask(externalProducts, { token, query: { ...query } })).json()).items;
  const row = async (title: string) => (await rows({ q: title }))[0] as ExternalLine;
  const decide = async (ids: readonly number[], decision: string, more: object = {}) =>
    (await ask(decideExternal, { token, body: { ids, decision, ...more } })).json();
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const preview = async (given: readonly FeedRow[]): Promise<PreviewRow[]> =>
    (await (await ask(previewFeed, { token, body: { shop: feed.shop, currency: 'EUR', rows: given } })).json()).items;
  const shown = async (alias: string) => {
    const answer = await ask(oneProduct, { params: { alias } });
    return answer.ok ? answer.json() : null;
  };
  const log = async () => (await (await ask(auditLog, { token })).json()).items;
  const fields = async (id: number) => (await (await ask(externalProduct, { token, params: { id } })).json()).fields;
  return { ask, token, rows, row, decide, undo, preview, shown, log, fields, queued, feedAt, services };
}

test('rows are shown as they would be read, and why nothing would come of some', async () => {
  const { preview, rows } = await desk();
  const [whole, bare, none, foreign] = await preview([
    feedRow('1', { gtin: barcode }),
    feedRow('2', { ingredients: '', price: '=1+1' }),
    { id: '3', title: 'Cream' },
    feedRow('4', { title: 'Nordlys Dishwashing Liquid' }),
  ]);
  expect(whole).toMatchObject({
    problem: null,
    brand: 'Nordlys',
    title: 'Cream 1',
    sizes: ['50 ml'],
    prices: ['12.90 EUR'],
    barcodes: [barcode],
    names: { known: 5, all: 5 },
    without: null,
    match: null,
  });
  expect(bare).toMatchObject({ problem: null, without: 'no_list', prices: [], warnings: [{ code: 'bad_price', detail: '=1+1' }] });
  expect(none).toMatchObject({ problem: 'no_brand', item: 'Harbour:3' });
  expect(foreign).toMatchObject({ problem: 'not_cosmetic' });
  expect(await rows()).toEqual([]);
});

test('a row becomes a product with its offer, which is undone as one and done again', async () => {
  const { queued, row, decide, shown, undo, log, rows } = await desk();
  await queued([feedRow('1', { gtin: barcode })]);
  const { id } = await row('Cream 1');
  const done = await decide([id], 'approve');
  expect(done).toMatchObject({ rows: 1, skipped: [] });
  const product = await shown('nordlys-cream-1');
  expect(product.barcodes).toEqual([barcode]);
  expect(product.offers).toMatchObject([{ shop: 'Harbour', price: 1290, currency: 'EUR' }]);
  expect((await log())[0]).toMatchObject({ action: 'external.approve', subject: expect.stringContaining('Nordlys Cream 1') });
  expect(await decide([id], 'approve')).toMatchObject({ rows: 0, skipped: [{ id, why: 'decided' }] });

  await undo(done.change);
  expect(await shown('nordlys-cream-1')).toBeNull();
  expect(await row('Cream 1')).toMatchObject({ state: 'waiting', match: null });
  await decide([id], 'approve');
  expect(await shown('nordlys-cream-1')).not.toBeNull();
  expect(await rows({ state: 'approved' })).toHaveLength(1);
});

test('rows are matched by barcode, then by brand and title; a size of the same product is merged with it', async () => {
  const { queued, rows, row, decide, shown } = await desk();
  await queued([
    feedRow('1', { brand: 'Northwind', title: 'Northwind Calming Calm Cream' }),
    feedRow('2'),
    feedRow('3', { title: 'Nordlys Cream 2', size: '100 ml', price: '20' }),
    feedRow('4', { title: 'Nordlys Tonic', gtin: barcode }),
  ]);
  expect((await row('Calming')).match).toMatchObject({ alias: cream, by: 'title', likeness: 0.8 });
  const [first, second, third] = [await row('Cream 2'), (await rows({ q: 'Cream 2' }))[1], await row('Tonic')];
  const done = await decide([first.id, second?.id ?? 0, third.id], 'approve');
  expect(done).toMatchObject({ rows: 2, skipped: [{ id: second?.id, why: 'in-catalogue' }] });
  expect((await rows({ state: 'waiting', q: 'Cream 2' }))[0]?.match).toMatchObject({ alias: 'nordlys-cream-2', likeness: 1 });
  await decide([second?.id ?? 0], 'merge');
  const product = await shown('nordlys-cream-2');
  expect(product.offers.map(({ size, price }: { size: string; price: number }) => [size, price])).toEqual([
    ['50 ml', 1290],
    ['100 ml', 2000],
  ]);

  await queued([feedRow('9', { brand: 'Another', title: 'Other name', gtin: barcode })]);
  expect((await row('Other name')).match).toMatchObject({ alias: 'nordlys-tonic', by: 'barcode' });
});

test('merging adds packs and offers, takes nothing from an editor, and is undone whole', async () => {
  const { queued, row, decide, shown, undo, fields, ask, token, services } = await desk();
  const rowsOfFeed = [
    feedRow('1', { brand: 'Northwind', title: 'Northwind Calm Cream', gtin: barcode }),
    feedRow('2', { brand: 'Alder', title: 'Alder Ünread Balm' }),
  ];
  await queued(rowsOfFeed);
  const before = await shown(cream);
  const [calm, balm] = [await row('Calm Cream'), await row('Balm')];
  expect(await fields(calm.id)).toContainEqual({ field: 'barcodes', theirs: barcode, ours: null, changes: true });
  expect(await fields(calm.id)).toContainEqual(expect.objectContaining({ field: 'list', changes: false }));
  const done = await decide([calm.id, balm.id], 'merge');
  expect(done).toMatchObject({ rows: 2, skipped: [] });
  const after = await shown(cream);
  expect(after.barcodes).toEqual([barcode]);
  expect(after.offers).toHaveLength(1);
  expect(after).toMatchObject({ title: before.title, list: before.list });
  // Hardly a name of its list was known, and nobody had edited it.
  const balmNow = await services.db.query.products.findFirst({ where: (table, { eq }) => eq(table.alias, 'alder-unread') });
  expect(balmNow).toMatchObject({ list: 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol', category: 'creams' });

  await undo(done.change);
  const again = await shown(cream);
  expect([again.barcodes, again.offers]).toEqual([[], []]);
  const balmThen = await services.db.query.products.findFirst({ where: (table, { eq }) => eq(table.alias, 'alder-unread') });
  expect(balmThen?.list).toMatch(/^Blorbane/);

  // Now an editor has touched it: nothing of theirs is replaced.
  await ask(changeProducts, { token, body: { ids: [balmThen?.id], set: { category: null } } });
  await decide([balm.id], 'merge');
  const kept = await services.db.query.products.findFirst({ where: (table, { eq }) => eq(table.alias, 'alder-unread') });
  expect(kept).toMatchObject({ category: null, list: balmThen?.list });
});

test('a row without a list gives its price to a product, by hand where nothing matches, and the price follows the feed', async () => {
  const { queued, row, decide, shown, log } = await desk();
  const bare = feedRow('1', { ingredients: '', title: 'Nordlys Something' });
  await queued([bare]);
  const { id, list } = await row('Something');
  expect(list).toBe(false);
  expect(await decide([id], 'approve')).toMatchObject({ rows: 0, skipped: [{ id, why: 'no-list' }] });
  expect(await decide([id], 'merge')).toMatchObject({ rows: 0, skipped: [{ id, why: 'no-match' }] });
  await decide([id], 'merge', { into: foam });
  expect((await shown(foam)).offers).toMatchObject([{ price: 1290 }]);

  await queued([{ ...bare, price: '9.90' }]);
  expect((await shown(foam)).offers).toMatchObject([{ price: 990 }]);
  // A reading that is not through ends nothing; one that is, does.
  await queued([], { ends: false });
  expect((await shown(foam)).offers).toHaveLength(1);
  await queued([feedRow('2')]);
  expect((await shown(foam)).offers).toEqual([]);
  expect((await log()).map(({ action }: { action: string }) => action)).toContain('feed.read');
});

test('rows that come to nothing can be asked for; the same rows once more change nothing', async () => {
  const { queued, rows, decide, ask, token } = await desk();
  const faults = [{ row: 3, line: 4, code: 'bad_xml', detail: 'disallowed character in entity name' }];
  const sent = [feedRow('1'), feedRow('1'), { id: '5', title: '=cmd()' }];
  const id = await queued(sent, { faults, position: 4 });
  const first = await rows();
  const { items } = await (await ask(feedRejections, { token, params: { id } })).json();
  expect(items.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
    [2, 'duplicate_code'],
    [3, 'bad_xml'],
  ]);
  await decide(
    first.map((one) => one.id),
    'reject',
  );
  await queued(sent, { faults, position: 4 });
  expect((await rows()).map(({ title, state }) => [title, state])).toEqual([['Cream 1', 'rejected']]);
  const [shop] = (await (await ask(listFeeds, { token })).json()).items;
  expect(shop).toMatchObject({ ...feed, position: 4, waiting: 0, finishedAt: expect.any(String) });
});

test('a decision that was killed half way shows nothing and goes through later', async () => {
  const { queued, row, rows, decide, shown, services } = await desk();
  await queued([feedRow('1'), feedRow('2', { brand: 'Northwind', title: 'Northwind Calm Cream' })]);
  const [fresh, known] = [await row('Cream 1'), await row('Calm Cream')];
  const before = await shown(cream);
  const found = await externalById(services.db, [fresh.id]);
  await approved(services, found);
  const [other] = await externalById(services.db, [known.id]);
  await giveUnshownOffers(services.db, other ? [[saidOf(other), other.external.matchId ?? 0]] : [], '2026-01-02');
  expect(await shown('nordlys-cream-1')).toBeNull();
  expect(await shown(cream)).toEqual(before);
  expect(await rows({ state: 'waiting' })).toHaveLength(2);

  await decide([fresh.id], 'approve');
  await decide([known.id], 'merge');
  expect((await shown('nordlys-cream-1')).offers).toHaveLength(1);
  expect((await shown(cream)).offers).toHaveLength(1);
  expect(await shown('nordlys-cream-1-2')).toBeNull();
});

test('the queue is searched, narrowed, sorted and cut into pages', async () => {
  const { queued, rows } = await desk();
  await queued(['1', '2', '3'].map((id) => feedRow(id, id === '2' ? { ingredients: '' } : {})));
  expect((await rows({ sort: '-title' })).map(({ title }) => title)).toEqual(['Cream 3', 'Cream 2', 'Cream 1']);
  expect((await rows({ view: 'no-list' })).map(({ title }) => title)).toEqual(['Cream 2']);
  expect((await rows({ sort: 'title', limit: 1, page: 2 })).map(({ title }) => title)).toEqual(['Cream 2']);
  expect(await rows({ view: 'sure' })).toEqual([]);
  expect(await rows({ shop: 'Nobody' })).toEqual([]);
  expect(await rows({ q: 'nordlys 3' })).toHaveLength(1);
});

const codeOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => (error instanceof FetchFailure ? error.code : error));

test('a feed is fetched, packed or moved, but never without end, from a private network or in circles', async () => {
  const at = await feedServer();
  const open = { ...usualLimits, most: largestFeed, fromPrivate: true };
  for (const path of ['', '/packed', '/home']) expect(await fetchText(at + path, open)).toBe(feedText);
  expect(await codeOf(fetchText(`${at}/endless`, open))).toBe('too_large');
  expect(await codeOf(fetchText(`${at}/bomb`, open))).toBe('too_large');
  expect(await codeOf(fetchText(`${at}/round`, open))).toBe('redirects');
  expect(await codeOf(fetchText(`${at}/silent`, { ...open, timeouts: { silence: 100, whole: 5_000 } }))).toBe('silent');
  for (const address of [at, 'http://localhost/feed.xml', 'http://169.254.169.254/latest', 'http://[::1]/'])
    expect(await codeOf(fetchText(address, usualLimits))).toBe('private_address');
  const leading = async () => ({ status: 302, header: () => 'http://10.0.0.1/', body: Buffer.alloc(0) });
  const asked: string[] = [];
  await fetchText('https://shop.example/', usualLimits, async (url, headers, most, asking) => {
    asked.push(url.href);
    if (asked.length === 1) return leading();
    return (await import('#server/fetching/get.ts')).get(url, headers, most, asking);
  }).catch((error: FetchFailure) => asked.push(error.code));
  expect(asked).toEqual(['https://shop.example/', 'http://10.0.0.1/', 'private_address']);
});

test('an editor hears in words why an address cannot be fetched', async () => {
  const { ask, token, feedAt } = await desk();
  const said = async (address: string) => (await (await ask(fetchFeed, { token, body: { address } })).json()).code;
  expect(await (await ask(fetchFeed, { token, body: { address: feedAt } })).json()).toEqual({ text: feedText });
  expect(await said(`${feedAt}/endless`)).toBe('feed.too_large');
  expect(await said('gopher://shop.example')).toBe('feed.address');
});
