import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '#site/own-path.ts';

const origin = 'https://site.test';

test.each(['/', '/user/settings', '/products?q=a%20b&page=2', '/compare/a#1.abc', '/review?product=x', '/a//b', '/поиск'])(
  '%s is ours',
  (path) => {
    expect(ownPath(path, origin)).toBe(encodeURI(decodeURI(path)));
  },
);

test.each([
  '',
  'user',
  'https://evil.test/',
  'javascript:alert(1)',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/.//evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/.%2e//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%09/evil.test',
  '/%0d%0a/evil.test',
  '/%5Cevil.test',
  '/%2Fevil.test',
  '/%2f%2fevil.test',
  '/%20/evil.test',
])('%j leads nowhere', (text) => {
  expect(ownPath(text, origin)).toBeNull();
});

test('whatever is asked for, a browser stays here, also where somebody decodes the path once more', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5c', '%09', '\t', '\n', ' ', '@', ':', 'evil.test', '?', '#', 'a');
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`, origin);
      if (path === null) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?![/\\])/);
      let decoded = path;
      try {
        decoded = decodeURIComponent(path);
      } catch {
        // A damaged escape stays as it is.
      }
      expect(URL.canParse(decoded, origin) ? new URL(decoded, origin).origin : origin).toBe(origin);
    }),
    { numRuns: 5_000 },
  );
});
