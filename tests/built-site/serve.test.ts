import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite, serveSite } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveBuiltSite('en');
});
afterAll(() => site.stop());

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' });

test('pages stand at their address without an ending', async () => {
  for (const path of ['/', '/products', '/ingredients/niacinamide', '/ingredient-checker'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test('the slash form leads to the address', async () => {
  const response = await get('/products/?page=2');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/products?page=2']);
});

test.each([
  ['//example.org/', '/example.org'],
  ['/.//example.org/', '/example.org'],
  ['/%5Cexample.org/', '/%5Cexample.org'],
  ['/%09/example.org/', '/%09/example.org'],
  ['/%0d%0aset-cookie:x/', '/%0d%0aset-cookie:x'],
])('the slash form of %s never leads to another site', async (path, location) => {
  // As it is written: `fetch` would tidy the path.
  const { hostname, port } = new URL(site.url);
  const answer = await new Promise<IncomingMessage>((done, fail) => request({ hostname, port, path }, done).on('error', fail).end());
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test('every answer says what a page may load', async () => {
  for (const path of ['/', '/no/such/page'])
    expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('an unknown route is a 404 with its path as text', async () => {
  const response = await get('/no/such<b>page');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('>Page not found: /no/such&lt;b&gt;page<');
});

test('nobody leaves the folder of the site', async () => {
  const response = await fetch(`${site.url}/..%2f..%2fpackage.json`);
  expect(response.status).toBe(404);
});

test('functions answer at their path', async () => {
  const response = await get('/api/v2/health');
  expect([response.status, await response.json()]).toEqual([200, { version: '0.1.0', snapshot: expect.any(String), database: 'ok' }]);
});

test('hashed files are kept for good, the manifest is asked for again', async () => {
  const manifest = await get('/dictionary/manifest.json');
  const { names } = await manifest.json();
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  expect((await get(`/dictionary/${names}`)).headers.get('cache-control')).toContain('immutable');
});

test('a taken port is an error that says what to do', async () => {
  const port = Number(new URL(site.url).port);
  const app = await createSite({ root: '.', functions: 'none', netlify: 'none' });
  await expect(serveSite(app, '127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ DEMO_PRODUCTS: '0' }, 'The setting DEMO_PRODUCTS must be a whole number from 1 to 100000, not "0".'],
  [{ PUBLIC_SITE_LANG: 'fr' }, 'PUBLIC_SITE_LANG must be one of en, ru, not "fr".'],
  [{ PUBLIC_SITE_URL: 'here' }, 'PUBLIC_SITE_URL must be a full http(s) address, not "here".'],
])('a wrong setting %o stops with a clear message', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
