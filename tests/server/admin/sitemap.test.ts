import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sitemapAddress, sitemapState } from '#api/admin/sitemap.ts';
import { addVisits } from '#db/queries/visits.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { testServices } from '../../support/services.ts';
import { smallCatalog } from '../../support/small-catalog.ts';
import { askApi } from '../../support/whole-api.ts';

const at = '2026-01-10T12:00:00.000Z';

/** A small catalogue whose site lists its home page and one of two public products. */
async function desk() {
  const root = mkdtempSync(join(tmpdir(), 'sitemaps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const loc = (path: string) => `<loc>https://site.test${path}</loc>`;
  writeFileSync(join(root, 'sitemap-index.xml'), loc('/sitemap-pages-0.xml') + loc('/sitemap-products-1.xml'));
  writeFileSync(join(root, 'sitemap-pages-0.xml'), loc('/') + loc('/brands'));
  writeFileSync(join(root, 'sitemap-products-1.xml'), `${loc('/products/nordholm-cream')}<lastmod>2026-01-02</lastmod>`);
  const base = await testServices('en', root);
  await smallCatalog(base.db);
  const caller = { id: 1, username: 'ada', role: 'admin', session: 's', signedInAt: at, banned: null } as const;
  const services = { ...base, callerOf: async () => caller };
  const state = async () => (await askApi(services, sitemapState, { token: 't' })).json();
  const why = async (path: string) => {
    const { file, reason } = await (await askApi(services, sitemapAddress, { token: 't', query: { path } })).json();
    return file ?? reason;
  };
  return { db: base.db, state, why };
}

test('the files of the last build are told with their addresses, and what they do not hold by reason', async () => {
  const { db, state } = await desk();
  await addVisits(db, [], [{ crawler: 'Googlebot', file: '/sitemap-index.xml', count: 2, lastAt: at }]);
  const { files, unlisted, crawls } = await state();
  expect(files).toEqual([
    { file: '/sitemap-pages-0.xml', addresses: 2, newest: null },
    { file: '/sitemap-products-1.xml', addresses: 1, newest: '2026-01-02' },
  ]);
  expect(unlisted).toContainEqual({ reason: 'pending', count: 1 });
  expect(unlisted).toContainEqual({ reason: 'removed', count: 0 });
  expect(unlisted).toContainEqual({ reason: 'noBrandProducts', count: 0 });
  expect(crawls).toEqual([{ crawler: 'Googlebot', file: '/sitemap-index.xml', count: 2, lastAt: at }]);
});

test('of each address it is told where it is listed, or why it is not', async () => {
  const { db, why } = await desk();
  await db.insert(brands).values({ alias: 'bare', name: 'Bare', nameKey: 'bare', addedAt: at, updatedAt: at });
  await db.insert(oldAliases).values({ kind: 'product', alias: 'old-cream', target: 'nordholm-cream', since: at });
  const [product] = await db.select().from(products).limit(1);
  await db
    .insert(products)
    .values({ ...product, id: 9, alias: 'hidden', sourceId: 'hidden', status: 'removed' } as typeof products.$inferInsert);
  const told = {
    '/': '/sitemap-pages-0.xml',
    '/products/nordholm-cream': '/sitemap-products-1.xml',
    '/products/nordholm': 'unknown',
    '/products/nordholm-secret': 'pending',
    '/products/nordholm-serum': 'unpublished',
    '/products/nordholm-serum/dupes': 'noDupes',
    '/products/hidden': 'removed',
    '/products/old-cream': 'moved',
    '/brands/bare': 'noBrandProducts',
    '/brands/nobody': 'unknown',
    '/products/page/2': 'laterPage',
    '/products?sort=new': 'filtered',
    '/admin/products': 'private',
    '/ingredients/glycerin/products': 'shortList',
  };
  for (const [path, expected] of Object.entries(told)) expect([path, await why(path)]).toEqual([path, expected]);
});
