import { decodeIngredientList } from '#core/catalog/ingredient-list-file.ts';
import { decodeIngredientNames, type NamedIngredient } from '#core/catalog/ingredient-names.ts';
import type { ListedIngredient } from '#core/catalog/listed-ingredient.ts';
import { onceDone } from '#core/remembered.ts';
import { ingredientListPath, ingredientNamesPath } from '#site/paths.ts';

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

export const ingredientList: () => Promise<readonly ListedIngredient[]> = onceDone(async () =>
  decodeIngredientList(await fetchText(ingredientListPath)),
);

/** In the order of the list. */
export const ingredientNames: () => Promise<readonly NamedIngredient[]> = onceDone(async () => {
  const [list, names] = await Promise.all([ingredientList(), fetchText(ingredientNamesPath)]);
  return decodeIngredientNames(
    names,
    list.map(({ inci }) => inci),
  );
});
