import type { Facts } from '#core/knowledge/ingredient.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { type IdfTable, idfTable } from '#core/similarity/idf.ts';
import { isNear } from '#core/similarity/likeness.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import type { Formula, Scale } from '#core/similarity/weigh.ts';
import type { CountedProduct } from './counted-products.ts';
import { meta, type Store } from './statements.ts';

/** Weights of all ingredients from the lists of the snapshot. */
export function weighIngredients(store: Store, ingredients: number): IdfTable {
  const counts: number[] = Array(ingredients).fill(0);
  let lists = 0;
  for (const { record } of store.all('select record from formulas')) {
    const { ids }: Formula = JSON.parse(String(record));
    for (const id of new Set(ids)) counts[id] = (counts[id] ?? 0) + 1;
    lists += 1;
  }
  return idfTable(counts, lists);
}

/** Compares the products of some categories among themselves, and writes the lists of what is near that are not as they were. */
export function compareCategories(
  store: Store,
  products: readonly CountedProduct[],
  categories: ReadonlySet<string>,
  facts: readonly Facts[],
): void {
  const scale: Scale = { idf: JSON.parse(meta(store, 'idf') ?? '{}'), traits: facts.map(traitsOf) };
  for (const [category, members] of Map.groupBy(products, (product) => product.category)) {
    if (!categories.has(category)) continue;
    const idOf = new Map(members.map(({ alias, id }) => [alias, id]));
    const index = categoryIndex(
      members.map(({ id, alias }): DupeProduct => {
        const [row] = store.all('select record from formulas where product = ?', id);
        return { alias, ...JSON.parse(String(row?.['record'])) };
      }),
      scale,
    );
    for (const [alias, dupes] of dupesOf(index)) {
      const id = idOf.get(alias) ?? 0;
      const rows = dupes.filter(({ score }) => isNear(score)).map(({ alias: other, score }) => ({ other: idOf.get(other) ?? 0, score }));
      const present = store.all('select other, score from dupes where product = ? order by rank', id);
      if (JSON.stringify(rows) === JSON.stringify(present)) continue;
      store.run('delete from dupes where product = ?', id);
      for (const [place, { other, score }] of rows.entries())
        store.run('insert into dupes values (?, ?, ?, ?)', id, place + 1, other, score);
    }
  }
}
