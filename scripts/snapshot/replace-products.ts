import { compileKnowledge } from '#catalog/knowledge.ts';
import type { CategoryRecord, IngredientRecord, ProductRecord } from '#core/catalog/records.ts';
import type { PublicProduct } from '#db/snapshot/public-products.ts';
import { readFinerKinds } from '../knowledge/finer-kinds.ts';
import { countedProducts } from './counted-products.ts';
import { compareCategories } from './dupe-rows.ts';
import { choosePairs, countCategories, countGroups } from './group-figures.ts';
import { productsByLive } from './held-products.ts';
import { countIngredients, countShares } from './ingredient-figures.ts';
import { suggest } from './like-rows.ts';
import { type ListReader, putList, putProduct } from './product-rows.ts';
import type { Store } from './statements.ts';

/** What a list is read with, from the snapshot's own ingredients: the files they came from are the same. */
function listReader(store: Store): ListReader {
  const records = <Row>(sql: string) => store.all(sql).map(({ record }) => JSON.parse(String(record)) as Row);
  return {
    knowledge: compileKnowledge(records<IngredientRecord>('select record from ingredients order by id')),
    categories: new Map(records<CategoryRecord>('select record from categories').map((category) => [category.alias, category])),
    finerKinds: readFinerKinds(),
  };
}

/** Does more follow from the new record than from the old one than its own page shows? */
function isReadAnew(before: ProductRecord | undefined, after: ProductRecord | undefined): boolean {
  if (!before || !after) return true;
  if (before.title.en !== after.title.en || before.title.ru !== after.title.ru) return true;
  return (['list', 'category', 'categorySure', 'alias', 'addedAt'] as const).some((field) => before[field] !== after[field]);
}

/** Do the figures of groups and the suggestions of other products follow from what changed? A price moves none. */
function isCountedAnew(before: ProductRecord | undefined, after: ProductRecord | undefined): boolean {
  if (!before || !after || isReadAnew(before, after)) return true;
  return (['brand', 'discontinuedAt', 'replaces', 'replacedBy'] as const).some((field) => before[field] !== after[field]);
}

/** Puts the products in the place of what is held of them, and counts anew what follows; with other brands, all groups. */
export function replaceProducts(store: Store, lives: readonly number[], present: readonly PublicProduct[], otherBrands: boolean): void {
  const held = new Map(productsByLive(store, lives).map((product) => [product.live, product]));
  const now = new Map(present.map((product) => [product.live, product]));
  const changed = lives.filter((live) => {
    const [before, after] = [held.get(live), now.get(live)];
    return before?.changedAt !== after?.changedAt || JSON.stringify(before?.record) !== JSON.stringify(after?.record);
  });
  const read = new Set(changed.filter((live) => isReadAnew(held.get(live)?.record, now.get(live)?.record)));
  const ingredients = new Set<number>();
  const noteIngredients = () => {
    for (const { id } of productsByLive(store, [...read]))
      for (const { ingredient } of store.all('select ingredient from postings where product = ?', id)) ingredients.add(Number(ingredient));
  };
  noteIngredients();
  for (const live of changed) {
    const before = held.get(live);
    if (!before || !read.has(live)) continue;
    for (const table of ['postings', 'outlines', 'formulas', 'readings', 'dupes', 'also_like'])
      store.run(`delete from ${table} where product = ?`, before.id);
    store.run('delete from products where id = ?', before.id);
  }
  const reader = read.size === 0 ? null : listReader(store);
  for (const live of changed) {
    const after = now.get(live);
    if (!after) continue;
    putProduct(store, after);
    if (reader && read.has(live)) putList(store, reader, after);
  }
  noteIngredients();
  if (!otherBrands && !changed.some((live) => isCountedAnew(held.get(live)?.record, now.get(live)?.record))) return;
  const counted = countedProducts(store);
  const categoriesOf = (some: Iterable<number>) =>
    new Set(
      [...some].flatMap((live) => [held.get(live)?.record.category, now.get(live)?.record.category]).filter((alias) => alias !== undefined),
    );
  countGroups(store, counted);
  if (reader) {
    const categories = categoriesOf(read);
    countIngredients(store, ingredients, counted.length);
    countShares(store, counted.length);
    countCategories(store, categories);
    choosePairs(store, counted.length);
    compareCategories(store, counted, categories, reader.knowledge.facts);
  }
  const touched = categoriesOf(changed);
  suggest(store, counted, ({ category }) => touched.has(category));
}
