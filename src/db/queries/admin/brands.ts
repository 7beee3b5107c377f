import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { brandColumns, brandViews } from '#core/catalog/editing.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { only, type Reader } from '../one-row.ts';
import { readPart } from './row-parts.ts';

type Column = (typeof brandColumns)[number];

export interface BrandQuery {
  readonly q?: string | undefined;
  readonly view?: (typeof brandViews)[number] | undefined;
  readonly sort: Column;
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

const shown = sql<number>`(select count(*) from products where products.brand_id = brands.id and products.status = 'public')`;
const entered = sql<number>`(select count(*) from products where products.brand_id = brands.id)`;
const certified = sql<number>`(select count(*) from brand_certificates where brand_certificates.brand_id = brands.id)`;

const columns: Readonly<Record<Column, SQL>> = {
  name: sql`${brands.name} collate nocase`,
  products: sql`${shown}`,
  country: sql`${brands.country}`,
  updated: sql`${brands.updatedAt}`,
};

const views: Readonly<Record<NonNullable<BrandQuery['view']>, SQL>> = {
  'no-products': sql`not exists (select 1 from products where products.brand_id = brands.id and products.status = 'public')`,
  'no-country': sql`${brands.country} is null`,
  certified: sql`exists (select 1 from brand_certificates where brand_certificates.brand_id = brands.id)`,
};

/** A page of the brands that were not merged, and how many answer to the query. */
export async function brandRows(db: Database, { q, view, sort, backwards, offset, limit }: BrandQuery) {
  const typed = q && `%${q.replaceAll('%', '')}%`;
  const where = and(
    isNull(brands.mergedInto),
    typed ? or(sql`${brands.name} like ${typed}`, sql`${brands.alias} like ${typed}`) : undefined,
    view && views[view],
  );
  const order = columns[sort];
  const rows = await db
    .select({ brand: brands, products: shown, entered, certificates: certified })
    .from(brands)
    .where(where)
    .orderBy(backwards ? desc(order) : asc(order), asc(brands.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(brands).where(where);
  return { rows, total: total?.count ?? 0 };
}

export type BrandFields = typeof brands.$inferSelect;
export const brandOfAlias = (db: Reader, alias: string) => only(db.select().from(brands).where(eq(brands.alias, alias)));
export const brandOfId = (db: Reader, id: number) => only(db.select().from(brands).where(eq(brands.id, id)));

export const brandOfKey = async (db: Reader, nameKey: string, except: number) =>
  (await only(
    db
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.nameKey, nameKey), ne(brands.id, except))),
  )) !== null;

const mostTwins = 10;
/** Names that begin alike for so long may be one. */
const alike = 5;

/** What stands of a brand in other tables, and what is called like it. */
export async function aroundBrand(db: Reader, { id, alias, nameKey, mergedInto }: BrandFields) {
  const [counts] = await db.select({ products: shown, entered }).from(brands).where(eq(brands.id, id));
  const twins = await db
    .select({ alias: brands.alias, name: brands.name, products: shown })
    .from(brands)
    .where(
      and(
        ne(brands.id, id),
        isNull(brands.mergedInto),
        or(
          sql`length(${nameKey}) >= ${alike} and instr(${brands.nameKey}, ${nameKey}) = 1`,
          sql`length(${brands.nameKey}) >= ${alike} and instr(${nameKey}, ${brands.nameKey}) = 1`,
        ),
      ),
    )
    .orderBy(asc(brands.name))
    .limit(mostTwins);
  const formerly = await db
    .select({ alias: oldAliases.alias })
    .from(oldAliases)
    .where(and(eq(oldAliases.kind, 'brand'), eq(oldAliases.target, alias)))
    .orderBy(asc(oldAliases.alias));
  const into = mergedInto === null ? null : await brandOfId(db, mergedInto);
  return {
    products: counts?.products ?? 0,
    entered: counts?.entered ?? 0,
    certificates: (await readPart(db, 'brands', id, 'certificates')) ?? '[]',
    favorites: (await readPart(db, 'brands', id, 'favorites')) ?? '[]',
    mergedInto: into?.alias ?? null,
    formerly: formerly.map((row) => row.alias),
    twins,
  };
}

/** Products of a brand: all, or the public ones. */
export const productsOfBrand = (db: Reader, brand: number, status?: 'public') =>
  db
    .select({
      id: products.id,
      title: products.titleEn,
      brandId: products.brandId,
      status: products.status,
      statusReason: products.statusReason,
    })
    .from(products)
    .where(and(eq(products.brandId, brand), status && eq(products.status, status)))
    .orderBy(asc(products.id));

export const brandsMergedInto = (db: Reader, brand: number) =>
  db.select({ id: brands.id, name: brands.name }).from(brands).where(eq(brands.mergedInto, brand));
