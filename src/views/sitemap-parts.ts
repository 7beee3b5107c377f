import { reviewed } from '#catalog/community.ts';
import { pairsWithPages } from '#catalog/comparisons.ts';
import { aliasesWithDupes } from '#catalog/dupes.ts';
import { allPairs, brandsWithProducts, categoriesWithProducts, ingredientUses } from '#catalog/groups.ts';
import { ingredientAliases, roleCounts } from '#catalog/ingredients.ts';
import { newestByBrand, newestByCategory, newestByIngredient, newestByPair } from '#catalog/newest.ts';
import { productDates } from '#catalog/products.ts';
import { productsPerIngredient } from '#core/catalog/page-sizes.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import {
  brandPath,
  brandsPath,
  categoriesPath,
  categoryPath,
  comparisonPath,
  dupesPath,
  familyPath,
  ingredientPath,
  ingredientProductsPath,
  pairPath,
  productPath,
  reviewsPath,
  rolePath,
} from '#site/paths.ts';
import { maxPerSitemap, type SitemapEntry } from '#site/sitemap.ts';

/** Entries by part: "products-1" … */
type Parts = ReadonlyMap<string, readonly SitemapEntry[]>;

/** Name of the sitemap of all parts. */
export const sitemapIndex = 'index';

function parts(name: string, entries: readonly SitemapEntry[]): [string, readonly SitemapEntry[]][] {
  return Array.from({ length: Math.ceil(entries.length / maxPerSitemap) }, (_, index) => [
    `${name}-${index + 1}`,
    entries.slice(index * maxPerSitemap, (index + 1) * maxPerSitemap),
  ]);
}

/** Lists of products by brand, by category, by category and ingredient: each changes with its newest product. */
function groupEntries(newest: string | null): { brands: SitemapEntry[]; categories: SitemapEntry[]; productsWith: SitemapEntry[] } {
  const [byBrand, byCategory, byPair, byIngredient] = [newestByBrand(), newestByCategory(), newestByPair(), newestByIngredient()];
  return {
    brands: [
      { path: brandsPath, changed: newest },
      ...brandsWithProducts().map(({ alias }) => ({ path: brandPath(alias), changed: byBrand.get(alias) ?? null })),
    ],
    categories: [
      { path: categoriesPath, changed: newest },
      ...categoriesWithProducts().map(({ alias }) => ({ path: categoryPath(alias), changed: byCategory.get(alias) ?? null })),
      ...allPairs().map(({ category, ingredient }) => ({
        path: pairPath(category, ingredient),
        changed: byPair.get(`${category} ${ingredient}`) ?? null,
      })),
    ],
    // Shorter lists stand on the ingredient's own page and are not for search engines.
    productsWith: ingredientUses()
      .filter(({ products }) => products > productsPerIngredient)
      .map(({ alias }) => ({ path: ingredientProductsPath(alias), changed: byIngredient.get(alias) ?? null })),
  };
}

const undated = (path: string): SitemapEntry => ({ path, changed: null });

let known: Parts | undefined;

/** All pages of the catalogue that search engines should list, cut into sitemaps. Made once a build. */
export function sitemapParts(): Parts {
  known ??= makeParts();
  return known;
}

function makeParts(): Parts {
  const groups = [...families.map(familyPath), ...[...roleCounts().keys()].map((role) => rolePath(role))];
  const dates = productDates();
  const withDupes = new Set(aliasesWithDupes());
  const { brands, categories, productsWith } = groupEntries(dates[0]?.addedAt ?? null);
  return new Map([
    ...parts(
      'products',
      dates.map(({ alias, changedAt }) => ({ path: productPath(alias), changed: changedAt })),
    ),
    ...parts(
      'dupes',
      dates.filter(({ alias }) => withDupes.has(alias)).map(({ alias, changedAt }) => ({ path: dupesPath(alias), changed: changedAt })),
    ),
    ...parts('reviews', [
      ...reviewed('product').map(({ alias, newest: changed }) => ({ path: reviewsPath('product', alias), changed })),
      ...reviewed('ingredient').map(({ alias, newest: changed }) => ({ path: reviewsPath('ingredient', alias), changed })),
    ]),
    ...parts(
      'comparisons',
      pairsWithPages().map((pair) => undated(comparisonPath(pair))),
    ),
    ...parts('brands', brands),
    ...parts('categories', categories),
    ...parts('ingredient-products', productsWith),
    ...parts('ingredients', [...groups, ...ingredientAliases().map(ingredientPath)].map(undated)),
  ]);
}
