import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ImageStore } from '#server/images/store.ts';
import { withLocks } from '../engine/build-lock.ts';
import { checkBackup, countRows } from './check-backup.ts';
import { databaseFile, hashOfBytes, hashOfFile, type KeptPicture, manifestFile, manifestText, pictureFile } from './manifest.ts';

interface Source {
  /** File of the database. */
  readonly database: string;
  readonly images: ImageStore;
}

export interface Backup {
  /** Its folder. */
  readonly folder: string;
  readonly rows: number;
  readonly pictures: number;
  readonly bytes: number;
}

/** Milliseconds that a copy waits for a server that begins to write. */
const busyTimeout = 10_000;
/** "inciscope-2026-11-24T06-15-30Z" */
const named = /^inciscope-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const nameAt = (at: string) => `inciscope-${at.slice(0, 19).replaceAll(':', '-')}Z`;

/** Is on the disk, whatever happens to the machine. */
function settle(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** One moment of a database that is written to meanwhile: what was committed before, all of it, and nothing of what comes later. */
async function copyDatabase(from: string, to: string): Promise<{ bytes: number; sha256: string; rows: Record<string, number> }> {
  // SQLite writes into an empty file that is there: nobody else can read it at any moment.
  closeSync(openSync(to, 'wx', 0o600));
  const live = new DatabaseSync(from, { readOnly: true, timeout: busyTimeout });
  try {
    live.prepare('vacuum into ?').run(to);
  } finally {
    live.close();
  }
  settle(to);
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    return { bytes: statSync(to).size, sha256: await hashOfFile(to), rows: countRows(copy) };
  } finally {
    copy.close();
  }
}

/** Copies the pictures that are not copied yet. One that goes meanwhile is shown by nobody. */
async function copyPictures(images: ImageStore, folder: string, copied: Map<string, KeptPicture>): Promise<void> {
  for (const name of await images.list()) {
    if (copied.has(name)) continue;
    const bytes = await images.get(name);
    if (bytes === null) continue;
    const file = pictureFile(folder, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, bytes, { mode: 0o600, flush: true });
    copied.set(name, { name, bytes: bytes.length, sha256: hashOfBytes(bytes) });
  }
}

async function write(folder: string, { database, images }: Source): Promise<Omit<Backup, 'folder'>> {
  mkdirSync(join(folder, 'pictures'), { recursive: true, mode: 0o700 });
  const copied = new Map<string, KeptPicture>();
  // Before and after: a picture is kept before the database names it, and removed after it does not any more.
  await copyPictures(images, folder, copied);
  const at = new Date().toISOString();
  const described = await copyDatabase(database, databaseFile(folder));
  await copyPictures(images, folder, copied);
  const pictures = [...copied.values()];
  writeFileSync(manifestFile(folder), manifestText({ format: 1, at, database: described, pictures }), { mode: 0o600, flush: true });
  await checkBackup(folder);
  return {
    rows: Object.values(described.rows).reduce((sum, count) => sum + count, 0),
    pictures: pictures.length,
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, described.bytes),
  };
}

/** Backups of a folder, the oldest first. */
const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => named.test(name))
    .sort();

/**
 * Writes a backup into a dated folder in `into`, while servers serve and imports import, reads it back and gives it its name only then; only its owner may
 * read it. `keep`: so many newest stay, older ones go after this one is good. One that was interrupted is removed by the next.
 */
export function makeBackup(source: Source, into: string, keep: number | null): Promise<Backup> {
  if (!existsSync(source.database)) throw new Error(`There is no database in ${source.database}.`);
  mkdirSync(into, { recursive: true, mode: 0o700 });
  return withLocks([join(into, 'backup.db-lock')], 'making a backup', async () => {
    for (const name of readdirSync(into)) if (name.endsWith('.part')) rmSync(join(into, name), { recursive: true });
    const folder = join(into, nameAt(new Date().toISOString()));
    if (existsSync(folder)) throw new Error(`${folder} is there already: a backup was made in this very second.`);
    try {
      const made = await write(`${folder}.part`, source);
      renameSync(`${folder}.part`, folder);
      settle(into);
      if (keep !== null) for (const old of backupsIn(into).slice(0, -keep)) rmSync(join(into, old), { recursive: true });
      return { folder, ...made };
    } catch (error) {
      rmSync(`${folder}.part`, { recursive: true, force: true });
      throw error;
    }
  });
}
