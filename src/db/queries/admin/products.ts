import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { productColumns, productStatuses, productViews } from '#core/catalog/editing.ts';
import type { Database } from '#db/database.ts';
import { brands, productFacts, products } from '#db/schema/index.ts';

type Column = (typeof productColumns)[number];

export interface ProductQuery {
  /** FTS5 expression over title and brand. */
  readonly match: string | null;
  readonly status?: (typeof productStatuses)[number] | undefined;
  /** Alias of a category; "" is Uncategorized. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly source?: string | undefined;
  readonly view?: (typeof productViews)[number] | undefined;
  readonly sort: Column;
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

const columns: Readonly<Record<Column, SQL>> = {
  title: sql`${products.titleEn} collate nocase`,
  brand: sql`${brands.name} collate nocase`,
  category: sql`${products.category}`,
  status: sql`${products.status}`,
  added: sql`${products.addedAt}`,
  updated: sql`${products.updatedAt}`,
};

const views: Readonly<Record<NonNullable<ProductQuery['view']>, SQL | undefined>> = {
  unread: eq(productFacts.withheld, true),
  uncategorized: isNull(products.category),
  doubtful: and(isNotNull(products.category), eq(products.categorySure, false)),
  // Grouped once: comparing each list with those of its brand takes seconds at 40,000 products.
  twins: sql`exists (select 1 from (select brand_id, list, count(*) as public, min(id) as first from products where status = 'public' group by brand_id, list) same
    where same.brand_id = ${products.brandId} and same.list = ${products.list} and (same.public > 1 or same.first <> ${products.id}))`,
  'no-picture': isNull(products.imageKey),
  prose: eq(productFacts.prose, true),
  'over-limit': eq(productFacts.overLimit, true),
  discontinued: isNotNull(products.discontinuedAt),
};

function where({ match, status, category, brand, source, view }: ProductQuery): SQL | undefined {
  return and(
    match === null ? undefined : sql`${products.id} in (select rowid from product_search where product_search match ${match})`,
    status && eq(products.status, status),
    category === undefined ? undefined : category === '' ? isNull(products.category) : eq(products.category, category),
    brand === undefined ? undefined : eq(brands.alias, brand),
    source === undefined ? undefined : eq(products.source, source),
    view && views[view],
  );
}

/** A page of the products of every status, and how many answer to the query. */
export async function productRows(db: Database, query: ProductQuery) {
  const filter = where(query);
  const order = columns[query.sort];
  const rows = await db
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(filter)
    .orderBy(query.backwards ? desc(order) : asc(order), asc(products.id))
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await db
    .select({ count: count() })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(filter);
  return { rows, total: total?.count ?? 0 };
}

export const productsById = (db: Database, ids: readonly number[]) =>
  db
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));

export async function brandIdOf(db: Database, alias: string): Promise<number | null> {
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.alias, alias)).limit(1);
  return row?.id ?? null;
}
