import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, LibsqlError, type Transaction, type TransactionMode } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
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

/** Opens the database; a file gets write-ahead logging. Every connection of the client's pool enforces foreign keys and waits (libSQL's own defaults, held by a test). */
export async function openDatabase({ url, token }: DatabaseSettings): Promise<{ db: Database; close: () => void }> {
  if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
  const client = createClient({ url, ...(token === undefined ? {} : { authToken: token }), timeout: busyTimeout });
  if (url.startsWith('file:')) {
    await client.execute('pragma journal_mode = wal');
    await client.execute('pragma synchronous = normal');
  }
  await client.execute('pragma foreign_keys = on');
  return { db: drizzle(url.startsWith('file:') ? inTurns(client) : client, { schema }), close: () => client.close() };
}

/** Brings the tables up to date; migrations stand in data/migrations and each runs once. */
export async function migrateDatabase(db: Database, folder = 'data/migrations'): Promise<void> {
  await migrate(db, { migrationsFolder: folder });
}

/** Did a statement fail because what it points to is gone? */
export function isDangling(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof LibsqlError && (cause.extendedCode ?? cause.code) === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/** The object with some of its methods replaced; the others keep their `this`, which the client's private fields need. */
function replaceMethods<Target extends object>(target: Target, methods: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, name) {
      const own: unknown = Reflect.get(methods, name);
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * A file's write transactions wait for each other in a queue. Without it the second one waits inside SQLite, which blocks the thread
 * that the first one needs to go on, until its timeout fails it. A transaction must not wait for another one started inside it.
 */
function inTurns(client: Client): Client {
  let last: Promise<void> = Promise.resolve();
  const transaction = async (mode: TransactionMode = 'write'): Promise<Transaction> => {
    if (mode !== 'write') return client.transaction(mode);
    const before = last;
    let done = () => {};
    last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      const open = await client.transaction(mode);
      const ending = (end: () => Promise<void>) => async () => {
        try {
          await end();
        } finally {
          done();
        }
      };
      return replaceMethods(open, {
        commit: ending(() => open.commit()),
        rollback: ending(() => open.rollback()),
        close: () => {
          open.close();
          done();
        },
      });
    } catch (error) {
      done();
      throw error;
    }
  };
  return replaceMethods(client, { transaction: transaction as Client['transaction'] });
}
