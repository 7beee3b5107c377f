import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { rebuildSite } from '#scripts/engine/incremental-build.ts';
import { fileOf } from '#scripts/engine/page-list.ts';
import { readManifest } from '#scripts/engine/page-manifest.ts';
import { publishRows } from '#scripts/engine/publish-rows.ts';
import { presentState } from '#scripts/engine/site-builds.ts';
import { checkSite } from '#scripts/site-check/check.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import { onRequestFile, productOfPage } from '#server/pages/prerender-bundle.ts';
import { rowShardsFile } from '#server/pages/row-shards.ts';
import type { Services } from '#server/services.ts';
import { productPath } from '#site/paths.ts';
import { builtSite, copyOfSite } from '../support/built-site.ts';
import { testServices } from '../support/services.ts';
import { filesOf, filesOfFullBuild } from '../support/site-files.ts';

const { folder, settings, place, make, remove } = copyOfSite('ru', 'on-request');
beforeAll(make);
afterAll(remove);

async function rebuild(maxPages: number) {
  const report = await rebuildSite({ ...settings, maxPages }, await presentState(settings), () => {});
  if (!report) throw new Error('The whole site was to be built.');
  return report;
}

const ask = (path: string, services: Services, headers: HeadersInit = {}) =>
  pageAnswer(new Request(`https://site.test${path}`, { headers }), services);

/** Publishes rows as a build for elsewhere does; they go when the test ends, and what the functions copied with the folder. */
function publish(): void {
  vi.stubEnv('TMPDIR', resolve(folder));
  publishRows(settings.snapshot, place.site, place.baseSnapshot);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const path of [join(place.site, 'row-shards'), join(place.site, rowShardsFile), place.baseSnapshot])
      rmSync(path, { recursive: true, force: true });
  });
}

const pagesNow = () => (readManifest(place.pages)?.pagesOf(null) ?? []).flatMap(({ path, written }) => (written ? path : []));

/** Addresses of pages that wait for a request, as the first test chooses them. */
let left: readonly string[] = [];
const asBuilt = (path: string) => readFileSync(join(builtSite('ru'), fileOf(path)), 'utf8');
const liveFile = `${folder}/inciscope.db`;

test('pages beyond the limit are answered on request, byte for byte as the build writes them', { timeout: 600_000 }, async () => {
  const all = pagesNow();
  const own = all.filter((path) => productOfPage(path) !== null);
  const most = all.length - Math.round(own.length / 2);
  const { removed, onRequest } = await rebuild(most);
  expect(pagesNow().length).toBeLessThanOrEqual(most);
  left = own.filter((path) => !pagesNow().includes(path));
  expect(removed.toSorted()).toEqual(left.map(fileOf).sort());
  expect(readFileSync(join(place.site, onRequestFile), 'utf8').trim().split('\n')).toHaveLength(onRequest);

  const services = await testServices('ru', place.site, liveFile);
  for (const path of left) {
    expect(existsSync(join(place.site, fileOf(path)))).toBe(false);
    const answer = await ask(path, services);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(asBuilt(path));
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(path, services, { 'if-none-match': etag });
    expect([etag.length > 20, again.status]).toEqual([true, 304]);
  }
  expect(services.logged).toEqual([]);
  const { problems } = await checkSite({ root: place.site, language: 'ru', most: 300 });
  expect(problems.lines()).toEqual([]);
});

test('so they are where the snapshot is not beside the functions, from rows that are published with the site', async () => {
  publish();
  const published = async (path: string) => readFileSync(join(place.site, path), 'utf8');
  const services = await testServices('ru', place.site, liveFile, { snapshotFile: `${folder}/none.db`, published });
  const answers = await Promise.all(left.map(async (path) => ({ path, text: await (await ask(path, services)).text() })));
  for (const { path, text } of answers) expect(text).toBe(asBuilt(path));
  expect(services.logged).toEqual([]);
});

test('where the rows cannot be had, pages are made of the live database and say what is not computed', async () => {
  publish();
  const path = left.find((one) => one.endsWith('/dupes')) ?? '';
  const none = { snapshotFile: `${folder}/none.db`, published: () => Promise.reject(new Error('The host does not answer.')) };
  const services = await testServices('ru', place.site, liveFile, none);
  for (const asked of [path, productPath(productOfPage(path) ?? '')]) {
    const answer = await ask(asked, services);
    const html = await answer.text();
    expect([asked, answer.status, html.includes(services.t('dupes.notYet'))]).toEqual([asked, 200, true]);
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(asked === path);
  }
  expect(services.logged).toHaveLength(2);
  expect((await ask('/products/none-such/dupes', services)).status).toBe(404);
  const bare = await testServices('ru', place.site, liveFile, { ...none, baseSnapshot: `${folder}/none.db` });
  expect((await ask(path, bare)).status).toBe(500);
  expect(bare.logged.map(String).join()).not.toBe('');
});

test('pages that are written after all are those of a build', { timeout: 600_000 }, async () => {
  const { onRequest } = await rebuild(pagesNow().length + left.length);
  expect(onRequest).toBe(0);
  for (const path of left) expect(readFileSync(join(place.site, fileOf(path)), 'utf8')).toBe(asBuilt(path));
});

test('edits while products wait for a request give what a full build of the same data gives', { timeout: 600_000 }, async () => {
  const own = pagesNow().filter((path) => productOfPage(path) !== null);
  const most = pagesNow().length - Math.round(own.length / 2);
  await rebuild(most);
  const waiting = () => readFileSync(join(place.site, onRequestFile), 'utf8').trim().split('\n');
  const [first = '', second = '', third = ''] = waiting();
  const { db, close } = await openDatabase(settings.database);
  for (const statement of [
    sql`update products set title_en = 'Retitled', title_ru = 'Retitled', updated_at = '2027-01-01T00:00:00Z' where alias in (${first}, ${third})`,
    sql`insert into reviews (product_id, rating, title, content, language, created_at)
      select id, 2, 'Sticky', 'It stays sticky.', 'en', '2027-01-02T10:00:00Z' from products where alias = ${second}`,
  ])
    await db.run(statement);
  close();
  const { changed, removed } = await rebuild(most);
  expect(waiting()).not.toContain(second);
  expect([changed.includes(`products/${second}.html`), removed.length > 0]).toEqual([true, true]);
  const [incremental, present] = [filesOf(place.site), waiting()];
  const full = await filesOfFullBuild({ ...settings, maxPages: most });
  expect([...incremental.keys()].toSorted()).toEqual([...full.keys()].toSorted());
  expect([...full].filter(([name, text]) => incremental.get(name) !== text).map(([name]) => name)).toEqual([]);
  expect(readFileSync(join(place.fresh, onRequestFile), 'utf8').trim().split('\n')).toEqual(present);
  expect(readManifest(place.pages)?.pagesOf(null)).toEqual(readManifest(place.freshPages)?.pagesOf(null));
});
