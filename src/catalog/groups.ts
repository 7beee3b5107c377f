import { brandCounts, type CatalogKind, catalogKindOf } from '#core/catalog/catalog-kind.ts';
import type { BrandRecord, CategoryRecord } from '#core/catalog/records.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { once } from '#core/remembered.ts';
import { onceOfRows } from './row-memory.ts';
import { records, statement } from './snapshot.ts';

/** Brands and categories with their products; those without any have no page. */

export function brandsWithProducts(): BrandRecord[] {
  return records<BrandRecord>('select record from brands').filter(({ productCount }) => productCount > 0);
}

/** In the order of the site: from the face to the sun. */
export function allCategories(): CategoryRecord[] {
  return records<CategoryRecord>('select record from categories order by place');
}

export function categoriesWithProducts(): CategoryRecord[] {
  return records<CategoryRecord>('select record from categories order by place').filter(({ productCount }) => productCount > 0);
}

interface Meeting {
  readonly brand: string;
  readonly category: string;
  readonly products: number;
}

/** How many products each brand has in each category, most first. Counted once a build. */
const brandsInCategories = once((): readonly Meeting[] =>
  statement('select brand, category, count(*) as products from products group by brand, category order by products desc, brand, category')
    .all()
    .map((row) => ({ brand: String(row.brand), category: String(row.category), products: Number(row.products) })),
);

const byBrand = once(() => Map.groupBy(brandsInCategories(), ({ brand }) => brand));
const byCategory = once(() => Map.groupBy(brandsInCategories(), ({ category }) => category));

export const categoriesOfBrand = (alias: string): readonly Meeting[] => byBrand().get(alias) ?? [];

export const brandsOfCategory = (alias: string): readonly Meeting[] => byCategory().get(alias) ?? [];

/** A category with one of its distinctive ingredients. */
export interface Pair {
  readonly category: string;
  readonly ingredient: string;
  readonly inci: string;
  readonly family: Family;
  /** Products of the category that hold it. */
  readonly products: number;
}

const pairColumns = 'pairs.category, pairs.product_count, ingredients.alias, ingredients.inci, ingredients.family';

function pairs(condition: string, ...parameters: string[]): Pair[] {
  return statement(
    `select ${pairColumns} from pairs join ingredients on ingredients.id = pairs.ingredient ${condition} order by category, rank`,
  )
    .all(...parameters)
    .map((row) => ({
      category: String(row.category),
      ingredient: String(row.alias),
      inci: String(row.inci),
      family: String(row.family) as Family,
      products: Number(row.product_count),
    }));
}

/** The pairs that have a page. */
export function allPairs(): Pair[] {
  return pairs('');
}

/** Most distinctive first. */
export function pairsOfCategory(alias: string): Pair[] {
  return pairs('where pairs.category = ?', alias);
}

export function pairsOfIngredient(alias: string): Pair[] {
  return pairs('where ingredients.alias = ?', alias).sort((a, b) => b.products - a.products);
}

export function pair(categoryAlias: string, ingredientAlias: string): Pair | null {
  return pairs('where pairs.category = ? and ingredients.alias = ?', categoryAlias, ingredientAlias)[0] ?? null;
}

/** How many products hold each ingredient that any product holds. */
export function ingredientUses(): { readonly alias: string; readonly products: number }[] {
  return statement('select alias, product_count from ingredients where product_count > 0')
    .all()
    .map((row) => ({ alias: String(row.alias), products: Number(row.product_count) }));
}

export const catalogKind = onceOfRows((): CatalogKind => {
  const row = statement(brandCounts).get();
  return catalogKindOf({ brands: Number(row?.brands), invented: Number(row?.invented) });
});
