import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfSite, freePort } from '../support/built-site.ts';
import { filesOf } from '../support/site-files.ts';

const { environment, settings, place, make, remove } = copyOfSite('en', 'full-disk');
beforeAll(make);
afterAll(remove);

/** `npm start` where no file may grow beyond so many blocks of 512 or 1,024 bytes: for whoever writes, a disk that is full. */
async function startWith(blocks: string) {
  const port = await freePort();
  const child = spawn('sh', ['-c', `ulimit -f ${blocks}; trap '' XFSZ; exec "$0" scripts/start.ts`, process.execPath], {
    env: { ...process.env, ...environment, PORT: String(port), AUTH_SECRET: 'x'.repeat(32), CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  await Promise.race([
    expect.poll(() => said, { timeout: 300_000, interval: 250 }).toContain('Stop with Ctrl+C'),
    ended.then(() => expect(said).toBe('running')),
  ]);
  return {
    said: () => said,
    read: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

test('with a full disk the old site is served with a warning, and the next start with room publishes the change', {
  timeout: 900_000,
}, async () => {
  const live = new DatabaseSync(settings.database.url.slice('file:'.length));
  const { alias } = live.prepare("select alias from products where status = 'public' order by id limit 1 offset 6").get() as {
    alias: string;
  };
  live.prepare("update products set title_en = 'Room enough', title_ru = null where alias = ?").run(alias);
  live.close();
  const before = filesOf(place.site);
  const full = await startWith('8');
  expect(full.said()).toContain('WARNING: the site could not be brought up to date');
  expect(await full.read(`/products/${alias}`)).toContain('<h1');
  expect(await full.read(`/products/${alias}`)).not.toContain('Room enough');
  await full.stop();
  expect(filesOf(place.site)).toEqual(before);
  const roomy = await startWith('unlimited');
  expect(await roomy.read(`/products/${alias}`)).toContain('Room enough');
  await roomy.stop();
});
