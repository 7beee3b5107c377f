import { DatabaseSync } from 'node:sqlite';
import { tallyFlags } from '#core/catalog/flag-tally.ts';
import type { CategoryRecord } from '#core/catalog/records.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { LiveRows } from '#server/pages/live-rows.ts';
import type { PageRows } from '#server/pages/render-thread.ts';
import { type CatalogRow, productTables } from '#server/pages/row-shards.ts';
import { readFinerKinds } from '../knowledge/finer-kinds.ts';
import { putCommunity } from '../snapshot/community-rows.ts';
import { putList, putProduct } from '../snapshot/product-rows.ts';
import { type Store, storeOf } from '../snapshot/statements.ts';
import { rowsOfPages } from './page-rows.ts';

/** What of a filled snapshot a question brings; the rest is there for all. */
const filledTables = [...productTables, 'postings', 'readings', 'pairs', 'uncompared'] as const;

interface Sources {
  /** The whole snapshot; null where it is not beside the functions. */
  readonly whole: Store | null;
  /** What lists are read with. */
  readonly knowledge: () => Knowledge;
}

/** A snapshot that holds the products of one page at a time. */
export function filledCatalog(file: string, { whole, knowledge }: Sources): (rows: PageRows) => void {
  // What is shown of a product may name others that are not shown.
  const store = storeOf(new DatabaseSync(file, { enableForeignKeyConstraints: false }));
  store.exec('pragma journal_mode = memory; pragma synchronous = off');
  let newBrands: readonly string[] = [];
  return (rows) => {
    store.exec('begin immediate');
    for (const table of filledTables) store.run(`delete from ${table}`);
    for (const alias of newBrands) store.run('delete from brands where alias = ?', alias);
    newBrands = [];
    if (rows.from === 'live') newBrands = putLive(store, rows.rows, knowledge());
    else putRows(store, rows.from === 'published' ? rows.rows : whole ? rowsOfPages(whole, rows.alias) : []);
    store.exec('commit');
  };
}

function putRows(store: Store, rows: readonly CatalogRow[]): void {
  for (const { table, values } of rows)
    store.run(`insert or replace into ${table} values (${values.map(() => '?').join(', ')})`, ...values);
}

/** Writes what is newer than the snapshot with the code that writes all other rows. Returns the brands that the snapshot does not know; they have no pages yet. */
function putLive(store: Store, { brands, products, community, uncompared, pair }: LiveRows, knowledge: Knowledge): string[] {
  const newBrands = brands.filter(({ alias }) => store.all('select 1 from brands where alias = ?', alias).length === 0);
  for (const { id: _, ...brand } of newBrands)
    store.run(
      'insert into brands values (?, ?, ?)',
      brand.alias,
      brand.name,
      JSON.stringify({ ...brand, productCount: 0, flags: tallyFlags([]) }),
    );
  const categories = store.all('select record from categories').map(({ record }) => JSON.parse(String(record)) as CategoryRecord);
  const reader = { knowledge, categories: new Map(categories.map((category) => [category.alias, category])), finerKinds: readFinerKinds() };
  for (const product of products) {
    putProduct(store, product);
    putList(store, reader, product);
  }
  const ids = new Map(store.all('select id, alias from products').map(({ id, alias }) => [String(alias), Number(id)]));
  putCommunity(store, community, { product: ids, ingredient: new Map() });
  if (uncompared !== null) store.run('insert into uncompared values (?)', ids.get(uncompared) ?? null);
  if (pair)
    store.run('insert into pairs select ?, 1, id, ? from ingredients where alias = ?', pair.category, pair.products, pair.ingredient);
  return newBrands.map(({ alias }) => alias);
}
