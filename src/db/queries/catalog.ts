import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DerivedProduct } from '#core/catalog/derived.ts';
import { withShops } from '#core/catalog/offer.ts';
import type { Offer } from '#core/catalog/records.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import type { Language } from '#core/language.ts';
import { oncePer } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, categories, ingredients, meta, productFacts, productSizes, products } from '#db/schema/index.ts';
import { shopOffers } from './offers.ts';

/** What the open lists and records read of the live database. */

export const isPublic = eq(products.status, 'public');
const titleIn = (language: Language) => (language === 'ru' ? sql<string>`coalesce(p.title_ru, p.title_en)` : sql<string>`p.title_en`);

export interface CatalogVersion {
  /** Changes with everything the lists show of products and brands; triggers count it up. */
  readonly catalog: string;
  /** Of the knowledge base. */
  readonly knowledge: string;
}

const versionRows = oncePer((db: Database) =>
  db
    .select()
    .from(meta)
    .where(inArray(meta.key, ['catalogue', 'knowledge']))
    .prepare(),
);
export async function catalogVersion(db: Database): Promise<CatalogVersion> {
  const rows = await versionRows(db).all();
  const kept = (wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? '';
  return { catalog: kept('catalogue'), knowledge: kept('knowledge') };
}

export interface IndexRow {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly brandId: number;
  readonly withheld: boolean;
  readonly length: number;
  readonly flags: string;
  readonly effects: string;
  readonly benefit: number;
  readonly skin: string;
  readonly enough: boolean;
}

/** All public products in the order of adding, as one text of the database: thousands of rows of objects would cost more than the query. */
export async function indexRows(db: Database, language: Language): Promise<IndexRow[]> {
  const [row] = await db.all<{ rows: string }>(sql`
    select json_group_array(json_array(id, title, category, brand_id, withheld, length, flags, effects, benefit, skin, enough)) as rows from (
      select p.id, ${titleIn(language)} as title, coalesce(p.category, ${uncategorized}) as category, p.brand_id, f.withheld, f.length, f.flags, f.effects,
        f.benefit, f.skin, f.enough
      from products p left join product_facts f on f.product_id = p.id
      where p.status = 'public' order by p.added_at, p.id)`);
  const parsed: [
    number,
    string,
    string,
    number,
    number | null,
    number | null,
    string | null,
    string | null,
    number | null,
    string | null,
    number | null,
  ][] = JSON.parse(row?.rows ?? '[]');
  return parsed.map(([id, title, category, brandId, withheld, length, flags, effects, benefit, skin, enough]) => ({
    id,
    title,
    category,
    brandId,
    withheld: withheld !== 0,
    length: length ?? 0,
    flags: flags ?? '',
    effects: effects ?? '',
    benefit: benefit ?? 0,
    skin: skin ?? '',
    enough: enough === 1,
  }));
}

/** Ids of the products that hold each ingredient. */
export async function holdings(db: Database): Promise<(readonly [alias: string, ids: readonly number[]])[]> {
  const rows = await db.all<{ alias: string; ids: string }>(sql`
    select i.alias, held.ids from (select ingredient_id, group_concat(product_id) as ids from postings group by ingredient_id) held
    join ingredients i on i.id = held.ingredient_id`);
  return rows.map(({ alias, ids }) => [alias, ids.split(',').map(Number)]);
}

/** All words of titles and brands, sorted. */
export async function searchedWords(db: Database): Promise<string[]> {
  const [row] = await db.all<{ words: string | null }>(
    sql`select group_concat(term, ' ') as words from (select term from product_words where length(term) > 2 order by term)`,
  );
  return row?.words?.split(' ') ?? [];
}

/** Ids of products in whose title and brand every word begins a word, the best first. */
export async function searchProducts(db: Database, words: readonly string[]): Promise<number[]> {
  const match = words.map((word) => `"${word.replaceAll('"', '')}"*`).join(' ');
  const [row] = await db.all<{ ids: string | null }>(
    sql`select group_concat(rowid) as ids from (select rowid from product_search where product_search match ${match} order by rank)`,
  );
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

export interface ListRow {
  readonly id: number;
  readonly alias: string;
  readonly title: string;
  readonly brandId: number;
  readonly category: string;
  readonly categorySure: boolean;
  readonly addedAt: string;
  readonly demo: boolean;
  readonly imageKey: string | null;
  readonly offers: readonly Offer[];
  /** Of reviews by people; null where there is none. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** Null until its list was read. */
  readonly outline: DerivedProduct['outline'] | null;
}

// Samples of the demonstration are no opinions of people.
const opinions = 'from reviews where reviews.product_id = products.id and reviews.demo = 0';
/** Of the reviews of a product in the row. */
export const averageOpinion = sql<number | null>`(select round(avg(reviews.rating), 2) ${sql.raw(opinions)})`;
export const countOfOpinions = sql<number>`(select count(*) ${sql.raw(opinions)})`;

/** What lists show of some products, in the order of the ids. */
export async function listRows(db: Database, ids: readonly number[], language: Language): Promise<ListRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      alias: products.alias,
      titleEn: products.titleEn,
      titleRu: products.titleRu,
      brandId: products.brandId,
      category: products.category,
      categorySure: products.categorySure,
      addedAt: products.addedAt,
      source: products.source,
      imageKey: products.imageKey,
      outline: productFacts.outline,
      average: averageOpinion,
      count: countOfOpinions,
    })
    .from(products)
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(and(isPublic, inArray(products.id, [...ids])));
  const sizes = await db
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, [...ids]))
    .orderBy(sql`rowid`);
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  const shops = await shopOffers(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      alias: row.alias,
      title: language === 'ru' ? (row.titleRu ?? row.titleEn) : row.titleEn,
      brandId: row.brandId,
      category: row.category ?? uncategorized,
      categorySure: row.categorySure,
      addedAt: row.addedAt,
      demo: row.source === 'demo',
      imageKey: row.imageKey,
      offers: withShops(sizesOf.get(id) ?? [], shops.get(id) ?? []),
      rating: row.average === null ? null : { average: row.average, count: row.count },
      outline: row.outline === null ? null : (JSON.parse(row.outline) as DerivedProduct['outline']),
    };
  });
}

export type BrandRow = typeof brands.$inferSelect & { readonly certificates: readonly (typeof brandCertificates.$inferSelect)[] };

export async function brandRows(db: Database): Promise<BrandRow[]> {
  const certificates = Map.groupBy(await db.select().from(brandCertificates), ({ brandId }) => brandId);
  const rows = await db.select().from(brands).orderBy(asc(brands.id));
  return rows.map((row) => ({ ...row, certificates: certificates.get(row.id) ?? [] }));
}

/** Alias → name of the categories, in the order of the site. */
export async function categoryNames(db: Database, language: Language): Promise<Map<string, string>> {
  const rows = await db.select().from(categories).orderBy(asc(categories.place));
  return new Map(rows.map(({ alias, en, ru }) => [alias, language === 'ru' ? ru : en]));
}

export async function ingredientLists(db: Database, language: Language) {
  return db
    .select({ listed: ingredients.listed, names: language === 'ru' ? ingredients.namesRu : ingredients.namesEn })
    .from(ingredients)
    .orderBy(sql`${ingredients.inci} collate nocase`);
}

/** The public record of an ingredient as JSON; null when there is none. */
export async function ingredientRecord(db: Database, alias: string): Promise<string | null> {
  const [row] = await db.select({ record: ingredients.record }).from(ingredients).where(eq(ingredients.alias, alias));
  return row?.record ?? null;
}
