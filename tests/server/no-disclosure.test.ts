import { compare } from 'bcryptjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeProfile, userRecord } from '#api/account.ts';
import type { Call, Endpoint } from '#api/endpoint.ts';
import { userReviews } from '#api/reviews.ts';
import { login, recoverPassword, register, resetPassword } from '#api/security.ts';
import { updateUser, userByName } from '#db/queries/accounts.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

vi.mock('bcryptjs', { spy: true });
beforeEach(() => void vi.mocked(compare).mockClear());

const anna = { username: 'anna', email: 'anna@example.test', password: 'harbour7' };

/** A site that knows Anna, Boris who only signs in at a provider, and Vera who hides her profile. */
async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  const calls = callsOf(services, [...securityRoutes, ...userRoutes, ...reviewRoutes]);
  await calls.call(register, { body: anna });
  await calls.call(register, { body: { ...anna, username: 'boris', email: 'boris@example.test' } });
  const { token: vera } = await calls.call(register, { body: { ...anna, username: 'vera', email: 'vera@example.test' } });
  await calls.call(changeProfile, { body: { settings: { publicProfile: false } } }, vera);
  const boris = await userByName(services.db, 'boris');
  await updateUser(services.db, boris?.id ?? 0, { passwordHash: null });
  await calls.settled();
  services.sent.length = 0;
  /** All that an answer says: status, headers, body. */
  async function said<const One extends Endpoint>({ method, path }: One, call: Call<One>, token?: string) {
    const { params = {}, body } = call as { params?: Record<string, string>; body?: unknown };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const answer = await calls.send(`https://site.test/api/${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  }
  return { services, said, ...calls };
}

test('a login that fails says and does the same for everybody: one comparison, of the same cost', async () => {
  const { said } = await site();
  const tries = {
    'wrong password': { username: 'anna', password: 'wrong1' },
    'wrong password, by address': { username: anna.email, password: 'wrong1' },
    'unknown name': { username: 'nobody', password: 'wrong1' },
    'unknown address': { username: 'nobody@example.test', password: 'wrong1' },
    'account without a password': { username: 'boris', password: anna.password },
    'password that nobody can have': { username: 'anna', password: `${anna.password}${'x'.repeat(100)}` },
  };
  const answers = new Map<string, unknown>();
  for (const [name, body] of Object.entries(tries)) {
    vi.mocked(compare).mockClear();
    answers.set(name, await said(login, { body }));
    const hashes = vi.mocked(compare).mock.calls.map(([, hash]) => hash.slice(0, 7));
    expect([name, hashes]).toEqual([name, ['$2b$04$']]);
  }
  const [first, ...rest] = answers.values();
  expect(first).toMatchObject({ status: 401 });
  for (const answer of rest) expect(answer).toEqual(first);
});

test.each(['en', 'ru'] as const)('asking for a new password says the same to everybody and waits for no mail (%s)', async (language) => {
  const { services, said, settled } = await site(language);
  let posted: () => void = () => {};
  const mail = new Promise<void>((done) => {
    posted = done;
  });
  const send = vi.spyOn(services.mailer, 'send').mockReturnValue(mail);
  const known = await said(recoverPassword, { body: { email: anna.email } });
  const unknown = await said(recoverPassword, { body: { email: 'nobody@example.test' } });
  expect(known).toMatchObject({ status: 202 });
  expect(unknown).toEqual(known);
  posted();
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(compare).not.toHaveBeenCalled();
});

test('registering with a known address says the same as with a new one, and waits for no mail', async () => {
  const { services, said, settled } = await site();
  let posted: () => void = () => {};
  vi.spyOn(services.mailer, 'send').mockReturnValue(
    new Promise<void>((done) => {
      posted = done;
    }),
  );
  const shape = ({ status, headers, text }: Awaited<ReturnType<typeof said>>) => ({
    status,
    headers,
    names: Object.keys(JSON.parse(text)),
  });
  const known = shape(await said(register, { body: { ...anna, username: 'dina' } }));
  expect(known).toMatchObject({ status: 201, names: ['token'] });
  expect(shape(await said(register, { body: { ...anna, username: 'egor', email: 'egor@example.test' } }))).toEqual(known);
  posted();
  await settled();
});

test('a link that was used, one too old and one that never was are alike', async () => {
  const { services, call, said, settled } = await site();
  await call(recoverPassword, { body: { email: anna.email } });
  await settled();
  const token = /#token=([\w-]+)/.exec(services.sent.at(-1)?.text ?? '')?.[1] ?? '';
  await call(resetPassword, { body: { token, password: 'fresh22' } });
  const used = await said(resetPassword, { body: { token, password: 'again33' } });
  expect(used).toMatchObject({ status: 422 });
  expect(await said(resetPassword, { body: { token: 'x'.repeat(43), password: 'again33' } })).toEqual(used);
});

test('a hidden profile is as if nobody had that name, for guests and for others', async () => {
  const { call, said } = await site();
  const { token } = await call(login, { body: { username: 'anna', password: anna.password } });
  for (const endpoint of [userRecord, userReviews])
    for (const reader of [undefined, token]) {
      const hidden = await said(endpoint, { params: { username: 'vera' } }, reader);
      expect(hidden).toMatchObject({ status: 404 });
      expect(await said(endpoint, { params: { username: 'nobody' } }, reader)).toEqual(hidden);
    }
});
