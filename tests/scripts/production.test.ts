import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { settingsEnvironment } from '#scripts/engine/render-all.ts';
import { readSettings } from '#scripts/settings.ts';
import { isProduction, requireSettings } from '#server/required-settings.ts';

const complete = {
  PUBLIC_SITE_URL: 'https://site.test',
  DATABASE_URL: 'libsql://database.test',
  DATABASE_AUTH_TOKEN: 'token',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtps://mail.test',
};
const namedBy = (env: Readonly<Record<string, string>>): string[] => {
  try {
    requireSettings(env);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  }
};
const { PUBLIC_SITE_URL, DATABASE_URL, AUTH_SECRET, SMTP_URL, ...token } = complete;

test.each(['NETLIFY', 'NODE_ENV', 'CONTEXT'])('%s says that people use the site: every missing setting is named, all at once', (name) => {
  expect(namedBy({ [name]: 'production' })).toEqual(['PUBLIC_SITE_URL', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL']);
  expect(namedBy({ [name]: 'production', ...complete })).toEqual([]);
});

test('a hosted database needs its token, a file none, and the platform keeps no file', () => {
  const without = { NODE_ENV: 'production', PUBLIC_SITE_URL, AUTH_SECRET, SMTP_URL };
  expect(token).toEqual({ DATABASE_AUTH_TOKEN: 'token' });
  expect(namedBy({ ...without, DATABASE_URL })).toEqual(['DATABASE_AUTH_TOKEN']);
  expect(namedBy({ ...without, DATABASE_URL: 'file:data/inciscope.db' })).toEqual([]);
  expect(namedBy({ ...without, NETLIFY: 'true', DATABASE_URL: 'file:data/inciscope.db' })).toEqual(['DATABASE_URL']);
});

test('on one’s own machine nothing is asked for', () => {
  expect(namedBy({})).toEqual([]);
});

test('what a build starts to write the snapshot is in production only where the build is: invented products need no word elsewhere', () => {
  expect(isProduction(settingsEnvironment(readSettings({})))).toBe(false);
});

describe.each(['build.ts', 'start.ts', 'nightly.ts'])('%s', (script) => {
  test('stops before it does anything, and says what to set', async () => {
    const env = { PATH: process.env['PATH'] ?? '', NETLIFY: 'true', AUTH_SECRET };
    const failure = await promisify(execFile)(process.execPath, [`scripts/${script}`], { env }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1 });
    const { stderr } = failure as { stderr: string };
    for (const name of ['PUBLIC_SITE_URL', 'DATABASE_URL', 'SMTP_URL']) expect(stderr).toContain(`  ${name}: `);
    expect(stderr).not.toContain('AUTH_SECRET:');
  });
});
