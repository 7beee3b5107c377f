import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Category, type CategoryUses, categoriesOf, categoryLine, useOfCategory } from '#core/catalog/taxonomy.ts';
import { readYaml } from '../knowledge/read-yaml.ts';

/** The categories of data/catalog. Throws with file and place on the first malformed entry. */
export const readCategories = (root = 'data'): Category[] =>
  categoriesOf(readYaml(join(root, 'catalog', 'categories.yaml'), z.array(categoryLine)));

/** How the products of each category are used. */
export const readCategoryUses = (): CategoryUses => new Map(readCategories().map((category) => [category.alias, useOfCategory(category)]));
