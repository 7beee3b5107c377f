import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, products } from '#db/schema/index.ts';

/** A product as lists and pictures show it. */
export interface PublicProduct {
  readonly id: number;
  readonly alias: string;
  readonly titleEn: string;
  readonly titleRu: string | null;
  readonly brand: string;
  readonly brandAlias: string;
  /** Null is Uncategorized. */
  readonly category: string | null;
  readonly list: string;
}

const columns = {
  id: products.id,
  alias: products.alias,
  titleEn: products.titleEn,
  titleRu: products.titleRu,
  brand: brands.name,
  brandAlias: brands.alias,
  category: products.category,
  list: products.list,
};

/** Alias of the category of products that have none. */
export const uncategorized = 'uncategorized';

export const inCategory = (alias: string): SQL | undefined =>
  alias === uncategorized ? or(isNull(products.category), eq(products.category, alias)) : eq(products.category, alias);

const isPublic = eq(products.status, 'public');

export async function publicProduct(db: Database, alias: string): Promise<PublicProduct | null> {
  const [row] = await db
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isPublic, eq(products.alias, alias)));
  return row ?? null;
}

/** Public products that fit a condition, newest first, and how many there are. */
export async function newestProducts(
  db: Database,
  fits: SQL | undefined,
  limit: number,
): Promise<{ readonly products: readonly PublicProduct[]; readonly total: number }> {
  const where = and(isPublic, fits);
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where)
    .orderBy(desc(products.addedAt), desc(products.id))
    .limit(limit);
  return { products: rows, total: await db.$count(products, where) };
}

export async function publicBrand(db: Database, alias: string): Promise<{ readonly id: number; readonly name: string } | null> {
  const [row] = await db.select({ id: brands.id, name: brands.name }).from(brands).where(eq(brands.alias, alias));
  return row ?? null;
}

/** How many public lists hold an ingredient at place 1, 2 …; index 0 is place 1. */
export async function positionsOf(db: Database, ingredient: string): Promise<readonly number[]> {
  const rows = await db
    .select({ place: sql<number>`item.key`, count: sql<number>`count(*)` })
    .from(products)
    .innerJoin(sql`json_each(${products.derived}, '$.items') as item`, sql`item.value = ${ingredient}`)
    .where(isPublic)
    .groupBy(sql`item.key`)
    .orderBy(asc(sql`item.key`));
  const positions: number[] = [];
  for (const { place, count } of rows) positions[Number(place)] = count;
  return Array.from(positions, (count) => count ?? 0);
}
