import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { BrandRecord, CategoryRecord, ProductRecord } from '#catalog/records.ts';
import type { RecipeBook } from '#core/catalog/recipe-book.ts';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, productSizes, products } from '#db/schema/index.ts';

/** What the live database shows to everybody, as the snapshot's records. Counts are added by the snapshot. */

const page = 1_000;
/** Alias of the category of products that have none. */
export const uncategorized = 'uncategorized';

export type PublicBrand = Omit<BrandRecord, 'productCount'> & { readonly id: number };

export async function publicBrands(db: Database): Promise<PublicBrand[]> {
  const certificates = Map.groupBy(await db.select().from(brandCertificates), ({ brandId }) => brandId);
  const rows = await db.select().from(brands).orderBy(asc(brands.id));
  return rows.map(({ id, alias, name, country, website }) => ({
    id,
    alias,
    name,
    country: country ?? '',
    website,
    certificates: (certificates.get(id) ?? []).map(({ kind, issuer, checked }) => ({ kind, issuer, checked })),
  }));
}

/** All public products in the order of their ids, read page by page. */
export async function* publicProducts(db: Database, brandAliases: ReadonlyMap<number, string>): AsyncGenerator<ProductRecord> {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(and(eq(products.status, 'public'), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(page);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const sizes = Map.groupBy(
      await db.select().from(productSizes).where(inArray(productSizes.productId, ids)),
      ({ productId }) => productId,
    );
    for (const row of rows) {
      yield {
        alias: row.alias,
        title: { en: row.titleEn, ru: row.titleRu ?? row.titleEn },
        brand: brandAliases.get(row.brandId) ?? '',
        category: row.category ?? uncategorized,
        list: row.list,
        listDate: row.listDate ?? row.addedAt.slice(0, 10),
        addedAt: row.addedAt,
        sizes: (sizes.get(row.id) ?? []).map(({ size }) => size),
        demo: row.source === 'demo',
      };
      last = row.id;
    }
  }
}

/** The categories of data/catalog; the last one takes what fits none. */
export function categoriesOf({ categories }: RecipeBook): Omit<CategoryRecord, 'productCount'>[] {
  return [
    ...categories.map(({ alias, en, ru, context }) => ({ alias, name: { en, ru }, context })),
    { alias: uncategorized, name: { en: 'Uncategorized', ru: 'Без категории' }, context: 'leave-on' as const },
  ];
}
