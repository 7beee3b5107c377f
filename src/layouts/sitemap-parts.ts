import { ingredientAliases, roleCounts } from '#catalog/ingredients.ts';
import { productDates } from '#catalog/products.ts';
import { families } from '#core/knowledge/vocabulary.ts';
import { familyPath, ingredientPath, productPath, rolePath } from '#site/paths.ts';
import { mostInSitemap, type SitemapEntry } from '#site/sitemap.ts';

interface SitemapPart {
  /** "products-1" */
  readonly part: string;
  readonly entries: readonly SitemapEntry[];
}

function parts(name: string, entries: readonly SitemapEntry[]): SitemapPart[] {
  return Array.from({ length: Math.ceil(entries.length / mostInSitemap) }, (_, index) => ({
    part: `${name}-${index + 1}`,
    entries: entries.slice(index * mostInSitemap, (index + 1) * mostInSitemap),
  }));
}

const undated = (path: string): SitemapEntry => ({ path, changed: null });

/** The catalogue's pages, cut into sitemaps. */
export function sitemapParts(): SitemapPart[] {
  const groups = [...families.map(familyPath), ...[...roleCounts().keys()].map((role) => rolePath(role))];
  return [
    ...parts(
      'products',
      productDates().map(({ alias, addedAt }) => ({ path: productPath(alias), changed: addedAt })),
    ),
    ...parts('ingredients', [...groups, ...ingredientAliases().map(ingredientPath)].map(undated)),
  ];
}
