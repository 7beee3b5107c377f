import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteEnvironment } from '../support/built-site.ts';

const port = '4391';
let server: ChildProcess;
beforeAll(() => {
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    stdio: 'ignore',
    // What a test runner tells its own processes is not for it.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...siteEnvironment('en'), PORT: port },
  });
});
afterAll(() => void server.kill());

const statusOf = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? null;
};

test('the developing server draws every kind of page, and functions answer beside it', { timeout: 300_000 }, async () => {
  await expect.poll(() => statusOf('/robots.txt'), { timeout: 200_000, interval: 2_000 }).toBe(200);
  for (const path of [
    '/',
    '/products',
    '/ingredients/niacinamide',
    '/ingredients/niacinamide/products',
    '/service/content/about',
    '/api/v2/health',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await statusOf('/products/none-such')).toBe(404);
});
