import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient, LibsqlError } from '@libsql/client';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { fileClient } from './file-client.ts';
import * as schema from './schema/index.ts';

export type Database = LibSQLDatabase<typeof schema>;

export interface DatabaseSettings {
  /** "file:data/inciscope.db" or the address of a libSQL server. */
  readonly url: string;
  readonly token?: string | undefined;
}

/** Milliseconds a writer waits for another: without it half of concurrent writes to a file fail. */
const busyTimeout = 5_000;

const inMemory = 'file::memory:';

/** Opens the database; a file gets write-ahead logging. Every connection enforces foreign keys and waits (libSQL's own defaults, held by a test). */
export async function openDatabase({ url, token }: DatabaseSettings): Promise<{ db: Database; close: () => void }> {
  const path = url.startsWith('file:') && url !== inMemory ? decodeURIComponent(url.slice('file:'.length)) : null;
  if (path !== null) mkdirSync(dirname(path), { recursive: true });
  const ordinary = createClient({ url, ...(token === undefined ? {} : { authToken: token }), timeout: busyTimeout });
  if (path !== null) await ordinary.execute('pragma journal_mode = wal');
  else await ordinary.execute('pragma foreign_keys = on');
  const client = path === null ? ordinary : fileClient(ordinary, path, busyTimeout);
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

/** For the one connection that writes thousands of rows: pages stay in memory, and the log is written back less often. A server has settings of its own. */
export async function expectManyWrites(db: Database, { url }: DatabaseSettings): Promise<void> {
  if (!url.startsWith('file:')) return;
  // Transactions that follow each other have one connection.
  await db.transaction(async (tx) => {
    await tx.run(sql`pragma cache_size = -32000`);
    await tx.run(sql`pragma wal_autocheckpoint = 8000`);
  });
}

/** Brings the tables up to date; migrations stand in data/migrations and each runs once. */
export async function migrateDatabase(db: Database, folder = 'data/migrations'): Promise<void> {
  await migrate(db, { migrationsFolder: folder });
}

function failedWith(error: unknown, code: string, words = ''): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof LibsqlError && (cause.extendedCode ?? cause.code) === code && cause.message.includes(words);
}

/** Did a statement fail because what it points to is gone? */
export const isDangling = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_FOREIGNKEY');

/** Because there is one of the kind already? */
export const isDouble = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_UNIQUE');

/** Because nobody would be left who can open the editors' desk (data/migrations)? */
export const isLastAdministrator = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_TRIGGER', 'last administrator');
