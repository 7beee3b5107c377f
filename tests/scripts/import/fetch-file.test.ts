import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type FetchOptions, fetchFile } from '#scripts/import/fetch-file.ts';

const root = mkdtempSync(join(tmpdir(), 'fetch-'));
const file = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 251));
const etagOf = (content: Uint8Array) => `"${createHash('sha256').update(content).digest('hex').slice(0, 12)}"`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
/** What the server answers, one after another; the last one stays. */
let answers: Answer[] = [];
let asked: IncomingMessage['headers'][] = [];
const server = createServer((request, response) => {
  asked.push(request.headers);
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  answer?.(request, response);
}).listen(0, '127.0.0.1');
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

let path = '';
let reasons: string[] = [];
beforeEach(() => {
  path = join(mkdtempSync(join(root, 'case-')), 'export.jsonl.gz');
  asked = [];
  reasons = [];
});

const fetchIt = (changes: Partial<FetchOptions> = {}) =>
  fetchFile({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/export`,
    path,
    timeouts: { silence: 30_000, waits: [1, 1, 1] },
    signal: new AbortController().signal,
    retries: (reason) => reasons.push(reason),
    ...changes,
  });

/** A server as it should be: ranges, conditions, the length. */
const whole =
  (content: Uint8Array = file): Answer =>
  (request, response) => {
    const etag = etagOf(content);
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
    if (!(start >= 0) || request.headers['if-range'] !== etag)
      return response.writeHead(200, { etag, 'content-length': content.length }).end(content);
    if (start >= content.length) return response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    return response
      .writeHead(206, {
        etag,
        'content-length': content.length - start,
        'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
      })
      .end(content.subarray(start));
  };
/** The same, but it breaks off after so many bytes. */
const breaksOff =
  (bytes: number, content: Uint8Array = file): Answer =>
  (request, response) => {
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const range = start > 0 ? { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` } : {};
    response.writeHead(start > 0 ? 206 : 200, { etag: etagOf(content), 'content-length': content.length - start, ...range });
    response.write(content.subarray(start, start + bytes), () => setTimeout(() => response.destroy(), 20));
  };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();

test('a file is fetched whole and not fetched again while nothing changed', async () => {
  answers = [whole()];
  const seen: number[] = [];
  expect(await fetchIt({ progress: (done) => seen.push(done) })).toEqual({ isNew: true, size: file.length });
  expect(seen.at(-1)).toBe(file.length);
  expect(readFileSync(path).equals(file)).toBe(true);
  expect(await fetchIt()).toEqual({ isNew: false, size: file.length });
  expect(asked[1]?.['if-none-match']).toBe(etagOf(file));
  expect(existsSync(`${path}.part`)).toBe(false);
});

test('what breaks off goes on where it stopped, again and again', async () => {
  answers = [...Array.from({ length: 9 }, () => breaksOff(20_000)), whole()];
  await fetchIt();
  expect(readFileSync(path).equals(file)).toBe(true);
  expect(asked.slice(1).every(({ range }) => /^bytes=\d+-$/.test(range ?? ''))).toBe(true);
});

test('a later call goes on as well', async () => {
  answers = [breaksOff(50_000), status(503)];
  await expect(fetchIt()).rejects.toThrow('could not be fetched: it answered 503');
  expect(existsSync(path)).toBe(false);
  answers = [whole()];
  asked = [];
  await fetchIt();
  expect(asked[0]?.range).toBe('bytes=50000-');
  expect(readFileSync(path).equals(file)).toBe(true);
});

test('a file that changed in between is fetched anew', async () => {
  const other = Buffer.from(file).reverse();
  answers = [breaksOff(50_000), whole(other)];
  await fetchIt();
  expect(readFileSync(path).equals(other)).toBe(true);
  const shameless: Answer = (_, response) =>
    response
      .writeHead(206, { etag: etagOf(other), 'content-range': `bytes 50000-${file.length - 1}/${file.length}` })
      .end(other.subarray(50_000));
  path = `${path}-2`;
  answers = [breaksOff(50_000), shameless, whole(other)];
  await fetchIt();
  expect(readFileSync(path).equals(other)).toBe(true);
});

test('416 begins anew', async () => {
  answers = [breaksOff(50_000), status(416, { 'content-range': 'bytes */10' }), whole()];
  await fetchIt();
  expect(readFileSync(path).equals(file)).toBe(true);
  answers = [status(416)];
  path = `${path}-2`;
  await expect(fetchIt()).rejects.toThrow('answered 416');
});

test('500 is tried again, then said; 404 is said at once', async () => {
  answers = [status(500), status(429, { 'retry-after': '0' }), whole()];
  await fetchIt();
  expect(reasons).toEqual(['it answered 500 Internal Server Error', 'it answered 429 Too Many Requests']);
  answers = [status(500)];
  path = `${path}-2`;
  asked = [];
  await expect(fetchIt()).rejects.toThrow('could not be fetched: it answered 500 Internal Server Error, 4 times.');
  expect(asked).toHaveLength(4);
  answers = [status(404)];
  asked = [];
  await expect(fetchIt()).rejects.toThrow('answered 404 Not Found');
  expect(asked).toHaveLength(1);
});

test('half a file, a body of another length than was said, and silence are met', async () => {
  const half: Answer = (_, response) => {
    response.writeHead(200, { etag: etagOf(file), 'content-length': file.length });
    response.write(file.subarray(0, 100_000));
  };
  const impatient = { silence: 1_500, waits: [1, 1, 1] };
  answers = [half, whole()];
  await fetchIt({ timeouts: impatient });
  expect(reasons).toEqual(['nothing came for 1.5 s']);
  expect(readFileSync(path).equals(file)).toBe(true);
  // Said by the range alone: the connection ends in good order.
  const short: Answer = (_, response) =>
    response
      .writeHead(206, { etag: etagOf(file), 'content-range': `bytes 100000-${file.length - 1}/${file.length}` })
      .end(file.subarray(100_000, 150_000));
  path = `${path}-2`;
  reasons = [];
  answers = [half, short, whole()];
  await fetchIt({ timeouts: impatient });
  expect(reasons.at(-1)).toBe('150000 of 200000 bytes came');
  expect(readFileSync(path).equals(file)).toBe(true);
});

test('a packed file that cannot be unpacked does not take the place of a good one', async () => {
  const good = gzipSync(file);
  answers = [whole(good)];
  await fetchIt();
  const bad = Buffer.from(good);
  bad.fill(0, bad.length - 8);
  answers = [whole(bad)];
  await expect(fetchIt()).rejects.toThrow('the file is damaged');
  expect(readFileSync(path).equals(good)).toBe(true);
  answers = [whole(good.subarray(0, 1_000))];
  await expect(fetchIt()).rejects.toThrow('the file is damaged (unexpected end of file)');
});

test('an export that lost most of itself is not believed', async () => {
  answers = [whole()];
  await fetchIt({ leastShare: 0.5 });
  answers = [whole(file.subarray(0, 50_000))];
  await expect(fetchIt({ leastShare: 0.5 })).rejects.toThrow(/now has 50000 bytes, the last time it had 200000.*Delete/);
  expect(readFileSync(path).equals(file)).toBe(true);
  rmSync(path);
  expect(await fetchIt({ leastShare: 0.5 })).toEqual({ isNew: true, size: 50_000 });
});

test('what stands there of another address is not taken for this one', async () => {
  writeFileSync(`${path}.part`, 'x'.repeat(10));
  writeFileSync(`${path}.part.json`, JSON.stringify({ url: 'http://other.example/', etag: '"1"', modified: null, size: null }));
  answers = [whole()];
  await fetchIt();
  expect(asked[0]?.range).toBeUndefined();
  expect(readFileSync(path).equals(file)).toBe(true);
});

test('a stopped fetch ends at once and keeps what came', async () => {
  const stop = new AbortController();
  const slow: Answer = (_, response) => {
    response.writeHead(200, { etag: etagOf(file), 'content-length': file.length });
    response.write(file.subarray(0, 100_000));
  };
  answers = [slow];
  await expect(
    fetchIt({ signal: stop.signal, timeouts: { silence: 60_000, waits: [1] }, progress: () => setTimeout(() => stop.abort(), 50) }),
  ).rejects.toThrow(/abort/i);
  answers = [whole()];
  asked = [];
  await fetchIt();
  expect(asked[0]?.range).toBe('bytes=100000-');
});
