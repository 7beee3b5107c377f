import type { WholeList } from './formula.ts';
import { twinGroups } from './twins.ts';
import { type Formula, type Scale, weigh } from './weigh.ts';
import { rowsByRarity, startsOf, type WeighedLists, weighedLists } from './weighed-lists.ts';

/** A product as it takes part in the comparison. */
export interface DupeProduct extends Formula, Partial<Pick<WholeList, 'holds' | 'prohibited' | 'audience'>> {
  readonly alias: string;
  readonly brand: string;
  /** Twins are named by it: one that another formula of the brand has as well names none. */
  readonly title?: string;
  /** What its title tells of its strength (strength.ts). */
  readonly strength?: string;
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

/** What twins have in common beside their lists: products of another strength, or for another age, are none, nor are those of which one is scented, or holds something else that people avoid. */
const twinKey = ({ brand, strength = '', audience = null, holds = [], prohibited = [] }: DupeProduct) =>
  [brand, strength, audience && `children ${audience.from}`, ...holds, ...prohibited.toSorted()].join(' ');

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
    twins: twinGroups(lists, products.map(twinKey)),
  };
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
