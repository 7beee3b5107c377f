import { distinctiveIngredients } from '#core/catalog/distinctive.ts';
import { type TalliedFlag, tallyFlags } from '#core/catalog/flag-tally.ts';
import type { BrandRecord, CategoryRecord } from '#core/catalog/records.ts';
import type { CountedProduct } from './counted-products.ts';
import { typicalRolesAndEffects } from './roles-and-effects.ts';
import type { Store } from './statements.ts';

/** Counts what brands and categories hold, and writes the records that are not as they were. */
export function countGroups(store: Store, products: readonly CountedProduct[]): void {
  const byBrand = Map.groupBy(products, ({ brand }) => brand);
  const byCategory = Map.groupBy(products, ({ category }) => category);
  const typical = typicalRolesAndEffects(products);
  rewrite<BrandRecord>(store, 'brands', (record) => ({ ...record, ...figuresOf(byBrand.get(record.alias)) }));
  rewrite<CategoryRecord>(store, 'categories', (record) => ({
    ...record,
    ...figuresOf(byCategory.get(record.alias)),
    typical: typical(record.alias),
  }));
}

function figuresOf(members: readonly CountedProduct[] = []): Pick<BrandRecord, 'productCount' | 'flags'> {
  return { productCount: members.length, flags: tallyFlags(members.map(({ flags }) => flags as readonly TalliedFlag[] | null)) };
}

function rewrite<Record extends { readonly alias: string }>(
  store: Store,
  table: 'brands' | 'categories',
  count: (record: Record) => Record,
): void {
  for (const row of store.all(`select alias, record from ${table}`)) {
    const text = JSON.stringify(count(JSON.parse(String(row['record']))));
    if (text !== row['record']) store.run(`update ${table} set record = ? where alias = ?`, text, String(row['alias']));
  }
}

/** Counts the ingredients of categories anew. */
export function countCategories(store: Store, categories: Iterable<string>): void {
  for (const category of categories) {
    store.run('delete from category_counts where category = ?', category);
    store.run(
      `insert into category_counts select category, ingredient, count(*) from products join postings on postings.product = products.id
       where category = ? group by ingredient`,
      category,
    );
  }
}

/** Chooses the distinctive ingredients of every category; each of these pairs gets a page. An ingredient's share of all lists is part of it, so all are chosen anew; those that come out the same are not written. */
export function choosePairs(store: Store, total: number): void {
  const ingredients = new Map(
    store
      .all("select id, product_count, json_extract(record, '$.roles[0]') as role from ingredients where product_count > 0")
      .map(({ id, product_count, role }) => [id, { inAll: Number(product_count), firstRole: role === null ? undefined : String(role) }]),
  );
  for (const { record } of store.all('select record from categories')) {
    const { alias, area, productCount }: CategoryRecord = JSON.parse(String(record));
    // What fits no category has nothing in common that could set it apart.
    if (area === 'other') continue;
    const counts = store
      .all('select ingredient, products from category_counts where category = ?', alias)
      .map(({ ingredient, products }) => ({
        ingredient: Number(ingredient),
        inCategory: Number(products),
        firstRole: ingredients.get(ingredient ?? null)?.firstRole,
        inAll: ingredients.get(ingredient ?? null)?.inAll ?? 0,
      }));
    const chosen = distinctiveIngredients(counts, { inCategory: productCount, inAll: total });
    for (const [place, { ingredient, products }] of chosen.entries())
      store.run(
        `insert into pairs values (?, ?, ?, ?) on conflict do update set ingredient = excluded.ingredient, product_count = excluded.product_count
         where ingredient <> excluded.ingredient or product_count <> excluded.product_count`,
        alias,
        place + 1,
        ingredient,
        products,
      );
    store.run('delete from pairs where category = ? and rank > ?', alias, chosen.length);
  }
}
