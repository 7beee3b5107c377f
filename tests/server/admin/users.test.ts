import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profile } from '#api/account.ts';
import { auditLog, undoChange } from '#api/admin/audit.ts';
import { banUsers, changeUser, endUserSessions, userDetail, userRows } from '#api/admin/users.ts';
import { login } from '#api/security.ts';
import { updateUser } from '#db/queries/accounts.ts';
import { apiWorld, password } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'users-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function desk() {
  const world = await apiWorld(database);
  const { ask, idOf, tokens, services } = world;
  const token = tokens.admin;
  const names = async (query: object) =>
    (await (await ask(userRows, { token, query: { ...query } })).json()).items.map(({ username }: { username: string }) => username);
  const set = async (username: string, body: object) => ask(changeUser, { token, params: { id: await idOf(username) }, body });
  const signIn = async (username: string) => (await ask(login, { body: { username, password } })).json();
  const confirm = async (username: string) =>
    updateUser(services.db, await idOf(username), { emailVerifiedAt: '2026-01-01T00:00:00.000Z' });
  return { ...world, token, names, set, signIn, confirm };
}

test('accounts are searched, narrowed and sorted', async () => {
  const { names, held, confirm } = await desk();
  expect(await names({ sort: 'username', q: 'example.test' })).toEqual(['ada', 'anna', 'boris', 'zoe']);
  expect(await names({ q: 'nna' })).toEqual(['anna']);
  expect(await names({ q: 'zo' })).toEqual(['zoe']);
  expect(await names({ q: '"; drop table users' })).toEqual([]);
  expect(await names({ view: 'admins' })).toEqual(['ada']);
  expect(await names({ view: 'banned' })).toEqual(['zoe']);
  expect(await names({ view: 'held' })).toEqual([]);
  await held();
  expect(await names({ view: 'held' })).toEqual(['boris']);
  await confirm('anna');
  expect(await names({ view: 'unconfirmed', sort: '-username', q: 'example.test' })).toEqual(['zoe', 'boris', 'ada']);
});

test('a ban is told with reason and end, by mail too, stands in the log, and is undone', async () => {
  const { set, signIn, ask, token, services, tokens, confirm } = await desk();
  await confirm('boris');
  const signedUp = services.sent.length;
  const done = await (await set('boris', { ban: { reason: 'Advertising in reviews', days: 7 } })).json();
  const refused = await signIn('boris');
  expect(refused).toMatchObject({
    code: 'auth.banned',
    detail: expect.stringContaining('Reason: Advertising in reviews. The ban ends by itself'),
  });
  expect((await ask(profile, { token: tokens.boris })).status).toBe(403);
  await expect
    .poll(() => services.sent.slice(signedUp).map(({ to, text }) => [to, text.includes('Advertising in reviews')]))
    .toEqual([['boris@example.test', true]]);
  const [line] = (await (await ask(auditLog, { token })).json()).items;
  expect(line).toMatchObject({ id: done.change, action: 'user.ban', subject: 'boris', actor: 'ada' });
  await ask(undoChange, { token, params: { id: done.change } });
  expect((await signIn('boris')).token).toBeTruthy();
});

test('many are banned at once, and as one free again', async () => {
  const { ask, token, idOf, names } = await desk();
  const ids = [await idOf('anna'), await idOf('boris')];
  const done = await (await ask(banUsers, { token, body: { ids, ban: { reason: 'Spam', days: null } } })).json();
  expect(done.rows).toBe(2);
  expect(await names({ view: 'banned', sort: 'username' })).toEqual(['anna', 'boris', 'zoe']);
  await ask(undoChange, { token, params: { id: done.change } });
  expect(await names({ view: 'banned' })).toEqual(['zoe']);
});

test('the role is given to a confirmed address, whose old devices are signed out, and the last administrator keeps it', async () => {
  const { set, confirm, ask, tokens, names, signIn } = await desk();
  expect((await set('ada', { role: 'user' })).status).toBe(409);
  expect((await set('ada', { ban: { reason: 'By accident', days: 1 } })).status).toBe(409);
  expect((await set('anna', { role: 'admin' })).status).toBe(409);
  await confirm('anna');
  expect((await set('anna', { role: 'admin' })).status).toBe(200);
  expect((await ask(profile, { token: tokens.anna })).status).toBe(401);
  expect((await ask(userRows, { token: (await signIn('anna')).token })).status).toBe(200);
  expect((await set('ada', { role: 'user' })).status).toBe(200);
  expect(await names({ view: 'admins' }).catch(() => 'refused')).toBe('refused');
});

test('one account is shown with its devices and works, and signed out', async () => {
  const { ask, token, idOf, held, tokens } = await desk();
  await held();
  const params = { id: await idOf('boris') };
  const detail = await (await ask(userDetail, { token, params })).json();
  expect(detail).toMatchObject({
    user: { username: 'boris', held: 1, reviews: 1, submissions: 1, confirmed: false },
    reviews: [{ title: 'Soft', path: '/products/northwind-foam' }],
    submissions: [{ name: 'Ålder Balm of Boris', status: 'pending' }],
    held: [{ state: 'waiting', text: expect.stringContaining('awful') }],
  });
  expect(detail.sessions).toHaveLength(1);
  expect((await ask(endUserSessions, { token, params })).status).toBe(204);
  expect((await ask(profile, { token: tokens.boris })).status).toBe(401);
  expect((await (await ask(auditLog, { token })).json()).items[0]).toMatchObject({
    action: 'user.sessions',
    subject: 'boris',
    undoable: false,
  });
});
