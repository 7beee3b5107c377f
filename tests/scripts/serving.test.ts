import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSite, serveSite } from '#scripts/serve.ts';
import { background } from '#scripts/serving/background.ts';
import { generalLimit } from '#scripts/serving/general-limit.ts';
import { createMetrics } from '#scripts/serving/metrics.ts';
import { isOfTheDisk, upToDateOrOld } from '#scripts/serving/up-to-date.ts';
import { readSettings } from '#scripts/settings.ts';
import type { AnsweredRequest } from '#server/logging/log-lines.ts';
import { testServices } from '../support/services.ts';

const root = mkdtempSync(join(tmpdir(), 'serving-'));
beforeAll(() => {
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(root, '404.html'), '<h1>None</h1>');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function served(options: Partial<Parameters<typeof createSite>[0]> = {}) {
  const services = await testServices();
  const site = await createSite({ root, functions: 'functions', netlify: 'netlify.toml', services, ...options });
  const { port, stop } = await serveSite(site, '127.0.0.1', 0);
  onTestFinished(() => stop());
  return { url: `http://127.0.0.1:${port}`, port, services };
}

/** A path as it is, which fetch would mend. */
const rawStatus = (port: number, path: string): Promise<number> =>
  new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });

test('addresses with NUL, damaged or climbing out lead nowhere, and nothing fails', async () => {
  const { port, services } = await served();
  for (const path of [
    '/%00',
    '/%00/',
    '/products/%00',
    '/u/%00',
    '/%',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/media/avatar/%00',
    '/og/product/%00.png',
    '/a%00.html?x=%00',
  ])
    expect([path, await rawStatus(port, path)]).toEqual([path, 404]);
  expect(services.logged).toEqual([]);
});

test('a page is sent packed to who takes that, not at all to who has it, in parts, and anew once it was published', async () => {
  const text = `<p>${'ingredient '.repeat(300)}</p>`;
  writeFileSync(join(root, 'page.html'), text);
  const { url } = await served();
  const get = (headers: Record<string, string> = {}) => fetch(`${url}/page`, { headers: { 'accept-encoding': 'identity', ...headers } });
  const plain = await get();
  expect(plain.headers.get('content-encoding')).toBe(null);
  expect(plain.headers.get('vary')).toContain('Accept-Encoding');
  expect(await plain.text()).toBe(text);
  const packed = await get({ 'accept-encoding': 'br, gzip' });
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', text]);
  expect((await get({ 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBe(null);
  for (const etag of [plain, packed].map((answer) => answer.headers.get('etag') ?? ''))
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
  const part = await get({ range: 'bytes=0-2' });
  expect([part.status, await part.text()]).toEqual([206, '<p>']);
  writeFileSync(join(root, 'page.html'), 'Published anew.');
  expect(await (await get()).text()).toBe('Published anew.');
  rmSync(join(root, 'page.html'));
  expect((await get()).status).toBe(404);
});

test('NUL in what is sent is refused with its place', async () => {
  const { url } = await served();
  const asked = await fetch(`${url}/api/v2/products?q=%00`);
  expect([asked.status, (await asked.json()).errors]).toEqual([422, [{ path: 'q', code: 'field.nul', message: expect.any(String) }]]);
  const sent = await fetch(`${url}/api/v2/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'an\0na', password: 'harbour7' }),
  });
  expect([sent.status, (await sent.json()).errors[0].path]).toEqual([422, 'username']);
  expect((await fetch(`${url}/api/v2/products/a%00b`)).status).toBeOneOf([404, 422]);
});

test('an unknown address of the API answers JSON, whatever the method', async () => {
  const { url } = await served();
  for (const [method, path] of [
    ['GET', '/api/v2/none'],
    ['POST', '/api/none'],
    ['GET', '/api/v1/products'],
  ]) {
    const answer = await fetch(`${url}${path}`, { method: method ?? '' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ code: 'not_found', status: 404 });
  }
});

test('each answer names its request, and is told of by its pattern', async () => {
  const told: AnsweredRequest[] = [];
  const { url } = await served({ watchers: [(one) => told.push(one)] });
  const ids: (string | null)[] = [];
  for (const path of ['/', '/api/v2/users/anna.secret?token=1', '/api/v2/admin/users', '/u/anna', '/none', '/api/none'])
    ids.push((await fetch(`${url}${path}`)).headers.get('x-request-id'));
  expect(told.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(6);
  expect(told.map(({ route, status }) => [route, status])).toEqual([
    ['static', 200],
    ['/api/v2/users/:username', 404],
    ['/api/v2/admin/users', 401],
    ['/u/:username', expect.any(Number)],
    ['other', 404],
    ['/api/*', 404],
  ]);
});

test('a limit stands in front of everything, tells when to come back, and knows callers apart', async () => {
  const { url } = await served({ limit: generalLimit({ most: 3, seconds: 60 }), proxies: 1 });
  const ask = (path: string, from: string) => fetch(`${url}${path}`, { headers: { 'x-forwarded-for': from } });
  for (const path of ['/', '/api/v2/health', '/']) expect((await ask(path, '203.0.113.9')).status).toBe(200);
  const late = await ask('/', '203.0.113.9');
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await (await ask('/api/v2/health', '203.0.113.9')).json()).toMatchObject({ code: 'rate.limited' });
  expect((await ask('/', '203.0.113.10')).status).toBe(200);
});

test('the limit begins anew with its window, forgets nobody before, and never counts this machine', () => {
  let now = 120_000;
  const limit = generalLimit({ most: 1, seconds: 60 }, () => now);
  expect([limit('203.0.113.9'), limit('203.0.113.9')]).toEqual([null, 60]);
  now += 59_000;
  expect(limit('203.0.113.9')).toBe(1);
  now += 1_000;
  expect(limit('203.0.113.9')).toBeNull();
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1', '::1']) expect(limit(own)).toBeNull();
});

test('figures are read at an address of their own, and name patterns only', async () => {
  const metrics = createMetrics();
  const { url } = await served({ watchers: [metrics.tell] });
  await fetch(`${url}/api/v2/users/anna`);
  await fetch(`${url}/anna@example.test`);
  const { port, stop } = await metrics.serve('127.0.0.1', 0);
  onTestFinished(stop);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v2/users/:username",status="404"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).not.toContain('anna');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('a server that stops finishes what is under way and takes nothing new', async () => {
  let begun = () => {};
  const began = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const app = new Hono().get('/slow', async (c) => {
    begun();
    await new Promise((go) => setTimeout(go, 400));
    return c.text('whole');
  });
  const { port, stop } = await serveSite(app, '127.0.0.1', 0);
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await began;
  const start = performance.now();
  const stopped = stop(8_000);
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
  expect(await slow).toBe('whole');
  await stopped;
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('what never ends is broken off after the grace', async () => {
  const app = new Hono().get('/forever', () => new Promise<Response>(() => {}));
  const { port, stop } = await serveSite(app, '127.0.0.1', 0);
  const forever = fetch(`http://127.0.0.1:${port}/forever`).catch(() => 'broken off');
  await new Promise((go) => setTimeout(go, 100));
  await stop(200);
  expect(await forever).toBe('broken off');
});

test('work that no answer waits for is waited for in the end', async () => {
  const later = background();
  const seen: string[] = [];
  later.add(new Promise<void>((go) => setTimeout(go, 50)).then(() => void seen.push('mail')));
  later.add(Promise.reject(new Error('told by who added it')));
  await later.done();
  expect(seen).toEqual(['mail']);
});

test('with a full disk or a folder that may not be written to the old site is served, with a warning', async () => {
  const settings = { ...readSettings({}), out: root };
  const warnings: string[] = [];
  const start = (error: Error, out = root) =>
    upToDateOrOld(
      { ...settings, out },
      (text) => void warnings.push(text),
      () => Promise.reject(error),
    );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  await start(full);
  await start(new Error('scripts/snapshot.ts failed with exit code 1. database or disk is full'));
  await start(
    new Error('The database cannot be used', {
      cause: Object.assign(new Error('attempt to write a readonly database'), { code: 'ERR_SQLITE_ERROR' }),
    }),
  );
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toMatch(/^WARNING: the site could not be brought up to date: ENOSPC.+\nWhat was built before is served/);
  // Nothing to serve, and a mistake that only its author can mend.
  const empty = join(root, 'empty');
  mkdirSync(empty);
  await expect(start(full, empty)).rejects.toThrow('ENOSPC');
  await expect(start(new Error('data/rules/flags.yaml: a slip'))).rejects.toThrow('a slip');
  expect(isOfTheDisk(new Error('SPACE'))).toBe(false);
});
