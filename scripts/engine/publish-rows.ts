import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { siteFiles } from '#server/built-site/files.ts';
import { onRequest } from '#server/pages/prerender-bundle.ts';
import { type RowShards, type RowsFile, type RowsOfProduct, rowShardsFile, rowsFileOf } from '#server/pages/row-shards.ts';
import { snapshotHash } from '../built-module.ts';
import { type Store, storeOf } from '../snapshot/statements.ts';
import { writeBaseSnapshot } from './base-snapshot.ts';
import { maxFiles } from './folder-sizes.ts';
import { othersOf, ownOf, shownOf } from './page-rows.ts';

/** Products in a file: few enough that a page's some thirty files are small, so many that there are not too many files. */
const productsInFile = 16;

/**
 * Publishes with the site what functions need to render the pages that it does not hold, where the snapshot is not beside them: rows of those products and
 * of the products shown on their pages, some in a file. What all pages need goes into a small snapshot that the functions take along.
 */
export function publishRows(snapshot: string, site: string, baseSnapshot: string): void {
  rmSync(baseSnapshot, { force: true });
  mkdirSync(dirname(baseSnapshot), { recursive: true });
  writeBaseSnapshot(snapshot, baseSnapshot);
  const waiting = onRequest(siteFiles(site));
  if (waiting.size === 0) return;
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    writeRows(storeOf(database), waiting, site, snapshotHash(snapshot)?.slice(0, 12) ?? '');
  } finally {
    database.close();
  }
}

function writeRows(store: Store, waiting: ReadonlySet<string>, site: string, name: string): void {
  const ids = new Map(store.all('select alias, id from products').map(({ alias, id }) => [String(alias), Number(id)]));
  const others = new Map([...waiting].map((alias) => [alias, othersOf(store, ids.get(alias) ?? 0)]));
  const needed = new Set([...waiting, ...[...others.values()].flat()]);
  const shards: RowShards = {
    folder: `/row-shards/${name}`,
    files: Math.min(maxFiles, Math.ceil(needed.size / productsInFile)),
  };
  mkdirSync(join(site, shards.folder), { recursive: true });
  for (const [number, aliases] of Map.groupBy(needed, (alias) => rowsFileOf(alias, shards))) {
    const file: RowsFile = Object.fromEntries(
      aliases.map((alias): [string, RowsOfProduct] => {
        const [id, waits] = [ids.get(alias) ?? 0, waiting.has(alias)];
        return [alias, { shown: shownOf(store, id), own: waits ? ownOf(store, id) : [], others: others.get(alias) ?? [] }];
      }),
    );
    writeFileSync(join(site, shards.folder, `${number}.json`), JSON.stringify(file));
  }
  writeFileSync(join(site, rowShardsFile), JSON.stringify(shards));
}
