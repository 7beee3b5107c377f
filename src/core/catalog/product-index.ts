import { flagNames } from '#core/knowledge/flags.ts';
import { once } from '#core/remembered.ts';
import {
  type ByProductFacet,
  type doseOptions,
  type ProductFacet,
  type ProductQuery,
  productFacets,
  wideningFacets,
} from './product-query.ts';

/** What is known of a product as lists filter and sort it. */
export interface IndexedProduct {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly brand: string;
  readonly certificates: readonly string[];
  /** Too little was recognised for verdicts: it is free of nothing, as far as anybody knows. */
  readonly withheld: boolean;
  readonly length: number;
  readonly flags: readonly string[];
  readonly effects: readonly string[];
  readonly benefit: number;
  readonly skin: readonly string[];
  /** There is enough of what it is good for. */
  readonly enough: boolean;
}

type Kind = 'category' | 'brand' | 'certificate' | 'flag' | 'effect' | 'skin' | 'dose' | 'ingredient';
/** Places of the products that have an option, rising. */
type Lists = Readonly<Record<Kind, ReadonlyMap<string, ArrayLike<number>>>>;

/** All public products in columns: a place is a product, in the order of adding. */
export interface ProductIndex {
  readonly ids: readonly number[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly judged: Uint8Array;
  readonly lists: Lists;
  /** All places in each order. */
  readonly orders: Readonly<Record<Exclude<ProductQuery['sort'], 'match'>, () => ArrayLike<number>>>;
}

/** Titles compared without accents and case. */
const titleKey = (title: string) => title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Indexes products, given in the order of adding, with the ids of the products that hold each ingredient (by alias). */
export function indexProducts(
  products: readonly IndexedProduct[],
  productsWith: Iterable<readonly [alias: string, ids: readonly number[]]>,
): ProductIndex {
  const ids = products.map(({ id }) => id);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const gathered: Record<Kind, Map<string, number[]>> = {
    category: new Map(),
    brand: new Map(),
    certificate: new Map(),
    flag: new Map(),
    effect: new Map(),
    skin: new Map(),
    dose: new Map(),
    ingredient: new Map(),
  };
  const add = (kind: Kind, option: string, place: number) => {
    const list = gathered[kind].get(option);
    if (list) list.push(place);
    else gathered[kind].set(option, [place]);
  };
  products.forEach(({ category, brand, certificates, flags, effects, skin, enough }, place) => {
    add('category', category, place);
    add('brand', brand, place);
    for (const option of certificates) add('certificate', option, place);
    for (const option of flags) add('flag', option, place);
    for (const option of effects) add('effect', option, place);
    for (const option of skin) add('skin', option, place);
    if (enough) add('dose', 'enough' satisfies (typeof doseOptions)[number], place);
  });
  for (const [alias, held] of productsWith) {
    const places = held.flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b);
    gathered.ingredient.set(alias, places);
  }
  const lists = Object.fromEntries(
    Object.entries(gathered).map(([kind, options]) => [
      kind,
      new Map([...options].map(([option, places]) => [option, Uint32Array.from(places)])),
    ]),
  ) as unknown as Lists;
  const newest = once(() => Uint32Array.from(ids.keys()).reverse());
  const sorted = (compare: (a: number, b: number) => number) =>
    once(() => Uint32Array.from(newest()).sort((a, b) => compare(a, b) || b - a));
  const of = <Value>(column: readonly Value[], place: number) => column[place] as Value;
  const lengths = products.map(({ length }) => length);
  const benefits = products.map(({ benefit }) => benefit);
  const az = once(() => {
    const keys = products.map(({ title }) => titleKey(title));
    return Uint32Array.from(ids.keys()).sort((a, b) => (of(keys, a) < of(keys, b) ? -1 : of(keys, a) > of(keys, b) ? 1 : a - b));
  });
  return {
    ids,
    placeOf,
    judged: Uint8Array.from(products, ({ withheld }) => (withheld ? 0 : 1)),
    lists,
    orders: {
      new: newest,
      old: once(() => Uint32Array.from(ids.keys())),
      az,
      za: once(() => az().toReversed()),
      fewest: sorted((a, b) => of(lengths, a) - of(lengths, b)),
      most: sorted((a, b) => of(lengths, b) - of(lengths, a)),
      effect: sorted((a, b) => of(benefits, b) - of(benefits, a)),
    },
  };
}

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

export interface NarrowedProducts {
  /** Places in the wanted order. */
  readonly places: readonly number[];
  readonly counts: ProductCounts;
}

const many = 2;

/**
 * Answers a query: which products, in which order, and what each further choice would leave. `found` are the places that a search found, the
 * best first; null without a search. `tally` are ingredients to be counted: how many of the products hold each (contains) or lack it (without).
 */
export function narrowProducts(
  index: ProductIndex,
  { chosen, sort }: Pick<ProductQuery, 'chosen' | 'sort'>,
  found: readonly number[] | null,
  tally: readonly string[],
): NarrowedProducts {
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
