import { join } from 'node:path';
import { type CategoryUses, useOfCategory } from '#core/catalog/category-use.ts';
import { recipeBookFiles } from '#core/catalog/recipe-book.ts';
import { readYaml } from '../knowledge/load.ts';

/** How the products of each category of data/catalog are used. Throws with file and place on the first malformed entry. */
export function readCategoryUses(root = 'data'): CategoryUses {
  const categories = readYaml(join(root, 'catalog', 'categories.yaml'), recipeBookFiles.categories);
  return new Map(categories.map((category) => [category.alias, useOfCategory(category)]));
}
