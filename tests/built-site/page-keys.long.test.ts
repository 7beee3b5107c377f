import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Random, randomOf } from '#core/demo/random.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { differences, keyedPages } from '#scripts/engine/page-list.ts';
import type { ManifestPage } from '#scripts/engine/page-manifest.ts';
import { manifestPages } from '#scripts/engine/written-pages.ts';
import { pageFingerprints, type SnapshotOrigin } from '#scripts/page-keys/page-fingerprints.ts';
import { updateSnapshot } from '#scripts/snapshot/update-snapshot.ts';
import { siteEnvironment } from '../support/built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-keys-'));
const snapshot = join(folder, 'snapshot.db');
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  const shared = siteEnvironment('en');
  const live = new DatabaseSync(String(shared['DATABASE_URL']).slice('file:'.length), { readOnly: true });
  live.exec(`vacuum into '${join(folder, 'live.db')}'`);
  live.close();
  cpSync(String(shared['SNAPSHOT']), snapshot);
  database = await openDatabase({ url: `file:${join(folder, 'live.db')}` });
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const lists = [
  'Aqua, Glycerin, Niacinamide, Retinol, Panthenol, Parfum, Linalool',
  'Aqua, Glycerin, Squalane, Tocopherol',
  'Aqua, Butylene Glycol, Bisabolol, Sodium Hyaluronate, Phenoxyethanol',
  'Butyrospermum Parkii Butter, Glycerin, Niacinamide',
  'Blorbane, Snorfel',
];
const day = '2027-02-03';

/** Everything that people and administrators do to the public catalogue, each as a statement; `n` is another number in each statement. */
const edits: readonly ((random: Random, n: number) => string)[] = [
  (random, n) =>
    `update products set title_en = '${random.pick(['Title', 'Kids title', 'Title SPF'])} ${n}', updated_at = '${day}T${n}' where id = ${some(random)}`,
  (random) => `update products set list = '${random.pick(lists)}' where id = ${some(random)}`,
  (random) => `update products set brand_id = ${some(random, 'brand_id')} where id = ${some(random)}`,
  (random) => `update products set category = ${some(random, 'category')} where id = ${some(random)}`,
  (random, n) => `update products set category_sure = not category_sure, updated_at = '${day}T${n}' where id = ${some(random)}`,
  (random) => `update products set discontinued_at = case when discontinued_at is null then '${day}' end where id = ${some(random)}`,
  (random) => `update products set replaces = ${some(random)} where id = ${some(random)} and id <> ${some(random)}`,
  (random) => `update products set status = case status when 'public' then 'pending' else 'public' end where id = ${some(random)}`,
  (random, n) => `update products set alias = 'alias-${n}' where id = ${some(random)}`,
  (random) => `delete from products where id = ${some(random)} and id not in (select replaces from products where replaces is not null)`,
  (random, n) => `insert into products (alias, brand_id, title_en, category, list, source, added_at, updated_at)
    select 'added-${n}', brand_id, 'Added ${n}', category, '${random.pick(lists)}', 'admin', '${random.pick([day, '2024-01-01'])}', '${day}' from products where id = ${some(random)}`,
  (random, n) => `update product_sizes set price = ${n} where product_id = ${some(random)}`,
  (
    random,
  ) => `insert into comparisons (first, second, count) select min(a, b), max(a, b), 900 from (select ${some(random)} as a, ${some(random)} as b) where a <> b
    on conflict do update set count = count + 700`,
  (random, n) => `insert into reviews (product_id, rating, title, content, language, created_at)
    values (${some(random)}, ${random.whole(1, 5)}, 'Review ${n}', 'Said of it.', 'en', '${day}T${n}')`,
  (random, n) => `insert into reviews (ingredient, rating, title, content, language, created_at)
    values ('${random.pick(['Niacinamide', 'Retinol', 'Squalane'])}', 5, 'Review ${n}', 'Said of it.', 'en', '${day}T${n}')`,
  (random) => `delete from reviews where id = (select id from reviews order by id limit 1 offset ${random.whole(0, 5)})`,
  (random, n) => `update brands set name = 'Brand ${n}' where id = ${some(random, 'brand_id')}`,
  (random, n) => `update brands set alias = 'brand-${n}' where id = ${some(random, 'brand_id')}`,
  (random, n) => `update brand_certificates set issuer = 'Issuer ${n}' where brand_id = ${some(random, 'brand_id')}`,
  (random) =>
    `insert or ignore into helpful_votes select (select id from reviews order by id limit 1 offset ${random.whole(0, 20)}), (select id from users limit 1)`,
  (_, n) => `update users set username = 'author_${n}' where id = (select user_id from reviews where user_id is not null limit 1)`,
];

/** A product by chance, or a column of it. */
function some(random: Random, column = 'id'): string {
  return `(select ${column} from products order by id limit 1 offset ${random.whole(0, 60)})`;
}

async function pagesSince(
  since: SnapshotOrigin | null,
): Promise<{ pages: ManifestPage[]; invalidated: ReadonlySet<string>; origin: SnapshotOrigin }> {
  const fingerprints = await pageFingerprints(snapshot, since);
  return {
    pages: manifestPages(keyedPages(fingerprints)),
    invalidated: new Set(fingerprints.byInvalidationKey.keys()),
    origin: fingerprints.origin,
  };
}

/** A page manifest brought up to date as a build does it. */
function changedManifest(
  manifest: readonly ManifestPage[],
  after: readonly ManifestPage[],
  invalidated: ReadonlySet<string>,
): ManifestPage[] {
  const { changed, gone } = differences(
    manifest.filter(({ invalidationKey }) => invalidated.has(invalidationKey)),
    after,
  );
  const out = new Set([...gone, ...changed.map(({ path }) => path)]);
  return [...manifest.filter(({ path }) => !out.has(path)), ...changed];
}

const sorted = (pages: readonly ManifestPage[]) =>
  pages.map(({ path, fingerprint, invalidationKey }) => `${path} ${fingerprint} ${invalidationKey}`).sort();

async function edit(db: Database, statement: string): Promise<void> {
  await db.run(sql.raw(statement));
}

test('fingerprints that are made for what an edit touched are those that are made for everything', { timeout: 300_000 }, async () => {
  const random = randomOf('page keys');
  let { pages: manifest, origin } = await pagesSince(null);
  let behind = { manifest, origin };
  let n = 10;
  for (let round = 0; round < edits.length + 4; round += 1) {
    // Each kind of edit alone first, then some at once.
    const statements = round < edits.length ? [edits[round]] : Array.from({ length: random.whole(1, 4) }, () => random.pick(edits));
    const said = statements.flatMap((make) => {
      n += 1;
      return make?.(random, n) ?? [];
    });
    for (const statement of said) await edit(database.db, statement);
    expect(await updateSnapshot(snapshot, database.db)).toBe(true);
    const touched = await pagesSince(origin);
    const all = sorted((await pagesSince(null)).pages);
    manifest = changedManifest(manifest, touched.pages, touched.invalidated);
    origin = touched.origin;
    expect(sorted(manifest), said.join('\n')).toEqual(all);
    // A site that was not built after every change comes to the same.
    if (round % 7 !== 0) continue;
    const later = await pagesSince(behind.origin);
    behind = { manifest: changedManifest(behind.manifest, later.pages, later.invalidated), origin: later.origin };
    expect(sorted(behind.manifest)).toEqual(all);
  }
});

test('a title leaves nearly all fingerprints unmade', async () => {
  const { origin } = await pagesSince(null);
  await edit(database.db, `update products set title_en = 'Once more', updated_at = '2028' where id = (select max(id) from products)`);
  await updateSnapshot(snapshot, database.db);
  const { invalidated } = await pagesSince(origin);
  expect(invalidated.size).toBeLessThan(200);
});
