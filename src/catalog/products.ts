import type { BrandRecord, CategoryRecord, ProductRecord } from '#core/catalog/records.ts';
import { onceOfRows, rememberedRows } from './row-memory.ts';
import { count, record, statement, texts } from './snapshot.ts';

/** A product's id grows with the order of adding. */
const newestFirst = 'order by id desc';
/** Ids are cut from an index first, so that a late page reads no more records than an early one. */
const page = 'limit ? offset ?';

export const countProducts = onceOfRows(() => count('select count(*) from products'));

/** When each product was added and what is said of it changed, newest first. */
export function productDates(): { readonly alias: string; readonly addedAt: string; readonly changedAt: string }[] {
  return statement(`select alias, added_at, changed_at from products ${newestFirst}`)
    .all()
    .map((row) => ({ alias: String(row.alias), addedAt: String(row.added_at), changedAt: String(row.changed_at) }));
}

/** A page asks for its product and for those like it several times: the latest are kept. */
const latest = 500;

export const product = rememberedRows(latest, (alias: string) =>
  record<ProductRecord>('select record from products where alias = ?', alias),
);

/** Lists of products are lists of aliases: what is shown of each is made once (views/product-rows.ts), not read for every list it stands in. */

export function newestProducts(limit: number, offset = 0): string[] {
  return texts(`select alias from products ${newestFirst} ${page}`, limit, offset);
}

export function productsOfBrand(brandAlias: string, limit: number, offset = 0): string[] {
  return texts(
    `select alias from products where id in (select id from products where brand = ? ${newestFirst} ${page}) ${newestFirst}`,
    brandAlias,
    limit,
    offset,
  );
}

export function productsOfCategory(categoryAlias: string, limit: number, offset = 0): string[] {
  return texts(
    `select alias from products where id in (select id from products where category = ? ${newestFirst} ${page}) ${newestFirst}`,
    categoryAlias,
    limit,
    offset,
  );
}

export interface Placed {
  readonly alias: string;
  /** Null where the ingredient depends on the shade. */
  readonly place: number | null;
}

function placed(sql: string, ...parameters: (string | number)[]): Placed[] {
  return statement(sql)
    .all(...parameters)
    .map(({ alias, place }) => ({ alias: String(alias), place: place === null ? null : Number(place) }));
}

/** The newest products that hold an ingredient. */
export function productsWith(ingredientAlias: string, limit: number, offset = 0): Placed[] {
  return placed(
    `select products.alias, held.place from
     (select product, place from postings where ingredient = (select id from ingredients where alias = ?) order by product desc ${page}) held
     join products on products.id = held.product order by held.product desc`,
    ingredientAlias,
    limit,
    offset,
  );
}

/** Newest first. Kept while the pages of a long pair are made, one after the other. */
const allOfPair = rememberedRows(10, (aliases: string) =>
  placed(
    `select products.alias, postings.place from products join postings on postings.product = products.id
     where products.category = ? and postings.ingredient = (select id from ingredients where alias = ?) order by products.id desc`,
    ...aliases.split(' '),
  ),
);

/** The newest products of a category that hold an ingredient. */
export function productsOfPair(categoryAlias: string, ingredientAlias: string, limit: number, offset = 0): Placed[] {
  return allOfPair(`${categoryAlias} ${ingredientAlias}`).slice(offset, offset + limit);
}

/** Brands and categories stand on nearly every page. */
const kept = 2_000;

export const brand = rememberedRows(kept, (alias: string) => record<BrandRecord>('select record from brands where alias = ?', alias));

export const category = rememberedRows(kept, (alias: string) =>
  record<CategoryRecord>('select record from categories where alias = ?', alias),
);
