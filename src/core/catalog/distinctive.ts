/** How often an ingredient stands in the lists of one category, and in all lists. */
export interface CategoryCount {
  readonly ingredient: number;
  readonly firstRole: string | undefined;
  readonly inCategory: number;
  readonly inAll: number;
}

export interface DistinctiveIngredient {
  readonly ingredient: number;
  readonly products: number;
  /** Its share of the category's lists over its share of all lists. */
  readonly lift: number;
}

export const distinctiveLimits = { most: 60, fewestProducts: 5, shareBelow: 0.6 } as const;

/** What everything else is dissolved in: water and the like tell nothing. */
const untoldRole = 'solvent';

/**
 * The ingredients that set a category apart, most distinctive first: common enough to be met, rare enough to choose by, and here more often than elsewhere.
 * The logarithm of the lift is weighted by the count, so that a rarity in five lists does not pass before what half the category holds.
 */
export function distinctiveIngredients(
  counts: readonly CategoryCount[],
  { inCategory, inAll }: { readonly inCategory: number; readonly inAll: number },
): DistinctiveIngredient[] {
  return counts
    .filter(
      (count) =>
        count.firstRole !== untoldRole &&
        count.inCategory >= distinctiveLimits.fewestProducts &&
        count.inCategory < distinctiveLimits.shareBelow * inCategory,
    )
    .map((count) => ({
      ingredient: count.ingredient,
      products: count.inCategory,
      lift: (count.inCategory * inAll) / (count.inAll * inCategory),
    }))
    .filter(({ lift }) => lift > 1)
    .sort((a, b) => weight(b) - weight(a) || b.products - a.products || a.ingredient - b.ingredient)
    .slice(0, distinctiveLimits.most);
}

function weight({ products, lift }: DistinctiveIngredient): number {
  return products * Math.log(lift);
}
