import type { BrandRecord, CategoryRecord, IngredientRecord, ProductRecord } from '#catalog/records.ts';
import type { Store } from '../snapshot/statements.ts';
import { Digest, type Mark, markOf } from './digest.ts';

/** A product as pages show it. */
export interface ShownProduct {
  readonly id: number;
  readonly alias: string;
  readonly brand: string;
  readonly category: string;
  /** Everything that any page but a list of reviews shows of it: record, name of the brand, category. */
  readonly row: Mark;
  readonly record: Pick<ProductRecord, 'replaces' | 'replacedBy'>;
}

/** A brand, a category or an ingredient: what other pages show of it, and all that is known. */
export interface ShownRecord {
  readonly alias: string;
  readonly productCount: number;
  readonly named: Mark;
  readonly whole: Mark;
}

export interface ShownIngredient extends ShownRecord {
  readonly record: IngredientRecord;
}

/** Hashes of what the snapshot's records show. Page keys are made of these alone, so that all of them take a second or two. */
export interface Shown {
  readonly store: Store;
  /** Newest first. */
  readonly products: readonly ShownProduct[];
  readonly productOf: ReadonlyMap<number, ShownProduct>;
  readonly productNamed: ReadonlyMap<string, ShownProduct>;
  readonly brands: ReadonlyMap<string, ShownRecord>;
  /** In the order of the site. */
  readonly categories: ReadonlyMap<string, ShownRecord>;
  /** By id. */
  readonly ingredients: readonly ShownIngredient[];
  /** What the filters of product lists offer: brands, the largest of them, and categories. */
  readonly offered: Mark;
}

/** Without what is counted, which only the record's own pages show. */
function withoutCounts(record: object): string {
  const { productCount: _, flags: __, typical: ___, ...rest } = record as Record<string, unknown>;
  return JSON.stringify(rest);
}

export function readShown(store: Store): Shown {
  const records = (sql: string, naming: (text: string) => string) =>
    store.all(sql).map((row): ShownRecord => {
      const text = String(row['record']);
      const { alias, productCount } = JSON.parse(text) as { alias: string; productCount: number };
      return { alias, productCount, named: markOf(naming(text)), whole: markOf(text) };
    });
  const nameOf = (text: string) => withoutCounts(JSON.parse(text) as BrandRecord | CategoryRecord);
  const byAlias = (some: readonly ShownRecord[]) => new Map(some.map((record) => [record.alias, record]));
  const brands = byAlias(records('select record from brands', nameOf));
  const categories = byAlias(records('select record from categories order by place', nameOf));
  const missing = markOf('');
  const products = store
    .all('select id, alias, brand, category, replaces, replaced_by, record from products order by id desc')
    .map((row): ShownProduct => {
      const [brand, category] = [String(row['brand']), String(row['category'])];
      const digest = new Digest()
        .text(String(row['record']))
        .mark(brands.get(brand)?.named ?? missing)
        .mark(categories.get(category)?.named ?? missing);
      const [replaces, replacedBy] = [row['replaces'], row['replaced_by']].map((alias) => (alias == null ? null : String(alias)));
      return {
        id: Number(row['id']),
        alias: String(row['alias']),
        brand,
        category,
        row: digest.toMark(),
        record: { replaces: replaces ?? null, replacedBy: replacedBy ?? null },
      };
    });
  const offered = new Digest();
  for (const { named, productCount } of [...brands.values(), ...categories.values()]) offered.mark(named).number(productCount);
  return {
    store,
    offered: offered.toMark(),
    products,
    productOf: new Map(products.map((product) => [product.id, product])),
    productNamed: new Map(products.map((product) => [product.alias, product])),
    brands,
    categories,
    ingredients: store.all('select record from ingredients order by id').map((row) => {
      const text = String(row['record']);
      const record = JSON.parse(text) as IngredientRecord;
      const { alias, productCount, inci, family } = record;
      return { alias, productCount, record, named: markOf(`${alias} ${inci} ${family}`), whole: markOf(text) };
    }),
  };
}

export interface PageKey {
  /** "/products/[alias]" */
  readonly route: string;
  readonly path: string;
  /** Changes with everything the page shows. */
  readonly key: string;
}

/** Key of a list: what stands above it, and its products. */
export function listKey(head: Digest, products: readonly (ShownProduct | undefined)[]): string {
  for (const product of products) if (product) head.mark(product.row);
  return head.toString();
}
