import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceFavorite, deviceFavorites, keepDeviceFavorites } from '#islands/account/device-favorites.ts';

const cream: DeviceFavorite = { kind: 'product', alias: 'cream', title: 'Cream' };
const serum: DeviceFavorite = { kind: 'product', alias: 'serum', title: 'Serum' };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

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
