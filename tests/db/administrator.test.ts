import { compare } from 'bcryptjs';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { passwordProblem } from '#core/accounts/password.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { auditLog, sessions, users } from '#db/schema/index.ts';
import { appointAdministrator, generatePassword } from '#scripts/accounts/administrator.ts';

const at = '2026-01-02T03:04:05.000Z';
const password = async () => 'harbour7';
const never = () => Promise.reject(new Error('nobody is asked'));
const anna = { username: 'Anna', email: 'anna@example.org', password, at, cost: 4 };
const account = {
  usernameKey: 'anna',
  emailKey: 'anna@example.org',
  username: 'anna',
  email: 'anna@example.org',
  emailVerifiedAt: at,
  createdAt: at,
};

let db: Database;
beforeEach(async () => {
  ({ db } = await openDatabase({ url: 'file:.cache/tests/administrator.db' }));
  await migrateDatabase(db);
  await db.delete(auditLog);
  await db.delete(users);
});

const role = async () => (await db.select().from(users).where(eq(users.usernameKey, 'anna')))[0]?.role;

test('makes an account that can sign in, and remembers it', async () => {
  expect(await appointAdministrator(db, anna)).toBe('made');
  const [made] = await db.select().from(users);
  expect([made?.role, await compare('harbour7', made?.passwordHash ?? '')]).toEqual(['admin', true]);
  expect((await db.select().from(auditLog)).map(({ action, subject }) => [action, subject])).toEqual([['user.role', 'Anna']]);
});

test('promotes an account without asking for a password; a second time changes nothing', async () => {
  await db.insert(users).values(account);
  expect(await appointAdministrator(db, { ...anna, password: never })).toBe('promoted');
  expect(await appointAdministrator(db, { ...anna, password: never })).toBe('already');
  expect([await role(), await db.$count(auditLog)]).toEqual(['admin', 1]);
});

test('whoever was signed in to the account before is signed out', async () => {
  await db.insert(users).values({ ...account, id: 7 });
  await db.insert(sessions).values({ id: 'old', userId: 7, createdAt: at, expiresAt: '2999-01-01T00:00:00.000Z' });
  await appointAdministrator(db, { ...anna, password: never });
  expect(await db.select({ endedAt: sessions.endedAt }).from(sessions)).toEqual([{ endedAt: at }]);
});

test.each([
  [{ username: 'an-na' }, {}, 'Latin letters'],
  [{ username: 'admin' }, {}, 'address of a page'],
  [{ email: 'anna' }, {}, 'no e-mail address'],
  [{ username: 'berta', password: async () => 'secret' }, { email: 'b@example.org', emailKey: 'b@example.org' }, 'at least one digit'],
  [{ email: 'other@example.org' }, {}, 'another e-mail address'],
  [{ username: 'berta' }, {}, 'belongs to the account "anna"'],
  [{}, { bannedAt: at }, 'banned'],
  [{}, { emailVerifiedAt: null }, 'not confirmed'],
  [{}, { demo: true }, 'invented'],
])('refuses %o of %o', async (asked, there, message) => {
  await db.insert(users).values({ ...account, ...there });
  await expect(appointAdministrator(db, { ...anna, ...asked })).rejects.toThrow(message);
  expect(await role()).toBe('user');
});

test('a made password keeps the rules', () => {
  const made = Array.from({ length: 50 }, generatePassword);
  expect(made.map(passwordProblem)).toEqual(made.map(() => null));
  expect(new Set(made).size).toBe(50);
});
