import type { CategoryRecord } from '#core/catalog/records.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { comparedKind } from '#core/similarity/finer-kind.ts';
import { isComparable, type ListedFormula } from '#core/similarity/formula.ts';
import { type IdfTable, idfTable } from '#core/similarity/idf.ts';
import type { Dupe } from '#core/similarity/ranking.ts';
import { strengthOf } from '#core/similarity/strength.ts';
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

/** Areas of categories whose products are not compared. */
const uncompared: ReadonlySet<string> = new Set<CategoryRecord['area']>(['other', 'scent']);

/** Compares the products of some categories among themselves, and writes the lists of what is near that are not as they were. What fits no category is compared with nothing, and neither are perfumes: the one word that tells them apart is "Parfum". */
export function compareCategories(
  store: Store,
  products: readonly CountedProduct[],
  categories: ReadonlySet<string>,
  facts: readonly Facts[],
): void {
  const scale: Scale = { idf: JSON.parse(meta(store, 'idf') ?? '{}'), traits: facts.map(traitsOf) };
  const areas = new Map(
    store
      .all("select alias, json_extract(record, '$.area') as area from categories")
      .map(({ alias, area }) => [String(alias), String(area)]),
  );
  const wanted = products.filter(({ category }) => categories.has(category));
  for (const members of Map.groupBy(wanted, ({ category, finerKind }) => `${category} ${comparedKind(finerKind)}`).values()) {
    const category = members[0]?.category ?? '';
    const compared = uncompared.has(areas.get(category) ?? '')
      ? []
      : members.flatMap(({ id, alias, brand, title }) =>
          comparedProduct(store, id, { alias, brand, title, strength: strengthOf(title, category) }),
        );
    const dupes = dupesOf(categoryIndex(compared, scale));
    const idOf = new Map(members.map(({ alias, id }) => [alias, id]));
    for (const { id, alias } of members) putDupes(store, id, dupes.get(alias) ?? [], (other) => idOf.get(other) ?? 0);
  }
}

function comparedProduct(store: Store, id: number, names: Pick<DupeProduct, 'alias' | 'brand' | 'title' | 'strength'>) {
  const [row] = store.all('select record from formulas where product = ?', id);
  const formula: ListedFormula = JSON.parse(String(row?.['record']));
  return isComparable(formula) ? [{ ...formula, ...names }] : [];
}

/** Writes a product's dupes unless they are as they were: a row each, and one of the same rank for each of its twins. */
function putDupes(store: Store, id: number, dupes: readonly Dupe[], idOf: (alias: string) => number): void {
  const rows = dupes.flatMap(({ alias, score, twins }, place) =>
    [alias, ...twins].map((other, twin) => ({ rank: place + 1, twin, other: idOf(other), score })),
  );
  const present = store.all('select rank, twin, other, score from dupes where product = ? order by rank, twin', id);
  if (JSON.stringify(rows) === JSON.stringify(present)) return;
  store.run('delete from dupes where product = ?', id);
  for (const { rank, twin, other, score } of rows) store.run('insert into dupes values (?, ?, ?, ?, ?)', id, rank, twin, other, score);
}
