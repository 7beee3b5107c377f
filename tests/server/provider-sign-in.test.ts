import { expect, onTestFinished, test } from 'vitest';
import { changeEmail, changePassword, deleteAccount, profile } from '#api/account.ts';
import { register, verifyEmail } from '#api/security.ts';
import { updateUser } from '#db/queries/accounts.ts';
import { accountOfIdentity } from '#db/queries/identities.ts';
import { identities, users } from '#db/schema/index.ts';
import { openidProvider } from '#server/accounts/providers.ts';
import { readServerSettings } from '#server/settings.ts';
import { callsOf } from '../support/api-calls.ts';
import { startProvider } from '../support/provider.ts';
import { testServices } from '../support/services.ts';

const people = {
  anna: { email: 'anna@example.test', email_verified: true, name: 'Анна Петрова' },
  boris: { email: 'boris@example.test', email_verified: false, preferred_username: 'boris' },
  vera: { email_verified: true, name: 'Vera' },
  gleb: { email: 'gleb@example.test', email_verified: true, preferred_username: 'gleb@example.test', name: 'я' },
};
const anna = { username: 'Anna_1', email: people.anna.email, password: 'harbour7' };
const start = 'https://site.test/api/v2/security/oauth/harbour';

/** A browser's cookies, by origin. */
class Jar {
  readonly kept = new Map<string, Map<string, string>>();
  of(address: string): string {
    return [...(this.kept.get(new URL(address).origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  take(address: string, answer: Response): void {
    const { origin } = new URL(address);
    const mine = this.kept.get(origin) ?? new Map<string, string>();
    this.kept.set(origin, mine);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(?:;|$)|expires=Thu, 01 Jan 1970/i.test(line)) mine.delete(name);
      else mine.set(name, value);
    }
  }
}

async function site(language: 'en' | 'ru' = 'en') {
  const provider = await startProvider(people);
  provider.connect('https://site.test');
  onTestFinished(provider.stop);
  const services = await testServices(language);
  const providers = new Map(readServerSettings(provider.settings).providers.map((one) => [one.name, openidProvider(one)]));
  const connected = { ...services, accounts: { ...services.accounts, providers } };
  const calls = callsOf(connected);
  const jar = new Jar();
  async function visit(address: string, body?: string): Promise<Response> {
    const init = {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { cookie: jar.of(address), 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    } as const;
    const answer = await (address.startsWith('https://site.test') ? calls.send(address, init) : fetch(address, init));
    jar.take(address, answer);
    return answer;
  }
  /** Follows where one is led until `end` fits the address, which is not visited. */
  async function follow(from: string, first: Response, end: (address: string) => boolean): Promise<string> {
    let here = from;
    let answer = first;
    for (let step = 0; step < 10; step += 1) {
      here = new URL(answer.headers.get('location') ?? '', here).href;
      if (end(here)) return here;
      answer = await visit(here);
    }
    throw new Error(`Led on and on, at last to ${here}.`);
  }
  const isCallback = (address: string) => address.startsWith(`${start}/callback`);
  /** Sets out, signs in at the provider and stops at the address it leads back to. */
  async function toCallback(form: string): Promise<string> {
    const first = await visit(start);
    if (!jar.of(first.headers.get('location') ?? '').includes('_session')) {
      const login = await follow(start, first, (address) => address.includes('/interaction/'));
      return follow(login, await visit(login, form), isCallback);
    }
    return follow(start, first, isCallback);
  }
  const finish = async (callback: string) => (await visit(callback)).headers.get('location') ?? '';
  const signIn = async (form: string) => finish(await toCallback(form));
  const tokenIn = (address: string) => /^https:\/\/site\.test\/login#token=(.+)$/.exec(address)?.[1] ?? `no token: ${address}`;
  return { ...calls, services: connected, sent: services.sent, logged: services.logged, jar, visit, toCallback, finish, signIn, tokenIn };
}

test('who signs in at a provider gets an account with a name of our rules, and the same one the next time', async () => {
  const { signIn, tokenIn, call, services, sent, settled } = await site();
  const { user } = await call(profile, {}, tokenIn(await signIn('account=anna')));
  expect(user).toMatchObject({ username: 'anna_petrova', email: 'anna@example.test', emailVerified: true, hasPassword: false });
  expect((await call(profile, {}, tokenIn(await signIn('account=anna')))).user.id).toBe(user.id);
  await settled();
  expect(sent).toEqual([]);
  expect(await services.db.select().from(identities)).toEqual([{ provider: 'harbour', subject: 'anna', userId: user.id }]);
});

test('a name that is taken is numbered; an address is no name', async () => {
  const { signIn, tokenIn, call, jar } = await site();
  await call(register, { body: { ...anna, username: 'anna_petrova', email: 'other@example.test' } });
  expect((await call(profile, {}, tokenIn(await signIn('account=anna')))).user.username).toBe('anna_petrova_2');
  jar.kept.clear();
  expect((await call(profile, {}, tokenIn(await signIn('account=gleb')))).user.username).toMatch(/^user_[0-9a-f]{8}$/);
});

test('an account whose address both sides have confirmed is connected, and its owner told', async () => {
  const { signIn, tokenIn, call, sent, settled } = await site('ru');
  await call(register, { body: anna });
  await settled();
  await call(verifyEmail, { body: { token: /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '' } });
  const { user } = await call(profile, {}, tokenIn(await signIn('account=anna')));
  expect(user).toMatchObject({ username: 'Anna_1', hasPassword: true });
  await settled();
  expect(sent.at(-1)).toMatchObject({ to: anna.email, subject: 'На сайт site.test теперь можно войти через Harbour ID' });
});

test('an account that never confirmed its address is not taken over', async () => {
  const { signIn, call, services } = await site();
  await call(register, { body: anna });
  expect(await signIn('account=anna')).toBe('https://site.test/login#problem=email_unconfirmed');
  expect(await services.db.select().from(identities)).toEqual([]);
});

test('an address that the provider has not confirmed opens no account, and is to be confirmed by mail', async () => {
  const { signIn, tokenIn, call, sent, settled } = await site();
  const token = tokenIn(await signIn('account=boris'));
  await settled();
  expect((await call(profile, {}, token)).user).toMatchObject({ username: 'boris', emailVerified: false });
  expect(sent).toMatchObject([{ to: 'boris@example.test', subject: 'Confirm your e-mail address for site.test' }]);
});

test('an unconfirmed address of somebody else’s account makes another account, and tells its holder', async () => {
  const { signIn, tokenIn, call, services, sent, settled } = await site();
  await call(register, { body: { ...anna, email: 'boris@example.test' } });
  await services.db.update(users).set({ emailVerifiedAt: '2026-01-01T00:00:00.000Z' });
  expect((await call(profile, {}, tokenIn(await signIn('account=boris')))).user.username).toBe('boris');
  await settled();
  expect(sent.at(-1)).toMatchObject({ to: 'boris@example.test', subject: 'Your e-mail address was entered on site.test' });
});

test('who comes from a provider twice at once gets one account', async () => {
  const services = await testServices();
  const identity = { provider: 'harbour', subject: 'anna', email: 'anna@example.test', emailVerified: true, names: ['Anna'] };
  const at = '2026-01-01T00:00:00.000Z';
  const found = await Promise.all([1, 2, 3, 4].map((number) => accountOfIdentity(services.db, identity, at, String(number))));
  expect(found.map(({ kind }) => kind).sort()).toEqual(['known', 'known', 'known', 'made']);
  expect(await services.db.select().from(users)).toMatchObject([{ username: 'anna' }]);
});

test('no address, no account', async () => {
  const { signIn, services } = await site();
  expect(await signIn('account=vera')).toBe('https://site.test/login#problem=email_missing');
  expect(await services.db.select().from(users)).toEqual([]);
});

test('who is banned is refused and told why, by identity and by address', async () => {
  const { signIn, tokenIn, call, services } = await site();
  const { user } = await call(profile, {}, tokenIn(await signIn('account=anna')));
  await updateUser(services.db, user.id, { bannedAt: '2026-01-01T00:00:00.000Z' });
  const told = async () => new URLSearchParams(new URL(await signIn('account=anna')).hash.slice(1)).get('reason');
  expect(await told()).toMatch(/^The ban has no end\. .*contact$/);
  await services.db.delete(identities);
  await updateUser(services.db, user.id, { banReason: 'ads & links' });
  expect(await told()).toMatch(/^Reason: ads & links\. /);
  expect(await services.db.select().from(identities)).toEqual([]);
});

test('who does not agree at the provider is told so', async () => {
  const { signIn, logged } = await site();
  expect(await signIn('deny=1')).toBe('https://site.test/login#problem=denied');
  expect(logged).toEqual([]);
});

test('another state, another browser, an attempt used up or too old: nobody is signed in', async () => {
  const { toCallback, finish, jar, services, logged, tokenIn } = await site();
  const expired = 'https://site.test/login#problem=expired';
  const failed = 'https://site.test/login#problem=failed';
  const callback = await toCallback('account=anna');
  const cookies = new Map(jar.kept.get('https://site.test'));
  const restore = () => jar.kept.set('https://site.test', new Map(cookies));

  const wrong = new URL(callback);
  wrong.searchParams.set('state', 'another');
  expect(await finish(wrong.href)).toBe(failed);
  expect(logged).toHaveLength(1);

  jar.kept.delete('https://site.test');
  expect(await finish(callback)).toBe(expired);
  jar.kept.set('https://site.test', new Map([['sign_in_attempt', 'eyJhbGciOiJub25lIn0.e30.']]));
  expect(await finish(callback)).toBe(expired);

  restore();
  expect(tokenIn(await finish(callback))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  // The first use took the cookie; with it, the provider refuses the code.
  expect(await finish(callback)).toBe(expired);
  restore();
  expect(await finish(callback)).toBe(failed);

  restore();
  const later = callsOf({ ...services, now: () => Date.now() + 601_000 });
  const answer = await later.send(callback, { headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } });
  expect(answer.headers.get('location')).toBe(expired);
});

test('the attempt waits in a cookie that no script and no other site reads, and no cache keeps the answer', async () => {
  const { visit } = await site();
  const answer = await visit(start);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^sign_in_attempt=[\w.-]+; Max-Age=600; Path=\/api\/v2\/security\/oauth\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('code_challenge_method')).toBe('S256');
});

test('a provider that nobody configured is nowhere; one that does not answer is said to fail', async () => {
  const { send, services, logged } = await site();
  expect((await send('https://site.test/api/v2/security/oauth/other')).status).toBe(404);
  expect((await send('https://site.test/api/v2/security/oauth/other/callback?code=x')).status).toBe(404);
  const gone = { name: 'gone', label: 'Gone', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: null };
  const providers = new Map([['gone', openidProvider(gone)]]);
  const calls = callsOf({ ...services, accounts: { ...services.accounts, providers } });
  const answer = await calls.send('https://site.test/api/v2/security/oauth/gone');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://site.test/login#problem=failed']);
  expect(logged).toHaveLength(1);
});

test('who comes back too often waits', async () => {
  const { send, services } = await site();
  const back = () => send(`${start}/callback?code=x`);
  for (let turn = 0; turn < services.limits.signInAddress.most; turn += 1) await back();
  expect((await back()).headers.get('location')).toBe('https://site.test/login#problem=limited');
});

test.each([
  [{ OIDC_PROVIDERS: 'Big One' }, 'OIDC_PROVIDERS must be names'],
  [{ OIDC_PROVIDERS: 'one' }, 'OIDC_ONE_ISSUER is missing'],
  [{ OIDC_PROVIDERS: 'one', OIDC_ONE_ISSUER: 'http://id.example' }, 'OIDC_ONE_ISSUER must be an https address'],
  [{ OIDC_PROVIDERS: 'one', OIDC_ONE_ISSUER: 'https://id.example' }, 'OIDC_ONE_CLIENT_ID is missing'],
])('settings %j are refused', (env, message) => {
  expect(() => readServerSettings(env)).toThrow(message);
});

test('any number of providers is configured by their names', () => {
  const env = {
    OIDC_PROVIDERS: 'one, two-b',
    OIDC_ONE_ISSUER: 'https://id.example',
    OIDC_ONE_CLIENT_ID: 'a',
    OIDC_TWO_B_ISSUER: 'https://other.example/realm',
    OIDC_TWO_B_CLIENT_ID: 'b',
    OIDC_TWO_B_CLIENT_SECRET: 'c',
    OIDC_TWO_B_LABEL: 'Second',
  };
  expect(readServerSettings(env).providers).toEqual([
    { name: 'one', label: 'One', issuer: 'https://id.example', clientId: 'a', clientSecret: null },
    { name: 'two-b', label: 'Second', issuer: 'https://other.example/realm', clientId: 'b', clientSecret: 'c' },
  ]);
});

test('who has no password changes address, sets a password and leaves only shortly after a sign-in', async () => {
  const { signIn, tokenIn, call, services, sent, settled } = await site();
  const token = tokenIn(await signIn('account=anna'));
  const later = { ...services, now: () => services.now() + 11 * 60_000 };
  const { refusal } = callsOf(later);
  const address = { body: { email: 'new@example.test', password: '' } };
  expect(await refusal(changeEmail, address, token)).toMatchObject({ status: 403, code: 'auth.stale' });
  expect(await refusal(changePassword, { body: { current: '', password: 'secret2' } }, token)).toMatchObject({ code: 'auth.stale' });
  expect(await refusal(deleteAccount, { body: { password: '', keepReviews: false } }, token)).toMatchObject({ code: 'auth.stale' });
  await settled();
  expect(sent).toEqual([]);
  const again = tokenIn(await signIn('account=anna'));
  await call(changeEmail, address, again);
  await settled();
  expect(sent.map(({ to }) => to)).toEqual(['new@example.test']);
});
