import type { FlagName } from '#core/knowledge/flags.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { CategoryIndex } from './category-index.ts';
import { nearest } from './nearest.ts';
import { type Dupe, maxDupes } from './ranking.ts';
import { hasFlag } from './traits.ts';
import { weigh, without } from './weigh.ts';

/** Says of an ingredient id that it is not wanted. */
export type Unwanted = (id: number) => boolean;

/** Unwanted is whatever has a flag. */
export function flagged(facts: readonly Pick<Facts, 'flags'>[], flag: FlagName): Unwanted {
  return (id) => {
    const ingredient = facts[id];
    return ingredient !== undefined && hasFlag(ingredient, flag);
  };
}

/** "The same but without X": the products that lack everything unwanted, not even as a may-contain, ranked by how like they are to what is left of the product's own list. Null when the index does not hold the product. */
export function sameButWithout(index: CategoryIndex, alias: string, isUnwanted: Unwanted, limit = maxDupes): Dupe[] | null {
  const self = index.numberOf.get(alias);
  const subject = self === undefined ? undefined : index.products[self]?.product;
  if (!subject) return null;
  const holds = new Uint8Array(index.products.length);
  for (const [id, row] of index.rowOf) {
    if (!isUnwanted(id)) continue;
    for (const holder of index.holders.subarray(index.starts[row], index.starts[row + 1])) holds[holder] = 1;
  }
  const lacks = (number: number) => holds[number] === 0 && !index.products[number]?.product.mayContain?.some(isUnwanted);
  return nearest(index, weigh(without(subject, isUnwanted), index.scale), {
    limit,
    accepts: (number) => number !== self && lacks(number),
  });
}
