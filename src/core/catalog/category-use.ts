import type { Context } from '#core/analysis/report.ts';

/** How a product is used, and what of a person it is for, as far as its category tells. */
export interface CategoryUse {
  readonly context: Context;
  /** core/analysis/analyse.ts; null where only text and list can tell. */
  readonly area: string | null;
}

/** By alias of the category. */
export type CategoryUses = ReadonlyMap<string, CategoryUse>;

/** The use of products of the category with this alias; null: of those without one. */
export const useIn = (uses: CategoryUses, alias: string | null): CategoryUse => useOfCategory(alias === null ? null : uses.get(alias));

/** The use of a product of this category. Without one, or in the one that takes what fits none, nobody says that it is washed off, and nothing is known of its area. */
export function useOfCategory(category: { readonly context: Context; readonly area: string | null } | null | undefined): CategoryUse {
  if (!category) return { context: 'leave-on', area: null };
  const { context, area } = category;
  return { context, area: area === 'other' ? null : area };
}
