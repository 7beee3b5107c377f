import { and, asc, eq, sql } from 'drizzle-orm';
import { withShops } from '#core/catalog/offer.ts';
import { oncePer } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { productBarcodes, productPictures, productSizes, products } from '#db/schema/index.ts';
import { averageOpinion, countOfOpinions, isPublic } from './catalog.ts';
import { shopOffers } from './offers.ts';

/** What is public of one product, and where it is found: by its address, a barcode, an address it once had. */

const productQueries = oncePer((db: Database) => ({
  product: db
    .select({
      row: products,
      credit: { author: productPictures.author, licence: productPictures.licence },
      older: sql<string | null>`(select older.alias from products older where older.id = products.replaces and older.status = 'public')`,
      newer: sql<
        string | null
      >`(select newer.alias from products newer where newer.replaces = products.id and newer.status = 'public' order by newer.id limit 1)`,
      average: averageOpinion,
      count: countOfOpinions,
    })
    .from(products)
    .leftJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.key, products.imageKey)))
    .where(and(isPublic, eq(products.alias, sql.placeholder('alias'))))
    .prepare(),
  sizes: db
    .select()
    .from(productSizes)
    .where(eq(productSizes.productId, sql.placeholder('product')))
    .orderBy(sql`rowid`)
    .prepare(),
  barcodes: db
    .select({ code: productBarcodes.code })
    .from(productBarcodes)
    .where(eq(productBarcodes.productId, sql.placeholder('product')))
    .orderBy(asc(productBarcodes.code))
    .prepare(),
}));

/** The public product with a (stored) barcode; null when there is none. */
export async function productByBarcode(db: Database, code: string): Promise<{ readonly id: number; readonly alias: string } | null> {
  const [row] = await db
    .select({ id: products.id, alias: products.alias })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .where(and(isPublic, eq(productBarcodes.code, code)));
  return row ?? null;
}

/** Everything public of one product; null when there is none. */
export async function productRecord(db: Database, alias: string) {
  const queries = productQueries(db);
  const [found] = await queries.product.all({ alias });
  if (!found) return null;
  const { row, older, newer, average, count, credit } = found;
  const shops = (await shopOffers(db, [row.id])).get(row.id) ?? [];
  const barcodes = await queries.barcodes.all({ product: row.id });
  return {
    row,
    offers: withShops(await queries.sizes.all({ product: row.id }), shops),
    barcodes: barcodes.map(({ code }) => code),
    older,
    newer,
    rating: { average, count },
    credit,
  };
}
