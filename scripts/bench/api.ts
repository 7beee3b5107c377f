import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { and, asc, count, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { insertUser } from '#db/queries/accounts.ts';
import { insertSession } from '#db/queries/sessions.ts';
import { products, reviews } from '#db/schema/index.ts';
import { inlinePasswords } from '#server/accounts/passwords.ts';
import { signToken } from '#server/accounts/tokens.ts';
import { limits } from '#server/limits.ts';
import { makeDemo } from '../catalog/prepare.ts';

const budget = { reads: 1_500, writes: 300, timing: 0.1 };
const connections = 32;
const amounts = { warming: 1_000, reads: 6_000, writes: 1_600, contested: 400 };
const processes = 4;
const tries = 30;
const folder = '.cache/bench/api';
const secret = 'a secret of at least thirty-two characters';
const hour = 3_600_000;
const password = 'secret1';

/** The settings of the servers: everything as a fresh site has it, the limits on, but so high that nobody meets them. */
const environment = {
  ...process.env,
  DATABASE_URL: `file:${folder}/live.db`,
  AUTH_SECRET: secret,
  OUT_DIR: `${folder}/site`,
  ...Object.fromEntries(Object.values(limits).map(({ name }) => [`RATE_${name.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
};

interface Site {
  readonly db: Database;
  readonly aliases: readonly string[];
  /** A signed-in user for each connection. */
  readonly tokens: readonly string[];
}

async function settle(db: Database): Promise<Site> {
  await migrateDatabase(db);
  await makeDemo(db, 1_500, true);
  const now = Date.now();
  const [at, expiresAt] = [new Date(now).toISOString(), new Date(now + hour).toISOString()];
  const passwordHash = await inlinePasswords(10).hash(password);
  const tokens: string[] = [];
  for (let number = 0; number < connections; number += 1) {
    const made = await insertUser(db, { username: `visitor_${number}`, email: `visitor${number}@example.test`, passwordHash, at });
    if (made.kind !== 'made') throw new Error('The database is not fresh.');
    const session = crypto.randomUUID();
    await insertSession(db, { id: session, userId: made.id, agent: null, createdAt: at, expiresAt });
    tokens.push(await signToken(secret, { user: made.id, session }, now, now + hour));
  }
  const rows = await db.select({ alias: products.alias }).from(products).where(eq(products.status, 'public')).orderBy(asc(products.id));
  return { db, tokens, aliases: rows.map(({ alias }) => alias) };
}

interface Server {
  readonly url: string;
  /** Milliseconds of processor time so far. */
  readonly worked: () => Promise<number>;
  readonly stop: () => void;
}

async function startServer(smtp: string): Promise<Server> {
  const started = fork(new URL('./api-server.ts', import.meta.url), { env: { ...environment, SMTP_URL: smtp } });
  const [port] = await once(started, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    worked: async () => {
      started.send('worked?');
      const [{ user, system }] = await once(started, 'message');
      return (user + system) / 1_000;
    },
    stop: () => void started.kill(),
  };
}

/** A mail server that takes everything and keeps nothing. */
async function startMailServer(): Promise<{ url: string; stop: () => void }> {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  });
  const server = mail.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => mail.close() };
}

/** Calls with `amount` requests, of which each connection asks its own. */
function load(url: string, amount: number, requestsOf: (connection: number) => Request[], among = connections): Promise<Result> {
  let connection = 0;
  const setupClient = (client: Client) => client.setRequests(requestsOf(connection++));
  return autocannon({ url, amount, connections: among, setupClient, timeout: 60 });
}

const bearer = (token = '') => ({ authorization: `Bearer ${token}` });

function readsOf({ tokens, aliases }: Site, connection: number): Request[] {
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
function writesOf({ tokens, aliases }: Site, connection: number, first: number): Request[] {
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
const written = async (db: Database) => (await db.select({ rows: count() }).from(reviews).where(eq(reviews.demo, false)))[0]?.rows ?? 0;

/** Measures one load: how many a second, and what each took of the server's processor, which other programs do not change. */
async function measured(what: string, server: Server, least: number, work: () => Promise<Result>): Promise<boolean> {
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
async function contest(site: Site, urls: readonly string[], first: number): Promise<boolean> {
  const before = await written(site.db);
  const among = connections / processes;
  const results = await Promise.all(
    urls.map((url) => load(url, amounts.contested, (connection) => writesOf(site, connection, first), among)),
  );
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
  const sent = urls.length * amounts.contested;
  console.log(
    `${urls.length} processes, ${sent} reviews, each sent to all: ${made} published, ${refused} refused as double, ${sent - made - refused} failed; ${rows} rows, ${doubled.length} doubled.`,
  );
  return made + refused === sent && rows === made && doubled.length === 0;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Whether two kinds of calls take as long as each other: made in turns, so that what else the machine does meets both. */
async function alike(what: string, url: string, bodies: readonly [(turn: number) => object, (turn: number) => object]): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < tries * 2; turn += 1) {
    const kind = (turn + Math.floor(turn / 2)) % 2 === 0 ? 0 : 1;
    const start = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[kind](turn)),
    });
    await answer.text();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${what}: ${answer.status}`);
    times[kind].push(performance.now() - start);
  }
  const [known, unknown] = [median(times[0]), median(times[1])];
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart (medians of ${tries}).`,
  );
  // What takes a millisecond or two is not told apart over a network.
  return apart <= budget.timing || Math.abs(known - unknown) < 2;
}

/** `npm run bench -- api`: reads and writes of 32 connections to one process, the same writes to four, and whether answers tell by their time who is known. */
export async function benchApi(): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(environment.OUT_DIR, { recursive: true });
  const { db, close } = await openDatabase({ url: `file:${folder}/live.db` });
  const site = await settle(db);
  const mail = await startMailServer();
  const servers = [await startServer(mail.url)];
  try {
    const [server] = servers as [Server];
    const { url } = server;
    const read = (amount: number) => load(url, amount, (connection) => readsOf(site, connection));
    const good: boolean[] = [];
    await read(amounts.warming);
    good.push(await measured('Reads', server, budget.reads, () => read(amounts.reads)));
    const write = () => load(url, amounts.writes, (connection) => writesOf(site, connection, 0));
    good.push(await measured('Reviews written', server, budget.writes, write));
    const rows = await written(db);
    console.log(`${rows} rows of ${amounts.writes} written.`);
    good.push(rows === amounts.writes);

    while (servers.length < processes) servers.push(await startServer(mail.url));
    // Beyond what the first part has written.
    const first = Math.ceil((amounts.writes / connections) * 2);
    good.push(
      await contest(
        site,
        servers.map((one) => one.url),
        first,
      ),
    );

    const wrong = (username: string) => () => ({ username, password: 'wrong11' });
    good.push(await alike('Wrong password', `${url}/api/v2/security/login`, [wrong('visitor_1'), wrong('nobody')]));
    const newcomer = (email: (turn: number) => string) => (turn: number) => ({
      username: `newcomer_${turn}`,
      email: email(turn),
      password,
    });
    const registering = [newcomer(() => 'visitor1@example.test'), newcomer((turn) => `newcomer${turn}@example.test`)] as const;
    good.push(await alike('Registration', `${url}/api/v2/security/register`, registering));
    const asking = (email: string) => () => ({ email });
    const recovery = [asking('visitor1@example.test'), asking('nobody@example.test')] as const;
    good.push(await alike('Forgotten password', `${url}/api/v2/security/password-recovery`, recovery));
    return !good.includes(false);
  } finally {
    for (const { stop } of servers) stop();
    mail.stop();
    close();
  }
}
