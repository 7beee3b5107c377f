import { uncategorized } from '#core/catalog/taxonomy.ts';
import type { PublicProduct } from '#db/queries/public-products.ts';
import type { Translator } from '#i18n/translator.ts';
import { categoryPath, productPath, productsPath } from '#site/paths.ts';
import type { Crumb } from '#site/seo.ts';
import type { SiteCategory, SiteKnowledge } from '../built-site/knowledge.ts';

/** A product as its own pages speak of it. */
export interface ProductSubject {
  readonly title: string;
  readonly category: SiteCategory | null;
  /** The way to its page, that page included. */
  readonly crumbs: readonly Crumb[];
}

export function productSubject(product: PublicProduct, { categories }: SiteKnowledge, t: Translator): ProductSubject {
  const title = (t.language === 'ru' ? product.titleRu : null) ?? product.titleEn;
  const category = categories.find(({ alias }) => alias === (product.category ?? uncategorized)) ?? null;
  const crumbs = [
    { name: t('products.title'), path: productsPath() },
    ...(category ? [{ name: category.name, path: categoryPath(category.alias) }] : []),
    { name: title, path: productPath(product.alias) },
  ];
  return { title, category, crumbs };
}
