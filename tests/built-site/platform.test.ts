import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../support/built-site.ts';
import { functionNames, startPlatform } from '../support/platform.ts';

/** Inside the project, so that what stays outside of a bundle is found. */
const folder = mkdtempSync('.cache/platform-');
const settings = {
  // The platform's own variable is not there when functions run; a hosted database is, and here its place is taken by a file.
  NETLIFY: '',
  NODE_ENV: 'production',
  PUBLIC_SITE_URL: 'https://site.test',
  DATABASE_URL: `file:${folder}/live.db`,
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:9',
  IMAGE_STORE: 'folder',
  UPLOADS: join(folder, 'uploads'),
  BCRYPT_COST: '4',
};
let en: Awaited<ReturnType<typeof startPlatform>>;
let ru: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  copyDatabase(join(folder, 'live.db'));
  en = await startPlatform('en', folder, settings);
  ru = await startPlatform('ru', folder, settings);
});
afterAll(() => {
  en.stop();
  ru.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Where a function is asked, and what it answers to nobody in particular; others are asked at the first address of theirs. */
const asked: Readonly<Record<string, readonly [path: string, status: number]>> = {
  account: ['/api/v2/user/profile', 401],
  admin: ['/api/v2/admin/users', 401],
  catalog: ['/api/v2/products', 200],
  errors: ['/403', 403],
  favorites: ['/api/v2/favorites', 401],
  media: ['/media/avatar/none.webp', 404],
  nightly: ['/', 500],
  og: ['/og/ingredient/glycerin.png', 200],
  pages: ['/u', 200],
  reports: ['/api/v2/reports', 405],
  reviews: ['/api/v2/reviews?subject=ingredient&alias=glycerin', 200],
  security: ['/api/v2/security/sessions', 401],
  service: ['/api/v2/health', 200],
};

test('every function answers with settings from the environment alone', async () => {
  expect(Object.keys(asked).filter((name) => !functionNames.includes(name))).toEqual([]);
  for (const name of functionNames) {
    const [path, expected] = asked[name] ?? [null, null];
    const { status, policy } = await en.ask({ name, path });
    if (expected === null) expect([name, status < 500]).toEqual([name, true]);
    else expect([name, status]).toEqual([name, expected]);
    if (name !== 'nightly') expect([name, policy]).toEqual([name, expect.stringContaining('default-src')]);
  }
});

test('both languages on one database: one account, and a review that both show', async () => {
  const account = { username: 'wanderer', password: 'harbour-7-lights' };
  const registered = await en.ask({
    name: 'security',
    path: '/api/v2/security/register',
    method: 'POST',
    body: { ...account, email: 'wanderer@example.test' },
  });
  expect(registered.status).toBe(201);
  const signedIn = await ru.ask({ name: 'security', path: '/api/v2/security/login', method: 'POST', body: account });
  expect(signedIn.status).toBe(200);
  const { token } = JSON.parse(signedIn.text);
  const review = {
    subject: 'ingredient',
    alias: 'glycerin',
    rating: 5,
    title: 'Увлажняет',
    content: 'Не липнет и не стягивает кожу даже зимой.',
  };
  expect(await ru.ask({ name: 'reviews', path: '/api/v2/reviews', method: 'POST', body: review, token })).toMatchObject({ status: 201 });
  const { text } = await en.ask({ name: 'reviews', path: '/api/v2/reviews?subject=ingredient&alias=glycerin' });
  expect(JSON.parse(text).items).toContainEqual(expect.objectContaining({ title: 'Увлажняет', language: 'ru' }));
});

test('a function without its settings says so in the log, and to callers only that it cannot answer', async () => {
  const bare = await startPlatform('en', folder, { NODE_ENV: 'production' });
  const { status, text } = await bare.ask({ name: 'service', path: '/api/v2/health' });
  bare.stop();
  expect([status, text]).toEqual([503, expect.not.stringContaining('AUTH_SECRET')]);
  for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL']) expect(bare.said()).toContain(`${name}:`);
});
