import { beforeEach, expect, test, vi } from 'vitest';
import { mergedThings } from '#core/shelf/merge-things.ts';
import { nothingOwn, type OwnThings } from '#core/shelf/own-things.ts';
import { deviceThings, keepDeviceThings } from '#islands/shelf/device-things.ts';
import { takeOverThings } from '#islands/shelf/take-over-things.ts';

const at = '2026-01-01T00:00:00.000Z';
const things: OwnThings = {
  ...nothingOwn,
  shelf: [{ alias: 'cream', title: 'Cream', shelf: 'Travel', opened: '2026-01-01', months: 6, changedAt: at }],
  favorites: [{ kind: 'brand', alias: 'nordholm', title: 'Nordholm' }],
  checks: [{ id: 'a1', list: 'Aqua, Urea', name: 'Mine', at }],
  seen: [{ alias: 'cream', list: 'Aqua', at }],
  avoid: ['urea'],
  allergies: ['urea'],
  like: ['glycerin'],
  skin: ['dry'],
};

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

/** An account that takes what it is sent, or answers with a refusal; 0: no answer. `during`: what happens here meanwhile. */
function server(status: number, during = () => {}) {
  const account = { things: nothingOwn };
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    during();
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status !== 200) return Response.json({ code: 'shelf.full', detail: 'Full' }, { status });
    account.things = mergedThings(account.things, JSON.parse(body));
    return Response.json(account.things);
  });
  return account;
}

test('what a device keeps is read as it was written; what others wrote there is passed over', () => {
  expect(keepDeviceThings(things)).toBe(true);
  expect(deviceThings()).toEqual(things);
  kept.set('shelf', '[{"alias":"../x"},7]');
  kept.set('avoid', '{"urea":1}');
  kept.set('seen', '{');
  expect(deviceThings()).toEqual({ ...things, shelf: [], avoid: [], seen: [] });
});

test('who signs in finds everything in the account, and nothing of it here but the lists that were checked', async () => {
  keepDeviceThings(things);
  const account = server(200);
  await takeOverThings();
  expect(account.things).toEqual({ ...things, checks: [] });
  expect(deviceThings()).toEqual({ ...nothingOwn, checks: things.checks });
});

test.each([409, 429, 403, 0])('nothing is lost where the account does not take it (%s): it waits for another time', async (status) => {
  keepDeviceThings(things);
  server(status);
  await takeOverThings();
  expect(deviceThings()).toEqual(things);
  const account = server(200);
  await takeOverThings();
  expect(account.things.shelf).toEqual(things.shelf);
});

test('what another tab changes meanwhile stays for the next time', async () => {
  keepDeviceThings(things);
  server(200, () => keepDeviceThings({ ...things, like: ['glycerin', 'panthenol'] }));
  await takeOverThings();
  expect(deviceThings()).toMatchObject({ shelf: [], like: ['glycerin', 'panthenol'] });
});
