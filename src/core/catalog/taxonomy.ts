import * as z from 'zod/mini';
import type { Shelf } from '#core/analysis/product-use.ts';
import { contexts, type Use } from '#core/analysis/use.ts';

/** What the catalogue is sorted by: categories of products, and the kinds of certificates of brands. */

/** What of a person the products of a category are for; groups the list of categories. */
export const shelfAreas = ['skin', 'body', 'hair', 'make-up', 'sun', 'mouth', 'nails', 'scent'] as const;

export const certificateKinds = ['vegan', 'cruelty-free', 'peta', 'leaping-bunny', 'ozone-safe', 'reef-friendly'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** A line of data/catalog/categories.yaml. */
export const categoryLine = z.object({
  alias: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  en: z.string(),
  ru: z.string(),
  context: z.enum(contexts),
  area: z.enum(shelfAreas),
});

export interface Category {
  readonly alias: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly context: Use;
  /** "other" holds what fits no category. */
  readonly area: (typeof shelfAreas)[number] | 'other';
}

/** Alias of the category of products that have none. */
export const uncategorized = 'uncategorized';

/** All categories in the order of the site; the last one takes what fits none. */
export function categoriesOf(lines: readonly z.output<typeof categoryLine>[]): Category[] {
  return [
    ...lines.map(({ alias, en, ru, context, area }) => ({ alias, name: { en, ru }, context, area })),
    { alias: uncategorized, name: { en: 'Uncategorized', ru: 'Без категории' }, context: 'unknown', area: 'other' },
  ];
}

/** How a product is used, and what it is, as far as its category tells. */
export interface CategoryUse {
  readonly context: Use;
  /** Null where only text and list can tell. */
  readonly shelf: Shelf | null;
}

/** By alias of the category. */
export type CategoryUses = ReadonlyMap<string, CategoryUse>;

/** The use of products of the category with this alias; null: of those without one. */
export const useIn = (uses: CategoryUses, alias: string | null): CategoryUse =>
  (alias === null ? undefined : uses.get(alias)) ?? useOfCategory(null);

/** The use of a product of this category. Without one, or in the one that takes what fits none, nothing is known of its use. */
export function useOfCategory(
  category: { readonly alias: string; readonly context: Use; readonly area: string } | null | undefined,
): CategoryUse {
  if (!category) return { context: 'unknown', shelf: null };
  const { alias, context, area } = category;
  return { context, shelf: area === 'other' ? null : { category: alias, area } };
}

/** What is washed off and yet is not there to wash: an agent that foams does something else in it. */
const washNothing: ReadonlySet<string> = new Set([
  'masks',
  'hair-removal',
  'shaving',
  'conditioners',
  'hair-masks',
  'hair-colours',
  'toothpastes',
  'mouthwashes',
]);

/** Whether the products of a category may be there to wash; those of which nobody knows the category may be. */
export const mayWash = (alias: string | null): boolean => alias === null || !washNothing.has(alias);
