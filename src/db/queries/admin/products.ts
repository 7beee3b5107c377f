import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { productColumns, productStatuses, productViews } from '#core/catalog/editing.ts';
import type { Database } from '#db/database.ts';
import { brands, products } from '#db/schema/index.ts';

type Column = (typeof productColumns)[number];
type View = (typeof productViews)[number];

export interface ProductQuery {
  /** FTS5 expression over title and brand. */
  readonly match: string | null;
  readonly status?: (typeof productStatuses)[number] | undefined;
  /** Alias of a category; "" is Uncategorized. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly source?: string | undefined;
  readonly view?: View | undefined;
  readonly sort: Column;
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Where each order finds its products: its index holds all that they are narrowed by (schema/desk-orders.ts). */
const orders: Readonly<Record<Column, { readonly from: SQL; readonly by: SQL }>> = {
  title: { from: sql`products indexed by desk_by_title`, by: sql`${products.titleEn} collate nocase` },
  brand: {
    from: sql`brands cross join products indexed by desk_by_brand on ${products.brandId} = ${brands.id}`,
    by: sql`${brands.name} collate nocase`,
  },
  category: { from: sql`products indexed by desk_by_category`, by: sql`${products.category}` },
  status: { from: sql`products indexed by desk_by_status`, by: sql`${products.status}` },
  added: { from: sql`products indexed by desk_by_added`, by: sql`${products.addedAt}` },
  updated: { from: sql`products indexed by desk_by_updated`, by: sql`${products.updatedAt}` },
};

/** With a plus, so that these numbers narrow an order, and are not looked up one by one in each brand or status. */
const among = (numbers: SQL) => sql`+${products.id} in (select ${numbers})`;

const views: Readonly<Record<View, SQL | undefined>> = {
  unread: among(sql`product_id from product_facts where withheld = 1`),
  uncategorized: isNull(products.category),
  doubtful: and(isNotNull(products.category), eq(products.categorySure, false)),
  twins: among(sql`product_id from product_twins`),
  'no-picture': isNull(products.imageKey),
  prose: among(sql`product_id from product_facts where prose = 1`),
  'over-limit': among(sql`product_id from product_facts where over_limit = 1`),
  discontinued: isNotNull(products.discontinuedAt),
};

function where({ match, status, category, brand, source, view }: ProductQuery): SQL | undefined {
  return and(
    match === null ? undefined : among(sql`rowid from product_search where product_search match ${match}`),
    status && eq(products.status, status),
    category === undefined ? undefined : category === '' ? isNull(products.category) : eq(products.category, category),
    brand === undefined ? undefined : sql`${products.brandId} = (select id from brands where alias = ${brand})`,
    source === undefined ? undefined : eq(products.source, source),
    view && views[view],
  );
}

const line = {
  id: products.id,
  alias: products.alias,
  titleEn: products.titleEn,
  brand: brands.name,
  category: products.category,
  categorySure: products.categorySure,
  status: products.status,
  discontinuedAt: products.discontinuedAt,
  imageKey: products.imageKey,
  source: products.source,
  addedAt: products.addedAt,
  updatedAt: products.updatedAt,
};

/** A page of the products of every status, and how many answer to the query. */
export async function productRows(db: Database, query: ProductQuery) {
  const filter = sql`where ${where(query) ?? sql`true`}`;
  const { from, by } = orders[query.sort];
  const way = query.backwards ? sql`desc` : sql`asc`;
  const sought = sql`select ${products.id} as id from ${from} ${filter} order by ${by} ${way}, ${products.id} ${way}`;
  const part = sql`limit ${query.limit} offset ${query.offset}`;
  // What words find is sought once, for the page and the count. Of all, a page and the count of an index are quicker. "limit -1" keeps the order.
  const [page = { total: 0, ids: '[]' }] = await db.all<{ total: number; ids: string }>(
    query.match === null
      ? sql`select (select count(*) from products indexed by desk_by_updated ${filter}) as total, (select json_group_array(id) from (${sought} ${part})) as ids`
      : sql`with found as materialized (${sought} limit -1)
          select (select count(*) from found) as total, (select json_group_array(id) from (select id from found ${part})) as ids`,
  );
  const ids: number[] = JSON.parse(page.ids);
  const found = await db.select(line).from(products).innerJoin(brands, eq(brands.id, products.brandId)).where(inArray(products.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: page.total };
}

export const productsById = (db: Database, ids: readonly number[]) =>
  db
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));

export async function brandIdOf(db: Database, alias: string): Promise<number | null> {
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.alias, alias)).limit(1);
  return row?.id ?? null;
}
