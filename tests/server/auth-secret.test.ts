import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { authSecret } from '#server/accounts/auth-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'inciscope-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const long = 'x'.repeat(32);

test('on one machine it is made once, for its owner only', () => {
  const file = join(folder, 'data', 'secret');
  const made = authSecret({}, file);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(authSecret({}, file)).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(authSecret({ AUTH_SECRET: long }, file)).toBe(long);
});

test.each([
  [{ NETLIFY: 'true' }, 'AUTH_SECRET is required in production'],
  [{ NODE_ENV: 'production' }, 'AUTH_SECRET is required in production'],
  [{ AUTH_SECRET: 'short' }, 'at least 32 characters'],
])('%o stops with what to do', (env, message) => {
  expect(() => authSecret(env, join(folder, 'none'))).toThrow(message);
});

test('a damaged file is said so', () => {
  const file = join(folder, 'damaged');
  writeFileSync(file, 'x');
  expect(() => authSecret({}, file)).toThrow('is damaged: remove it');
});
