import type { Page } from '#core/catalog/paging.ts';
import type { BrandRecord, CategoryRecord, IngredientRecord } from '#core/catalog/records.ts';
import { once, remembered } from '#core/remembered.ts';
import type { Store } from '../snapshot/statements.ts';
import { type Fingerprint, FingerprintBuilder, fingerprintOf } from './fingerprint.ts';

/** A product as pages show it. */
export interface ProductInputs {
  readonly id: number;
  readonly alias: string;
  readonly brand: string;
  readonly category: string;
  /** Everything that any page but a list of reviews shows of it: record, name of the brand, category. */
  readonly row: Fingerprint;
  /** Aliases of the formulas before and after. */
  readonly kin: readonly string[];
}

/** A brand or a category: what other pages show of it, and all that is known. */
export interface GroupInputs {
  readonly alias: string;
  readonly productCount: number;
  readonly named: Fingerprint;
  readonly whole: Fingerprint;
}

/** An ingredient: what other pages show of it. */
export interface IngredientInputs {
  readonly id: number;
  readonly alias: string;
  readonly productCount: number;
  readonly named: Fingerprint;
}

/** A product in a list that names an ingredient's place; -1 where it depends on the shade. */
export interface PlacedProduct {
  readonly product: ProductInputs;
  readonly place: number;
}

/** Hashes of what the snapshot's records show. Page fingerprints are made of these alone; what few pages need is read when it is asked for. */
export interface PageInputs {
  readonly store: Store;
  /** Newest first. */
  readonly products: readonly ProductInputs[];
  readonly productOf: ReadonlyMap<number, ProductInputs>;
  readonly productNamed: () => ReadonlyMap<string, ProductInputs>;
  /** Newest first. */
  readonly members: Readonly<Record<'brand' | 'category', () => ReadonlyMap<string, readonly ProductInputs[]>>>;
  readonly brand: ReadonlyMap<string, GroupInputs>;
  readonly category: ReadonlyMap<string, GroupInputs>;
  /** By id. */
  readonly ingredients: readonly IngredientInputs[];
  readonly ingredientRecords: () => readonly IngredientRecord[];
  /** Products that hold an ingredient, newest first. */
  readonly held: (ingredient: number) => readonly PlacedProduct[];
  /** What the filters of product lists offer: brands, the largest of them, and categories. */
  readonly offered: Fingerprint;
}

/** Lists of holders that are kept: one may be cut into the pages of many pairs. */
const keptLists = 50;

/** Without what is counted, which only the record's own pages show. */
function withoutCounts({
  productCount: _,
  flags: __,
  typical: ___,
  ...rest
}: Partial<Pick<CategoryRecord, 'productCount' | 'flags' | 'typical'>>): string {
  return JSON.stringify(rest);
}

function groupInputs(store: Store, sql: string): ReadonlyMap<string, GroupInputs> {
  return new Map(
    store.all(sql).map((row) => {
      const text = String(row['record']);
      const record = JSON.parse(text) as BrandRecord | CategoryRecord;
      const { alias, productCount } = record;
      return [alias, { alias, productCount, named: fingerprintOf(withoutCounts(record)), whole: fingerprintOf(text) }];
    }),
  );
}

export function readPageInputs(store: Store): PageInputs {
  const brand = groupInputs(store, 'select record from brands');
  const category = groupInputs(store, 'select record from categories order by place');
  const products = productInputs(store, brand, category);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const offered = new FingerprintBuilder();
  for (const { named, productCount } of [...brand.values(), ...category.values()]) offered.add(named).number(productCount);
  return {
    store,
    products,
    productOf,
    productNamed: once(() => new Map(products.map((product) => [product.alias, product]))),
    members: {
      brand: once(() => Map.groupBy(products, (product) => product.brand)),
      category: once(() => Map.groupBy(products, (product) => product.category)),
    },
    brand,
    category,
    ingredients: store.all('select id, alias, inci, family, product_count from ingredients order by id').map((row) => ({
      id: Number(row['id']),
      alias: String(row['alias']),
      productCount: Number(row['product_count']),
      named: fingerprintOf(`${row['alias']} ${row['inci']} ${row['family']}`),
    })),
    ingredientRecords: once(() =>
      store.all('select record from ingredients order by id').map(({ record }) => JSON.parse(String(record)) as IngredientRecord),
    ),
    held: remembered(keptLists, (ingredient: number) => placed(store, ingredient, productOf)),
    offered: offered.toFingerprint(),
  };
}

type Records = ReadonlyMap<string, GroupInputs>;

function productInputs(store: Store, brands: Records, categories: Records): ProductInputs[] {
  const missing = fingerprintOf('');
  return store.all('select id, alias, brand, category, fingerprint, replaces, replaced_by from products order by id desc').map((row) => {
    const [brand, category] = [String(row['brand']), String(row['category'])];
    return {
      id: Number(row['id']),
      alias: String(row['alias']),
      brand,
      category,
      row: new FingerprintBuilder()
        .number(Number(row['fingerprint']))
        .add(brands.get(brand)?.named ?? missing)
        .add(categories.get(category)?.named ?? missing)
        .toFingerprint(),
      kin: [row['replaces'], row['replaced_by']].flatMap((alias) => (alias == null ? [] : String(alias))),
    };
  });
}

/** As one text: a row for each of them would take three times as long to read. */
function placed(store: Store, ingredient: number, productOf: ReadonlyMap<number, ProductInputs>): PlacedProduct[] {
  const [row] = store.all(
    `select group_concat(product || ' ' || coalesce(place, -1)) as held
     from (select product, place from postings where ingredient = ? order by product desc)`,
    ingredient,
  );
  if (row?.['held'] == null) return [];
  return String(row['held'])
    .split(',')
    .flatMap((text) => {
      const blank = text.indexOf(' ');
      const product = productOf.get(Number(text.slice(0, blank)));
      return product ? { product, place: Number(text.slice(blank + 1)) } : [];
    });
}

export interface FingerprintedPage {
  /** "/products/[alias]" */
  readonly route: string;
  readonly path: string;
  /** Changes with everything the page shows. */
  readonly fingerprint: string;
}

/** What every page of a list says of its place among the others. Where it is cut from the whole is not shown: a new product leaves the later pages as they are. */
export function placeInList({ number, newer, older }: Page): string {
  return `${number} ${newer} ${older}`;
}

/** Fingerprint of a list: what stands above it, and its products. */
export function listFingerprint(head: FingerprintBuilder, products: readonly ProductInputs[]): string {
  for (const product of products) head.add(product.row);
  return head.toString();
}

/** Fingerprint of a list that names each product's place. */
export function placedFingerprint(head: FingerprintBuilder, products: readonly PlacedProduct[]): string {
  for (const { product, place } of products) head.add(product.row).number(place);
  return head.toString();
}
