import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReader } from '#scripts/reader/write-reader.ts';
import { openPage } from '../support/browser.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const folder = mkdtempSync(join(tmpdir(), 'inciscope-reader-'));
const installed = join(folder, 'node_modules', 'inciscope-reader');
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });

const list = 'Aqua, Glycerin, Niacinamde, Parfum (Linalool)';
const expected = { recognised: 4, total: 4, inci: 'Niacinamide', use: 'leave-on', moisture: true };
const asked = `const reading = reader.read(${JSON.stringify(list)});
const { report, use } = reader.analyse('Face cream: ' + ${JSON.stringify(list)});
const answer = { recognised: reading.recognised, total: reading.total, inci: reading.items[2].inci, use: use.use, moisture: report.effects.some(({ effect }) => effect === 'moisture') };`;

beforeAll(async () => {
  await writeReader(knowledgeBase(), join(folder, 'dist-reader'));
  writeFileSync(join(folder, 'package.json'), '{"name":"another-program","private":true,"type":"module"}');
  run('npm', 'pack', '--silent', './dist-reader');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  run('npm', 'install', '--offline', '--no-audit', `./inciscope-reader-${version}.tgz`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed module reads a label in Node, as its README shows', () => {
  const shown = /```js\n(import \{ readFileSync[\s\S]*?\}\);\n)/.exec(readFileSync(join(installed, 'README.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'program.js'), `${shown}${asked}\nconsole.log(JSON.stringify(answer));`);
  expect(JSON.parse(run(process.execPath, 'program.js'))).toEqual(expected);
});

test('its types are complete without the project', () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { openReader, type Reading } from 'inciscope-reader';
const reading: Reading = openReader({ names: '', facts: '{}' }).read('Aqua');
export const first: string | null = reading.items[0]?.inci ?? null;
// @ts-expect-error a reading has no score
export const score = reading.score;`,
  );
  const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', target: 'es2023', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  expect(() => run(join(process.cwd(), 'node_modules', '.bin', 'tsc'))).not.toThrow();
});

test('it reads the same in a page of a browser', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Another page</title>');
      return;
    }
    response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/plain; charset=utf-8');
    response.end(readFileSync(join(installed, request.url ?? '')));
  }).listen(0, '127.0.0.1');
  const { page, problems, close } = await openPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const answer = await page.evaluate(`(async () => {
      const { openReader } = await import('/index.js');
      const [names, facts] = await Promise.all(['names.txt', 'facts.ru.json'].map((name) => fetch('/data/' + name).then((answer) => answer.text())));
      const reader = openReader({ names, facts });
      ${asked}
      return answer;
    })()`);
    expect(answer).toEqual(expected);
    expect(problems).toEqual([]);
  } finally {
    await close();
    server.close();
  }
});
