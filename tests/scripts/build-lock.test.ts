import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { locksOf, withLocks } from '#scripts/engine/build-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes a lock, says so, and keeps it until it is killed. */
async function otherHolder(lock: string) {
  const module = pathToFileURL('scripts/engine/build-lock.ts').href;
  const script = `import { withLocks } from ${JSON.stringify(module)};
    await withLocks([${JSON.stringify(lock)}], 'building', async () => { console.log('held'); await new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('works with one lock follow each other, also in one process', async () => {
  const lock = join(folder, 'one');
  const seen: string[] = [];
  const work = (name: string) =>
    withLocks(
      [lock],
      'building',
      async () => {
        seen.push(`${name} begins`);
        await setTimeout(50);
        seen.push(`${name} ends`);
      },
      () => {},
    );
  await Promise.all([work('a'), work('b')]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('who waits says for whom and for how long; a killed process holds nothing', async () => {
  const lock = join(folder, 'killed');
  const child = await otherHolder(lock);
  const said: string[] = [];
  const waiting = withLocks(
    [lock],
    'building',
    async () => 'done',
    (text) => void said.push(text),
  );
  await expect
    .poll(() => said)
    .toEqual([expect.stringMatching(new RegExp(`^Waiting for process ${child.pid} on .+, building for \\d+ s\\.$`))]);
  child.kill('SIGKILL');
  expect(await waiting).toBe('done');
});

test('a failing work gives its lock back', async () => {
  const lock = join(folder, 'failing');
  await expect(withLocks([lock], 'building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLocks([lock], 'building', async () => 'next')).toBe('next');
});

test('sites of one database or one snapshot share a lock, taken in one order', () => {
  const shared = { snapshot: 'data/snapshot.db', database: { url: 'file:data/live.db' } };
  const [en, ru] = [locksOf({ out: 'dist/en', ...shared }), locksOf({ out: 'dist/ru', ...shared })];
  expect(en.filter((lock) => ru.includes(lock))).toEqual(['data/live.db-lock', 'data/snapshot.db-lock']);
  expect(en).toEqual(en.toSorted());
  expect(locksOf({ ...shared, out: 'dist/en', database: { url: 'libsql://db.example' } })).toHaveLength(2);
});
