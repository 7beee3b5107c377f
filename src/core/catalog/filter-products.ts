import { flagNames } from '#core/knowledge/flags.ts';
import type { Kind, ProductIndex } from './product-index.ts';
import { type ByProductFacet, type ProductFacet, type ProductQuery, productFacets, wideningFacets } from './product-query.ts';

const kindOf = {
  contains: 'ingredient',
  without: 'ingredient',
  free: 'flag',
  effect: 'effect',
  skin: 'skin',
  dose: 'dose',
  category: 'category',
  brand: 'brand',
  certificate: 'certificate',
} as const satisfies Readonly<Record<ProductFacet, Kind>>;

const nowhere: ArrayLike<number> = [];

/** Marks with 1 the places that pass all options of a group. */
function passing(index: ProductIndex, facet: ProductFacet, options: readonly string[]): Uint8Array {
  const lists = options.map((option) => index.lists[kindOf[facet]].get(option) ?? nowhere);
  const isWide = wideningFacets.has(facet);
  const isAbsence = facet === 'without' || facet === 'free';
  const pass = isAbsence
    ? facet === 'free'
      ? index.judged.slice()
      : new Uint8Array(index.ids.length).fill(1)
    : new Uint8Array(index.ids.length);
  if (isAbsence) for (const list of lists) for (let n = 0; n < list.length; n += 1) pass[list[n] ?? 0] = 0;
  else {
    for (const list of lists) for (let n = 0; n < list.length; n += 1) pass[list[n] ?? 0] = (pass[list[n] ?? 0] ?? 0) + 1;
    const least = isWide ? 1 : options.length;
    for (let place = 0; place < pass.length; place += 1) pass[place] = (pass[place] ?? 0) >= least ? 1 : 0;
  }
  return pass;
}

/** How many products each option would show under what is chosen in the other groups; options without any are missing. */
export type ProductCounts = ByProductFacet<ReadonlyMap<string, number>>;

export interface FilteredProducts {
  /** Places in the wanted order. */
  readonly places: readonly number[];
  readonly counts: ProductCounts;
}

const many = 2;

/**
 * Answers a query: which products, in which order, and what each further choice would leave. `found` are the places that a search found, the
 * best first; null without a search. `tally` are ingredients to be counted: how many of the products hold each (contains) or lack it (without).
 */
export function filterProducts(
  index: ProductIndex,
  { chosen, sort }: Pick<ProductQuery, 'chosen' | 'sort'>,
  found: readonly number[] | null,
  tally: readonly string[],
): FilteredProducts {
  const size = index.ids.length;
  // How many groups each place fails, and the last of them: an option of a group that widens counts what fails that group alone, too.
  const fails = new Uint8Array(size);
  const failed = new Uint8Array(size);
  if (found) {
    fails.fill(many);
    for (const place of found) fails[place] = 0;
  }
  productFacets.forEach((facet, number) => {
    if (chosen[facet].length === 0) return;
    const pass = passing(index, facet, chosen[facet]);
    for (let place = 0; place < size; place += 1)
      if (pass[place] === 0) {
        fails[place] = Math.min(many, (fails[place] ?? 0) + 1);
        failed[place] = number;
      }
  });
  const order = sort === 'match' ? (found ?? index.orders.new()) : index.orders[sort]();
  const places: number[] = [];
  for (let n = 0; n < order.length; n += 1) if (fails[order[n] ?? 0] === 0) places.push(order[n] ?? 0);

  const inResults = (place: number) => fails[place] === 0;
  const countIn = (list: ArrayLike<number>, matches: (place: number) => boolean) => {
    let count = 0;
    for (let n = 0; n < list.length; n += 1) if (matches(list[n] ?? 0)) count += 1;
    return count;
  };
  const held = (alias: string) => countIn(index.lists.ingredient.get(alias) ?? nowhere, inResults);
  const countsOf = (facet: ProductFacet, number: number): readonly (readonly [string, number])[] => {
    switch (facet) {
      case 'contains':
        return [...tally, ...chosen.contains].map((alias) => [alias, held(alias)]);
      case 'without':
        return [...tally, ...chosen.without].map((alias) => [alias, places.length - held(alias)]);
      case 'free': {
        const isKnown = (place: number) => inResults(place) && index.judged[place] === 1;
        const countOfKnown = countIn(places, isKnown);
        return flagNames.map((flag) => [flag, countOfKnown - countIn(index.lists.flag.get(flag) ?? nowhere, isKnown)]);
      }
      default: {
        // An option of a group that widens would add what fails this group alone.
        const counts = wideningFacets.has(facet)
          ? (place: number) => inResults(place) || (fails[place] === 1 && failed[place] === number)
          : inResults;
        return [...index.lists[kindOf[facet]]].map(([option, list]) => [option, countIn(list, counts)]);
      }
    }
  };
  const counts = Object.fromEntries(
    productFacets.map((facet, number) => [facet, new Map(countsOf(facet, number).filter(([, count]) => count > 0))]),
  );
  return { places, counts: counts as unknown as ProductCounts };
}
