import { beforeEach, expect, test, vi } from 'vitest';
import { knownProduct, noteKnown } from '#islands/barcode/known-products.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** Pages that the device keeps, by path. */
function pages(texts: Readonly<Record<string, string>>): void {
  const requests = Object.keys(texts).map((path) => ({ url: `https://site.test${path}` }));
  const match = async ({ url }: { url: string }) => new Response(texts[new URL(url).pathname]);
  vi.stubGlobal('caches', { keys: async () => ['pages'], open: async () => ({ keys: async () => requests, match }) });
}

test('a code finds the product of the shelf that has it', async () => {
  noteKnown('cream', ['4006381333931', '96385074']);
  noteKnown('foam', ['5901234123457']);
  noteKnown('balm', []);
  expect(await knownProduct('96385074')).toBe('cream');
  noteKnown('new-cream', ['96385074']);
  expect(await knownProduct('96385074')).toBe('new-cream');
  expect(await knownProduct('4006381333931')).toBe('cream');
  kept.set('known', '[["1234567890128","../admin"]]');
  expect(await knownProduct('1234567890128')).toBeNull();
});

test('without one it finds the product whose page is kept, by what the page tells search engines', async () => {
  pages({
    '/search': '"gtin":"4006381333931"',
    '/products/cream/reviews': '"gtin":"4006381333931"',
    '/products/serum': '{"gtin":"5901234123457"} 4006381333931',
    '/products/cream': '{"gtin":["0036000291452","4006381333931"]}',
  });
  expect(await knownProduct('4006381333931')).toBe('cream');
  expect(await knownProduct('5901234123457')).toBe('serum');
  expect(await knownProduct('96385074')).toBeNull();
});
