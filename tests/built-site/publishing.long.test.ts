import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { lastBuilds } from '#db/queries/builds.ts';
import { type LocalPublisher, localPublisher } from '#scripts/publishing/local-publisher.ts';
import { createSite, serveSite, servicesOf } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';
import { copyOfSite } from '../support/built-site.ts';

const { environment, place, make, remove } = copyOfSite('en', 'publishing');
const settings = readSettings({ ...environment, PUBLISH_AFTER: '1' });
const timeout = { timeout: 400_000, interval: 250 };
let publisher: LocalPublisher;
let db: Database;
let url = '';
const ending: (() => void)[] = [];
const reported: string[] = [];

/** The site with its publisher, as `npm start` serves it. */
beforeAll(async () => {
  make();
  const opened = await openDatabase(settings.database);
  db = opened.db;
  publisher = localPublisher(settings, db, { environment, report: (text) => void reported.push(text) });
  const services = await servicesOf(settings, () => ({ publisher }));
  const app = await createSite({ root: settings.out, functions: 'functions', netlify: 'netlify.toml', services });
  const served = await serveSite(app, '127.0.0.1', 0);
  url = `http://127.0.0.1:${served.port}`;
  ending.push(served.stop, publisher.stop, opened.close);
});
afterAll(() => {
  for (const end of ending) end();
  remove();
});

const read = async (path: string) => (await fetch(url + path)).text();
const status = async (path: string) => (await fetch(url + path)).status;
const product = async (offset: number) => {
  const [row] = await db.all<{ id: number; alias: string; brand: string }>(
    sql`select products.id, products.alias, brands.alias as brand from products join brands on brands.id = brand_id where status = 'public' order by products.id limit 1 offset ${offset}`,
  );
  if (!row) throw new Error('There is no such product.');
  return row;
};
const lastBuild = async () => (await lastBuilds(db, 1))[0];

test('a change is live by itself, with nobody touching a shell', { timeout: 900_000 }, async () => {
  const { id, alias, brand } = await product(3);
  await db.run(sql`update products set title_en = 'Published by itself', title_ru = null where id = ${id}`);
  await expect.poll(() => read(`/products/${alias}`), timeout).toContain('Published by itself');
  expect(await read(`/brands/${brand}`)).toContain('Published by itself');
  await expect.poll(lastBuild, timeout).toMatchObject({ reason: 'changes', state: 'done' });
});

test('the first real brand among invented ones makes only the pages anew that show it', { timeout: 900_000 }, async () => {
  const { id, alias } = await product(4);
  const at = '2026-01-01T00:00:00.000Z';
  await db.run(
    sql`insert into brands (alias, name, name_key, added_at, updated_at) values ('harbour-lane', 'Harbour Lane', 'harbourlane', ${at}, ${at})`,
  );
  await db.run(sql`update products set brand_id = (select id from brands where alias = 'harbour-lane') where id = ${id}`);
  await expect.poll(() => read(`/products/${alias}`), timeout).toContain('Harbour Lane');
  await expect.poll(lastBuild, timeout).toMatchObject({ reason: 'changes', state: 'done' });
  expect((await lastBuild())?.files).toBeLessThan(200);
  expect(await read('/')).toContain('their brands are invented');
});

test('a withdrawn product is gone from its page, lists, search and sitemap', { timeout: 900_000 }, async () => {
  const { id, alias } = await product(5);
  const search = () => readFileSync(join(place.site, 'search-index/manifest.json'), 'utf8');
  const before = search();
  const lists = ['/products', '/sitemap-products-1.xml'];
  await db.run(sql`update products set status = 'removed' where id = ${id}`);
  await expect.poll(() => status(`/products/${alias}`), timeout).toBe(410);
  expect(await read(`/products/${alias}`)).toContain(`This page has been removed: /products/${alias}`);
  for (const path of lists) expect(await read(path), path).not.toContain(`/products/${alias}<`);
  expect(await read('/products')).not.toContain(`/products/${alias}"`);
  await expect.poll(search, timeout).not.toBe(before);
  expect(await status('/products/never-was')).toBe(404);
  await expect.poll(lastBuild, timeout).toMatchObject({ state: 'done' });
});

test('a build that fails leaves the site as it was and says why; the next one makes up for it', { timeout: 900_000 }, async () => {
  const { id, alias } = await product(8);
  const [entry, away] = [join(place.prerenderBundle, 'bundle.json'), join(place.prerenderBundle, 'away.json')];
  renameSync(entry, away);
  await db.run(sql`update products set title_en = 'Second attempt', title_ru = null where id = ${id}`);
  await expect
    .poll(lastBuild, timeout)
    .toMatchObject({ state: 'failed', log: expect.stringContaining('A worker that renders pages ended') });
  expect(await status(`/products/${alias}`)).toBe(200);
  expect(await read(`/products/${alias}`)).not.toContain('Second attempt');
  // Told once it is written down.
  await expect.poll(() => reported.join(), timeout).toContain('Publishing failed, the site stays as it was');
  renameSync(away, entry);
  const [admin] = await db.all<{ id: number }>(sql`select id from users order by id limit 1`);
  const asked = await publisher.publish(admin?.id ?? 0);
  await expect.poll(lastBuild, timeout).toMatchObject({ id: asked, reason: 'button', state: 'done' });
  expect(await read(`/products/${alias}`)).toContain('Second attempt');
});
