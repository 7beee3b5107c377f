import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { isUnavailable, migrateDatabase, openDatabase } from '#db/database.ts';
import { brands } from '#db/schema/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'locked-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that holds the database as one that writes does, until it is killed. */
async function holder(file: string): Promise<ChildProcess> {
  const script = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('begin immediate'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

const brand = (name: string) => ({ alias: name, name, nameKey: name, addedAt: '2026-01-01', updatedAt: '2026-01-01' });

/** Counts how often this process came to do something else. */
function ticking() {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  return () => {
    clearInterval(timer);
    return ticks;
  };
}

test('a write waits for another process without stopping this one, and is done when that ends', async () => {
  const file = join(folder, 'waits.db');
  const { db, close } = await openDatabase({ url: `file:${file}` });
  await migrateDatabase(db);
  const child = await holder(file);
  const ticks = ticking();
  setTimeout(() => child.kill('SIGKILL'), 700);
  await db.insert(brands).values(brand('late'));
  expect(ticks()).toBeGreaterThan(20);
  expect(await db.select({ alias: brands.alias }).from(brands)).toEqual([{ alias: 'late' }]);
  close();
});

test('what waited long enough fails as what may be tried again; reads and this process go on all the while', async () => {
  const file = join(folder, 'fails.db');
  const { db, close } = await openDatabase({ url: `file:${file}` });
  await migrateDatabase(db);
  const child = await holder(file);
  const ticks = ticking();
  const begun = performance.now();
  const writes = Array.from({ length: 50 }, (_, number) =>
    number % 2 === 0
      ? db.insert(brands).values(brand(`b-${number}`))
      : db.transaction(async (tx) => void (await tx.insert(brands).values(brand(`b-${number}`)))),
  );
  const settled = Promise.allSettled(writes);
  expect(await db.select().from(brands)).toEqual([]);
  const outcomes = await settled;
  // All of them in the time of one: who waited in the queue has waited.
  expect(performance.now() - begun).toBeLessThan(9_000);
  expect(ticks()).toBeGreaterThan(100);
  expect(outcomes.filter((one) => one.status === 'fulfilled' || !isUnavailable(one.reason))).toEqual([]);
  child.kill('SIGKILL');
  await db.insert(brands).values(brand('after'));
  expect(await db.select({ alias: brands.alias }).from(brands)).toEqual([{ alias: 'after' }]);
  close();
});

test('of several processes that migrate one database at once none fails, and each migration runs once', async () => {
  const file = join(folder, 'migrations.db');
  const module = pathToFileURL('src/db/database.ts').href;
  const script = `const { openDatabase, migrateDatabase } = await import(${JSON.stringify(module)});
    const { db } = await openDatabase({ url: ${JSON.stringify(`file:${file}`)} });
    await migrateDatabase(db);`;
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      return (await once(child, 'exit'))[0];
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const { db, close } = await openDatabase({ url: `file:${file}` });
  const applied = await db.all<{ hash: string }>('select hash from __drizzle_migrations');
  expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
  close();
});

test('a migration that is wrong says so at once', async () => {
  const wrong = join(folder, 'wrong');
  mkdirSync(join(wrong, 'meta'), { recursive: true });
  writeFileSync(
    join(wrong, 'meta/_journal.json'),
    JSON.stringify({ entries: [{ idx: 0, version: '6', when: 1, tag: '0000_wrong', breakpoints: true }] }),
  );
  writeFileSync(join(wrong, '0000_wrong.sql'), 'create nonsense;');
  const { db, close } = await openDatabase({ url: `file:${join(folder, 'wrong.db')}` });
  await expect(migrateDatabase(db, wrong)).rejects.toThrow('nonsense');
  close();
});

test('only its owner reads a database, also one that everybody could read before', async () => {
  const file = join(folder, 'private.db');
  writeFileSync(file, '', { mode: 0o644 });
  const { db, close } = await openDatabase({ url: `file:${file}` });
  await migrateDatabase(db);
  for (const name of [file, `${file}-wal`]) expect((statSync(name).mode & 0o777).toString(8)).toBe('600');
  close();
});
