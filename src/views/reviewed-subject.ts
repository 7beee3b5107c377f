import { ingredient as findIngredient } from '#catalog/ingredients.ts';
import { brand as findBrand, category as findCategory, product as findProduct } from '#catalog/products.ts';
import { crumbsToCategory } from '#components/group-links.ts';
import { words } from '#components/words.ts';
import type { ReviewKind } from '#core/catalog/records.ts';
import { t } from '#i18n/page-words.ts';
import type { Crumb } from '#site/linked-data.ts';
import { familyPath, ingredientPath, ingredientsPath, productPath } from '#site/paths.ts';

/** What reviews are about, as their pages speak of it. */
export interface ReviewedSubject {
  readonly name: string;
  /** Of a product only. */
  readonly brand: string | null;
  readonly category: string | null;
  readonly title: string;
  readonly path: string;
  /** The way to its own page, that page included. */
  readonly crumbs: readonly Crumb[];
  describe(reviews: string, average: string): string;
}

export function reviewedSubject(kind: ReviewKind, alias: string): ReviewedSubject {
  return kind === 'product' ? reviewedProduct(alias) : reviewedIngredient(alias);
}

function reviewedProduct(alias: string): ReviewedSubject {
  const product = findProduct(alias);
  if (!product) throw new Error(`The snapshot holds no product "${alias}".`);
  const name = product.title[t.language];
  const brand = findBrand(product.brand)?.name ?? product.brand;
  const category = findCategory(product.category)?.name[t.language] ?? null;
  const path = productPath(alias);
  return {
    name,
    brand,
    category,
    title: t('reviews.pageTitle', { title: name, brand }),
    path,
    crumbs: [...crumbsToCategory(product.category), { name, path }],
    describe: (reviews, average) => t('reviews.description', { title: name, brand, reviews, average }),
  };
}

function reviewedIngredient(alias: string): ReviewedSubject {
  const ingredient = findIngredient(alias);
  if (!ingredient) throw new Error(`The snapshot holds no ingredient "${alias}".`);
  const { inci: name, family } = ingredient;
  const path = ingredientPath(alias);
  return {
    name,
    brand: null,
    category: null,
    title: t('reviews.ingredientTitle', { name }),
    path,
    crumbs: [
      { name: t('ingredients.title'), path: ingredientsPath() },
      { name: words.families[family], path: familyPath(family) },
      { name, path },
    ],
    describe: (reviews, average) => t('reviews.ingredientDescription', { name, reviews, average }),
  };
}
