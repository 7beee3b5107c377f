import type { Sort } from './ingredient-query.ts';
import type { ListedIngredient } from './listed-ingredient.ts';

type Sortable = Pick<ListedIngredient, 'productCount' | 'comedogenic'>;

const unrated = { low: -1, high: -1 };

/** The highest first; what nobody rated comes after every rating. */
function compareRatings(a: Sortable['comedogenic'] | undefined, b: Sortable['comedogenic'] | undefined): number {
  const [x, y] = [a ?? unrated, b ?? unrated];
  return y.high - x.high || y.low - x.low;
}

/** Orders places of a list that stands from A to Z; equals stay in that order. `rankOf` is lower for a better match, and of equal matches the one in most products comes first. */
export function orderIngredients(
  places: readonly number[],
  ingredients: readonly Sortable[],
  sort: Sort,
  rankOf: (place: number) => number,
): readonly number[] {
  const byProducts = (a: number, b: number) => (ingredients[b]?.productCount ?? 0) - (ingredients[a]?.productCount ?? 0);
  const byRating = (a: number, b: number) => compareRatings(ingredients[a]?.comedogenic, ingredients[b]?.comedogenic);
  switch (sort) {
    case 'az':
      return places;
    case 'za':
      return places.toReversed();
    case 'match':
      return places.toSorted((a, b) => rankOf(a) - rankOf(b) || byProducts(a, b) || a - b);
    case 'products':
      return places.toSorted((a, b) => byProducts(a, b) || a - b);
    case 'comedogenic':
      return places.toSorted((a, b) => byRating(a, b) || a - b);
  }
}
