import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ImageStore } from '#server/images/store.ts';
import { noteRestored } from '../snapshot/lost-changes.ts';
import { checkBackup, checkDatabase } from './check-backup.ts';
import { type BackupManifest, databaseFile, hashOfBytes, pictureFile } from './manifest.ts';

interface Target {
  /** File of the database. */
  readonly database: string;
  readonly images: ImageStore;
  /** May what is there give way? It is moved aside, not removed. */
  readonly replace: boolean;
}

export interface Restored {
  readonly manifest: BackupManifest;
  /** Where the database went that was there before; null where there was none. */
  readonly aside: string | null;
}

const isThere = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Does a work while no other process has the database open: every connection holds a lock on it for as long as it lives, and a killed one none. */
async function whileAlone<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving the log behind needs the file for oneself, and makes it whole without the files beside it.
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode'];
    if (mode !== 'delete') throw new Error(`journal mode ${mode}`);
    database.exec('begin exclusive');
  } catch (cause) {
    database.close();
    throw new Error(`${file} is in use: a server, a build or an import runs on it. Stop it first; nothing was changed.`, { cause });
  }
  try {
    return await work();
  } finally {
    database.close();
  }
}

/** Pictures are named by what is in them: one that is there and is as it should be stays. */
async function restorePictures(backup: string, { pictures }: BackupManifest, { images, replace }: Target): Promise<void> {
  const missing: string[] = [];
  for (const { name, sha256 } of pictures) {
    const present = await images.get(name);
    if (present !== null && hashOfBytes(present) === sha256) continue;
    if (present !== null && !replace)
      throw new Error(`The picture ${name} is there and is another one. With --replace it gives way; nothing was changed.`);
    missing.push(name);
  }
  for (const name of missing) await images.put(name, await readFile(pictureFile(backup, name)));
}

/** Copies the database beside its place and looks it over there. */
function prepareDatabase(backup: string, database: string): string {
  const fresh = `${database}.restoring`;
  mkdirSync(dirname(database), { recursive: true });
  rmSync(fresh, { force: true });
  copyFileSync(databaseFile(backup), fresh);
  chmodSync(fresh, 0o600);
  const opened = new DatabaseSync(fresh);
  try {
    noteRestored(opened, Math.floor(Date.now() / 1000));
    checkDatabase(opened, fresh);
  } finally {
    opened.close();
  }
  return fresh;
}

/** Puts a backup into its place. It is read through first; whatever fails, what was there before is as it was. */
export async function restoreBackup(backup: string, target: Target): Promise<Restored> {
  const { database, replace } = target;
  const manifest = await checkBackup(backup);
  const before = isThere(database);
  if (before && !replace)
    throw new Error(
      `${database} is there already. With --replace it is moved aside; or restore into another folder with --to FOLDER. Nothing was changed.`,
    );
  const put = async () => {
    await restorePictures(backup, manifest, target);
    const fresh = prepareDatabase(backup, database);
    const aside = before ? `${database}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z` : null;
    if (aside !== null) {
      if (existsSync(aside)) throw new Error(`${aside} is there already.`);
      renameSync(database, aside);
    }
    renameSync(fresh, database);
    return { manifest, aside };
  };
  return before ? whileAlone(database, put) : put();
}
