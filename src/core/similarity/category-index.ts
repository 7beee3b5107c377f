import { twinGroups } from './twins.ts';
import { type Formula, type Scale, type WeighedFormula, weigh } from './weigh.ts';

/** A product as it takes part in the comparison. */
export interface DupeProduct extends Formula {
  readonly alias: string;
  readonly brand: string;
}

/** The lists of a category with their weights: ingredients are numbered by how few lists hold them, the rarest is row 0. */
export interface WeighedLists {
  /** Sum of the weights of each product. */
  readonly totals: Int32Array;
  /** Product p holds `rows[starts[p]]` up to `rows[starts[p + 1]]`, the rarest first. */
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly weights: Int32Array;
}

/** The products of one category, ready to be compared. A product's number is its place in `products`. */
export interface CategoryIndex extends WeighedLists {
  /** By alias, so that the smaller number wins a tie. */
  readonly products: readonly DupeProduct[];
  /** The ingredient of row r stands in the lists `holders[holderStarts[r]]` up to `holders[holderStarts[r + 1]]`, by rising product number. */
  readonly holderStarts: Int32Array;
  readonly holders: Int32Array;
  readonly holderWeights: Int32Array;
  /** The first of the twins that each product belongs to; itself where it has none. */
  readonly twins: Int32Array;
}

/** Order of aliases, the same on every machine. */
export function compareAliases(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Weighs the products of one category and indexes them. Throws when two have the same alias. */
export function categoryIndex(unsorted: readonly DupeProduct[], scale: Scale): CategoryIndex {
  const products = unsorted.toSorted((a, b) => compareAliases(a.alias, b.alias));
  const twice = products.find(({ alias }, number) => products[number + 1]?.alias === alias);
  if (twice) throw new Error(`Two products of a category have the alias "${twice.alias}"; an alias names one product.`);
  const formulas = products.map((product) => weigh(product, scale));
  const rowOf = rowsByRarity(formulas);
  const lists = weighedLists(formulas, rowOf);
  return {
    products,
    ...lists,
    ...holdersOf(lists, rowOf.size),
    twins: twinGroups(
      lists,
      products.map(({ brand }) => brand),
    ),
  };
}

function rowsByRarity(formulas: readonly WeighedFormula[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { ids } of formulas) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([id], row) => [id, row]));
}

/** Where each run begins when runs of these lengths stand behind each other, and where the last one ends. */
export function startsOf(lengths: ArrayLike<number>): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (let run = 0; run < lengths.length; run += 1) starts[run + 1] = (starts[run] ?? 0) + (lengths[run] ?? 0);
  return starts;
}

function weighedLists(formulas: readonly WeighedFormula[], rowOf: ReadonlyMap<number, number>): WeighedLists {
  const starts = startsOf(formulas.map(({ ids }) => ids.length));
  const rows = new Int32Array(starts.at(-1) ?? 0);
  const weights = new Int32Array(rows.length);
  for (const [number, { ids, weights: own }] of formulas.entries()) {
    const entries = Array.from(ids, (id, place) => ({ row: rowOf.get(id) ?? 0, weight: own[place] ?? 0 })).sort((a, b) => a.row - b.row);
    for (const [place, { row, weight }] of entries.entries()) {
      rows[(starts[number] ?? 0) + place] = row;
      weights[(starts[number] ?? 0) + place] = weight;
    }
  }
  return { totals: Int32Array.from(formulas, ({ total }) => total), starts, rows, weights };
}

function holdersOf({ totals, starts, rows, weights }: WeighedLists, size: number) {
  const counts = new Int32Array(size);
  for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  const holderStarts = startsOf(counts);
  const next = holderStarts.slice();
  const holders = new Int32Array(rows.length);
  const holderWeights = new Int32Array(rows.length);
  for (let number = 0; number < totals.length; number += 1)
    for (let entry = starts[number] ?? 0; entry < (starts[number + 1] ?? 0); entry += 1) {
      const at = next[rows[entry] ?? 0] ?? 0;
      next[rows[entry] ?? 0] = at + 1;
      holders[at] = number;
      holderWeights[at] = weights[entry] ?? 0;
    }
  return { holderStarts, holders, holderWeights };
}
