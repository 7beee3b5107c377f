import { once } from '#core/remembered.ts';
import type { doseOptions, ProductQuery } from './product-query.ts';

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

export type Kind = 'category' | 'brand' | 'certificate' | 'flag' | 'effect' | 'skin' | 'dose' | 'ingredient';
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
