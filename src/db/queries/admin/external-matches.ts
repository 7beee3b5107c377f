import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Candidate } from '#core/imports/candidate.ts';
import type { matchKinds } from '#core/imports/external-list.ts';
import { likestTitle, titleWords } from '#core/imports/title-likeness.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import type { Database } from '#db/database.ts';
import { productBarcodes, productRecords, products } from '#db/schema/index.ts';
import { knownBrands } from '../imported-brands.ts';
import type { Reader } from '../one-row.ts';
import { among } from '../rows-as-json.ts';

export interface Match {
  readonly productId: number;
  readonly by: (typeof matchKinds)[number];
  /** Of the titles, 0 to 1; null where something surer was found. */
  readonly likeness: number | null;
}

type Sought = Pick<Candidate, 'sourceId' | 'brand' | 'title' | 'barcodes'>;
/** What is not in the catalogue is no product to be the same as. */
const inCatalogue = inArray(products.status, ['public', 'pending']);

/** Products that were made of these rows, and that an import has put them to. */
async function byItem(db: Reader, sought: readonly Sought[]): Promise<Map<string, number>> {
  const items = sought.map(({ sourceId }) => sourceId);
  const put = await db
    .select({ id: products.id, item: productRecords.sourceId })
    .from(productRecords)
    .innerJoin(products, eq(products.id, productRecords.productId))
    .where(and(eq(productRecords.source, 'feed'), among(productRecords.sourceId, items), inCatalogue));
  const made = await db
    .select({ id: products.id, item: products.sourceId })
    .from(products)
    .where(and(eq(products.source, 'feed'), among(products.sourceId, items), inCatalogue));
  return new Map([...put, ...made].map(({ id, item }) => [item ?? '', id]));
}

async function byBarcode(db: Reader, sought: readonly Sought[]): Promise<Map<string, number>> {
  const codes = sought.flatMap(({ barcodes }) => barcodes.filter((code) => !isShopsOwn(code)));
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: productBarcodes.code, id: productBarcodes.productId })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .where(and(among(productBarcodes.code, codes), inCatalogue));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

interface Titled {
  readonly id: number;
  readonly brandId: number;
  readonly titles: readonly ReadonlySet<string>[];
}

async function titlesByBrand(db: Reader, brandIds: readonly number[]): Promise<Map<number, Titled[]>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, brandId: products.brandId, en: products.titleEn, ru: products.titleRu })
    .from(products)
    .where(and(inArray(products.brandId, [...brandIds]), inCatalogue))
    .orderBy(asc(products.id));
  const titled = rows.map(({ id, brandId, en, ru }) => ({ id, brandId, titles: (ru === null ? [en] : [en, ru]).map(titleWords) }));
  return Map.groupBy(titled, ({ brandId }) => brandId);
}

/** For each row, by its id, the product of the catalogue that it probably is: the same item, else the same barcode, else brand and title. */
export async function findMatches(db: Reader & Pick<Database, 'all'>, sought: readonly Sought[]): Promise<Map<string, Match>> {
  const items = await byItem(db, sought);
  const codes = await byBarcode(db, sought);
  const named = sought.map(({ brand }) => brand);
  const brands = await knownBrands(db, named);
  const titles = await titlesByBrand(db, [...new Set(brands.values())]);
  const matches = new Map<string, Match>();
  for (const { sourceId, barcodes, brand, title } of sought) {
    const code = barcodes.find((one) => codes.has(one));
    const sure = items.get(sourceId) ?? codes.get(code ?? '');
    const alike = sure === undefined ? likestTitle(title, titles.get(brands.get(brand.key) ?? 0) ?? []) : null;
    if (sure !== undefined) matches.set(sourceId, { productId: sure, by: items.has(sourceId) ? 'item' : 'barcode', likeness: null });
    else if (alike) matches.set(sourceId, { productId: alike.found.id, by: 'title', likeness: alike.likeness });
  }
  return matches;
}
