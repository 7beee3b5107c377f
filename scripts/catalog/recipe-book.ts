import { join } from 'node:path';
import { type RecipeBook, recipeBookFiles } from '#core/demo/recipe-book.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';
import { readYaml } from '../knowledge/read-yaml.ts';

/** Reads data/catalog. Throws with file and place on the first malformed entry. */
export function readRecipeBook(root = 'data'): RecipeBook {
  const file = (name: string) => join(root, 'catalog', `${name}.yaml`);
  return {
    categories: readYaml(file('categories'), recipeBookFiles.categories),
    brands: readYaml(file('brands'), recipeBookFiles.brands),
    pools: readYaml(file('pools'), recipeBookFiles.pools),
    formulas: readYaml(file('formulas'), recipeBookFiles.formulas),
    words: readYaml(file('words'), recipeBookFiles.words),
    titles: readYaml(file('titles'), recipeBookFiles.titles),
    label: readYaml(file('label'), recipeBookFiles.label),
    rules: readYaml(file('rules'), recipeBookFiles.rules),
    'brand-names': readYaml(file('brand-names'), recipeBookFiles['brand-names']),
    'real-brands': readYaml(file('real-brands'), recipeBookFiles['real-brands']),
    prices: readYaml(file('prices'), recipeBookFiles.prices),
    reviews: readYaml(file('reviews'), recipeBookFiles.reviews),
  };
}

export function factsByName({ ingredients }: KnowledgeBase): Map<string, Facts> {
  return new Map(ingredients.map((ingredient) => [ingredient.inci, ingredient]));
}

/** Plant INCI name → as American labels print it: "Camellia Sinensis (Green Tea) Leaf Extract". */
export function plantLabels({ files }: KnowledgeBase): Map<string, string> {
  const title = (name: string) => name.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return new Map(
    files.plants.flatMap(({ species, en, forms }) =>
      Object.keys(forms).map((form) => [`${species} ${form}`, `${species} (${title(en[0] ?? species)}) ${form}`] as const),
    ),
  );
}
