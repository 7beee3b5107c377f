import { expect, test } from 'vitest';
import { headerLines } from '#scripts/headers-file.ts';
import { headerRules, headersOf } from '#site/headers.ts';

const rules = headerRules({ siteUrl: 'https://site.test', scriptHashes: ['sha256-one=', 'sha256-two='] });
const of = (path: string) => headersOf(rules, path);
const scripts = (path: string) => /script-src ([^;]*)/.exec(of(path)['Content-Security-Policy'] ?? '')?.[1];

test('a page runs its own files and the scripts of known text, and nothing else', () => {
  expect(scripts('/products/x')).toBe("'self' 'sha256-one=' 'sha256-two=' 'wasm-unsafe-eval'");
  expect(scripts('/embed')).toBe(scripts('/'));
});

test('only what is made for it stands in frames of other sites', () => {
  expect(of('/login')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/embed', '/embedded']) expect(of(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/embed/products/x', '/embed/report']) {
    expect(of(path)['Content-Security-Policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
    expect(of(path)).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    expect(of(path)['Permissions-Policy']).not.toContain('self');
  }
  expect([scripts('/embed/products/x'), scripts('/embed/report')]).toEqual(["'none'", "'self' 'sha256-one=' 'sha256-two='"]);
});

test('open data is read by anybody, and asked for again', () => {
  expect(of('/data/manifest.json')).toMatchObject({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
});

test('https is asked for where the site is reached by https', () => {
  expect(of('/')['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  const local = headerRules({ siteUrl: 'http://127.0.0.1:4321', scriptHashes: [] });
  expect(headersOf(local, '/')).not.toHaveProperty('Strict-Transport-Security');
});

test('a page keeps to itself, pictures may be shown elsewhere, and only the camera may be asked for', () => {
  expect(of('/')).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(of('/og/product/x.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  const permissions = of('/')['Permissions-Policy']?.split(', ') ?? [];
  expect(permissions.filter((one) => !one.endsWith('=()'))).toEqual(['camera=(self)']);
  expect(permissions).toContain('microphone=()');
});

test('what was uploaded and what is data runs nothing', () => {
  expect(of('/media/avatar/x.webp')['Content-Security-Policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(of('/api/v2/products')['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('what is named by its content is kept for good, what names it is asked for again', () => {
  for (const path of ['/_astro/x.js', '/dictionary/x', '/search-index/x', '/row-shards/x', '/media/avatar/x.webp'])
    expect(of(path)['Cache-Control']).toContain('immutable');
  for (const path of ['/dictionary/manifest.json', '/search-index/manifest.json']) expect(of(path)['Cache-Control']).toBe('no-cache');
});

test('no header holds what would end its line, and the file stays within what the platform takes', () => {
  const lines = headerLines(rules).split('\n');
  expect(lines.filter((line) => /^ {2}/.test(line) && !/^ {2}[A-Za-z-]+: [ -~]+$/.test(line))).toEqual([]);
  for (const { values } of rules) for (const value of Object.values(values)) expect(value).not.toMatch(/[\r\n]/);
});
