import type { BrandRecord, CategoryRecord, ProductRecord } from './records.ts';
import { count, record, records, statement, texts } from './snapshot.ts';

/** A product's id is its place in the order of adding. */
const newestFirst = 'order by id desc';
/** Ids are cut from an index first, so that a late page reads no more records than an early one. */
const page = 'limit ? offset ?';

export function countProducts(): number {
  return count('select count(*) from products');
}

export function productAliases(): string[] {
  return texts(`select alias from products ${newestFirst}`);
}

/** When each product was added, newest first. */
export function productDates(): { readonly alias: string; readonly addedAt: string }[] {
  return statement(`select alias, added_at from products ${newestFirst}`)
    .all()
    .map((row) => ({ alias: String(row.alias), addedAt: String(row.added_at) }));
}

export function product(alias: string): ProductRecord | null {
  return record('select record from products where alias = ?', alias);
}

export function newestProducts(limit: number, offset = 0): ProductRecord[] {
  return records(
    `select record from products where id in (select id from products order by added_at desc, id desc ${page}) ${newestFirst}`,
    limit,
    offset,
  );
}

export function productsOfBrand(brandAlias: string, limit: number, offset = 0): ProductRecord[] {
  return records(
    `select record from products where id in (select id from products where brand = ? ${newestFirst} ${page}) ${newestFirst}`,
    brandAlias,
    limit,
    offset,
  );
}

export function productsOfCategory(categoryAlias: string, limit: number, offset = 0): ProductRecord[] {
  return records(
    `select record from products where id in (select id from products where category = ? ${newestFirst} ${page}) ${newestFirst}`,
    categoryAlias,
    limit,
    offset,
  );
}

export interface Placed {
  readonly product: ProductRecord;
  /** Null where the ingredient depends on the shade. */
  readonly place: number | null;
}

function placed(rows: readonly Record<string, unknown>[]): Placed[] {
  return rows.map((row) => ({
    product: JSON.parse(String(row.record)) as ProductRecord,
    place: row.place === null ? null : Number(row.place),
  }));
}

/** The newest products that hold an ingredient. */
export function productsWith(ingredientAlias: string, limit: number, offset = 0): Placed[] {
  const rows = statement(
    `select products.record, held.place from
     (select product, place from postings where ingredient = (select id from ingredients where alias = ?) order by product desc ${page}) held
     join products on products.id = held.product order by held.product desc`,
  ).all(ingredientAlias, limit, offset);
  return placed(rows);
}

/** The newest products of a category that hold an ingredient. */
export function productsOfPair(categoryAlias: string, ingredientAlias: string, limit: number, offset = 0): Placed[] {
  const ids = pairProducts(categoryAlias, ingredientAlias).slice(offset, offset + limit);
  const find = statement(
    `select products.record, postings.place from products join postings on postings.product = products.id
     where products.id = ? and postings.ingredient = (select id from ingredients where alias = ?)`,
  );
  return placed(ids.map((id) => find.get(id, ingredientAlias)).filter((row) => row !== undefined));
}

const productsOfPairs = new Map<string, readonly number[]>();

/** Ids, newest first. Found once a build: a long pair has many pages. */
function pairProducts(categoryAlias: string, ingredientAlias: string): readonly number[] {
  const key = `${categoryAlias} ${ingredientAlias}`;
  const known = productsOfPairs.get(key);
  if (known) return known;
  const found = texts(
    `select products.id from products join postings on postings.product = products.id
     where products.category = ? and postings.ingredient = (select id from ingredients where alias = ?) order by products.id desc`,
    categoryAlias,
    ingredientAlias,
  ).map(Number);
  productsOfPairs.set(key, found);
  return found;
}

export function brand(alias: string): BrandRecord | null {
  return record('select record from brands where alias = ?', alias);
}

export function category(alias: string): CategoryRecord | null {
  return record('select record from categories where alias = ?', alias);
}
