import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceFavorite, deviceFavorites, keepDeviceFavorites } from '#islands/account/device-favorites.ts';
import { takeOverFavorites } from '#islands/account/take-over-favorites.ts';

const cream: DeviceFavorite = { kind: 'product', alias: 'cream', title: 'Cream' };
const serum: DeviceFavorite = { kind: 'product', alias: 'serum', title: 'Serum' };
const niacinamide: DeviceFavorite = { kind: 'ingredient', alias: 'niacinamide', title: 'Niacinamide' };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: 'auth._token.local=Bearer%20a.b.c' });
  return () => vi.unstubAllGlobals();
});

/** A server that refuses what stands here, with its status; what it was asked to keep. */
function server(refusals: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const alias = address.split('/').at(-1) ?? '';
    asked.push(alias);
    const status = refusals[alias] ?? 204;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return asked;
}

test('favourites stay on the device and go without a trace', () => {
  keepDeviceFavorites([serum, cream]);
  expect(deviceFavorites()).toEqual([serum, cream]);
  keepDeviceFavorites([]);
  expect(kept.size).toBe(0);
});

test.each([
  '{',
  '7',
  'null',
  '[{"kind":"product"}]',
  '[{"kind":"shop","alias":"a","title":"A"}]',
  '[{"kind":"brand","alias":"../x","title":""}]',
])('what others wrote there is passed over: %s', (text) => {
  kept.set('favorites', text);
  expect(deviceFavorites()).toEqual([]);
});

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('nothing is kept');
    },
  });
  expect(keepDeviceFavorites([cream])).toBe(false);
  expect(deviceFavorites()).toEqual([]);
});

test('the account takes them over once, oldest first', async () => {
  keepDeviceFavorites([niacinamide, serum, cream]);
  const asked = server({});
  await takeOverFavorites();
  expect(asked).toEqual(['cream', 'serum', 'niacinamide']);
  expect(deviceFavorites()).toEqual([]);
  await takeOverFavorites();
  expect(asked).toHaveLength(3);
});

test.each([
  ['a full account', 409],
  ['too many calls', 429],
  ['a ban', 403],
  ['no answer', 0],
])('nothing is lost by %s: the rest waits for another time', async (_, status) => {
  keepDeviceFavorites([niacinamide, serum, cream]);
  server({ serum: status });
  await takeOverFavorites();
  expect(deviceFavorites()).toEqual([niacinamide, serum]);
  server({});
  await takeOverFavorites();
  expect(deviceFavorites()).toEqual([]);
});
