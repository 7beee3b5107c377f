import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon, { type Request, type Result } from 'autocannon';
import { limits } from '#server/limits.ts';
import { databaseFileOf } from '../engine/build-lock.ts';
import { median, quantile } from '../quantile.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type Answered, arrivals } from './arrivals.ts';
import { randomNumbers } from './lists.ts';

const folder = '.cache/bench/load';
const budget = { ratio: 5, growth: 0.1, slack: 20e6 };
interface Measured {
  readonly total: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Requests of a calm evening, from one reader. */
const quiet = { connections: 1, rate: 20 };

interface Told {
  readonly rss: number;
}

/** Starts a server of the built site over a copy of its database, in a process of its own. */
async function startServer(settings: Settings) {
  const live = databaseFileOf(settings.database.url);
  if (!live || !existsSync(join(settings.out, 'index.html')))
    throw new Error(`There is no built site in ${settings.out} with its database in a file: npm run build, then again.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(live, { readOnly: true });
  database.prepare('vacuum into ?').run(join(folder, 'live.db'));
  const rows = database.prepare("select alias from products where status = 'public' order by id limit 2000").all();
  database.close();
  const child = fork(new URL('./api-server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: `file:${folder}/live.db`, ...unlimited },
  });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    aliases: rows.map(({ alias }) => String(alias)).filter((alias) => existsSync(join(settings.out, `products/${alias}.html`))),
    memory: async (): Promise<number> => {
      child.send('memory?');
      const [{ rss }]: [Told] = (await once(child, 'message')) as [Told];
      return rss;
    },
    stop: () => void child.kill(),
  };
}

/** What readers ask for: pages and their parts, and the API behind them, one request in twenty a write. */
function requests(out: string, aliases: readonly string[]): Request[] {
  const assets = readdirSync(join(out, '_astro'))
    .filter((name) => /\.(?:css|js|woff2)$/.test(name))
    .slice(0, 6);
  const get = (path: string): Request => ({ method: 'GET', path });
  const some = aliases.filter((_, place) => place % Math.ceil(aliases.length / 4) === 0);
  const pages = ['/', '/products', '/ingredients/niacinamide', ...some.map((alias) => `/products/${alias}`)];
  const api = [
    '/api/v2/products?q=cream',
    '/api/v2/products?category=face-creams',
    '/api/v2/ingredients/glycerin',
    ...some.flatMap((alias) => [`/api/v2/products/${alias}`, `/api/v2/reviews?subject=product&alias=${alias}`]),
  ];
  const write: Request = {
    method: 'POST',
    path: '/api/v2/comparisons',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aliases: aliases.slice(0, 2) }),
  };
  return [...pages, ...assets.map((name) => `/_astro/${name}`), ...api].map(get).concat(write);
}

/** Limits are on, and so high that nobody meets them. */
const unlimited = Object.fromEntries(
  Object.values(limits).map(({ name }) => [`RATE_${name.toUpperCase().replaceAll('-', '_')}`, '1000000']),
);

const failures = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function readRequest() {
  const options = {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    rate: { type: 'string', default: '400' },
  } as const;
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const [seconds, connections, rate] = [values.seconds, values.connections, values.rate].map(Number);
  if (!seconds || !connections || !rate)
    throw new Error('npm run bench -- load takes --seconds 60, --connections 200 and --rate 400 (requests a second of all).');
  return { seconds, connections, rate };
}

/** What of the answers took longest, by what was asked: the five slowest in 99 of 100. */
function slowestOf(answered: readonly Answered[]): string {
  const byKind = Map.groupBy(answered, ({ what }) => what);
  const kinds = [...byKind].map(([what, all]) => {
    const times = all.map(({ ms }) => ms);
    return { what, p50: median(times), p99: quantile(times, 0.99) };
  });
  const slowest = kinds.toSorted((a, b) => b.p99 - a.p99).slice(0, 5);
  return slowest.map(({ what, p50, p99 }) => `${what}: median ${p50.toFixed(0)}, 99 % ${p99.toFixed(0)} ms`).join('\n  ');
}

/**
 * `npm run bench -- load`: pages, their parts and the API at once, by 200 connections for a minute: at the pace of readers, who come at moments of their
 * own, which is judged against a quiet run; the same number in clumps, all at the beginning of each second; and as fast as it can, where what waits for
 * its turn is all that the times tell. No error in any, and memory as it was.
 */
export async function benchLoad(): Promise<boolean> {
  const { seconds, connections, rate } = readRequest();
  const settings = readSettings(process.env);
  const { url, aliases, memory, stop } = await startServer(settings);
  try {
    const mix = requests(settings.out, aliases);
    const random = randomNumbers(23);
    const good: boolean[] = [];
    const run = async (what: string, ask: () => Promise<Measured>) => {
      const sizes: number[] = [];
      let open = true;
      const watching = (async () => {
        for (; open; await setTimeout(1_000)) sizes.push(await memory());
      })();
      const begun = performance.now();
      const { total, failed, p50, p99, max } = await ask();
      const took = (performance.now() - begun) / 1_000;
      open = false;
      await watching;
      const third = Math.ceil(sizes.length / 3);
      const [first, last] = [mean(sizes.slice(0, third)), mean(sizes.slice(-third))];
      console.log(
        `${what}: ${total} requests, ${(total / took).toFixed(0)} per second; median ${p50.toFixed(0)} ms, 99 % within ${p99.toFixed(0)} ms, slowest ${max.toFixed(0)} ms; ${failed} failed; memory ${megabytes(first)} in the first third, ${megabytes(last)} in the last.`,
      );
      good.push(failed === 0);
      return { p99, first, last };
    };
    const clumped = (options: { connections: number; overallRate?: number; duration: number }) => async () => {
      const result = await autocannon({ url, requests: mix, timeout: 30, ...options });
      return { ...result.latency, total: result.requests.total, failed: failures(result) };
    };
    let slowest = '';
    const atOwnMoments = (options: { connections: number; rate: number; seconds: number }) => async () => {
      const answered = await arrivals(url, mix, { ...options, random });
      slowest = slowestOf(answered);
      const times = answered.map(({ ms }) => ms);
      return {
        total: answered.length,
        failed: answered.filter(({ failed }) => failed).length,
        p50: median(times),
        p99: quantile(times, 0.99),
        max: Math.max(...times),
      };
    };
    await run('Warming', clumped({ connections, duration: Math.max(5, seconds / 6) }));
    const before = await memory();
    const calm = await run('Quiet, one connection', atOwnMoments({ ...quiet, seconds: Math.max(10, seconds / 3) }));
    const paced = await run(`${connections} connections at the pace of readers`, atOwnMoments({ connections, rate, seconds }));
    console.log(`Slowest there:\n  ${slowest}`);
    const some = Math.max(10, seconds / 3);
    await run(`The same in clumps, all at the beginning of a second`, clumped({ connections, overallRate: rate, duration: some }));
    const full = await run(`${connections} connections as fast as it can`, clumped({ connections, duration: some }));
    await setTimeout(3_000);
    const after = await memory();
    const ratio = paced.p99 / Math.max(1, calm.p99);
    console.log(
      `99 % at the readers' pace take ${ratio.toFixed(1)} times what they take in a quiet run (budget ${budget.ratio}). Memory ${megabytes(before)} before, ${megabytes(after)} after.`,
    );
    const isFlat = ({ first, last }: { first: number; last: number }) => last <= first * (1 + budget.growth) + budget.slack;
    return !good.includes(false) && ratio <= budget.ratio && isFlat(paced) && isFlat(full);
  } finally {
    stop();
  }
}
