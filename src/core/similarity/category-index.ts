import { type Formula, type Scale, type WeighedFormula, weigh } from './weigh.ts';

/** A product as it takes part in the comparison. */
export interface DupeProduct extends Formula {
  readonly alias: string;
  /** Ingredients that depend on the shade: they never count for the score, but a product that may contain something does not lack it. */
  readonly mayContain?: readonly number[];
}

/** A product in the index, with its weights. */
export interface IndexedProduct {
  readonly product: DupeProduct;
  readonly weighed: WeighedFormula;
}

/** The products of one category with an inverted index: which hold an ingredient, and with which weight. A product's number is its place in `products`. */
export interface CategoryIndex {
  readonly scale: Scale;
  /** By alias, so that the smaller number wins a tie. */
  readonly products: readonly IndexedProduct[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly totals: Int32Array;
  /** Ingredient id → row of the postings. */
  readonly rowOf: ReadonlyMap<number, number>;
  /** Row r is `holders[starts[r]]` up to `holders[starts[r + 1]]`, by rising product number. */
  readonly starts: Int32Array;
  readonly holders: Int32Array;
  readonly weights: Int32Array;
}

/** Order of aliases, the same on every machine. */
export function compareAliases(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Weighs the products of one category and indexes them. Throws when two have the same alias. */
export function categoryIndex(products: readonly DupeProduct[], scale: Scale): CategoryIndex {
  return indexOf(
    products.map((product) => ({ product, weighed: weigh(product, scale) })),
    scale,
  );
}

/** The index with a product added or replaced. */
export function withProduct(index: CategoryIndex, product: DupeProduct): CategoryIndex {
  const others = index.products.filter(({ product: { alias } }) => alias !== product.alias);
  return indexOf([...others, { product, weighed: weigh(product, index.scale) }], index.scale);
}

/** The index without a product. */
export function withoutProduct(index: CategoryIndex, alias: string): CategoryIndex {
  return indexOf(
    index.products.filter(({ product }) => product.alias !== alias),
    index.scale,
  );
}

function indexOf(unsorted: readonly IndexedProduct[], scale: Scale): CategoryIndex {
  const products = [...unsorted].sort((a, b) => compareAliases(a.product.alias, b.product.alias));
  const numberOf = new Map(products.map(({ product }, number) => [product.alias, number]));
  if (numberOf.size < products.length) {
    const twice = products.find(({ product }, number) => numberOf.get(product.alias) !== number);
    throw new Error(`Two products of a category have the alias "${twice?.product.alias}"; an alias names one product.`);
  }
  const rowOf = new Map<number, number>();
  const counts: number[] = [];
  // The rows of all lists behind each other, so that ingredients are looked up once.
  const rows = new Int32Array(products.reduce((sum, { weighed }) => sum + weighed.ids.length, 0));
  let entry = 0;
  for (const { weighed } of products)
    for (const id of weighed.ids) {
      const present = rowOf.get(id);
      const row = present ?? rowOf.size;
      if (present === undefined) rowOf.set(id, row);
      counts[row] = (counts[row] ?? 0) + 1;
      rows[entry] = row;
      entry += 1;
    }
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, row) => {
    starts[row + 1] = (starts[row] ?? 0) + count;
  });
  const next = starts.slice();
  const holders = new Int32Array(rows.length);
  const weights = new Int32Array(rows.length);
  entry = 0;
  products.forEach(({ weighed }, number) => {
    for (const weight of weighed.weights) {
      const row = rows[entry] ?? 0;
      const at = next[row] ?? 0;
      holders[at] = number;
      weights[at] = weight;
      next[row] = at + 1;
      entry += 1;
    }
  });
  return { scale, products, numberOf, totals: Int32Array.from(products, ({ weighed }) => weighed.total), rowOf, starts, holders, weights };
}
