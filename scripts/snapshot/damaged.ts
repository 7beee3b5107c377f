import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Is a snapshot there that cannot be read as a whole: torn by a full disk or a failing one? Reads all of it. */
export function isDamaged(snapshot: string): boolean {
  if (!existsSync(snapshot)) return false;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(snapshot, { readOnly: true });
    const said = database.prepare('pragma quick_check').get()?.['quick_check'];
    // An empty file is a whole database to SQLite.
    return said !== 'ok' || !database.prepare("select 1 from sqlite_master where name = 'products'").get();
  } catch (error) {
    return error instanceof Error && /not a database|malformed/.test(error.message);
  } finally {
    database?.close();
  }
}
