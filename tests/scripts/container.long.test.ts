import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfSite, freePort } from '../support/built-site.ts';

/** Without the tool that builds containers: the steps of the Containerfile, one after another, in folders that stand for its own. */
const root = mkdtempSync(join(tmpdir(), 'container-'));
const site = copyOfSite('en', 'container');
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  site.remove();
});

interface Step {
  readonly word: string;
  readonly rest: string;
}
const steps: Step[] = readFileSync('docs/operate/machine/Containerfile', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word === '' ? [] : [{ word, rest }];
  });
const inRoot = (text: string) => text.replace(/(^|[ =:"])\/(srv|var)\//g, `$1${root}/$2/`);

const left = globSync(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean), { exclude: ['node_modules/**', '.cache/**'] });
const isLeft = (path: string) => left.some((one) => path === one || path.startsWith(`${one}/`));

test('its steps lead to a site that answers, and that stops when it is told to', { timeout: 600_000 }, async () => {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? root };
  let folder = root;
  let command: string[] = [];
  let user = 'root';
  for (const { word, rest } of steps) {
    const words = inRoot(rest)
      .split(' ')
      .filter((one) => !one.startsWith('--chown='));
    if (word === 'ENV') for (const pair of words) env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
    else if (word === 'WORKDIR') {
      folder = words[0] ?? '';
      mkdirSync(folder, { recursive: true });
    } else if (word === 'USER') user = words[0] ?? '';
    // What the superuser does there, making folders for the user, is done by the line above; how a builder reaches the registry is its own affair.
    else if (word === 'RUN' && user !== 'root')
      execFileSync('sh', ['-c', inRoot(rest)], { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
    else if (word === 'COPY')
      for (const from of words.slice(0, -1))
        cpSync(from, from === '.' ? folder : join(folder, from), { recursive: true, filter: (path) => path === '.' || !isLeft(path) });
    else if (word === 'CMD') command = JSON.parse(rest);
  }
  expect([user, command.length > 0]).toEqual(['node', true]);

  // The pages that the tests share, so that the start finds them up to date.
  site.make();
  const port = await freePort();
  for (const [name, place] of [
    ['DATABASE_URL', site.environment['DATABASE_URL']?.slice('file:'.length)],
    ['SNAPSHOT', site.environment['SNAPSHOT']],
  ] as const) {
    const to = (env[name] ?? '').replace('file:', '');
    mkdirSync(dirname(to), { recursive: true });
    cpSync(place ?? '', to);
  }
  const out = join(root, 'var/lib/inciscope/site/en');
  cpSync(site.settings.out, out, { recursive: true });
  cpSync(`${site.settings.out}.build`, `${out}.build`, { recursive: true });
  const { DATABASE_URL: _, SNAPSHOT: __, OUT_DIR: ___, ...shared } = site.environment;
  const given = {
    PUBLIC_SITE_URL: 'http://127.0.0.1:4321',
    AUTH_SECRET: 'a secret of at least thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:9',
    OUT_DIR: out,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const [program = '', ...parts] = command;
  const server = spawn(program, parts, { cwd: folder, env: { ...env, ...shared, ...given }, stdio: 'pipe' });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const answered = () =>
    fetch(`http://127.0.0.1:${port}/api/v2/health`).then(
      ({ status }) => status,
      () => said,
    );
  await expect.poll(answered, { timeout: 240_000, interval: 500 }).toBe(200);
  expect(said).toContain('is up to date');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("script-src 'self'")]);
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
});
