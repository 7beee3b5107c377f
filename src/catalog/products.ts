import type { BrandRecord, CategoryRecord, ProductRecord } from './records.ts';
import { count, record, records, statement, texts } from './snapshot.ts';

const newestFirst = 'order by added_at desc, id desc';

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
  return records(`select record from products ${newestFirst} limit ? offset ?`, limit, offset);
}

export interface Placed {
  readonly product: ProductRecord;
  /** Null where the ingredient depends on the shade. */
  readonly place: number | null;
}

/** The newest products that hold an ingredient. */
export function productsWith(ingredientAlias: string, limit: number): Placed[] {
  return statement(
    `select products.record, postings.place from postings
     join ingredients on ingredients.id = postings.ingredient
     join products on products.id = postings.product
     where ingredients.alias = ? order by products.added_at desc, products.id desc limit ?`,
  )
    .all(ingredientAlias, limit)
    .map((row) => ({ product: JSON.parse(String(row.record)) as ProductRecord, place: row.place === null ? null : Number(row.place) }));
}

export function brand(alias: string): BrandRecord | null {
  return record('select record from brands where alias = ?', alias);
}

export function category(alias: string): CategoryRecord | null {
  return record('select record from categories where alias = ?', alias);
}
