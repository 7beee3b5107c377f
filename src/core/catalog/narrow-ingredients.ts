import { type ByGroup, byGroup, facetGroups } from './ingredient-query.ts';
import type { ListedIngredient } from './listed-ingredient.ts';

export interface Narrowed {
  /** Places of the ingredients that pass everything, in the order of the list. */
  readonly places: readonly number[];
  /** How many ingredients each option would show under what is chosen in the other groups; an option without any is missing. */
  readonly counts: ByGroup<ReadonlyMap<string, number>>;
}

/** Filters by all groups and by what a search found (null: no search), and counts every option, in one pass. */
export function narrowIngredients(
  ingredients: readonly Pick<ListedIngredient, 'options'>[],
  chosen: ByGroup<readonly string[]>,
  found: { has(place: number): boolean } | null,
): Narrowed {
  const wanted = byGroup((group) => new Set(chosen[group]));
  const counts = byGroup(() => new Map<string, number>());
  const places: number[] = [];
  ingredients.forEach(({ options }, place) => {
    if (found && !found.has(place)) return;
    const failed = facetGroups.filter((group) => wanted[group].size > 0 && !options[group].some((option) => wanted[group].has(option)));
    if (failed.length === 0) places.push(place);
    for (const group of facetGroups) {
      if (failed.some((other) => other !== group)) continue;
      for (const option of options[group]) counts[group].set(option, (counts[group].get(option) ?? 0) + 1);
    }
  });
  return { places, counts };
}
