import { type CategoryCount, type Telling, tellingIngredients } from '#core/catalog/telling.ts';
import type { SnapshotRows } from './snapshot-rows.ts';

export interface CategoryPair extends Telling {
  readonly category: string;
  /** Place among the category's telling ingredients, from 1. */
  readonly rank: number;
}

/** The telling ingredients of every category; each of these pairs gets a page. */
export function categoryPairs({
  ingredients,
  categories,
  products,
  postings,
}: Pick<SnapshotRows, 'ingredients' | 'categories' | 'brands' | 'products' | 'postings'>): CategoryPair[] {
  const counts = new Map<string, Map<number, number>>(categories.map(({ alias }) => [alias, new Map()]));
  for (const { ingredient, product } of postings) {
    const ofCategory = counts.get(products[product]?.category ?? '');
    ofCategory?.set(ingredient, (ofCategory.get(ingredient) ?? 0) + 1);
  }
  return categories.flatMap(({ alias, area, productCount }) => {
    // What fits no category has nothing in common that could set it apart.
    if (area === 'other') return [];
    const candidates = [...(counts.get(alias) ?? [])].map(
      ([ingredient, inCategory]): CategoryCount => ({
        ingredient,
        firstRole: ingredients[ingredient]?.roles[0],
        inCategory,
        inAll: ingredients[ingredient]?.productCount ?? 0,
      }),
    );
    return tellingIngredients(candidates, { inCategory: productCount, inAll: products.length }).map((telling, index) => ({
      ...telling,
      category: alias,
      rank: index + 1,
    }));
  });
}
