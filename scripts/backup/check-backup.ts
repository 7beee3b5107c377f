import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type BackupManifest, databaseFile, hashOfFile, pictureFile, readManifest } from './manifest.ts';

/** Rows of each table. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").all();
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.['rows'])]),
  );
}

/** Throws where a database file is damaged. */
export function checkDatabase(database: DatabaseSync, file: string): void {
  const said = database.prepare('pragma integrity_check').all();
  if (said.length !== 1 || said[0]?.['integrity_check'] !== 'ok')
    throw new Error(`${file} is damaged: ${JSON.stringify(said.slice(0, 3))}`);
  const dangling = database.prepare('pragma foreign_key_check').all();
  if (dangling.length > 0) throw new Error(`${file} is damaged: ${dangling.length} rows point to what is not there.`);
}

async function checkFile(file: string, { bytes, sha256 }: { readonly bytes: number; readonly sha256: string }): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} is missing.`);
  if (found.size !== bytes || (await hashOfFile(file)) !== sha256)
    throw new Error(`${file} is not as it was written: the backup is damaged.`);
}

/** Reads a backup back: every file as it was written, the database whole, each table with its rows. Throws with what is wrong. */
export async function checkBackup(backup: string): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  const file = databaseFile(backup);
  await checkFile(file, manifest.database);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkDatabase(database, file);
    const rows = countRows(database);
    for (const [table, count] of Object.entries(manifest.database.rows))
      if (rows[table] !== count) throw new Error(`${file}: ${table} has ${rows[table] ?? 'no'} rows, not ${count}.`);
  } finally {
    database.close();
  }
  for (const picture of manifest.pictures) await checkFile(pictureFile(backup, picture.name), picture);
  return manifest;
}
