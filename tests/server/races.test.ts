import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxFavorites } from '#api/favorites.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { userByEmail, userByName } from '#db/queries/accounts.ts';
import { insertMailedToken } from '#db/queries/mailed-tokens.ts';
import { comparisons, favorites, helpfulVotes, reviews } from '#db/schema/index.ts';
import { mailedSecret } from '#server/accounts/tokens.ts';
import { limits } from '#server/limits.ts';
import { type RaceCall, type RaceOutcome, startRacers } from '../support/racers.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const processes = 4;
const each = 4;
const all = processes * each;
const plenty = { ...limits.writing, most: 1_000_000 };
const maxDeadLinks = 10;

const folder = mkdtempSync(join(tmpdir(), 'races-'));
let db: Database;
let close: () => void;
let racers: Awaited<ReturnType<typeof startRacers>>;

beforeAll(async () => {
  const database = join(folder, 'live.db');
  ({ db, close } = await openDatabase({ url: `file:${database}` }));
  await migrateDatabase(db);
  await smallCatalog(db);
  racers = await startRacers(processes, {
    database,
    secret: 'a secret of at least thirty-two characters',
    limits: {
      registration: { ...limits.registration, most: 1_000_000 },
      writing: plenty,
      reviews: { ...limits.reviews, most: 1_000_000 },
      mailedToken: { ...limits.mailedToken, most: maxDeadLinks + 2 * all },
    },
  });
});
afterAll(() => {
  racers.stop();
  close();
  rmSync(folder, { recursive: true, force: true });
});

const password = 'harbour7';
const post = (path: string, body: unknown, token?: string): RaceCall => ({ method: 'POST', path, body, ...(token ? { token } : {}) });
const registration = (username: string, email = `${username}@example.test`) => post('v2/security/register', { username, email, password });

/** The same call, or one made of a running number, from every process at once. */
const everywhere = (call: (number: number) => RaceCall) =>
  racers.race((process) => Array.from({ length: each }, (_, index) => call(process * each + index)));

/** "201" → 1, "409 review.duplicate" → 15: how many ended how. A failure shows what was logged. */
function counted(outcomes: readonly RaceOutcome[]): Record<string, number> {
  const names = outcomes.map(({ status, body, logged }) =>
    [status, status < 400 ? '' : body.code, status >= 500 ? logged.join() : ''].join(' ').trim(),
  );
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]));
}

async function signUp(username: string): Promise<{ token: string; id: number }> {
  const [made] = await racers.race((process) => (process === 0 ? [registration(username)] : []));
  return { token: made?.body.token, id: (await userByName(db, username))?.id ?? 0 };
}

test('one name is given once, whoever else asks for it at that moment', async () => {
  const outcomes = await everywhere((number) => registration(number % 2 === 0 ? 'anna' : 'ANNA', `anna${number}@example.test`));
  expect(counted(outcomes)).toEqual({ 201: 1, '409 account.username_taken': all - 1 });
  expect(await db.query.users.findMany()).toHaveLength(1);
});

test('one address belongs to one account, and no registration tells so', async () => {
  const outcomes = await everywhere((number) =>
    registration(`twin_${number}`, number % 2 === 0 ? 'twin@example.test' : 'TWIN@example.test'),
  );
  expect(counted(outcomes)).toEqual({ 201: all });
  const twins = (await db.query.users.findMany()).filter(({ username }) => username.startsWith('twin_'));
  expect(twins).toHaveLength(all);
  expect(twins.filter(({ emailKey }) => emailKey === 'twin@example.test')).toHaveLength(1);
});

test('a user has one review of a product', async () => {
  const { token, id } = await signUp('boris');
  const review = { subject: 'product', alias: 'nordholm-cream', rating: 4, title: 'Soft', content: 'Soft for a whole day.' };
  expect(counted(await everywhere(() => post('v2/reviews', review, token)))).toEqual({ 201: 1, '409 review.duplicate': all - 1 });
  expect((await db.select().from(reviews)).filter(({ userId }) => userId === id)).toHaveLength(1);
});

async function mailed(purpose: 'password-reset' | 'email-verification', userId: number, email: string): Promise<string> {
  const { secret, hash } = mailedSecret();
  await insertMailedToken(db, { hash, userId, purpose, email, expiresAt: '2999-01-01T00:00:00.000Z' }, '2026-01-01T00:00:00.000Z');
  return secret;
}

test('a mailed link sets one new password', async () => {
  const { id } = await signUp('vera');
  const token = await mailed('password-reset', id, 'vera@example.test');
  const outcomes = await everywhere((number) => post('v2/security/password-reset', { token, password: `quiet meadow ${number}` }));
  expect(counted(outcomes)).toEqual({ 200: 1, '422 token.dead': all - 1 });
  // The password that was set is the one whose sender was let in.
  const winner = outcomes.findIndex(({ status }) => status === 200);
  const [login] = await racers.race((process) =>
    process === 0 ? [post('v2/security/login', { username: 'vera', password: `quiet meadow ${winner}` })] : [],
  );
  expect(login?.status).toBe(200);
});

test('two accounts confirm one address at once: one has it, the other’s link is dead', async () => {
  const links: string[] = [];
  for (let number = 0; number < all; number += 1) {
    const { id } = await signUp(`sibling_${number}`);
    links.push(await mailed('email-verification', id, 'family@example.test'));
  }
  const outcomes = await everywhere((number) => post('v2/security/email-verification', { token: links[number] }));
  expect(counted(outcomes)).toEqual({ 204: 1, '422 token.dead': all - 1 });
  expect((await userByEmail(db, 'family@example.test'))?.username).toMatch(/^sibling_/);
});

test('a favourite is kept once; added and removed at once it is there or not', async () => {
  const { token, id } = await signUp('gleb');
  const favorite = (method: string): RaceCall => ({ method, path: 'v2/favorites/product/nordholm-cream', token });
  const kept = async () => (await db.select().from(favorites)).filter(({ userId }) => userId === id).length;
  expect(counted(await everywhere(() => favorite('PUT')))).toEqual({ 204: all });
  expect(await kept()).toBe(1);
  for (let round = 0; round < 8; round += 1) {
    expect(counted(await everywhere((number) => favorite(number % 2 === 0 ? 'PUT' : 'DELETE')))).toEqual({ 204: all });
    expect(await kept()).toBeLessThanOrEqual(1);
  }
});

test('the last place among the favourites is taken once', async () => {
  const { token, id } = await signUp('dina');
  const full = Array.from({ length: maxFavorites - 1 }, (_, index) => ({
    userId: id,
    kind: 'brand' as const,
    alias: `b-${index}`,
    at: '2026',
  }));
  await db.insert(favorites).values(full);
  const things = ['product/nordholm-cream', 'product/nordholm-serum', 'brand/nordholm', 'ingredient/niacinamide'];
  const outcomes = await everywhere((number) => ({ method: 'PUT', path: `v2/favorites/${things[number % things.length]}`, token }));
  const { 204: kept = 0, ...rest } = counted(outcomes);
  expect(kept).toBe(all / things.length);
  expect(rest).toEqual({ '409 favorites.full': all - kept });
  expect((await db.select().from(favorites)).filter(({ userId }) => userId === id)).toHaveLength(maxFavorites);
});

test('everybody’s vote counts once', async () => {
  const { token: author } = await signUp('egor');
  const [made] = await racers.race((process) =>
    process === 0
      ? [post('v2/reviews', { subject: 'product', alias: 'nordholm-serum', rating: 5, title: 'Calm', content: 'Calmer skin.' }, author)]
      : [],
  );
  const path = `v2/reviews/${made?.body.review.id}/helpful`;
  const { token: one } = await signUp('fedor');
  const { token: two } = await signUp('zoya');
  expect(counted(await everywhere((number) => ({ method: 'PUT', path, token: number % 2 === 0 ? one : two })))).toEqual({ 204: all });
  expect(await db.select().from(helpfulVotes)).toHaveLength(2);
  // The review goes while others vote for it.
  const last = await everywhere((number) =>
    number === 0 ? { method: 'DELETE', path: path.replace('/helpful', ''), token: author } : { method: 'PUT', path, token: one },
  );
  const { 204: done = 0, '404 not_found': late = 0, ...rest } = counted(last);
  expect([done + late, rest]).toEqual([all, {}]);
  expect(await db.select().from(helpfulVotes)).toEqual([]);
});

test('no comparison is lost, and none counted twice', async () => {
  const outcomes = await everywhere(() => post('v2/comparisons', { aliases: ['nordholm-cream', 'nordholm-serum'] }));
  expect(counted(outcomes)).toEqual({ 204: all });
  expect(await db.select().from(comparisons)).toMatchObject([{ count: all }]);
});

test('a limit counts the calls of all processes', async () => {
  const outcomes = await everywhere(() => post('v2/security/password-reset', { token: 'x'.repeat(43), password }));
  expect(counted(outcomes)).toEqual({ '422 token.dead': maxDeadLinks, '429 rate.limited': all - maxDeadLinks });
});
