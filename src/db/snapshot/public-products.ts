import { and, asc, eq, gt, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { sizesOf, withShops } from '#core/catalog/offer.ts';
import type { BrandRecord, ProductRecord } from '#core/catalog/records.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import type { Database } from '#db/database.ts';
import { shopOffers } from '#db/queries/offers.ts';
import { isShownBrand } from '#db/queries/public-products.ts';
import {
  brandCertificates,
  brands,
  productBarcodes,
  productPictures,
  productRecords,
  productSizes,
  products,
  reviews,
} from '#db/schema/index.ts';

/** What the live database shows to everybody, as the snapshot's records. Counts are added by the snapshot. */

const page = 1_000;
/** What the snapshot counts. */
type Counted = 'productCount' | 'flags';

/** A product as the live database shows it to everybody. */
export interface PublicProduct {
  /** Its number there. */
  readonly live: number;
  /** When the record or a review of it changed last. */
  readonly changedAt: string;
  readonly record: ProductRecord;
}

export type PublicBrand = Omit<BrandRecord, Counted> & { readonly id: number };

/** Nearly all are public: the plus keeps SQLite from finding them by their state, which would read all of them for each page of products. */
export const isPublic = (status: SQLWrapper) => sql`+${status} = 'public'`;

/** Brands that have a public product: all of them, or some by their numbers. */
export async function publicBrands(db: Database, ids: readonly number[] | null = null): Promise<PublicBrand[]> {
  const given = await db
    .select()
    .from(brandCertificates)
    .where(ids === null ? undefined : inArray(brandCertificates.brandId, ids));
  const certificates = Map.groupBy(given, ({ brandId }) => brandId);
  const rows = await db
    .select()
    .from(brands)
    .where(and(isShownBrand, ids === null ? undefined : inArray(brands.id, ids)))
    .orderBy(asc(brands.id));
  return rows.map(({ id, alias, name, country, website, demo }) => ({
    id,
    alias,
    name,
    country: country ?? '',
    website,
    certificates: (certificates.get(id) ?? []).map(({ kind, issuer, checked }) => ({ kind, issuer, checked })),
    demo,
  }));
}

/** All public products in the order of their ids, read page by page. */
export async function* publicProducts(db: Database, brandAliases: ReadonlyMap<number, string>): AsyncGenerator<PublicProduct> {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(and(isPublic(products.status), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(page);
    if (rows.length === 0) return;
    yield* await asPublic(db, rows, brandAliases);
    last = rows.at(-1)?.id ?? last;
  }
}

/** Those of the given products that are public. */
export async function publicProductsOf(
  db: Database,
  ids: readonly number[],
  brandAliases: ReadonlyMap<number, string>,
): Promise<PublicProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(isPublic(products.status), inArray(products.id, ids)))
    .orderBy(asc(products.id));
  return asPublic(db, rows, brandAliases);
}

async function asPublic(
  db: Database,
  rows: readonly (typeof products.$inferSelect)[],
  brandAliases: ReadonlyMap<number, string>,
): Promise<PublicProduct[]> {
  const further = await readFurther(db, rows);
  return rows.map((row) => {
    const sizes = further.sizes.get(row.id) ?? [];
    const offers = withShops(sizes, further.shops.get(row.id) ?? []);
    const newest = further.ratings.get(row.id)?.newest ?? '';
    return {
      live: row.id,
      changedAt: [newest, row.updatedAt].sort().at(-1) ?? '',
      record: {
        alias: row.alias,
        title: { en: row.titleEn, ru: row.titleRu ?? row.titleEn },
        brand: brandAliases.get(row.brandId) ?? '',
        category: row.category ?? uncategorized,
        categorySure: row.categorySure,
        list: row.list,
        otherList: further.otherLists.has(row.id),
        listDate: row.listDate,
        addedAt: row.addedAt,
        sizes: sizesOf([...sizes, ...offers]),
        offers,
        barcodes: further.barcodes.get(row.id) ?? [],
        discontinuedAt: row.discontinuedAt,
        withdrawn: row.withdrawn,
        replaces: row.replaces === null ? null : (further.older.get(row.replaces) ?? null),
        replacedBy: further.newer.get(row.id) ?? null,
        picture: row.imageKey,
        pictureCredit: row.imageKey === null ? null : (further.credits.get(`${row.id} ${row.imageKey}`) ?? null),
        rating: further.ratings.get(row.id)?.rating ?? null,
        demo: row.source === 'demo',
        source: row.source,
        sourceUrl: row.sourceUrl,
        licence: row.licence,
      },
    };
  });
}

/** What stands in other rows: sizes as they were entered, barcodes, credits of pictures, the formulas before and after, ratings. */
async function readFurther(db: Database, rows: readonly (typeof products.$inferSelect)[]) {
  const ids = rows.map(({ id }) => id);
  const replaced = rows.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
  const sizes = await db.select().from(productSizes).where(inArray(productSizes.productId, ids)).orderBy(sql`rowid`);
  const barcodes = await db
    .select()
    .from(productBarcodes)
    .where(inArray(productBarcodes.productId, ids))
    .orderBy(asc(productBarcodes.code));
  const older = await db
    .select({ id: products.id, alias: products.alias })
    .from(products)
    .where(and(isPublic(products.status), inArray(products.id, replaced)));
  const newer = await db
    .select({ replaces: products.replaces, alias: products.alias })
    .from(products)
    .where(and(isPublic(products.status), inArray(products.replaces, ids)))
    .orderBy(asc(products.id));
  const ratings = await db
    .select({
      id: reviews.productId,
      average: sql<number>`round(avg(${reviews.rating}), 2)`,
      count: sql<number>`count(*)`,
      samples: sql<number>`sum(${reviews.demo})`,
      newest: sql<string>`max(coalesce(${reviews.editedAt}, ${reviews.createdAt}))`,
    })
    .from(reviews)
    .where(inArray(reviews.productId, ids))
    .groupBy(reviews.productId);
  const pictures = await db
    .select({ id: productPictures.productId, key: productPictures.key, author: productPictures.author, licence: productPictures.licence })
    .from(productPictures)
    .where(and(inArray(productPictures.productId, ids), isNotNull(productPictures.key)));
  const others = await db
    .select({ id: productRecords.productId })
    .from(productRecords)
    .where(and(eq(productRecords.otherList, true), eq(productRecords.withdrawn, false), inArray(productRecords.productId, ids)));
  return {
    otherLists: new Set(others.map(({ id }) => id)),
    credits: new Map(pictures.map(({ id, key, author, licence }) => [`${id} ${key}`, { author, licence }])),
    barcodes: new Map([...Map.groupBy(barcodes, ({ productId }) => productId)].map(([id, codes]) => [id, codes.map(({ code }) => code)])),
    sizes: Map.groupBy(sizes, ({ productId }) => productId),
    shops: await shopOffers(db, ids),
    older: new Map(older.map(({ id, alias }) => [id, alias])),
    newer: new Map(newer.map(({ replaces, alias }) => [replaces, alias])),
    ratings: new Map(ratings.map(({ id, average, count, samples, newest }) => [id, { rating: { average, count, samples }, newest }])),
  };
}
