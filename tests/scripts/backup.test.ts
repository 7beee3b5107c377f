import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { brands } from '#db/schema/index.ts';
import { makeBackup } from '#scripts/backup/make-backup.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { isLostChange } from '#scripts/snapshot/lost-changes.ts';
import { folderStore } from '#server/images/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const live = join(folder, 'live/inciscope.db');
const environment = {
  ...process.env,
  DATABASE_URL: `file:${live}`,
  UPLOADS: join(folder, 'live/uploads'),
  BACKUPS: join(folder, 'backups'),
  SNAPSHOT: join(folder, 'live/snapshot.db'),
  OUT_DIR: join(folder, 'live/site'),
};
const picture = `avatar/${'a'.repeat(64)}-96.webp`;

/** Runs a command as it is typed; what it says, or its complaint. */
async function run(script: string, args: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...environment, ...more } });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

const newest = () =>
  join(
    environment.BACKUPS,
    readdirSync(environment.BACKUPS)
      .filter((name) => name.startsWith('inciscope-'))
      .sort()
      .at(-1) ?? '',
  );
const brand = (name: string) => ({ alias: name, name, nameKey: name, addedAt: '2026-01-01', updatedAt: '2026-01-01' });

/** Asks a database in a process that ends: a connection that was closed here may still be held by its statements. */
async function ask(file: string, statement: string): Promise<string[]> {
  const script = `const rows = new (require('node:sqlite').DatabaseSync)(process.argv[1]).prepare(process.argv[2]).all();
    console.log(JSON.stringify(rows.map((row) => String(Object.values(row)[0]))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, file, statement]);
  return JSON.parse(stdout);
}
const brandsIn = (file: string) => ask(file, 'select alias from brands');

let db: Database;
let close: () => void;
beforeAll(async () => {
  ({ db, close } = await openDatabase({ url: `file:${live}` }));
  await migrateDatabase(db);
  await folderStore(environment.UPLOADS).put(picture, Buffer.from('a picture'));
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

test('the drill: a backup while writes go on, the loss of everything, the restoration', async () => {
  const acknowledged: string[] = [];
  let goes = true;
  const writing = (async () => {
    for (let number = 0; goes; number += 1) {
      await db.insert(brands).values(brand(`b-${number}`));
      acknowledged.push(`b-${number}`);
      await new Promise((go) => setTimeout(go, 1));
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
  const before = [...acknowledged];
  const made = await run('backup');
  goes = false;
  await writing;
  expect(made).toEqual({ code: 0, said: expect.stringContaining('read back and found whole') });
  expect(acknowledged.length, 'writes went on meanwhile').toBeGreaterThan(before.length);

  // Another folder, as on another machine: nothing of the old one is needed.
  const elsewhere = join(folder, 'elsewhere');
  const restored = await run('restore', [newest(), '--to', elsewhere]);
  expect(restored.said).toContain(`DATABASE_URL=file:${join(elsewhere, 'inciscope.db')} UPLOADS=${join(elsewhere, 'uploads')} npm start`);
  const there = new Set(await brandsIn(join(elsewhere, 'inciscope.db')));
  expect(before.filter((alias) => !there.has(alias))).toEqual([]);
  expect(readFileSync(join(elsewhere, 'uploads', picture), 'utf8')).toBe('a picture');
});

test('nobody else may read a backup or a restored database', () => {
  const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
  for (const name of ['database.db', 'manifest.json', join('pictures', picture)]) expect(mode(join(newest(), name)), name).toBe('600');
  expect(mode(newest())).toBe('700');
  expect(mode(join(folder, 'elsewhere/inciscope.db'))).toBe('600');
});

test('what is there never gives way unasked, nor while a server runs on it', async () => {
  const backup = newest();
  expect(await run('restore', [backup])).toEqual({ code: 1, said: expect.stringContaining('is there already') });
  expect(await run('restore', [backup, '--replace'])).toEqual({ code: 1, said: expect.stringContaining('is in use') });
  await db.insert(brands).values(brand('still-written'));
  expect(await brandsIn(live)).toContain('still-written');
});

test('what gives way is kept, and the numbers of changes that were lost are not given again', async () => {
  const target = join(folder, 'elsewhere/inciscope.db');
  const newestChange = async () => Number((await ask(target, 'select max(id) from catalogue_changes'))[0]);
  const add = (name: string) =>
    ask(target, `insert into brands (alias, name, name_key, added_at, updated_at) values ('${name}', '', '${name}', '', '') returning id`);
  const held = await newestChange();
  await add('lost');
  const lost = await newestChange();
  const { code, said } = await run('restore', [newest(), '--to', join(folder, 'elsewhere'), '--replace']);
  expect(code, said).toBe(0);
  const [, aside = ''] = /before is in (.+)\.$/m.exec(said) ?? [];
  expect(await brandsIn(aside)).toContain('lost');
  expect(await brandsIn(target)).not.toContain('lost');
  await add('after');
  const next = await newestChange();
  expect(next).toBeGreaterThan(lost);
  const opened = await openDatabase({ url: `file:${target}` });
  expect(await Promise.all([held, lost, next].map((change) => isLostChange(opened.db, change)))).toEqual([false, true, false]);
  opened.close();
});

test('a damaged backup restores nothing and says what is damaged', async () => {
  const copy = join(folder, 'damaged');
  const target = join(folder, 'from-damaged');
  const spoil = async (name: string, spoiled: (file: string) => void) => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(newest(), copy, { recursive: true });
    spoiled(join(copy, name));
    const images = folderStore(join(target, 'uploads'));
    await expect(restoreBackup(copy, { database: join(target, 'inciscope.db'), images, replace: true })).rejects.toThrow(messages[name]);
    expect(existsSync(join(target, 'inciscope.db'))).toBe(false);
  };
  const messages: Readonly<Record<string, string>> = {
    'database.db': 'the backup is damaged',
    [`pictures/${picture}`]: 'is missing',
    'manifest.json': 'is no finished backup',
  };
  await spoil('database.db', (file) => writeFileSync(file, readFileSync(file).fill(7, 8_192, 8_292)));
  await spoil(`pictures/${picture}`, (file) => rmSync(file));
  await spoil('manifest.json', (file) => rmSync(file));
});

test('--keep leaves the newest, and what an interrupted backup left goes', async () => {
  mkdirSync(join(environment.BACKUPS, 'inciscope-2020-01-01T00-00-00Z'));
  mkdirSync(join(environment.BACKUPS, 'inciscope-2020-01-02T00-00-00Z.part'));
  writeFileSync(join(environment.BACKUPS, 'mine.txt'), 'not a backup');
  expect((await run('backup', ['--keep', '2'])).code).toBe(0);
  const names = readdirSync(environment.BACKUPS);
  expect(names.filter((name) => name.startsWith('inciscope-'))).toHaveLength(2);
  expect(names).not.toContain('inciscope-2020-01-01T00-00-00Z');
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(names).toContain('mine.txt');
});

test('a disk that cannot be written to leaves no half backup; a database elsewhere is named', async () => {
  const into = join(folder, 'full');
  const full = { ...folderStore(environment.UPLOADS), get: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
  await expect(makeBackup({ database: live, images: full }, into, null)).rejects.toThrow('no space left');
  expect(readdirSync(into).filter((name) => name.startsWith('inciscope-'))).toEqual([]);
  expect(await run('backup', [], { DATABASE_URL: 'libsql://db.example' })).toEqual({
    code: 1,
    said: expect.stringContaining('on a libSQL server'),
  });
});
