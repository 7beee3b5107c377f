import { DatabaseSync } from 'node:sqlite';
import { type CatalogueRow, productTables } from '#server/pages/product-rows.ts';
import { storeOf } from '../snapshot/statements.ts';

/** A snapshot that holds the products of one page at a time. */
export function filledCatalogue(file: string): (rows: readonly CatalogueRow[]) => void {
  // What is shown of a product may name others that are not shown.
  const store = storeOf(new DatabaseSync(file, { enableForeignKeyConstraints: false }));
  store.exec('pragma journal_mode = memory; pragma synchronous = off');
  return (rows) => {
    store.exec('begin immediate');
    for (const table of productTables) store.run(`delete from ${table}`);
    for (const { table, values } of rows)
      store.run(`insert or replace into ${table} values (${values.map(() => '?').join(', ')})`, ...values);
    store.exec('commit');
  };
}
