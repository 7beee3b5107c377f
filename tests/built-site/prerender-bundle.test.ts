import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFacts, factsFile } from '#scripts/engine/bundle-facts.ts';
import { loadRenderer, type Renderer } from '#scripts/engine/renderer.ts';
import { sitePaths } from '#scripts/engine/site-paths.ts';
import { keyedRoutes } from '#scripts/page-keys/invalidation-keys.ts';
import { builtSite } from '../support/built-site.ts';

/**
 * What is relied on of Astro's adapter API (docs/decisions/0036): an upgrade that changes it fails here first.
 */
const built = sitePaths({ out: builtSite('en') });
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
let renderer: Renderer;
beforeAll(async () => {
  process.env['SNAPSHOT'] = '.cache/test/snapshot.db';
  cpSync(built.prerenderBundle, folder, { recursive: true });
  const facts = bundleFacts(folder);
  const added = { route: '/products/[alias]/label', hasParameters: true };
  writeFileSync(join(folder, factsFile), JSON.stringify({ ...facts, routes: [...(facts?.routes ?? []), added] }));
  renderer = await loadRenderer(folder, 'http://127.0.0.1:4321');
});
afterAll(() => rmSync(folder, { recursive: true }));

const asBuilt = (name: string) => readFileSync(join(built.site, name), 'utf8');
const textOf = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? undefined);

test('a route whose pages no key function lists stops the build, and the message says what to do', () => {
  expect(() => renderer.pathsOf('/products/[alias]/label')).toThrow(
    'No key function lists the pages of /products/[alias]/label: write one in scripts/page-keys',
  );
});

test('every other route is keyed, or its pages are listed', () => {
  const others = renderer.routes.filter((route) => !keyedRoutes.includes(route) && route !== '/products/[alias]/label');
  expect(others.flatMap((route) => renderer.pathsOf(route))).toContain('/_shells/page');
  expect(keyedRoutes.filter((route) => !renderer.routes.includes(route))).toEqual([]);
});

test.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/500', '500.html'],
  ['/login', 'login.html'],
  ['/robots.txt', 'robots.txt'],
  ['/sitemap-index.xml', 'sitemap-index.xml'],
  ['/ingredients/niacinamide', 'ingredients/niacinamide.html'],
])('%s is rendered to the bytes that the build wrote', async (path, file) => {
  expect(textOf(await renderer.render(path))).toBe(asBuilt(file));
});

test('an address without a page is told from a page that could not be made', async () => {
  expect(await renderer.render('/products/none-such')).toBeNull();
  expect(await renderer.render('/no/such/route/at/all')).toBeNull();
  await expect(renderer.render('/brands/none-such')).rejects.toThrow('The snapshot holds no brand "none-such".');
  await expect(renderer.render('/login', { route: '/register' })).rejects.toThrow(
    'It is to be a page of /register, but the site has it under /login.',
  );
});

test('islands are not numbered by the folder that the code stands in', () => {
  const texts = readdirSync(built.prerenderBundle, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.mjs') ? readFileSync(join(built.prerenderBundle, name), 'utf8') : [],
  );
  const paths = texts.flatMap((text) => [...text.matchAll(/"client:component-path": ?"([^"]+)"/g)].map(([, path]) => path ?? ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('/src/'))).toEqual([]);
});
