import { brand, category } from '#catalog/products.ts';
import { t } from '#i18n/page-words.ts';
import type { Crumb } from '#site/linked-data.ts';
import { brandPath, categoryPath, productsPath } from '#site/paths.ts';

/** A brand's page; null where it has none yet: all its products are newer than the build. */
export function brandHref(alias: string): string | null {
  return (brand(alias)?.productCount ?? 0) > 0 ? brandPath(alias) : null;
}

/** A category's page; null where it has none yet. */
export function categoryHref(alias: string): string | null {
  return (category(alias)?.productCount ?? 0) > 0 ? categoryPath(alias) : null;
}

/** The way to a product of a category, as far as it has pages. */
export function crumbsToCategory(alias: string): Crumb[] {
  const path = categoryHref(alias);
  const name = category(alias)?.name[t.language];
  return [{ name: t('products.title'), path: productsPath() }, ...(path === null || name === undefined ? [] : [{ name, path }])];
}
