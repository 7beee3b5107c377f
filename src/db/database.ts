import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, LibsqlError } from '@libsql/client';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { isBusy, whileBusy } from './busy.ts';
import { fileClient } from './file-client.ts';
import * as schema from './schema/index.ts';

export type Database = LibSQLDatabase<typeof schema>;

export interface DatabaseSettings {
  /** "file:data/inciscope.db" or the address of a libSQL server. */
  readonly url: string;
  readonly token?: string | undefined;
}

/** Milliseconds a statement waits for another process that writes (file-client.ts), and a migration for another one. */
const patience = { statement: 5_000, migration: 120_000 };
const pause = 200;

const inMemory = 'file::memory:';

/**
 * Only its owner may read it; the files that SQLite puts beside it are as it is. What belongs to somebody else stays as they have it. A file that is
 * there is never opened for this: to close it would take away the locks of all connections that this process has to it.
 */
function keepPrivate(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // Another owner's, a disk without rights, or a process that was quicker.
  }
}

/** Opens the database; a file gets write-ahead logging. Every connection enforces foreign keys (libSQL's own default, held by a test). */
export async function openDatabase({ url, token }: DatabaseSettings): Promise<{ db: Database; close: () => void }> {
  const path = url.startsWith('file:') && url !== inMemory ? decodeURIComponent(url.slice('file:'.length)) : null;
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true });
    keepPrivate(path);
  }
  // Who waits inside SQLite stops everything else that the process does: a file's client waits outside of it, but for moments.
  const ordinary = createClient({ url, ...(token === undefined ? {} : { authToken: token }), timeout: patience.statement });
  if (path !== null) await whileBusy(patience.statement, () => ordinary.execute('pragma journal_mode = wal'));
  else await ordinary.execute('pragma foreign_keys = on');
  const client = path === null ? ordinary : fileClient(ordinary, path, patience.statement);
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

/** How many migrations a database has had. */
async function migrationsOf(db: Database): Promise<number> {
  const [row] = await db
    .all<{ made: number }>(sql`select count(*) as made from __drizzle_migrations`)
    // There is no such table yet.
    .catch(() => [{ made: 0 }]);
  return row?.made ?? 0;
}

/** Brings the tables up to date; migrations stand in data/migrations and each runs once. All that are due are one transaction: of two processes at once one is late, and finds them done. */
export async function migrateDatabase(db: Database, folder = 'data/migrations'): Promise<void> {
  const before = await migrationsOf(db);
  const deadline = Date.now() + patience.migration;
  for (;;) {
    try {
      return await migrate(db, { migrationsFolder: folder });
    } catch (error) {
      const isLate = isBusy(error) || (await migrationsOf(db)) > before;
      if (!isLate || Date.now() > deadline) throw error;
      await setTimeout(pause);
    }
  }
}

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/**
 * Could the database not do it now, whatever was asked: another process holds it, its disk is full or may not be written to, its server is not reached? The
 * same may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  const cause = causeOf(error);
  if (cause instanceof LibsqlError) return /^(?:SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)|HRANA_|SERVER_ERROR)/.test(cause.code);
  return cause instanceof TypeError && cause.message === 'fetch failed';
}

function failedWith(error: unknown, code: string, words = ''): boolean {
  const cause = causeOf(error);
  return cause instanceof LibsqlError && (cause.extendedCode ?? cause.code) === code && cause.message.includes(words);
}

/** Did a statement fail because what it points to is gone? */
export const isDangling = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_FOREIGNKEY');

/** Because there is one of the kind already? */
export const isDouble = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_UNIQUE');

/** Because nobody would be left who can open the editors' desk (data/migrations)? */
export const isLastAdministrator = (error: unknown): boolean => failedWith(error, 'SQLITE_CONSTRAINT_TRIGGER', 'last administrator');
