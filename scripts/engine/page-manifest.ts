import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { type Store, storeOf } from '../snapshot/statements.ts';

const manifestPage = z.object({
  route: z.string(),
  path: z.string(),
  fingerprint: z.string(),
  /** What it depends on (page-keys/invalidation-keys.ts). */
  invalidationKey: z.string(),
  /** Is it a file of the site, or answered on request? */
  written: z.boolean(),
});
export type ManifestPage = z.output<typeof manifestPage>;

/** What becomes of a page manifest. */
export const manifestChange = z.object({
  /** The snapshot that the fingerprints were made from. */
  origin: z.object({ written: z.string(), change: z.number() }),
  /** Addresses that there are no more. */
  gone: z.readonly(z.array(z.string())),
  /** Pages that are new or not as the manifest had them. */
  pages: z.readonly(z.array(manifestPage)),
});
export type ManifestChange = z.output<typeof manifestChange>;

/** A site's pages with their fingerprints: what the next build compares with. */
export interface PageManifest {
  readonly origin: ManifestChange['origin'];
  /** How many pages it holds, and how many of them are answered on request. */
  readonly count: number;
  readonly onRequest: number;
  /** The pages of some invalidation keys, or of all. */
  pagesOf(invalidationKeys: readonly string[] | null): readonly ManifestPage[];
  /** How many pages each invalidation key has, and whether they are written. */
  keys(): ReadonlyMap<string, { readonly pages: number; readonly written: boolean }>;
}

function opened<Result>(path: string, use: (store: Store) => Result): Result {
  const database = new DatabaseSync(path);
  try {
    return use(storeOf(database));
  } finally {
    database.close();
  }
}

const asPage = (row: Record<string, string | number | null>): ManifestPage => ({
  route: String(row['route']),
  path: String(row['path']),
  fingerprint: String(row['fingerprint']),
  invalidationKey: String(row['invalidation_key']),
  written: row['written'] === 1,
});

/** Null where there is none. */
export function readManifest(path: string): PageManifest | null {
  if (!existsSync(path)) return null;
  return opened(path, (store) => {
    const [row] = store.all(
      'select written, change, (select count(*) from pages) as count, (select count(*) from pages where not written) as waiting from origin',
    );
    if (!row) return null;
    const pages = (condition: string, ...values: string[]) =>
      opened(path, (manifest) =>
        manifest.all(`select route, path, fingerprint, invalidation_key, written from pages ${condition}`, ...values).map(asPage),
      );
    return {
      origin: { written: String(row['written']), change: Number(row['change']) },
      count: Number(row['count']),
      onRequest: Number(row['waiting']),
      pagesOf: (invalidationKeys) =>
        invalidationKeys === null
          ? pages('')
          : pages('where invalidation_key in (select value from json_each(?))', JSON.stringify(invalidationKeys)),
      keys: () =>
        opened(
          path,
          (manifest) =>
            new Map(
              manifest
                .all('select invalidation_key, count(*) as pages, min(written) as written from pages group by invalidation_key')
                .map(({ invalidation_key: key, pages: count, written }) => [String(key), { pages: Number(count), written: written === 1 }]),
            ),
        ),
    };
  });
}

/** Changes a manifest in one transaction, or begins it. Can be done twice. */
export function writeManifest(path: string, { origin, gone, pages }: ManifestChange): void {
  mkdirSync(dirname(path), { recursive: true });
  opened(path, (store) => {
    store.exec(`begin immediate;
      create table if not exists origin (written text not null, change integer not null);
      create table if not exists pages (path text primary key, route text not null, fingerprint text not null, invalidation_key text not null, written integer not null) without rowid;
      create index if not exists pages_by_invalidation_key on pages (invalidation_key, written);
      create index if not exists pages_on_request on pages (path) where not written;
      delete from origin`);
    store.run('insert into origin values (?, ?)', origin.written, origin.change);
    for (const address of gone) store.run('delete from pages where path = ?', address);
    for (const { path: address, route, fingerprint, invalidationKey, written } of pages)
      store.run('insert or replace into pages values (?, ?, ?, ?, ?)', address, route, fingerprint, invalidationKey, written ? 1 : 0);
    store.exec('commit');
  });
}
