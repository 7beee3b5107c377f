import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { rebuildSite } from '#scripts/engine/incremental-build.ts';
import { presentState } from '#scripts/engine/site-builds.ts';
import { copyOfSite } from '../support/built-site.ts';
import { filesOf, filesOfFullBuild } from '../support/site-files.ts';

const { folder, settings, place, make, remove } = copyOfSite('en', 'incremental');
beforeAll(make);
afterAll(remove);

async function edit(...statements: string[]): Promise<void> {
  const { db, close } = await openDatabase(settings.database);
  for (const statement of statements) await db.run(sql.raw(statement));
  close();
}

async function rebuild() {
  const report = await rebuildSite(settings, await presentState(settings), () => {});
  if (!report) throw new Error('The whole site was to be built.');
  return report;
}

const product = (offset: number, column = 'id') => `(select ${column} from products order by id limit 1 offset ${offset})`;

test('incremental builds give byte for byte what a full build of the same data gives', { timeout: 900_000 }, async () => {
  await edit(`update products set title_en = 'Another title', updated_at = '2027-01-01T00:00:00Z' where id = ${product(3)}`);
  const first = await rebuild();
  expect(first.changed).toContain(`products/${aliasOf(3)}.html`);
  expect(first.changed.length).toBeLessThan(200);

  // A build that fails leaves the site as it was, and the next one makes up for it.
  await edit(`update products set title_en = 'A third title', updated_at = '2027-01-01T12:00:00Z' where id = ${product(4)}`);
  const untouched = filesOf(place.site);
  writeFileSync(place.staged, 'no folder');
  await expect(rebuild()).rejects.toThrow('A page could not be built');
  expect(filesOf(place.site)).toEqual(untouched);
  rmSync(place.staged);
  expect((await rebuild()).changed).toContain(`products/${aliasOf(4)}.html`);

  await edit(
    `update product_sizes set price = 4321, size = '51 ml' where rowid = (select rowid from product_sizes where product_id = ${product(5)} limit 1)`,
    `update products set discontinued_at = '2026-10-01' where id = ${product(6)}`,
    `update comparisons set count = count + 500 where first = ${product(7)}`,
    `insert into comparisons (first, second, count) select ${product(8)}, ${product(60)}, 900 where true on conflict do update set count = 900`,
    `insert into reviews (product_id, rating, title, content, language, created_at) values (${product(9)}, 2, 'Sticky', 'It stays sticky.', 'en', '2027-01-02T10:00:00Z')`,
    `insert into reviews (ingredient, rating, title, content, language, created_at) values ('Niacinamide', 5, 'Calm', 'Calmer skin.', 'en', '2027-01-02T11:00:00Z')`,
    `update brand_certificates set issuer = 'Another issuer' where brand_id = (select brand_id from brand_certificates limit 1)`,
    `update users set username = 'renamed_author' where id = (select user_id from reviews where user_id is not null limit 1)`,
    `update products set image_key = 'product/${'a'.repeat(64)}' where id = ${product(14)}`,
    `insert into product_pictures (product_id, source, source_id, address, author, licence) values (${product(18)}, 'csv', '1', 'https://images.example/1.jpg', 'Anna', 'CC BY 4.0')`,
    `update product_pictures set state = 'kept', key = 'product/${'b'.repeat(64)}'`,
  );
  await rebuild();
  const pictured = readFileSync(join(place.site, `products/${aliasOf(14)}.html`), 'utf8');
  expect(pictured).toMatch(
    /<img class="product-picture" src="\/media\/product\/a{64}-320\.webp" [^>]*width="320" height="320" alt="[^"]+ by /,
  );
  const copied = readFileSync(join(place.site, `products/${aliasOf(18)}.html`), 'utf8');
  expect(copied).toMatch(
    /"image":\{"@type":"ImageObject","contentUrl":"https?:[^"]+b{64}-800.webp","creditText":"Anna","license":"[^"]+\/by\/4.0\/"/,
  );
  expect(copied).toMatch(
    /<figcaption>Picture: [\s\S]*Anna[\s\S]*<a href="https:\/\/creativecommons.org\/licenses\/by\/4.0\/" rel="license external"/,
  );
  expect(copied).not.toContain('images.example');
  expect(pictured).toMatch(/"image":"https?:\/\/[^"]+\/media\/product\/a{64}-800\.webp"/);

  await edit(
    `update product_pictures set author = 'Boris'`,
    `update products set list = 'Aqua, Glycerin, Niacinamide, Retinol, Panthenol, Parfum, Linalool' where id = ${product(10)}`,
    `update products set category = ${product(12, 'category')} where id = ${product(11)}`,
    `update brands set name = 'Renamed Brand' where id = ${product(13, 'brand_id')}`,
    `update products set replaces = ${product(15)} where id = ${product(16)}`,
    `insert into old_aliases (kind, alias, target, since) values ('product', ${product(17, 'alias')}, 'moved-here', '2027-01-01')`,
    `update products set alias = 'moved-here' where id = ${product(17)}`,
    `insert into brands (alias, name, name_key, demo, added_at, updated_at) values ('petrel', 'Petrel', 'petrel', 1, '2027-01-03', '2027-01-03')`,
    `insert into products (alias, brand_id, title_en, category, list, status, source, added_at, updated_at) values
      ('petrel-balm', (select id from brands where alias = 'petrel'), 'Balm', null, 'Aqua, Glycerin, Bisabolol', 'pending', 'user', '2027-01-03T00:00:00Z', '2027-01-03T00:00:00Z')`,
  );
  await rebuild();
  expect(existsSync(join(place.site, 'brands/petrel.html'))).toBe(false);
  expect(readFileSync(join(place.site, `products/${aliasOf(18)}.html`), 'utf8')).toContain('Boris');
  expect(readFileSync(join(place.site, '_redirects'), 'utf8')).toContain('/products/moved-here 301!\n');

  await edit(
    `update brands set alias = 'another-brand-alias' where id = ${product(20, 'brand_id')}`,
    `update products set status = 'pending' where id = ${product(21)}`,
    `update products set status = 'public' where alias = 'petrel-balm'`,
    `update products set status = 'removed' where brand_id = (select brand_id from products where alias <> 'petrel-balm' group by brand_id order by count(*), brand_id limit 1)`,
    `delete from products where id = ${product(22)} and id not in (select replaces from products where replaces is not null)`,
    `insert into products (alias, brand_id, title_en, category, list, source, added_at, updated_at) values
      ('brand-new', ${product(1, 'brand_id')}, 'Brand New', ${product(1, 'category')}, 'Aqua, Glycerin, Squalane, Tocopherol', 'admin', '2027-01-03T00:00:00Z', '2027-01-03T00:00:00Z'),
      ('added-late', ${product(2, 'brand_id')}, 'Added Late', null, 'Aqua, Butylene Glycol, Bisabolol', 'admin', '2024-01-01', '2027-01-03T00:00:00Z')`,
  );
  const last = await rebuild();
  expect(last.removed.length).toBeGreaterThan(0);
  expect(last.changed).toContain('brands/petrel.html');
  expect(last.removed.filter((name) => /^brands\/[^/]+\.html$/.test(name))).not.toEqual([]);

  const [incremental, full] = [filesOf(place.site), await filesOfFullBuild(settings)];
  expect([...incremental.keys()].filter((name) => !full.has(name))).toEqual([]);
  expect([...full].filter(([name, text]) => incremental.get(name) !== text).map(([name]) => name)).toEqual([]);
});

function aliasOf(offset: number): string {
  const database = new DatabaseSync(`${folder}/inciscope.db`, { readOnly: true });
  const row = database.prepare('select alias from products order by id limit 1 offset ?').get(offset);
  database.close();
  return String(row?.['alias']);
}

test('with the last invented brand the whole site is built: every page says at its foot whether there are any', {
  timeout: 900_000,
}, async () => {
  await edit(
    `insert into brands (alias, name, name_key, added_at, updated_at) values ('real-brand', 'Real Brand', 'real brand', '2027-02-03', '2027-02-03')`,
    `insert into products (alias, brand_id, title_en, title_ru, list, status, source, added_at, updated_at)
      values ('real-balm', (select id from brands where alias = 'real-brand'), 'Balm', null, 'Aqua, Glycerin, Bisabolol', 'public', 'user', '2027-02-03T00:00:00Z', '2027-02-03T00:00:00Z')`,
  );
  expect((await rebuild()).changed).toContain('products/real-balm.html');
  await edit(`update brands set demo = 0, updated_at = '2027-02-04'`);
  expect(await rebuildSite(settings, await presentState(settings), () => {})).toBe(null);
});
