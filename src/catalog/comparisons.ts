import { cheapestOfSizes } from '#core/catalog/offer.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { titlesOf } from '#core/catalog/titled-list.ts';
import { chosenPairs, maxPairsWithPages } from '#core/comparison/chosen-pairs.ts';
import type { ComparisonWeights } from '#core/comparison/compare.ts';
import { type ComparedFormula, readSides, type SideInput } from '#core/comparison/sides.ts';
import { ingredientWeights } from './dupes.ts';
import { knowledge } from './knowledge.ts';
import { category, product as findProduct } from './products.ts';
import { onceOfRows } from './row-memory.ts';
import { effectAreas } from './rule-words.ts';
import { statement } from './snapshot.ts';

export function comparisonWeights(): ComparisonWeights {
  return { idf: ingredientWeights(), effectAreas };
}

/** A product of the snapshot as a side of a comparison. */
export function sideOfProduct({ alias, list, title, category: kind, categorySure, offers }: ProductRecord): SideInput {
  return {
    alias,
    list,
    title: titlesOf(title),
    ...useOfCategory(category(kind)),
    isGuess: !categorySure,
    offers: cheapestOfSizes(offers).map(({ size, price, currency }) => ({ size, price, currency })),
  };
}

/** The same by its alias; null where the snapshot holds none. */
export function productSide(alias: string): SideInput | null {
  const product = findProduct(alias);
  return product && sideOfProduct(product);
}

/** Sides read with the snapshot's knowledge base. */
export function readWithSnapshot(sides: readonly SideInput[]): ComparedFormula[] {
  return readSides(sides, knowledge());
}

/** Pairs of aliases: those most often compared, first of all; and products with their first dupe, the newest first. */
export const comparedSql = `with pairs as materialized
    (select min(product, other) as first, max(product, other) as second, max(count) as times from often_compared group by 1, 2)
  select min(one.alias, two.alias) as one, max(one.alias, two.alias) as other from pairs
  join products one on one.id = first join products two on two.id = second
  where times >= coalesce((select times from pairs order by times desc limit 1 offset ${maxPairsWithPages - 1}), 0)
  order by times desc, 1, 2 limit ${maxPairsWithPages}`;
export const firstDupesSql = `select one.alias as one, two.alias as other from dupes
  join products one on one.id = dupes.product join products two on two.id = dupes.other where dupes.rank = 1 and dupes.twin = 0 order by one.id desc limit ${2 * maxPairsWithPages}`;

const pairsIn = (sql: string) =>
  statement(sql)
    .all()
    .map(({ one, other }) => [String(one), String(other)] as const);

/** The pairs of products that get a page of their own. */
export const pairsWithPages = onceOfRows(() => chosenPairs(pairsIn(comparedSql), pairsIn(firstDupesSql), maxPairsWithPages));
/** The most often compared pairs; none where nobody compared. */
export const oftenComparedPairs = (most: number) => chosenPairs(pairsIn(comparedSql), [], most);
