import { expect, test } from 'vitest';
import { profile } from '#api/account.ts';
import { endSession, login, logout, recoverPassword, register, resetPassword, sessionList, verifyEmail } from '#api/security.ts';
import { updateUser } from '#db/queries/accounts.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const anna = { username: 'Anna_1', email: 'anna@example.test', password: 'harbour7' };
const later = (milliseconds: number) => ({ now: () => Date.now() + milliseconds });
const minute = 60_000;

/** The secret in a mailed link. */
const secretIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  return { services, ...callsOf(services) };
}

test('registering makes an account, signs it in and asks for the address to be confirmed', async () => {
  const { services, call, settled } = await site();
  const { token } = await call(register, { body: anna });
  expect((await call(profile, {}, token)).user).toMatchObject({
    username: 'Anna_1',
    email: 'anna@example.test',
    emailVerified: false,
    role: 'user',
    avatar: null,
    settings: { skin: [], avoid: [], publicProfile: true },
    counts: { reviews: 0, favorites: 0, products: 0 },
  });
  await settled();
  expect(services.sent).toMatchObject([{ to: 'anna@example.test', subject: 'Confirm your e-mail address for site.test' }]);
  await call(verifyEmail, { body: { token: secretIn(services.sent[0]?.text ?? '') } });
  expect((await call(profile, {}, token)).user.emailVerified).toBe(true);
});

test.each([
  [{ username: 'анна' }, 'username', 'username.characters', 'Latin letters, digits and underscore only.'],
  [{ username: 'an' }, 'username', 'username.too_short', 'A username has at least 3 characters.'],
  [{ username: 'settings' }, 'username', 'username.reserved', 'This name is used by the site itself. Choose another one, please.'],
  [{ password: 'abc1' }, 'password', 'password.too_short', 'At least 6 characters, please.'],
  [{ password: 'abcdef' }, 'password', 'password.no_digit', 'At least 1 digit, please.'],
  [
    { password: `${'я'.repeat(36)}1` },
    'password',
    'password.too_long',
    'This password is too long: at most 72 bytes (a Cyrillic letter takes two).',
  ],
  [{ email: 'nobody' }, 'email', 'email.invalid', 'This is not an e-mail address.'],
])('a registration with %j is refused', async (change, path, code, message) => {
  const { refusal } = await site();
  expect(await refusal(register, { body: { ...anna, ...change } })).toMatchObject({ status: 422, errors: [{ path, code, message }] });
});

test('a username is taken in whatever case', async () => {
  const { call, refusal } = await site('ru');
  await call(register, { body: anna });
  expect(await refusal(register, { body: { ...anna, username: 'aNNA_1', email: 'other@example.test' } })).toMatchObject({
    status: 409,
    code: 'account.username_taken',
    detail: 'Это имя занято. Выберите, пожалуйста, другое.',
    errors: [{ path: 'username' }],
  });
});

test('registering with an address that is taken tells nothing, and its holder is told', async () => {
  const { services, call, settled } = await site();
  await call(register, { body: anna });
  const { token } = await call(register, { body: { ...anna, username: 'Mallory', email: 'ANNA@example.test' } });
  await settled();
  expect((await call(profile, {}, token)).user).toMatchObject({ username: 'Mallory', emailVerified: false });
  expect(services.sent.at(-1)).toMatchObject({ to: 'anna@example.test', subject: 'Your e-mail address was entered on site.test' });
  // The address still leads to its first account.
  await call(recoverPassword, { body: { email: anna.email } });
  await settled();
  expect(services.sent.at(-1)?.text).toContain('Hello Anna_1');
});

test('signing in works by name in any case and by a confirmed e-mail; all else is refused in the same words', async () => {
  const { services, call, refusal, settled } = await site();
  await call(register, { body: anna });
  await settled();
  const unconfirmed = await refusal(login, { body: { username: anna.email, password: anna.password } });
  await call(verifyEmail, { body: { token: secretIn(services.sent[0]?.text ?? '') } });
  for (const username of ['Anna_1', 'anna_1', 'ANNA@example.test'])
    expect((await call(login, { body: { username, password: anna.password } })).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const wrong = await refusal(login, { body: { username: anna.username, password: 'wrong1' } });
  const unknown = await refusal(login, { body: { username: 'nobody', password: 'wrong1' } });
  expect(wrong).toMatchObject({ status: 401, code: 'auth.credentials' });
  expect(unknown).toEqual(wrong);
  expect(unconfirmed).toEqual(wrong);
});

test('a password longer than bcrypt reads does not match by its beginning', async () => {
  const { call, refusal } = await site();
  const password = `1${'a'.repeat(71)}`;
  await call(register, { body: { ...anna, password } });
  await call(login, { body: { username: anna.username, password } });
  expect(await refusal(login, { body: { username: anna.username, password: `${password}x` } })).toMatchObject({ code: 'auth.credentials' });
});

test('logout ends this session only, at once', async () => {
  const { call, refusal } = await site();
  const { token: first } = await call(register, { body: anna });
  const { token: second } = await call(login, { body: anna_login });
  await call(logout, {}, second);
  expect(await refusal(profile, {}, second)).toMatchObject({ status: 401, code: 'auth.required', title: 'Authentication is required' });
  expect((await call(profile, {}, first)).user.username).toBe('Anna_1');
});
const anna_login = { username: anna.username, password: anna.password };

test('tokens that are forged, altered, too old or of another key are worth nothing', async () => {
  const { services, call, refusal } = await site();
  const { token } = await call(register, { body: anna });
  const [head = '', body = '', sign = ''] = token.split('.');
  const forged = `${btoa('{"alg":"none"}')}.${body}.`;
  for (const bad of ['x', forged, `${head}.${btoa('{"sub":"1"}')}.${sign}`, `${token}x`])
    expect(await refusal(profile, {}, bad)).toMatchObject({ status: 401 });
  const old = callsOf({ ...services, ...later(31 * 24 * 60 * minute) });
  expect(services.callerOf).toBeTypeOf('function');
  expect(await old.refusal(logout, {}, null)).toMatchObject({ status: 401 });
});

test('sessions are listed and can be ended one by one, the own ones only', async () => {
  const { call, refusal } = await site();
  const { token } = await call(register, { body: anna });
  const { token: other } = await call(login, { body: anna_login });
  const { token: stranger } = await call(register, { body: { ...anna, username: 'Boris', email: 'boris@example.test' } });
  const { items } = await call(sessionList, {}, token);
  expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
  const id = items.find(({ current }) => !current)?.id ?? '';
  expect(await refusal(endSession, { params: { id } }, stranger)).toMatchObject({ status: 404 });
  await call(endSession, { params: { id } }, token);
  expect(await refusal(profile, {}, other)).toMatchObject({ status: 401 });
  expect(await refusal(endSession, { params: { id } }, token)).toMatchObject({ status: 404 });
});

test('asking for a new password answers alike whether the address is known, and mails only then', async () => {
  const { services, call, settled } = await site();
  await call(register, { body: anna });
  await settled();
  const known = await call(recoverPassword, { body: { email: anna.email } });
  const unknown = await call(recoverPassword, { body: { email: 'nobody@example.test' } });
  await settled();
  expect(unknown).toEqual(known);
  expect(known.message).toBe('Password reset request received. If a user with such e-mail exists he will receive a recovery e-mail.');
  expect(services.sent.filter(({ subject }) => subject.startsWith('A new password'))).toHaveLength(1);
});

test('the mailed link sets a new password once, ends all sessions and tells the owner', async () => {
  const { services, call, refusal, settled } = await site();
  const { token: before } = await call(register, { body: anna });
  await call(recoverPassword, { body: { email: anna.email } });
  await settled();
  const token = secretIn(services.sent.at(-1)?.text ?? '');
  const { token: after } = await call(resetPassword, { body: { token, password: 'fresh22' } });
  await settled();
  expect(services.sent.at(-1)?.subject).toBe('Your password for site.test was changed');
  expect(await refusal(profile, {}, before)).toMatchObject({ status: 401 });
  expect((await call(profile, {}, after)).user.emailVerified).toBe(true);
  expect(await refusal(login, { body: anna_login })).toMatchObject({ status: 401 });
  await call(login, { body: { ...anna_login, password: 'fresh22' } });
  expect(await refusal(resetPassword, { body: { token, password: 'again33' } })).toMatchObject({ status: 422, code: 'token.dead' });
});

test('a link works for an hour, and a newer one ends it', async () => {
  const { services, call, refusal, settled } = await site();
  await call(register, { body: anna });
  const ask = async () => {
    await call(recoverPassword, { body: { email: anna.email } });
    await settled();
    return secretIn(services.sent.at(-1)?.text ?? '');
  };
  const first = await ask();
  const second = await ask();
  expect(await refusal(resetPassword, { body: { token: first, password: 'fresh22' } })).toMatchObject({ code: 'token.dead' });
  const tomorrow = callsOf({ ...services, ...later(61 * minute) });
  expect(await tomorrow.refusal(resetPassword, { body: { token: second, password: 'fresh22' } })).toMatchObject({ code: 'token.dead' });
});

test('a banned user is told why and the tokens end', async () => {
  const { services, call, refusal } = await site();
  const { token } = await call(register, { body: anna });
  const { user } = await call(profile, {}, token);
  await updateUser(services.db, user.id, { bannedAt: '2026-01-01T00:00:00.000Z', banReason: 'advertising' });
  expect(await refusal(profile, {}, token)).toMatchObject({ status: 403, code: 'auth.banned' });
  expect(await refusal(login, { body: anna_login })).toMatchObject({
    status: 403,
    code: 'auth.banned',
    detail:
      'This account is banned. Reason: advertising. The ban has no end. If you think this is a mistake, write to us: https://site.test/service/content/contact',
  });
});

test('a ban with an end tells it, and is over then without anybody’s doing', async () => {
  const { services, call, refusal } = await site();
  const { token } = await call(register, { body: anna });
  const { user } = await call(profile, {}, token);
  const at = (days: number) => new Date(services.now() + days * 86_400_000).toISOString();
  await updateUser(services.db, user.id, { bannedAt: at(-1), bannedUntil: at(2), banReason: 'advertising.' });
  const { detail } = await refusal(login, { body: anna_login });
  expect(detail).toContain(`Reason: advertising. The ban ends by itself on ${services.t.date(at(2))}.`);
  const then = callsOf({ ...services, ...later(3 * 24 * 60 * minute) });
  expect((await then.call(login, { body: anna_login })).token).toBeTruthy();
  await updateUser(services.db, user.id, { bannedUntil: at(-0.5) });
  expect((await call(profile, {}, token)).user.id).toBe(user.id);
});

test('an address registers five times an hour', async () => {
  const { call, refusal } = await site();
  for (let turn = 0; turn < 5; turn += 1)
    await call(register, { body: { ...anna, username: `visitor_${turn}`, email: `visitor${turn}@example.test` } });
  expect(await refusal(register, { body: anna })).toMatchObject({ status: 429, code: 'rate.limited' });
});
