import { sql } from 'drizzle-orm';
import { mostRows, rowsPerPage } from '#api/admin/rows.ts';
import { userViews } from '#core/accounts/user-views.ts';
import { productColumns, productViews } from '#core/catalog/editing.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { users } from '#db/schema/index.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { createApi } from '#server/api.ts';
import { catalogOf } from '#server/catalog/catalog.ts';
import { catalogRoutes } from '#server/catalog/routes.ts';
import type { Services } from '#server/services.ts';
import { median, quantile } from '../quantile.ts';
import { servicesOf } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { listsFile, publicQuestions, randomNumbers, size, stock } from './lists.ts';

const accounts = 100_000;
const questions = 300;
const parts = [
  'ann',
  'bor',
  'cla',
  'dan',
  'eva',
  'fil',
  'gre',
  'han',
  'ivo',
  'jul',
  'kim',
  'lea',
  'mar',
  'nad',
  'oli',
  'pet',
  'ros',
  'sam',
  'tom',
  'vera',
];

/** Accounts with names as people have them; every third address is not confirmed, every five hundredth account is banned. */
async function settle(db: Database): Promise<void> {
  const missing = accounts - (await db.$count(users));
  if (missing <= 0) return;
  const syllables = JSON.stringify(parts);
  await db.run(sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${missing}),
    named as (select n, (${syllables} ->> (n % 20)) || (${syllables} ->> (n / 20 % 20)) || n as name from numbers)
    insert or ignore into users (username, username_key, email, email_key, email_verified_at, banned_at, created_at)
    select name, name, name || '@example.test', name || '@example.test', case when n % 3 then '2026-01-01T00:00:00.000Z' end,
      case when n % 500 = 0 then '2026-01-01T00:00:00.000Z' end, strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n * 37 % 60000000, 'unixepoch') from named`);
}

/** Every view has some products: what a catalogue of years holds beside what is in order. */
async function spoil(db: Database): Promise<void> {
  const [{ count } = { count: 0 }] = await db.all<{ count: number }>(sql`select count(*) as count from product_twins`);
  if (count > 0) return;
  await db.run(sql`update products set image_key = printf('%064x', id) where id % 10 < 6`);
  await db.run(sql`update products set category_sure = 0 where id % 5 = 1`);
  await db.run(sql`update products set category = null where id % 40 = 2`);
  await db.run(sql`update products set discontinued_at = '2026-01-01T00:00:00.000Z' where id % 25 = 3`);
  await db.run(sql`update products set status = 'pending' where id % 50 = 4`);
  await db.run(
    sql`update products set list = (select min(list) from products same where same.brand_id = products.brand_id) where id % 50 = 5`,
  );
  await db.run(sql`update product_facts set withheld = product_id % 12 = 6, prose = product_id % 60 = 7, over_limit = product_id % 80 = 8`);
}

/** A view in an order: first pages, page forty, and any page as deep as it is; for a file, a thousand rows at once. */
function productQuestions(total: number, limit: number, random: () => number): () => Readonly<Record<string, string>> {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  return () => {
    const view = one([null, ...productViews]);
    const q = one([null, null, null, 'cream', 'ser']);
    const deep = Math.ceil((random() * total) / limit);
    return {
      sort: one(['', '-']) + one(productColumns),
      ...(view && { view }),
      ...(q && { q }),
      page: String(limit > rowsPerPage ? deep : one([1, 1, 2, 40, deep])),
      limit: String(limit),
    };
  };
}

/** `npm run bench -- desk`: the editors' lists of 40,000 products and 100,000 accounts, in turns with the public list of products. */
export async function benchDesk(): Promise<boolean> {
  await stock();
  const { db, close } = await openDatabase({ url: `file:${listsFile}` });
  await settle(db);
  await spoil(db);
  close();
  const caller = { id: 1, username: 'ada', role: 'admin', session: '-', signedInAt: '2026-01-01T00:00:00.000Z', banned: null } as const;
  const own = await servicesOf(readSettings({ ...process.env, DATABASE_URL: `file:${listsFile}` }));
  const services: Services = { ...own, callerOf: async () => caller };
  const app = createApi([...catalogRoutes, ...adminRoutes], services);
  const random = randomNumbers(11);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const address = (path: string, query: Readonly<Record<string, string | null>>) =>
    `https://bench.test/api/v2/${path}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}`;
  const page = productQuestions(size, rowsPerPage, random);
  const piece = productQuestions(size, mostRows, random);
  const way = (column: string) => one(['', '-']) + column;
  const asked = {
    'public products': publicQuestions(await catalogOf(services), random),
    'all products': () => address('admin/products', page()),
    'a thousand products for a file': () => address('admin/products', piece()),
    accounts: () =>
      address('admin/users', {
        sort: way(one(['username', 'email', 'created'])),
        view: one([null, null, null, ...userViews]),
        q: one([null, null, `${one(parts)}${one(parts)}`, one(parts).slice(0, 2), `${one(parts)}${Math.floor(random() * 900)}`]),
        page: one(['1', '1', '1', '2', '40', '1900']),
      }),
  };
  const times = new Map<string, number[]>(Object.keys(asked).map((name) => [name, []]));
  for (let turn = 0; turn < questions; turn += 1)
    for (const [name, question] of Object.entries(asked)) {
      const url = question();
      const start = performance.now();
      const answer = await app.fetch(new Request(url));
      await answer.text();
      times.get(name)?.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    }
  const slow = new Map([...times].map(([name, all]) => [name, quantile(all, 0.95)]));
  for (const [name, all] of times)
    console.log(
      `List of ${name}: median ${median(all).toFixed(1)} ms, 95 % within ${(slow.get(name) ?? 0).toFixed(1)} ms, of ${questions}.`,
    );
  const least = slow.get('public products') ?? 0;
  return [...slow.values()].every((value) => value <= least);
}
