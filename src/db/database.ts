import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import * as schema from './schema/index.ts';

export type Database = LibSQLDatabase<typeof schema>;

export interface DatabaseSettings {
  /** "file:data/inciscope.db" or the address of a libSQL server. */
  readonly url: string;
  readonly token?: string | undefined;
}

/** Milliseconds a writer waits for another: without it half of concurrent writes to a file fail. */
const busyTimeout = 5_000;

/** Opens the database; a file gets write-ahead logging and enforced foreign keys. */
export async function openDatabase({ url, token }: DatabaseSettings): Promise<{ db: Database; close: () => void }> {
  if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
  const client = createClient({ url, ...(token === undefined ? {} : { authToken: token }), timeout: busyTimeout });
  if (url.startsWith('file:')) {
    await client.execute('pragma journal_mode = wal');
    await client.execute('pragma synchronous = normal');
  }
  await client.execute('pragma foreign_keys = on');
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

/** Brings the tables up to date; migrations stand in data/migrations and each runs once. */
export async function migrateDatabase(db: Database, folder = 'data/migrations'): Promise<void> {
  await migrate(db, { migrationsFolder: folder });
}
