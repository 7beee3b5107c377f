import type { CatalogRow } from '#server/pages/row-shards.ts';
import type { Store } from '../snapshot/statements.ts';

const othersSql = `select alias from products where id in
  (select other from dupes where product = ?1 union select other from also_like where product = ?1 union select other from often_compared where product = ?1)
  or alias in (select replaces from products where id = ?1 union select replaced_by from products where id = ?1)`;

/** Aliases of the products that the pages of one show. */
export const othersOf = (store: Store, id: number): string[] => store.all(othersSql, id).map(({ alias }) => String(alias));

function rowsOf(store: Store, table: CatalogRow['table'], condition: string, id: number): CatalogRow[] {
  return store.all(`select * from ${table} where ${condition}`, id).map((row) => ({ table, values: Object.values(row) }));
}

/** What lists show of a product. */
export const shownOf = (store: Store, id: number): CatalogRow[] => [
  ...rowsOf(store, 'products', 'id = ?', id),
  ...rowsOf(store, 'formulas', 'product = ?', id),
  ...rowsOf(store, 'outlines', 'product = ?', id),
];

/** What its own pages show besides. */
export const ownOf = (store: Store, id: number): CatalogRow[] => [
  ...rowsOf(store, 'dupes', 'product = ?', id),
  ...rowsOf(store, 'also_like', 'product = ?', id),
  ...rowsOf(store, 'often_compared', 'product = ?', id),
  ...rowsOf(store, 'review_summaries', "kind = 'product' and subject = ?", id),
  ...rowsOf(store, 'reviews', "kind = 'product' and subject = ? order by rowid", id),
];

/** All rows of a snapshot that a product's own pages need; none where it holds no such product. */
export function rowsOfPages(store: Store, alias: string): CatalogRow[] {
  const numberOf = (name: string) => Number(store.all('select id from products where alias = ?', name)[0]?.['id'] ?? 0);
  const id = numberOf(alias);
  return [...shownOf(store, id), ...othersOf(store, id).flatMap((other) => shownOf(store, numberOf(other))), ...ownOf(store, id)];
}
