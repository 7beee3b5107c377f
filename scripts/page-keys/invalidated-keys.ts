import { type TouchedKind, touchedAfter } from '../snapshot/touched.ts';
import { allInvalidationKeys, type InvalidationKey } from './invalidation-keys.ts';
import type { PageInputs, ProductInputs } from './page-inputs.ts';

/**
 * Invalidation keys of all pages whose fingerprints may be others than they were after an earlier change. What lost or got something is among what was touched itself (touched.ts);
 * here is added what shows something that was touched.
 */
export function invalidatedKeys(inputs: PageInputs, change: number): Iterable<InvalidationKey> {
  const touched = touchedAfter(inputs.store, change);
  const of = (kind: TouchedKind) => touched.get(kind) ?? [];
  // Names of categories and ingredients come from data files: were they to change, they stand on too many pages to be followed.
  if (of('category name').length > 0 || of('ingredient name').length > 0) return allInvalidationKeys(inputs);
  const rows = touchedRows(inputs, of('product').map(Number), of('brand name'));
  // Which pairs have pages hangs on all comparisons and dupes; they are few enough to be looked over every time.
  const invalidated = new Set<InvalidationKey>(['comparisons']);
  const add = (kind: 'product' | 'brand' | 'category' | 'pair' | 'ingredient' | 'products-with', subjects: Iterable<string | number>) => {
    for (const subject of subjects) invalidated.add(`${kind} ${subject}`);
  };
  add('product', [...of('product'), ...of('product page'), ...rows.keys(), ...showingProducts(inputs, rows)]);
  if (rows.size > 0 || of('product').length > 0) invalidated.add('products');
  add('brand', [...of('brand'), ...[...rows.values()].map(({ brand }) => brand)]);
  add('category', [...of('category'), ...of('distinctive'), ...[...rows.values()].map(({ category }) => category)]);
  if (of('brand').length > 0 || of('brand name').length > 0) invalidated.add('brands');
  // Filters offer brands and categories with their counts.
  if (of('brand').length > 0 || of('category').length > 0) {
    invalidated.add('products');
    add('category', inputs.category.keys());
  }
  const held = new Map([...rows.values()].map((product) => [product, ingredientsOf(inputs, product)]));
  add('products-with', [...of('products-with'), ...of('pairs'), ...of('ingredient share'), ...[...held.values()].flat()]);
  add('ingredient', [...of('ingredient'), ...of('ingredient page'), ...of('products-with'), ...[...held.values()].flat()]);
  if (of('ingredient').length > 0) {
    invalidated.add('ingredients');
    add('ingredient', sameRole(inputs, of('ingredient').map(Number)));
  }
  add('pair', [
    ...of('pair'),
    ...touchedPairs(inputs, { categories: of('category'), ingredients: [...of('pairs'), ...of('ingredient share')] }),
  ]);
  for (const [{ category }, ingredients] of held)
    add(
      'pair',
      ingredients.map((ingredient) => `${category} ${ingredient}`),
    );
  return invalidated;
}

/** Products whose row is another one: their own record, or the name of their brand. Those that are gone are left out. */
function touchedRows(
  { productOf, members }: PageInputs,
  ids: readonly number[],
  brands: readonly string[],
): ReadonlyMap<number, ProductInputs> {
  const products = [...ids.map((id) => productOf.get(id)), ...brands.flatMap((alias) => members.brand().get(alias) ?? [])];
  return new Map(products.flatMap((product) => (product ? [[product.id, product]] : [])));
}

/** Numbers of the products whose pages show one of some products. */
function showingProducts({ store, productNamed }: PageInputs, rows: ReadonlyMap<number, ProductInputs>): number[] {
  if (rows.size === 0) return [];
  const some = JSON.stringify([...rows.keys()]);
  return [
    ...['dupes', 'also_like', 'often_compared'].flatMap((table) =>
      store
        .all(`select distinct product from ${table} where other in (select value from json_each(?))`, some)
        .map(({ product }) => Number(product)),
    ),
    ...[...rows.values()].flatMap(({ kin }) => kin.flatMap((alias) => productNamed().get(alias)?.id ?? [])),
  ];
}

function ingredientsOf({ store }: PageInputs, { id }: ProductInputs): number[] {
  return store.all('select ingredient from postings where product = ?', id).map(({ ingredient }) => Number(ingredient));
}

/** Ingredients that may show one of some among the similar ones: they have the first role in common. */
function sameRole({ ingredientRecords }: PageInputs, ids: readonly number[]): number[] {
  const records = ingredientRecords();
  const roles = new Set(ids.map((id) => records[id]?.roles[0]));
  return [...records.keys()].filter((id) => roles.has(records[id]?.roles[0]));
}

/** All pairs of some categories, and all of some ingredients. */
function touchedPairs(
  { store }: PageInputs,
  of: { readonly categories: readonly string[]; readonly ingredients: readonly string[] },
): string[] {
  return store
    .all(
      `select category, ingredient from pairs where category in (select value from json_each(?))
       or ingredient in (select cast(value as integer) from json_each(?))`,
      JSON.stringify(of.categories),
      JSON.stringify(of.ingredients),
    )
    .map(({ category, ingredient }) => `${category} ${ingredient}`);
}
