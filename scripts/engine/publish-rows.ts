import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { siteFiles } from '#server/built-site/files.ts';
import { onRequest } from '#server/pages/kept-program.ts';
import {
  type CatalogueRow,
  type ProductRowsPlace,
  productRowsFile,
  type RowsFile,
  type RowsOfProduct,
  rowsFileOf,
} from '#server/pages/product-rows.ts';
import { snapshotHash } from '../built-module.ts';
import { type Store, storeOf } from '../snapshot/statements.ts';
import { maxFiles } from './folder-sizes.ts';

/** Products in a file: few enough that a page's some thirty files are small, so many that there are not too many files. */
const productsInFile = 16;
/** Tables that pages of all products are made with. */
const shared = ['meta', 'ingredients', 'categories', 'brands'] as const;

/**
 * Publishes with the site what functions need to render the pages that it does not hold, where the snapshot is not beside them: rows of those products and
 * of the products shown on their pages, some in a file. What all pages need goes into a small snapshot that the functions take along.
 */
export function publishRows(snapshot: string, site: string, frame: string): void {
  rmSync(frame, { force: true });
  const waiting = onRequest(siteFiles(site));
  if (waiting.size === 0) return;
  writeFrame(snapshot, frame);
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    writeRows(storeOf(database), waiting, site, snapshotHash(snapshot)?.slice(0, 12) ?? '');
  } finally {
    database.close();
  }
}

function writeFrame(snapshot: string, frame: string): void {
  mkdirSync(dirname(frame), { recursive: true });
  const database = new DatabaseSync(frame);
  try {
    database.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${readFileSync('src/catalog/schema.sql', 'utf8')}; commit`);
    database.prepare('attach ? as whole').run(snapshot);
    for (const table of shared) database.exec(`insert into main.${table} select * from whole.${table}`);
  } finally {
    database.close();
  }
}

/** Products that the pages of one show. */
const othersOf = `select alias from products where id in
  (select other from dupes where product = ?1 union select other from also_like where product = ?1 union select other from often_compared where product = ?1)
  or alias in (select replaces from products where id = ?1 union select replaced_by from products where id = ?1)`;

function rowsOf(store: Store, table: CatalogueRow['table'], condition: string, id: number): CatalogueRow[] {
  return store.all(`select * from ${table} where ${condition}`, id).map((row) => ({ table, values: Object.values(row) }));
}

const shownOf = (store: Store, id: number): CatalogueRow[] => [
  ...rowsOf(store, 'products', 'id = ?', id),
  ...rowsOf(store, 'formulas', 'product = ?', id),
  ...rowsOf(store, 'outlines', 'product = ?', id),
];

const ownOf = (store: Store, id: number): CatalogueRow[] => [
  ...rowsOf(store, 'dupes', 'product = ?', id),
  ...rowsOf(store, 'also_like', 'product = ?', id),
  ...rowsOf(store, 'often_compared', 'product = ?', id),
  ...rowsOf(store, 'review_summaries', "kind = 'product' and subject = ?", id),
  ...rowsOf(store, 'reviews', "kind = 'product' and subject = ? order by rowid", id),
];

function writeRows(store: Store, waiting: ReadonlySet<string>, site: string, name: string): void {
  const ids = new Map(store.all('select alias, id from products').map(({ alias, id }) => [String(alias), Number(id)]));
  const others = new Map([...waiting].map((alias) => [alias, store.all(othersOf, ids.get(alias) ?? 0).map((row) => String(row['alias']))]));
  const needed = new Set([...waiting, ...[...others.values()].flat()]);
  const place: ProductRowsPlace = {
    folder: `/product-rows/${name}`,
    files: Math.min(maxFiles, Math.ceil(needed.size / productsInFile)),
  };
  mkdirSync(join(site, place.folder), { recursive: true });
  for (const [number, aliases] of Map.groupBy(needed, (alias) => rowsFileOf(alias, place))) {
    const file: RowsFile = Object.fromEntries(
      aliases.map((alias): [string, RowsOfProduct] => {
        const [id, waits] = [ids.get(alias) ?? 0, waiting.has(alias)];
        return [alias, { shown: shownOf(store, id), own: waits ? ownOf(store, id) : [], others: others.get(alias) ?? [] }];
      }),
    );
    writeFileSync(join(site, place.folder, `${number}.json`), JSON.stringify(file));
  }
  writeFileSync(join(site, productRowsFile), JSON.stringify(place));
}
