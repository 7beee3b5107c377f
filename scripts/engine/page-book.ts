import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { type Store, storeOf } from '../snapshot/statements.ts';

const bookedPage = z.object({
  path: z.string(),
  key: z.string(),
  /** By whom its key was made (page-keys/owners.ts). */
  owner: z.string(),
});
export type BookedPage = z.output<typeof bookedPage>;

/** What becomes of a book of pages. */
export const bookChange = z.object({
  /** The snapshot that the keys were made from. */
  origin: z.object({ written: z.string(), change: z.number() }),
  /** Addresses. */
  gone: z.readonly(z.array(z.string())),
  /** Those that are new or have other keys. */
  pages: z.readonly(z.array(bookedPage)),
});
export type BookChange = z.output<typeof bookChange>;

/** A site's book of pages, with their keys: what the next build compares with. */
export interface PageBook {
  readonly origin: BookChange['origin'];
  /** How many pages it holds. */
  readonly count: number;
  /** The pages of some owners, or of all. */
  pagesOf(owners: readonly string[] | null): readonly BookedPage[];
}

function opened<Result>(path: string, use: (store: Store) => Result): Result {
  const database = new DatabaseSync(path);
  try {
    return use(storeOf(database));
  } finally {
    database.close();
  }
}

/** Null where there is none. */
export function readBook(path: string): PageBook | null {
  if (!existsSync(path)) return null;
  return opened(path, (store) => {
    const [row] = store.all('select written, change, (select count(*) from pages) as count from origin');
    if (!row) return null;
    return {
      origin: { written: String(row['written']), change: Number(row['change']) },
      count: Number(row['count']),
      pagesOf: (owners) =>
        opened(path, (book) => {
          const rows =
            owners === null
              ? book.all('select path, key, owner from pages')
              : book.all('select path, key, owner from pages where owner in (select value from json_each(?))', JSON.stringify(owners));
          return rows.map((page) => ({ path: String(page['path']), key: String(page['key']), owner: String(page['owner']) }));
        }),
    };
  });
}

/** Changes a book in one transaction, or begins it. Can be done twice. */
export function writeBook(path: string, { origin, gone, pages }: BookChange): void {
  mkdirSync(dirname(path), { recursive: true });
  opened(path, (store) => {
    store.exec(`begin immediate;
      create table if not exists origin (written text not null, change integer not null);
      create table if not exists pages (path text primary key, key text not null, owner text not null) without rowid;
      create index if not exists pages_by_owner on pages (owner);
      delete from origin`);
    store.run('insert into origin values (?, ?)', origin.written, origin.change);
    for (const address of gone) store.run('delete from pages where path = ?', address);
    for (const page of pages) store.run('insert or replace into pages values (?, ?, ?)', page.path, page.key, page.owner);
    store.exec('commit');
  });
}
