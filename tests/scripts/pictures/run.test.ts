import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { notePictures } from '#db/queries/found-pictures.ts';
import { failedPictures, retryPictures } from '#db/queries/kept-pictures.ts';
import { productPictures, products } from '#db/schema/index.ts';
import { type PictureRun, runPictures } from '#scripts/pictures/run.ts';
import { folderStore } from '#server/images/store.ts';
import { smallCatalog } from '../../support/small-catalog.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const day = 24 * 60 * 60_000;
const begin = Date.UTC(2026, 0, 1);
const drawn = (side: number, colour: string) => sharp({ create: { width: side, height: side, channels: 3, background: colour } });
const jpeg = await drawn(400, '#f0c0a0').jpeg().toBuffer();
const other = await drawn(400, '#204060').jpeg().toBuffer();
const tiny = await drawn(20, '#204060').png().toBuffer();
const animated = await sharp([await drawn(200, '#111111').png().toBuffer(), await drawn(200, '#eeeeee').png().toBuffer()], {
  join: { animated: true },
})
  .webp()
  .toBuffer();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let pages: Record<string, Answer> = {};
let asked: { readonly path: string; readonly at: number; readonly headers: IncomingMessage['headers'] }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? '', at: performance.now(), headers: request.headers });
  const answer = pages[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
const port = () => (server.address() as AddressInfo).port;
const at = (path: string, host = '127.0.0.1') => `http://${host}:${port()}${path}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const send =
  (content: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(content);
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();

let db: Database;
let folder = '';
let now = begin;
beforeEach(async () => {
  ({ db } = await openDatabase({ url: 'file::memory:' }));
  await migrateDatabase(db);
  await smallCatalog(db);
  folder = mkdtempSync(join(root, 'store-'));
  pages = { '/a.jpg': send(jpeg, { etag: '"1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }) };
  asked = [];
  now = begin;
});

const ids = ['nordholm-cream', 'nordholm-serum', 'nordholm-secret'];
/** Has the first products name these pictures. */
const name = (...addresses: (string | null)[]) =>
  db.transaction((tx) =>
    notePictures(
      tx,
      addresses.map((address, index) => ({
        source: 'csv',
        sourceId: ids[index] ?? '',
        picture: address === null ? null : { address, author: 'Anna', licence: 'CC BY 4.0' },
      })),
      new Date(now).toISOString(),
    ),
  );
const run = (changes: Partial<Omit<PictureRun, 'asking'>> & { readonly asking?: Partial<PictureRun['asking']> } = {}) =>
  runPictures({
    db,
    store: folderStore(folder),
    budget: 1e9,
    delay: 0,
    now: () => now,
    limit: Number.POSITIVE_INFINITY,
    progress: () => {},
    ...changes,
    asking: {
      agent: 'Inciscope (+http://127.0.0.1)',
      fromPrivate: true,
      timeouts: { silence: 250, whole: 1_000 },
      signal: new AbortController().signal,
      ...changes.asking,
    },
  });
const picture = async (id = 1) => (await db.select().from(productPictures).where(eq(productPictures.productId, id)))[0];
const shown = async (id = 1) => (await db.select({ key: products.imageKey }).from(products).where(eq(products.id, id)))[0]?.key ?? null;
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
const askedFor = (path: string) => asked.filter((one) => one.path === path);

test('a picture is fetched, drawn anew in three sizes, and shown; nothing is asked for twice', async () => {
  await name(at('/a.jpg'));
  expect(await run()).toMatchObject({ fetched: 1, failed: new Map() });
  expect(files().map((file) => file.replace(/^[0-9a-f]{64}/, ''))).toEqual(expect.arrayContaining(['-96.webp', '-320.webp', '-800.webp']));
  expect(await picture()).toMatchObject({ state: 'kept', etag: '"1"', author: 'Anna', dueAt: new Date(begin + 30 * day).toISOString() });
  expect(await shown()).toBe((await picture())?.key);
  const [one] = askedFor('/a.jpg');
  expect(one?.headers['user-agent']).toBe('Inciscope (+http://127.0.0.1)');
  expect(await run()).toMatchObject({ fetched: 0 });
  expect(askedFor('/a.jpg')).toHaveLength(1);
});

test('a picture that waits for an editor, or that somebody replaced by an own one, is not asked for', async () => {
  await name(at('/a.jpg'), null, at('/a.jpg'));
  await db.update(products).set({ imageKey: 'product/own' }).where(eq(products.id, 1));
  await run();
  expect(asked).toEqual([]);
});

test('after a month the server is asked whether the picture changed: 304 keeps it, another one replaces it, and its files go', async () => {
  await name(at('/a.jpg'));
  await run();
  const first = await shown();
  now += 31 * day;
  pages['/a.jpg'] = (request, response) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end();
  expect(await run()).toMatchObject({ fetched: 0, unchanged: 1 });
  expect(askedFor('/a.jpg').at(-1)?.headers['if-modified-since']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  now += 31 * day;
  pages['/a.jpg'] = send(jpeg);
  expect(await run()).toMatchObject({ fetched: 0, unchanged: 1 });
  now += 31 * day;
  pages['/a.jpg'] = send(other);
  expect(await run()).toMatchObject({ fetched: 1, removed: 1 });
  expect(await shown()).not.toBe(first);
  expect(files()).toHaveLength(3);
  expect(files().every((file) => `product/${file}`.startsWith((first ?? '').slice(0, 20)))).toBe(false);
});

test('files that were lost are had again', async () => {
  await name(at('/a.jpg'));
  await run();
  rmSync(join(folder, 'product'), { recursive: true });
  now += 31 * day;
  expect(await run()).toMatchObject({ fetched: 1 });
  expect(files()).toHaveLength(3);
});

test('a withdrawn picture goes with its files; one that another product shows stays', async () => {
  pages['/b.jpg'] = send(jpeg);
  await name(at('/a.jpg'), at('/b.jpg'));
  await run();
  expect(files()).toHaveLength(3);
  await name(null);
  expect(await run()).toMatchObject({ removed: 0 });
  expect([await shown(1), files().length]).toEqual([null, 3]);
  await name(null, null);
  expect(await run()).toMatchObject({ removed: 1 });
  expect([await shown(2), files().length]).toEqual([null, 0]);
});

test.each<readonly [what: string, answer: Answer, code: string]>([
  ['404', status(404), 'gone'],
  ['403', status(403), 'refused'],
  ['500', status(500), 'server_error'],
  ['a page', send('<!doctype html><p>Not found', { 'content-type': 'text/html' }), 'wrong_type'],
  [
    'a drawing',
    send('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>', { 'content-type': 'image/svg+xml' }),
    'wrong_type',
  ],
  ['half a picture', send(jpeg.subarray(0, jpeg.length >> 1)), 'unreadable'],
  [
    'one that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': String(jpeg.length) });
      response.write(jpeg.subarray(0, 300), () => setTimeout(() => response.destroy(), 20));
    },
    'broken_off',
  ],
  ['a huge one that says so', send(jpeg, { 'content-length': '50000000' }), 'too_large'],
  [
    'a huge one that does not',
    (_, response) => {
      response.writeHead(200);
      const more = () => response.destroyed || response.write(Buffer.alloc(1_000_000), more);
      more();
    },
    'too_large',
  ],
  ['one of one pixel', send(tiny), 'too_small'],
  ['silence', () => {}, 'silent'],
  [
    'one that drips',
    (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(drip));
    },
    'silent',
  ],
  ['a circle', status(302, { location: '/x.jpg' }), 'redirects'],
  ['a way to a file', status(302, { location: 'file:///etc/passwd' }), 'bad_address'],
])('%s is no picture: nothing is kept, the reason is, and it is tried again tomorrow', async (_, answer, code) => {
  pages['/x.jpg'] = answer;
  await name(at('/x.jpg'));
  expect((await run()).failed).toEqual(new Map([[code, 1]]));
  expect(files()).toEqual([]);
  expect(await picture()).toMatchObject({ state: 'failed', failure: code, tries: 1, dueAt: new Date(begin + day).toISOString() });
  expect(await failedPictures(db)).toMatchObject([{ alias: 'nordholm-cream', failure: code }]);
});

test('a picture of more pixels than a computer should unpack is refused', async () => {
  const bomb = Buffer.from(jpeg);
  const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
  for (const side of [5, 7]) bomb.writeUInt16BE(40_000, frame + side);
  pages['/x.jpg'] = send(bomb);
  await name(at('/x.jpg'));
  expect((await run()).failed).toEqual(new Map([['too_many_pixels', 1]]));
});

test('an animation becomes its first picture', async () => {
  expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
  pages['/x.webp'] = send(animated);
  await name(at('/x.webp'));
  expect(await run()).toMatchObject({ fetched: 1 });
  const kept = await folderStore(folder).get(`${await shown()}-320.webp`);
  expect((await sharp(kept ?? new Uint8Array()).metadata()).pages ?? 1).toBe(1);
});

test('a dead address is given up after five tries and asked for again when one wants it', async () => {
  await name(at('/none.jpg'));
  const waits: number[] = [];
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await run()).toMatchObject({ givenUp: tries === 5 ? 1 : 0 });
    const due = (await picture())?.dueAt;
    if (due) waits.push((Date.parse(due) - now) / day);
    now = due ? Date.parse(due) : now + 400 * day;
  }
  expect(waits).toEqual([1, 3, 7, 14]);
  expect(await picture()).toMatchObject({ state: 'given_up', dueAt: null });
  await run();
  expect(askedFor('/none.jpg')).toHaveLength(5);
  pages['/none.jpg'] = send(jpeg);
  expect(await retryPictures(db, new Date(now).toISOString())).toBe(1);
  expect(await run()).toMatchObject({ fetched: 1 });
});

test('a copy outlives a server that fails; it goes when there is nothing at its address for good', async () => {
  await name(at('/a.jpg'));
  await run();
  const failing = async (answer: Answer) => {
    pages['/a.jpg'] = answer;
    for (let tries = 1; tries <= 5; tries += 1) {
      now += 31 * day;
      await run();
    }
  };
  await failing(status(500));
  expect(await picture()).toMatchObject({ state: 'kept', tries: 0 });
  expect(files()).toHaveLength(3);
  await failing(status(404));
  expect(await picture()).toMatchObject({ state: 'given_up', key: null });
  expect([await shown(), files()]).toEqual([null, []]);
});

test('what robots.txt forbids is not asked for; a rule for us goes before one for all', async () => {
  pages['/robots.txt'] = send('User-agent: *\nDisallow: /\n\nUser-agent: Inciscope\nDisallow: /private/\nAllow: /private/open-*.jpg$\n');
  pages['/private/b.jpg'] = send(jpeg);
  pages['/private/open-1.jpg'] = send(jpeg);
  await name(at('/private/b.jpg'), at('/private/open-1.jpg'));
  expect(await run()).toMatchObject({ fetched: 1, failed: new Map([['robots', 1]]) });
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', '/private/open-1.jpg']);
});

test('a robots.txt that cannot be had forbids everything for now, one that is not there nothing', async () => {
  pages['/robots.txt'] = status(503);
  await name(at('/a.jpg'));
  expect((await run()).failed).toEqual(new Map([['robots_unreachable', 1]]));
  expect(askedFor('/a.jpg')).toEqual([]);
  pages['/robots.txt'] = status(403);
  now += 2 * day;
  expect(await run()).toMatchObject({ fetched: 1 });
});

test('a redirect is followed where that host allows it', async () => {
  pages['/moved.jpg'] = status(301, { location: at('/a.jpg', 'localhost') });
  await name(at('/moved.jpg'));
  expect(await run()).toMatchObject({ fetched: 1 });
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', '/moved.jpg', '/robots.txt', '/a.jpg']);
});

test('a host is asked no faster than its Crawl-delay says', async () => {
  pages['/robots.txt'] = send('User-agent: *\nCrawl-delay: 0.3\n');
  pages['/b.jpg'] = send(other);
  await name(at('/a.jpg'), at('/b.jpg'));
  await run();
  const [, first = 0, second = 0] = asked.map((one) => one.at);
  expect(second - first).toBeGreaterThanOrEqual(295);
});

test('a host that asks for patience is left alone as long, and that is no failed try', async () => {
  pages['/a.jpg'] = status(429, { 'retry-after': '3600' });
  pages['/b.jpg'] = send(other);
  await name(at('/a.jpg'), at('/b.jpg'));
  const { leftHosts } = await run();
  expect(leftHosts).toEqual([`127.0.0.1:${port()}`]);
  expect(askedFor('/b.jpg')).toEqual([]);
  expect(await picture()).toMatchObject({ state: 'failed', tries: 0, dueAt: new Date(begin + 3_600_000).toISOString() });
  pages['/a.jpg'] = send(jpeg);
  now += 3_600_000;
  expect(await run()).toMatchObject({ fetched: 2 });
});

test('addresses of the own network are refused, named or numbered, also where one was connected to', async () => {
  await name(at('/a.jpg'), at('/a.jpg', 'localhost'));
  await run();
  asked = [];
  now += 31 * day;
  expect((await run({ asking: { fromPrivate: false } })).failed).toEqual(new Map([['private_address', 2]]));
  expect(asked).toEqual([]);
});

test('pictures keep within their room; the others wait', async () => {
  pages['/b.jpg'] = send(other);
  await name(at('/a.jpg'), at('/b.jpg'));
  await run();
  const all = (await picture(1))?.bytes ?? 0;
  await name(null, null);
  await run();
  await name(at('/a.jpg'), at('/b.jpg'));
  expect(await run({ budget: all + 10 })).toMatchObject({ fetched: 1, noRoom: 1, bytes: all });
  expect(files()).toHaveLength(3);
  expect(await run({ budget: 1e9 })).toMatchObject({ fetched: 1, noRoom: 0 });
});

test('a run that is stopped goes on where it was', async () => {
  const stop = new AbortController();
  pages['/b.jpg'] = () => stop.abort();
  await name(at('/a.jpg'), at('/b.jpg'));
  await run({ asking: { signal: stop.signal } });
  expect([(await picture(1))?.state, (await picture(2))?.state]).toEqual(['kept', 'waiting']);
  pages['/b.jpg'] = send(other);
  const seen: string[] = [];
  expect(await run({ progress: (done, due) => seen.push(`${done}/${due}`) })).toMatchObject({ fetched: 1 });
  expect(seen).toEqual(['1/1']);
  expect(await run({ limit: 1 })).toMatchObject({ fetched: 0 });
});

test('a picture that its source replaces while it is fetched does not take the new one’s place', async () => {
  pages['/a.jpg'] = async (_, response) => {
    await name(at('/b.jpg'));
    send(jpeg)(_, response);
  };
  await name(at('/a.jpg'));
  await run();
  expect(await picture()).toMatchObject({ address: at('/b.jpg'), state: 'waiting', key: null });
  expect([await shown(), files()]).toEqual([null, []]);
});
