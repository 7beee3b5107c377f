import { expect, test } from 'vitest';
import { changeEmail, changePassword, profile } from '#api/account.ts';
import { login, recoverPassword, register, resetPassword, verifyEmail } from '#api/security.ts';
import { userByName } from '#db/queries/accounts.ts';
import { insertMailedToken } from '#db/queries/mailed-tokens.ts';
import { mailedSecret } from '#server/accounts/tokens.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const anna = { username: 'anna', email: 'anna@example.test', password: 'harbour7' };
const elsewhere = 'anna.new@example.test';

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  const calls = callsOf(services);
  /** The secret of the last link that was mailed. */
  const secret = async () => {
    await calls.settled();
    return /#token=([\w-]+)/.exec(services.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const { token } = await calls.call(register, { body: anna });
  await calls.call(verifyEmail, { body: { token: await secret() } });
  const recovery = async () => {
    await calls.call(recoverPassword, { body: { email: anna.email } });
    return secret();
  };
  const change = async (email = elsewhere) => {
    await calls.call(changeEmail, { body: { email, password: anna.password } }, token);
    return secret();
  };
  const dead = { status: 422, code: 'token.dead' };
  return { services, ...calls, token, recovery, change, dead };
}

test('a changed password ends a link for a new one and a link for another address', async () => {
  const { call, refusal, token, recovery, change, dead } = await site();
  const links = { reset: await recovery(), change: await change() };
  await call(changePassword, { body: { current: anna.password, password: 'fresh22' } }, token);
  expect(await refusal(resetPassword, { body: { token: links.reset, password: 'again33' } })).toMatchObject(dead);
  expect(await refusal(verifyEmail, { body: { token: links.change } })).toMatchObject(dead);
  expect((await call(profile, {}, token)).user.email).toBe(anna.email);
});

test('a password set by a mailed link ends a link for another address', async () => {
  const { call, refusal, recovery, change, dead } = await site();
  const moving = await change();
  await call(resetPassword, { body: { token: await recovery(), password: 'fresh22' } });
  expect(await refusal(verifyEmail, { body: { token: moving } })).toMatchObject(dead);
});

test('a changed address ends the links mailed to the old one, also one asked for while it changed', async () => {
  const { services, call, refusal, recovery, change, dead } = await site();
  const links = { reset: await recovery(), change: await change() };
  await call(verifyEmail, { body: { token: links.change } });
  expect(await refusal(resetPassword, { body: { token: links.reset, password: 'again33' } })).toMatchObject(dead);
  const { secret, hash } = mailedSecret();
  const late = { hash, userId: (await userByName(services.db, 'anna'))?.id ?? 0, purpose: 'password-reset', email: anna.email } as const;
  await insertMailedToken(services.db, { ...late, expiresAt: '2999-01-01T00:00:00.000Z' }, '2026-01-01T00:00:00.000Z');
  expect(await refusal(resetPassword, { body: { token: secret, password: 'again33' } })).toMatchObject(dead);
});

test.each([
  ['en', 'Your account on site.test has another e-mail address'],
  ['ru', 'У вашей учётной записи на сайте site.test другой адрес почты'],
] as const)('the old address is told that it was changed (%s)', async (language, subject) => {
  const { services, call, settled, change } = await site(language);
  const secret = await change();
  await call(verifyEmail, { body: { token: secret } });
  await settled();
  expect(services.sent.at(-1)).toMatchObject({ to: anna.email, subject });
  expect(services.sent.at(-1)?.text).not.toMatch(/\{\w+\}/);
  await call(login, { body: { username: elsewhere, password: anna.password } });
});

test('confirming the address one has tells nobody of a change', async () => {
  const { services, call, settled, change } = await site();
  const secret = await change(anna.email.toUpperCase());
  const told = services.sent.length;
  await call(verifyEmail, { body: { token: secret } });
  await settled();
  expect(services.sent).toHaveLength(told);
});

test('an address that another account holds is not written to in a stranger’s name', async () => {
  const { services, call, settled } = await site();
  const { token } = await call(register, { body: { ...anna, username: 'mallory' } });
  await settled();
  const told = services.sent.length;
  await call(changePassword, { body: { current: anna.password, password: 'fresh22' } }, token);
  await settled();
  expect(services.sent).toHaveLength(told);
});
