import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, categories, ingredients, products } from '#db/schema/index.ts';
import { isShownBrand } from './public-products.ts';

type Reader = Pick<Database, 'select'>;
type Kind = 'product' | 'ingredient' | 'brand';

/** What a review or a favourite is of. */
export interface Subject {
  readonly kind: Kind;
  readonly id: number;
  readonly alias: string;
  readonly title: string;
  /** Of demonstration products, which have a title in both languages. */
  readonly titleRu: string | null;
}

const isPublic = eq(products.status, 'public');

/** The public things of a kind by alias. */
export async function subjectsOf(db: Reader, kind: Kind, aliases: readonly string[]): Promise<Map<string, Subject>> {
  if (aliases.length === 0) return new Map();
  const list = [...new Set(aliases)];
  const rows =
    kind === 'product'
      ? await db
          .select({ id: products.id, alias: products.alias, title: products.titleEn, titleRu: products.titleRu })
          .from(products)
          .where(and(isPublic, inArray(products.alias, list)))
      : kind === 'brand'
        ? await db
            .select({ id: brands.id, alias: brands.alias, title: brands.name })
            .from(brands)
            .where(and(isShownBrand, inArray(brands.alias, list)))
        : await db
            .select({ id: ingredients.id, alias: ingredients.alias, title: ingredients.inci })
            .from(ingredients)
            .where(inArray(ingredients.alias, list));
  return new Map(rows.map((row) => [row.alias, { titleRu: null, ...row, kind }]));
}

export async function subjectOf(db: Reader, kind: Kind, alias: string): Promise<Subject | null> {
  return (await subjectsOf(db, kind, [alias])).get(alias) ?? null;
}

/** All names that are ours: of ingredients, brands and categories. */
export async function namesOfOurField(db: Reader): Promise<string[]> {
  const rows = [
    ...(await db.select({ name: ingredients.inci }).from(ingredients)),
    ...(await db.select({ name: brands.name }).from(brands).where(isShownBrand)),
    ...(await db.select({ name: categories.en }).from(categories)),
    ...(await db.select({ name: categories.ru }).from(categories)),
  ];
  return rows.map(({ name }) => name);
}
