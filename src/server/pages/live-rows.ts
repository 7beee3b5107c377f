import { and, eq, inArray } from 'drizzle-orm';
import { productsWithPerPage } from '#core/catalog/page-sizes.ts';
import { frontPage, pageNumbered } from '#core/catalog/paging.ts';
import type { Database } from '#db/database.ts';
import { countProducts, inCategory, newestProducts, withIngredient } from '#db/queries/public-products.ts';
import { products } from '#db/schema/index.ts';
import { type Community, readCommunity } from '#db/snapshot/community.ts';
import { type PublicBrand, type PublicProduct, publicBrands, publicProductsOf } from '#db/snapshot/public-products.ts';
import type { PageLocals } from './page-locals.ts';

/**
 * What the live database says of the products of a page that no build knows. The thread that renders makes rows of a snapshot of it, with the code
 * that writes all others (scripts/engine/filled-catalog.ts).
 */
export interface LiveRows {
  readonly brands: readonly PublicBrand[];
  readonly products: readonly PublicProduct[];
  readonly community: Community;
  /** Alias of the product that no build has compared with others. */
  readonly uncompared: string | null;
  /** A category with an ingredient, and how many products of the one hold the other. */
  readonly pair: { readonly category: string; readonly ingredient: string; readonly products: number } | null;
}

/** A page that can be made of rows. */
export interface LivePage {
  readonly rows: LiveRows;
  readonly locals: PageLocals;
}

const silence: Community = { reviews: [], compared: [] };

/** Numbers of public products by their aliases. */
async function numbersOf(db: Database, aliases: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'public'), inArray(products.alias, aliases)));
  return rows.map(({ id }) => id);
}

/** Products with their brands. */
async function withBrands(db: Database, ids: readonly number[]): Promise<Pick<LiveRows, 'brands' | 'products'>> {
  const makers = await db.selectDistinct({ id: products.brandId }).from(products).where(inArray(products.id, ids));
  const brands = await publicBrands(
    db,
    makers.map(({ id }) => id),
  );
  return { brands, products: await publicProductsOf(db, ids, new Map(brands.map(({ id, alias }) => [id, alias]))) };
}

/** A product with what its own pages show: reviews, the formulas before and after, what it is often compared with. */
export async function liveProduct(db: Database, alias: string, isBuilt: boolean): Promise<LivePage | null> {
  const [id] = await numbersOf(db, [alias]);
  if (id === undefined) return null;
  const own = await withBrands(db, [id]);
  const { reviews, compared } = await readCommunity(db, { products: [id], ingredients: [] });
  const shown = compared.filter(({ product }) => product === alias);
  const kin = own.products.flatMap(({ record }) => [record.replaces, record.replacedBy]).filter((other) => other !== null);
  const others = await numbersOf(db, [...kin, ...shown.map(({ other }) => other)]);
  return {
    rows: {
      ...(await withBrands(db, [id, ...others])),
      community: { reviews, compared: shown },
      uncompared: isBuilt ? null : alias,
      pair: null,
    },
    locals: {},
  };
}

/** What the card of a product shows: its record alone. */
export async function liveCard(db: Database, alias: string): Promise<LivePage | null> {
  const ids = await numbersOf(db, [alias]);
  if (ids.length === 0) return null;
  return { rows: { ...(await withBrands(db, ids)), community: silence, uncompared: null, pair: null }, locals: {} };
}

/** Products side by side. */
export async function liveComparison(db: Database, aliases: readonly string[]): Promise<LivePage | null> {
  const ids = await numbersOf(db, aliases);
  if (ids.length < aliases.length) return null;
  return { rows: { ...(await withBrands(db, ids)), community: silence, uncompared: null, pair: null }, locals: { unlisted: true } };
}

/** A page of the products of a category that hold an ingredient; null where there is none. */
export async function livePair(db: Database, category: string, ingredient: string, number: number | null): Promise<LivePage | null> {
  const fits = and(inCategory(category), withIngredient(ingredient));
  const total = await countProducts(db, fits);
  const page = number === null ? frontPage(total, productsWithPerPage) : pageNumbered(number, total, productsWithPerPage);
  if (total === 0 || !page) return null;
  const held = await newestProducts(db, fits, page.limit, page.offset);
  const shown = await withBrands(
    db,
    held.map(({ id }) => id),
  );
  return {
    rows: { ...shown, community: silence, uncompared: null, pair: { category, ingredient, products: total } },
    locals: { unlisted: true, rowsFrom: page.offset },
  };
}
