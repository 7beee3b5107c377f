import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { profile } from '#api/account.ts';
import { userDetail } from '#api/admin/users.ts';
import { confirmSecondFactor, endSecondFactor, giveCode, secondFactor, setUpSecondFactor } from '#api/second-factor.ts';
import { login, recoverPassword, register, resetPassword } from '#api/security.ts';
import { updateUser, userByName } from '#db/queries/accounts.ts';
import { recoveryCodes, secondFactors } from '#db/schema/index.ts';
import { forgetSecondFactor } from '#scripts/accounts/administrator.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { newRecoveryCodes } from '#server/second-factor/codes.ts';
import { openSecret, sealSecret } from '#server/second-factor/sealed-secret.ts';
import type { Services } from '#server/services.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const ada = { username: 'ada', email: 'ada@example.test', password: 'harbour7' };
const sign = { username: ada.username, password: ada.password };
const halfMinute = 30_000;
const start = Date.parse('2026-06-01T12:00:00Z');

/** A site with an administrator; its clock stands still until it is moved. */
async function site() {
  const clock = { at: start };
  const base = await testServices();
  const now = () => clock.at;
  const routes = [...securityRoutes, ...userRoutes, ...adminRoutes];
  const { callerOf } = await import('#server/accounts/sessions.ts');
  const services: Services = { ...base, now, callerOf: (request) => callerOf(request, { db: base.db, now, accounts: base.accounts }) };
  const calls = callsOf(services, routes);
  const from = (ip: string) => callsOf(services, routes, ip);
  const { token } = await calls.call(register, { body: ada });
  const id = (await userByName(base.db, 'ada'))?.id ?? 0;
  await updateUser(base.db, id, { role: 'admin' });
  const codeOf = (secret: string, shift = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.at + shift * halfMinute });
  /** Sets the factor up; half a minute later its next code works. */
  async function setUp() {
    const { secret, address } = await calls.call(setUpSecondFactor, { body: { password: ada.password } }, token);
    const { recoveryCodes: recovery } = await calls.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, token);
    clock.at += halfMinute;
    return { secret, address, recovery };
  }
  const attempt = async () => {
    const problem = await calls.refusal(login, { body: sign });
    expect(problem).toMatchObject({ status: 401, code: 'auth.second_factor' });
    return problem.attempt ?? '';
  };
  return { ...calls, services, sent: base.sent, clock, from, token, id, codeOf, setUp, attempt };
}

test('an administrator sets it up with an app, and from then on a sign-in takes password and code', async () => {
  const { call, refusal, token, setUp, attempt, codeOf, sent, settled } = await site();
  const { token: elsewhere } = await call(login, { body: sign });
  expect(await call(secondFactor, {}, token)).toEqual({ since: null, recoveryCodes: 0 });
  const { secret, address, recovery } = await setUp();
  expect(address).toBe(`otpauth://totp/site.test:ada?issuer=site.test&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
  expect(new Set(recovery).size).toBe(8);
  expect(await call(secondFactor, {}, token)).toEqual({ since: '2026-06-01T12:00:00.000Z', recoveryCodes: 8 });
  // Whoever was signed in by the password alone is so no more.
  expect(await refusal(profile, {}, elsewhere)).toMatchObject({ status: 401 });
  await settled();
  expect(sent.at(-1)).toMatchObject({ to: ada.email, subject: 'Signing in on site.test asks for a code from now on' });
  const given = { attempt: await attempt(), code: codeOf(secret) };
  const { token: signed } = await call(giveCode, { body: given });
  expect((await call(profile, {}, signed)).user.username).toBe('ada');
});

test('a wrong password says nothing of a second factor', async () => {
  const { refusal, setUp } = await site();
  await setUp();
  const wrong = await refusal(login, { body: { ...sign, password: 'wrong11' } });
  expect(wrong).toEqual(await refusal(login, { body: { ...sign, username: 'nobody' } }));
});

test('it is not asked for before a first code has shown that the app works, and a wrong one changes nothing', async () => {
  const { call, refusal, token, codeOf } = await site();
  const { secret } = await call(setUpSecondFactor, { body: { password: ada.password } }, token);
  expect(await refusal(confirmSecondFactor, { body: { code: codeOf(secret, 5) } }, token)).toMatchObject({
    status: 422,
    code: 'auth.code',
  });
  await call(login, { body: sign });
  const { secret: another } = await call(setUpSecondFactor, { body: { password: ada.password } }, token);
  expect(await refusal(confirmSecondFactor, { body: { code: codeOf(secret) } }, token)).toMatchObject({ code: 'auth.code' });
  expect(await refusal(confirmSecondFactor, { body: { code: 'é'.repeat(6) } }, token)).toMatchObject({ code: 'auth.code' });
  await call(confirmSecondFactor, { body: { code: codeOf(another) } }, token);
});

test('a code works once: not again, nor an older one, nor the one that set it up, nor for two at once', async () => {
  const { call, refusal, setUp, attempt, codeOf, clock } = await site();
  const { secret } = await setUp();
  const waiting = await attempt();
  const used = { status: 422, code: 'auth.code' };
  expect(await refusal(giveCode, { body: { attempt: waiting, code: codeOf(secret, -1) } })).toMatchObject(used);
  const code = codeOf(secret);
  const both = await Promise.allSettled([1, 2].map(() => call(giveCode, { body: { attempt: waiting, code } })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(giveCode, { body: { attempt: waiting, code } })).toMatchObject(used);
  clock.at += halfMinute;
  expect(await refusal(giveCode, { body: { attempt: waiting, code } })).toMatchObject(used);
  // A phone that is half a minute off.
  await call(giveCode, { body: { attempt: waiting, code: codeOf(secret, 1) } });
});

test('a code of a minute ago or ahead is none', async () => {
  const { refusal, setUp, attempt, codeOf, clock } = await site();
  const { secret } = await setUp();
  clock.at += 10 * halfMinute;
  const waiting = await attempt();
  for (const shift of [-3, -2, 2, 3])
    expect(await refusal(giveCode, { body: { attempt: waiting, code: codeOf(secret, shift) } })).toMatchObject({ code: 'auth.code' });
});

test('ten tries in a quarter of an hour, from wherever; who is kept from it so has recovery codes, each of which works once', async () => {
  const { call, refusal, setUp, attempt, codeOf, from } = await site();
  const { secret, recovery } = await setUp();
  const waiting = await attempt();
  const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
  for (let turn = 0; turn < 10; turn += 1) await from(`198.51.100.${turn}`).refusal(giveCode, { body: { attempt: waiting, code: wrong } });
  const right = { attempt: waiting, code: codeOf(secret) };
  expect(await from('198.51.100.99').refusal(giveCode, { body: right })).toMatchObject({ status: 429 });
  const paper = { attempt: waiting, code: ` ${recovery[0]?.toUpperCase().replaceAll('-', ' ')} ` };
  const { token } = await call(giveCode, { body: paper });
  expect((await call(secondFactor, {}, token)).recoveryCodes).toBe(7);
  expect(await refusal(giveCode, { body: paper })).toMatchObject({ code: 'auth.code' });
});

test('an attempt ends after ten minutes, with a changed password, and is no token', async () => {
  const { call, refusal, token, setUp, attempt, codeOf, clock, services, id } = await site();
  const { secret } = await setUp();
  const waiting = await attempt();
  expect(await refusal(profile, {}, waiting)).toMatchObject({ status: 401 });
  expect(await refusal(giveCode, { body: { attempt: token, code: codeOf(secret) } })).toMatchObject({ code: 'auth.attempt' });
  await updateUser(services.db, id, { passwordHash: await services.accounts.passwords.hash('fresh22') });
  expect(await refusal(giveCode, { body: { attempt: waiting, code: codeOf(secret) } })).toMatchObject({ code: 'auth.attempt' });
  const later = (await refusal(login, { body: { ...sign, password: 'fresh22' } })).attempt ?? '';
  clock.at += 601_000;
  expect(await refusal(giveCode, { body: { attempt: later, code: codeOf(secret) } })).toMatchObject({ code: 'auth.attempt' });
  await call(login, { body: { ...sign, password: 'fresh22' } }).catch(() => {});
});

test('a new password by mail asks for the code too', async () => {
  const { call, refusal, setUp, codeOf, sent, settled } = await site();
  const { secret } = await setUp();
  await call(recoverPassword, { body: { email: ada.email } });
  await settled();
  const mailed = /#token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  const problem = await refusal(resetPassword, { body: { token: mailed, password: 'fresh22' } });
  expect(problem).toMatchObject({ status: 401, code: 'auth.second_factor' });
  const { token } = await call(giveCode, { body: { attempt: problem.attempt ?? '', code: codeOf(secret) } });
  expect((await call(profile, {}, token)).user.emailVerified).toBe(true);
});

test('a code ends it; the command ends it for who has lost everything, and so does losing the role', async () => {
  const { call, refusal, token, setUp, codeOf, clock, services, id, attempt } = await site();
  const { secret } = await setUp();
  expect(await refusal(endSecondFactor, { body: { code: codeOf(secret, 9) } }, token)).toMatchObject({ code: 'auth.code' });
  await call(endSecondFactor, { body: { code: codeOf(secret) } }, token);
  await call(login, { body: sign });
  clock.at += halfMinute;
  await setUp();
  expect(await forgetSecondFactor(services.db, 'ADA', new Date(clock.at).toISOString())).toBe('ada');
  await expect(forgetSecondFactor(services.db, 'ada', '2026-06-01')).rejects.toThrow('The account "ada" has no second factor.');
  await expect(forgetSecondFactor(services.db, 'bob', '2026-06-01')).rejects.toThrow('There is no account "bob".');
  const { token: again } = await call(login, { body: sign });
  const proposed = await call(setUpSecondFactor, { body: { password: ada.password } }, again);
  clock.at += halfMinute;
  await call(confirmSecondFactor, { body: { code: codeOf(proposed.secret) } }, again);
  await attempt();
  const { token: boris } = await call(register, { body: { ...ada, username: 'boris', email: 'boris@example.test' } });
  expect(await refusal(setUpSecondFactor, { body: { password: ada.password } }, boris)).toMatchObject({
    status: 403,
    code: 'auth.forbidden',
  });
  await updateUser(services.db, (await userByName(services.db, 'boris'))?.id ?? 0, { role: 'admin' });
  await updateUser(services.db, id, { role: 'user' });
  expect(await services.db.select().from(secondFactors)).toEqual([]);
  expect(await services.db.select().from(recoveryCodes)).toEqual([]);
  await call(login, { body: sign });
});

test('what is kept of it is sealed for its account and says nothing without the secret of the site', async () => {
  const { services, setUp, id } = await site();
  const { secret, recovery } = await setUp();
  const [row] = await services.db.select().from(secondFactors);
  const sealed = row?.secret ?? '';
  expect(openSecret(services.accounts.secret, id, sealed)).toBe(secret);
  expect(() => openSecret('another secret of at least thirty-two signs', id, sealed)).toThrow();
  expect(() => openSecret(services.accounts.secret, id + 1, sealed)).toThrow();
  const damaged = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(() => openSecret(services.accounts.secret, id, damaged)).toThrow();
  expect(sealSecret(services.accounts.secret, id, secret)).not.toBe(sealed);
  const kept = JSON.stringify([row, await services.db.select().from(recoveryCodes)]);
  for (const told of [secret, ...recovery]) expect(kept).not.toContain(told);
});

test('recovery codes are long enough to need no slow hash', () => {
  for (const code of newRecoveryCodes()) expect(code).toMatch(/^(?:[a-hj-km-np-z2-9]{4}-){5}[a-hj-km-np-z2-9]{4}$/);
});

test('an administrator’s session that nobody uses ends, one in use does not, and a user’s stays', async () => {
  const { call, refusal, token, clock, id } = await site();
  const { token: user } = await call(register, { body: { ...ada, username: 'boris', email: 'boris@example.test' } });
  const hour = 3_600_000;
  for (let turn = 0; turn < 5; turn += 1) {
    clock.at += 7 * hour;
    await call(userDetail, { params: { id } }, token);
  }
  clock.at += 12 * hour + 1;
  expect(await refusal(userDetail, { params: { id } }, token)).toMatchObject({ status: 401, code: 'auth.required' });
  clock.at -= 6 * hour;
  expect(await refusal(profile, {}, token)).toMatchObject({ status: 401 });
  await call(profile, {}, user);
});
