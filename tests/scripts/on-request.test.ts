import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { presentState } from '#scripts/build.ts';
import { rebuildSite } from '#scripts/engine/incremental-build.ts';
import { readBook } from '#scripts/engine/page-book.ts';
import { fileOf } from '#scripts/engine/page-list.ts';
import { checkSite } from '#scripts/site-check/check.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import { onRequestFile, productOfPage } from '#server/pages/kept-program.ts';
import { builtSite, copyOfSite } from '../support/built-site.ts';
import { testServices } from '../support/services.ts';
import { filesOf, filesOfFullBuild } from '../support/site-files.ts';

const { folder, settings, place, make, remove } = copyOfSite('ru', 'on-request');
beforeAll(make);
afterAll(remove);

async function rebuild(mostPages: number) {
  const report = await rebuildSite({ ...settings, mostPages }, await presentState(settings), () => {});
  if (!report) throw new Error('The whole site was to be built.');
  return report;
}

const pagesNow = () => (readBook(place.pages)?.pagesOf(null) ?? []).flatMap(({ path, written }) => (written ? path : []));

test('pages beyond the limit are answered on request, byte for byte as the build writes them', { timeout: 600_000 }, async () => {
  const all = pagesNow();
  const own = all.filter((path) => productOfPage(path) !== null);
  const most = all.length - Math.round(own.length / 2);
  const { removed, onRequest } = await rebuild(most);
  expect(pagesNow().length).toBeLessThanOrEqual(most);
  const left = own.filter((path) => !pagesNow().includes(path));
  expect(removed.toSorted()).toEqual(left.map(fileOf).sort());
  expect(readFileSync(join(place.site, onRequestFile), 'utf8').trim().split('\n')).toHaveLength(onRequest);

  const services = await testServices('ru', place.site, `${folder}/inciscope.db`);
  for (const path of left) {
    expect(existsSync(join(place.site, fileOf(path)))).toBe(false);
    const answer = await pageAnswer(new Request(`https://site.test${path}`), services);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(readFileSync(join(builtSite('ru'), fileOf(path)), 'utf8'));
    const etag = answer.headers.get('etag') ?? '';
    const again = await pageAnswer(new Request(`https://site.test${path}`, { headers: { 'if-none-match': etag } }), services);
    expect([etag.length > 20, again.status]).toEqual([true, 304]);
  }
  expect(services.logged).toEqual([]);
  const { problems } = await checkSite({ root: place.site, language: 'ru', most: 300 });
  expect(problems.lines()).toEqual([]);

  const back = await rebuild(all.length);
  expect(back.onRequest).toBe(0);
  for (const path of left)
    expect(readFileSync(join(place.site, fileOf(path)), 'utf8')).toBe(readFileSync(join(builtSite('ru'), fileOf(path)), 'utf8'));
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
  const full = await filesOfFullBuild({ ...settings, mostPages: most });
  expect([...incremental.keys()].toSorted()).toEqual([...full.keys()].toSorted());
  expect([...full].filter(([name, text]) => incremental.get(name) !== text).map(([name]) => name)).toEqual([]);
  expect(readFileSync(join(place.fresh, onRequestFile), 'utf8').trim().split('\n')).toEqual(present);
  expect(readBook(place.pages)?.pagesOf(null)).toEqual(readBook(place.freshPages)?.pagesOf(null));
});
