import { filterEntries } from './filter-entries.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { type ByGroup, facetGroups, type IngredientQuery } from './ingredient-query.ts';
import type { ListedIngredient } from './listed-ingredient.ts';
import { orderIngredients } from './order-ingredients.ts';
import { ingredientsPerAnswer } from './page-sizes.ts';
import { type PageSlice, pageSlice } from './page-slice.ts';
import { searchNames } from './search-names.ts';

export interface FoundIngredient {
  readonly ingredient: ListedIngredient;
  /** The name that the search found it by; null without a search. */
  readonly name: string | null;
  /** Known with a search only, which brings the names. */
  readonly common: string | null;
}

export interface FoundPage {
  readonly rows: readonly FoundIngredient[];
  readonly total: number;
  readonly slice: PageSlice;
  readonly counts: ByGroup<ReadonlyMap<string, number>>;
  readonly shownFor: string | null;
}

/** Answers a query. The names may be left out when it searches none. */
export function findIngredients(
  list: readonly ListedIngredient[],
  names: readonly NamedIngredient[],
  query: IngredientQuery,
  perPage = ingredientsPerAnswer,
): FoundPage {
  const search = query.q === '' ? null : searchNames(names, query.q);
  const { places, counts } = filterEntries({ groups: facetGroups }, list, query.chosen, search?.hits ?? null);
  const ordered = orderIngredients(places, list, query.sort, (place) => search?.hits.get(place)?.rank ?? 0);
  const slice = pageSlice(ordered.length, perPage, query.page);
  const rows = ordered.slice(slice.start, slice.end).flatMap((place) => {
    const ingredient = list[place];
    if (!ingredient) return [];
    return [{ ingredient, name: search?.hits.get(place)?.name ?? null, common: search ? (names[place]?.common ?? null) : null }];
  });
  return { rows, total: ordered.length, slice, counts, shownFor: search?.shownFor ?? null };
}
