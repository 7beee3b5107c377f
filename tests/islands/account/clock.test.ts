import { beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setByServer } from '#islands/session/server-clock.ts';
import { keepToken, readToken } from '#islands/session/token.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const day = 86_400;
const encoded = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const token = (claims: object) => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.sign`;

beforeEach(() => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return (written.at(-1) ?? '').split(';')[0] ?? '';
    },
    set cookie(text: string) {
      written.push(text);
    },
    written,
  });
  return () => vi.unstubAllGlobals();
});
const maxAge = () => Number(/Max-Age=(\d+)/.exec((document as unknown as { written: string[] }).written.at(-1) ?? '')?.[1]);

test.each([-400, -1, 0, 1, 400])('a token is kept as long as the server gave it, on a browser whose clock is %i days off', (days) => {
  vi.setSystemTime(now + days * day * 1_000);
  const issued = now / 1_000;
  const given = token({ iat: issued, exp: issued + 30 * day });
  keepToken(given);
  expect(maxAge()).toBe(30 * day);
  expect(readToken()).toBe(given);
  vi.useRealTimers();
});

test('a token that says nothing of its time is not kept', () => {
  keepToken(token({}));
  expect(maxAge()).toBe(0);
});

test('the time of the server is what its answers say, not what a cache kept', () => {
  vi.setSystemTime(now + 3 * 3_600_000);
  const date = new Date(now).toUTCString();
  setByServer({ headers: new Headers({ date: new Date(0).toUTCString(), age: '60' }) });
  setByServer({ headers: new Headers() });
  expect(serverNow()).toBe(Date.now());
  setByServer({ headers: new Headers({ date }) });
  expect(serverNow()).toBe(now);
  vi.useRealTimers();
});
