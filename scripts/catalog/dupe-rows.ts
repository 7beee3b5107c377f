import type { Report } from '#core/analysis/report.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { type IdfTable, idfTable } from '#core/similarity/idf.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import type { Formula } from '#core/similarity/weigh.ts';
import type { WholeList } from '#core/similarity/without-choices.ts';

/** A formula with what depends on the shade apart. */
export type ShadedFormula = Formula & WholeList;

/** A product's dupe: numbers of both products in the snapshot, rank from 1. */
export interface DupeRow {
  readonly product: number;
  readonly rank: number;
  readonly other: number;
  readonly score: number;
}

/** A list as products are compared by it; what depends on the shade stands apart. */
export function formulaOf({ reading, counted, shares, withheld }: Report): ShadedFormula {
  const known = counted.flatMap((index) => {
    const id = reading.items[index]?.id;
    return id == null ? [] : [{ id, share: shares.items[index]?.point ?? null }];
  });
  return {
    ids: known.map(({ id }) => id),
    shares: known.map(({ share }) => share && Number(share.toPrecision(3))),
    ordered: shares.ordered,
    mayContain: reading.items.flatMap(({ id, mayContain }) => (mayContain && id !== null ? [id] : [])),
    withheld,
  };
}

/** The dupes of every product within its category, and the table that weighed them. `products` in snapshot order. */
export function dupeRows(
  products: readonly {
    readonly alias: string;
    readonly category: string;
    readonly formula: Formula & { readonly mayContain: readonly number[] };
  }[],
  facts: readonly Facts[],
): { readonly rows: DupeRow[]; readonly table: IdfTable } {
  const counts = facts.map(() => 0);
  for (const { formula } of products) for (const id of new Set(formula.ids)) counts[id] = (counts[id] ?? 0) + 1;
  const table = idfTable(counts, products.length);
  const scale = { idf: table, traits: facts.map(traitsOf) };
  const numberOf = new Map(products.map(({ alias }, number) => [alias, number]));
  const rows = [...Map.groupBy(products, ({ category }) => category).values()].flatMap((members) => {
    const index = categoryIndex(
      members.map(({ alias, formula }): DupeProduct => ({ alias, ...formula })),
      scale,
    );
    return [...dupesOf(index)].flatMap(([alias, dupes]) =>
      dupes.map(({ alias: other, score }, position) => ({
        product: numberOf.get(alias) ?? -1,
        rank: position + 1,
        other: numberOf.get(other) ?? -1,
        score,
      })),
    );
  });
  return { rows, table };
}
