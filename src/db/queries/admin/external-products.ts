import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { externalColumns, externalStates, externalViews } from '#core/imports/external-list.ts';
import type { Database } from '#db/database.ts';
import { brands, externalProducts, feeds, products } from '#db/schema/index.ts';

export interface ExternalQuery {
  readonly q?: string | undefined;
  readonly state?: (typeof externalStates)[number] | undefined;
  readonly view?: (typeof externalViews)[number] | undefined;
  readonly shop?: string | undefined;
  readonly sort: (typeof externalColumns)[number];
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

const columns: Readonly<Record<ExternalQuery['sort'], SQL>> = {
  title: sql`${externalProducts.title} collate nocase`,
  brand: sql`${externalProducts.brand} collate nocase`,
  shop: sql`(select shop from feeds where feeds.id = ${externalProducts.feedId})`,
  likeness: sql`coalesce(${externalProducts.likeness}, iif(${externalProducts.matchId} is null, 0, 1))`,
  added: sql`${externalProducts.id}`,
};

const views: Readonly<Record<NonNullable<ExternalQuery['view']>, SQL | undefined>> = {
  sure: inArray(externalProducts.matchBy, ['item', 'barcode']),
  alike: eq(externalProducts.matchBy, 'title'),
  new: isNull(externalProducts.matchId),
  'no-list': isNotNull(externalProducts.without),
};

function where({ q, state, view, shop }: ExternalQuery): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => or(like(externalProducts.title, `%${word}%`), like(externalProducts.brand, `%${word}%`))),
    state && eq(externalProducts.state, state),
    view && views[view],
    shop === undefined ? undefined : sql`${externalProducts.feedId} in (select id from feeds where shop = ${shop})`,
  );
}

const rows = (db: Pick<Database, 'select'>) =>
  db
    .select({
      external: externalProducts,
      shop: feeds.shop,
      match: { title: products.titleEn, alias: products.alias, brand: brands.name },
    })
    .from(externalProducts)
    .innerJoin(feeds, eq(feeds.id, externalProducts.feedId))
    .leftJoin(products, eq(products.id, sql`coalesce(${externalProducts.productId}, ${externalProducts.matchId})`))
    .leftJoin(brands, eq(brands.id, products.brandId));

export type ExternalFound = Awaited<ReturnType<typeof externalById>>[number];

/** A page of the queue, and how many answer to the query. */
export async function externalRows(db: Database, query: ExternalQuery) {
  const filter = where(query);
  const order = columns[query.sort];
  // Their numbers are put in order first: what the rows say is long.
  const ordered = await db
    .select({ id: externalProducts.id })
    .from(externalProducts)
    .where(filter)
    .orderBy(query.backwards ? desc(order) : asc(order), asc(externalProducts.id))
    .limit(query.limit)
    .offset(query.offset);
  const ids = ordered.map(({ id }) => id);
  const found = new Map((await externalById(db, ids)).map((row) => [row.external.id, row]));
  const items = ids.flatMap((id) => found.get(id) ?? []);
  const [total] = await db.select({ count: count() }).from(externalProducts).where(filter);
  return { rows: items, total: total?.count ?? 0 };
}

export const externalById = (db: Pick<Database, 'select'>, ids: readonly number[]) =>
  rows(db).where(inArray(externalProducts.id, [...ids]));
