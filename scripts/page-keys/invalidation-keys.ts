import { comparisonPages, measurePage } from './comparison-pages.ts';
import { fixedPages, fixedRoutes } from './fixed-pages.ts';
import { brandLists, groupPages, pairPages } from './group-pages.ts';
import { holdingPages, ingredientLists, ingredientPages } from './ingredient-pages.ts';
import { productLists, productPages } from './product-pages.ts';
import type { PageKey, Shown } from './shown.ts';

/** What pages are about, and the functions that make the keys of its pages. Subjects are named as in the snapshot; lists of everything have none. */
const makers = {
  product: (shown: Shown, id: string) => productPages(shown, Number(id)),
  products: productLists,
  comparisons: comparisonPages,
  measure: measurePage,
  brands: brandLists,
  brand: (shown: Shown, alias: string) => groupPages(shown, 'brand', alias),
  category: (shown: Shown, alias: string) => groupPages(shown, 'category', alias),
  pair: (shown: Shown, both: string) => {
    const [category = '', ingredient = ''] = both.split(' ');
    return pairPages(shown, category, Number(ingredient));
  },
  ingredient: (shown: Shown, id: string) => ingredientPages(shown, Number(id)),
  holding: (shown: Shown, id: string) => holdingPages(shown, Number(id)),
  ingredients: ingredientLists,
  fixed: fixedPages,
} as const;

/** "product 123", "pair face-creams 17", "products": what pages depend on; when it is touched, the keys of those pages are made anew. */
export type InvalidationKey = keyof typeof makers | `${keyof typeof makers} ${string | number}`;

export function keysOf(shown: Shown, invalidationKey: InvalidationKey): Iterable<PageKey> {
  const [kind = '', ...subject] = invalidationKey.split(' ');
  return makers[kind as keyof typeof makers](shown, subject.join(' '));
}

/** Everything that pages may depend on. */
export function* allInvalidationKeys({ store, products, brand, category, ingredients }: Shown): Generator<InvalidationKey> {
  for (const { id } of products) yield `product ${id}`;
  yield 'products';
  yield 'comparisons';
  yield 'measure';
  yield 'brands';
  for (const alias of brand.keys()) yield `brand ${alias}`;
  for (const alias of category.keys()) yield `category ${alias}`;
  for (const pair of store.all('select category, ingredient from pairs order by ingredient, category'))
    yield `pair ${pair['category']} ${pair['ingredient']}`;
  for (const { id } of ingredients) {
    yield `ingredient ${id}`;
    yield `holding ${id}`;
  }
  yield 'ingredients';
  yield 'fixed';
}

/** Routes whose pages have keys; pages of the others are few, and rendered by every build. */
export const keyedRoutes: readonly string[] = [
  '/products',
  '/products/page/[n]',
  '/products/[alias]',
  '/products/[alias]/dupes',
  '/compare/[alias]',
  '/compare/measure.json',
  '/brands',
  '/brands/lists/most-products',
  '/brands/[alias]',
  '/brands/[alias]/page/[n]',
  '/categories/[alias]',
  '/categories/[alias]/page/[n]',
  '/categories/[alias]/with/[ingredient]',
  '/categories/[alias]/with/[ingredient]/page/[n]',
  '/ingredients',
  '/ingredients/page/[n]',
  '/ingredients/roles/[role]',
  '/ingredients/roles/[role]/page/[n]',
  '/ingredients/families/[family]',
  '/ingredients/[alias]',
  '/ingredients/[alias]/products',
  '/ingredients/[alias]/products/page/[n]',
  '/ingredients/facets.json',
  '/ingredients/names.txt',
  ...['/products', '/ingredients'].flatMap((path) => ['', '/page/[n]', '/lists/[order]'].map((part) => `${path}/[alias]/reviews${part}`)),
  ...fixedRoutes,
];
