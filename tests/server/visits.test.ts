import { expect, test } from 'vitest';
import { lastCrawls, visitsSince } from '#db/queries/visits.ts';
import { visitCounter } from '#server/visits/visit-counter.ts';
import { testServices } from '../support/services.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function counter(now = () => Date.UTC(2026, 0, 5, 12)) {
  const { db, log } = await testServices();
  const { count, flush, stop } = visitCounter({ db, now, log });
  stop();
  const get = (path: string, change: object = {}) => count({ path, method: 'GET', status: 200, agent: firefox, ahead: false, ...change });
  const visits = async () => {
    await flush();
    return Object.fromEntries((await visitsSince(db, '2026-01-01')).map(({ day, page, count: times }) => [`${day} ${page}`, times]));
  };
  const crawls = async () => {
    await flush();
    return (await lastCrawls(db, 10)).map(({ crawler, file, count: times }) => `${crawler} ${file} ${times}`).sort();
  };
  return { db, get, visits, crawls };
}

test('pages that readers saw are counted by day and kind, and added to what was counted before', async () => {
  const { get, visits } = await counter();
  for (const path of ['/', '/products', '/products/nordholm-cream', '/ingredients/glycerin', '/products/nordholm-cream']) get(path);
  get('/', { status: 304 });
  expect(await visits()).toEqual({
    '2026-01-05 home': 2,
    '2026-01-05 products': 1,
    '2026-01-05 product': 2,
    '2026-01-05 ingredients': 1,
  });
  get('/');
  expect(await visits()).toMatchObject({ '2026-01-05 home': 3 });
});

test('what nobody looked at is no visit: files, the API, the desk, failures, pages fetched ahead, programs', async () => {
  const { get, visits, crawls } = await counter();
  for (const path of ['/_astro/a.js', '/api/v2/products', '/admin/products', '/media/x-80.webp', '/robots.txt']) get(path);
  get('/products/none', { status: 404 });
  get('/', { method: 'POST' });
  get('/', { ahead: true });
  get('/', { agent: 'curl/8.0' });
  get('/', { agent: '' });
  expect(await visits()).toEqual({});
  expect(await crawls()).toEqual([]);
});

test('crawlers are counted by name: sitemaps each, pages together; they are no visits', async () => {
  const { get, visits, crawls } = await counter();
  for (const path of ['/sitemap-index.xml', '/sitemap-products-1.xml', '/robots.txt', '/', '/brands', '/_astro/a.js'])
    get(path, { agent: google });
  get('/sitemap-index.xml', { agent: 'Mozilla/5.0 (compatible; SomeBot/1.0)' });
  expect(await visits()).toEqual({});
  expect(await crawls()).toEqual([
    'Googlebot /robots.txt 1',
    'Googlebot /sitemap-index.xml 1',
    'Googlebot /sitemap-products-1.xml 1',
    'Googlebot pages 2',
    'other /sitemap-index.xml 1',
  ]);
});
