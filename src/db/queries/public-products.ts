import { and, count, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import type { Database } from '#db/database.ts';
import { brands, ingredients, oldAliases, postings, products } from '#db/schema/index.ts';

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
  /** Day the list was copied, where the source says so. */
  readonly listDate: string | null;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
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
  listDate: products.listDate,
  source: products.source,
  sourceUrl: products.sourceUrl,
  licence: products.licence,
};

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

/** Products whose list holds an ingredient, be it in some shades only. */
export const withIngredient = (alias: string): SQL =>
  sql`${products.id} in (select ${postings.productId} from ${postings} where ${postings.ingredientId} = (select ${ingredients.id} from ${ingredients} where ${ingredients.alias} = ${alias}))`;

/** How many public products fit a condition. */
export function countProducts(db: Database, fits: SQL | undefined): Promise<number> {
  return db.$count(products, and(isPublic, fits));
}

/** Public products that fit a condition, newest first. */
export async function newestProducts(db: Database, fits: SQL | undefined, limit: number, offset = 0): Promise<readonly PublicProduct[]> {
  return db
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isPublic, fits))
    .orderBy(desc(products.addedAt), desc(products.id))
    .limit(limit)
    .offset(offset);
}

/** An address moves seldom more than once or twice; a circle of addresses ends here. */
const mostMoves = 20;

/** The present alias of what once had another; null where nothing is known of it, or it is gone. */
export async function movedTo(db: Database, kind: 'product' | 'brand' | 'ingredient', alias: string): Promise<string | null> {
  const rows = await db.all<{ target: string | null }>(sql`
    with recursive led (target, step) as (
      select target, 1 from ${oldAliases} where kind = ${kind} and alias = ${alias}
      union all
      select next.target, step + 1 from led join ${oldAliases} next on next.kind = ${kind} and next.alias = led.target where step < ${mostMoves}
    ) select target from led order by step desc limit 1`);
  return rows[0]?.target ?? null;
}

const isGoneAddress = async (db: Database, kind: 'product' | 'brand', alias: string): Promise<boolean> =>
  (await db.$count(oldAliases, and(eq(oldAliases.kind, kind), eq(oldAliases.alias, alias), isNull(oldAliases.target)))) > 0;

/** Was a product public once and is no more? What waits for an editor or was refused never was. */
export async function isWithdrawn(db: Database, alias: string): Promise<boolean> {
  const withdrawn = await db.$count(
    products,
    and(eq(products.alias, alias), notInArray(products.status, ['public', 'pending', 'rejected'])),
  );
  return withdrawn > 0 || isGoneAddress(db, 'product', alias);
}

/** Had a brand public products once, and has none any more? */
export async function isWithdrawnBrand(db: Database, alias: string): Promise<boolean> {
  const of = eq(products.brandId, db.select({ id: brands.id }).from(brands).where(eq(brands.alias, alias)));
  const [shown, removed] = [and(of, eq(products.status, 'public')), and(of, eq(products.status, 'removed'))];
  return ((await db.$count(products, removed)) > 0 && (await db.$count(products, shown)) === 0) || isGoneAddress(db, 'brand', alias);
}

/** A brand shows once it has a public product: a submission enters brands that nobody has looked at. */
export const isShownBrand = sql`exists (select 1 from ${products} where ${products.brandId} = ${brands.id} and ${products.status} = 'public')`;

export async function publicBrand(db: Database, alias: string): Promise<{ readonly id: number; readonly name: string } | null> {
  const [row] = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(isShownBrand, eq(brands.alias, alias)));
  return row ?? null;
}

/** How many public lists hold an ingredient at place 1, 2 …; index 0 is place 1. */
export async function positionsOf(db: Database, ingredient: string): Promise<readonly number[]> {
  const rows = await db
    .select({ place: postings.place, count: count() })
    .from(postings)
    .innerJoin(ingredients, eq(ingredients.id, postings.ingredientId))
    .innerJoin(products, eq(products.id, postings.productId))
    .where(and(isPublic, eq(ingredients.alias, ingredient), isNotNull(postings.place)))
    .groupBy(postings.place);
  const positions: number[] = [];
  for (const { place, count: lists } of rows) if (place !== null) positions[place - 1] = lists;
  return Array.from(positions, (lists) => lists ?? 0);
}
