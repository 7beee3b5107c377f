import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { reviews } from '#db/schema/index.ts';
import { connections, type Server, type Site } from './api-site.ts';

/** Calls with `amount` requests, of which each connection asks its own. */
export function load(url: string, amount: number, requestsOf: (connection: number) => Request[], among = connections): Promise<Result> {
  let connection = 0;
  const setupClient = (client: Client) => client.setRequests(requestsOf(connection++));
  return autocannon({ url, amount, connections: among, setupClient, timeout: 60 });
}

const bearer = (token = '') => ({ authorization: `Bearer ${token}` });

export function readsOf({ tokens, aliases }: Site, connection: number): Request[] {
  const headers = bearer(tokens[connection]);
  let turn = connection;
  const alias = () => aliases[(turn++ * 7) % aliases.length] ?? '';
  const get = (path: () => string): Request => ({ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: path() }) });
  const ofProduct = () => `/api/v2/reviews?subject=product&alias=${alias()}`;
  return [
    get(ofProduct),
    get(() => '/api/v2/user/profile'),
    get(() => `/api/v2/products/${alias()}`),
    get(ofProduct),
    get(() => '/api/v2/favorites'),
    get(() => '/api/v2/users'),
  ];
}

/** A review of one product after another, each by the connection's own user; `first` is the product to begin with. */
export function writesOf({ tokens, aliases }: Site, connection: number, first: number): Request[] {
  let next = first;
  const review = {
    subject: 'product',
    rating: 4,
    title: 'Soft',
    content: 'Soft for a whole day, and no film on the skin.',
    pros: '',
    cons: '',
  };
  return [
    {
      method: 'POST',
      path: '/api/v2/reviews',
      headers: { ...bearer(tokens[connection]), 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...review, alias: aliases[next++] }) }),
    },
  ];
}

const perSecond = ({ requests, duration }: Result) => requests.total / duration;
const failures = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;
export const written = async (db: Database) =>
  (await db.select({ rows: count() }).from(reviews).where(eq(reviews.demo, false)))[0]?.rows ?? 0;

/** Measures one load: how many a second, and what each took of the server's processor, which other programs do not change. */
export async function measured(what: string, server: Server, least: number, work: () => Promise<Result>): Promise<boolean> {
  const before = await server.worked();
  const result = await work();
  const each = ((await server.worked()) - before) / result.requests.total;
  const { p50, p99, max } = result.latency;
  console.log(
    `${what}: ${perSecond(result).toFixed(0)} per second (budget ${least}), ${each.toFixed(2)} ms of the server's processor each; median ${p50} ms, 99 % within ${p99} ms, slowest ${max} ms; ${failures(result)} failed.`,
  );
  return perSecond(result) >= least && failures(result) === 0;
}

/** Several servers are given the same reviews at once: each must be stored once, and refused by the others. */
export async function contest(site: Site, urls: readonly string[], amount: number, first: number): Promise<boolean> {
  const before = await written(site.db);
  const among = connections / urls.length;
  const results = await Promise.all(urls.map((url) => load(url, amount, (connection) => writesOf(site, connection, first), among)));
  const told = (status: string) =>
    results.reduce((sum, { statusCodeStats = {} }) => sum + Number(statusCodeStats[status as keyof typeof statusCodeStats]?.count ?? 0), 0);
  const [made, refused] = [told('201'), told('409')];
  const rows = (await written(site.db)) - before;
  const doubled = await site.db
    .select({ user: reviews.userId })
    .from(reviews)
    .where(and(eq(reviews.demo, false)))
    .groupBy(reviews.userId, reviews.productId)
    .having(({ user }) => eq(count(user), 2));
  const sent = urls.length * amount;
  console.log(
    `${urls.length} processes, ${sent} reviews, each sent to all: ${made} published, ${refused} refused as double, ${sent - made - refused} failed; ${rows} rows, ${doubled.length} doubled.`,
  );
  return made + refused === sent && rows === made && doubled.length === 0;
}
