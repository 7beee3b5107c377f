import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { oncePer } from '#core/remembered.ts';
import { brands, categories, ingredients, products } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';
import { isShownBrand } from './public-products.ts';

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

const none = sql<null>`null`.as('title_ru');

/** Finds subjects of each kind by a condition on their alias. */
const finding = (db: Reader, fits: (alias: SQLiteColumn) => SQL) => ({
  product: () =>
    db
      .select({ id: products.id, alias: products.alias, title: products.titleEn, titleRu: products.titleRu })
      .from(products)
      .where(and(isPublic, fits(products.alias)))
      .prepare(),
  brand: () =>
    db
      .select({ id: brands.id, alias: brands.alias, title: brands.name, titleRu: none })
      .from(brands)
      .where(and(isShownBrand, fits(brands.alias)))
      .prepare(),
  ingredient: () =>
    db
      .select({ id: ingredients.id, alias: ingredients.alias, title: ingredients.inci, titleRu: none })
      .from(ingredients)
      .where(fits(ingredients.alias))
      .prepare(),
});

/** The public things of a kind by alias. */
export async function subjectsOf(db: Reader, kind: Kind, aliases: readonly string[]): Promise<Map<string, Subject>> {
  if (aliases.length === 0) return new Map();
  const rows = await finding(db, (alias) => inArray(alias, [...new Set(aliases)]))
    [kind]()
    .all();
  return new Map(rows.map((row) => [row.alias, { ...row, kind }]));
}

const findingOne = oncePer((db: Reader) => {
  const { product, brand, ingredient } = finding(db, (alias) => eq(alias, sql.placeholder('alias')));
  return { product: product(), brand: brand(), ingredient: ingredient() };
});

export async function subjectOf(db: Reader, kind: Kind, alias: string): Promise<Subject | null> {
  const [row] = await findingOne(db)[kind].all({ alias });
  return row ? { ...row, kind } : null;
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
