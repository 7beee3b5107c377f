import { comparisonPages, weightsPage } from './comparison-pages.ts';
import { fixedPages, fixedRoutes } from './fixed-pages.ts';
import { brandLists, groupPages, pairPages } from './group-pages.ts';
import { ingredientLists, ingredientPages, productsWithPages } from './ingredient-pages.ts';
import type { FingerprintedPage, PageInputs } from './page-inputs.ts';
import { productLists, productPages } from './product-pages.ts';

/** What pages are about, and the functions that list its pages with their fingerprints. Subjects are named as in the snapshot; lists of everything have none. */
const makers = {
  product: (inputs: PageInputs, id: string) => productPages(inputs, Number(id)),
  products: productLists,
  comparisons: comparisonPages,
  weights: weightsPage,
  brands: brandLists,
  brand: (inputs: PageInputs, alias: string) => groupPages(inputs, 'brand', alias),
  category: (inputs: PageInputs, alias: string) => groupPages(inputs, 'category', alias),
  pair: (inputs: PageInputs, both: string) => {
    const [category = '', ingredient = ''] = both.split(' ');
    return pairPages(inputs, category, Number(ingredient));
  },
  ingredient: (inputs: PageInputs, id: string) => ingredientPages(inputs, Number(id)),
  'products-with': (inputs: PageInputs, id: string) => productsWithPages(inputs, Number(id)),
  ingredients: ingredientLists,
  fixed: fixedPages,
} as const;

/** "product 123", "pair face-creams 17", "products": what pages depend on; when it is touched, the fingerprints of those pages are made anew. */
export type InvalidationKey = keyof typeof makers | `${keyof typeof makers} ${string | number}`;

export function pagesOf(inputs: PageInputs, invalidationKey: InvalidationKey): Iterable<FingerprintedPage> {
  const [kind = '', ...subject] = invalidationKey.split(' ');
  return makers[kind as keyof typeof makers](inputs, subject.join(' '));
}

/** Everything that pages may depend on. */
export function* allInvalidationKeys({ store, products, brand, category, ingredients }: PageInputs): Generator<InvalidationKey> {
  for (const { id } of products) yield `product ${id}`;
  yield 'products';
  yield 'comparisons';
  yield 'weights';
  yield 'brands';
  for (const alias of brand.keys()) yield `brand ${alias}`;
  for (const alias of category.keys()) yield `category ${alias}`;
  for (const pair of store.all('select category, ingredient from pairs order by ingredient, category'))
    yield `pair ${pair['category']} ${pair['ingredient']}`;
  for (const { id } of ingredients) {
    yield `ingredient ${id}`;
    yield `products-with ${id}`;
  }
  yield 'ingredients';
  yield 'fixed';
}

/** Routes whose pages have invalidation keys; pages of the others are few, and rendered by every build. */
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
