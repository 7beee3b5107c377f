import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfSite } from '../support/built-site.ts';

const { environment, make, remove } = copyOfSite('en', 'stop');
beforeAll(make);
afterAll(remove);

test('npm start writes a line for each request where it is asked to, and ends at SIGTERM within ten seconds with nothing lost', {
  timeout: 240_000,
}, async () => {
  const port = 4_700 + (process.pid % 200);
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      ACCESS_LOG: '1',
      AUTH_SECRET: 'x'.repeat(32),
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  await Promise.race([
    expect.poll(() => said, { timeout: 200_000 }).toContain('Stop with Ctrl+C'),
    ended.then(() => expect(said).toBe('running')),
  ]);
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/api/v2/users/anna.private?x=anna@example.test`)).status).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()).toContain('route="/api/v2/users/:username"');
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'request', route: '/api/v2/users/:username', status: 404 }]);
  expect(said).not.toMatch(/anna/);
  // Under way when the signal comes: a password takes a while to hash.
  const registration = fetch(`${url}/api/v2/security/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'late', email: 'late@example.test', password: 'secret1 secret1' }),
  });
  await new Promise((go) => setTimeout(go, 30));
  const begun = performance.now();
  child.kill('SIGTERM');
  expect((await registration).status).toBe(201);
  expect((await ended)[0], said).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  await expect(fetch(url)).rejects.toThrow();
});
