import { DatabaseSync } from 'node:sqlite';
import { and, inArray, isNotNull, or } from 'drizzle-orm';
import { compileKnowledge } from '#catalog/knowledge.ts';
import type { BrandRecord, CategoryRecord, IngredientRecord, ProductRecord } from '#core/catalog/records.ts';
import type { Database } from '#db/database.ts';
import { comparisons, products } from '#db/schema/index.ts';
import { readCommunity } from '#db/snapshot/community.ts';
import { type PublicBrand, type PublicProduct, publicBrands, publicProductsOf } from '#db/snapshot/public-products.ts';
import { type Change, changesSince, newestChange } from './changes.ts';
import { putCommunity, removeCommunity } from './community-rows.ts';
import { countedProducts } from './counted-products.ts';
import { compareCategories } from './dupe-rows.ts';
import { choosePairs, countCategories, countGroups } from './group-figures.ts';
import { countIngredients, countShares } from './ingredient-figures.ts';
import { suggest } from './like-rows.ts';
import { isLostChange } from './lost-changes.ts';
import { type ListReader, putList, putProduct } from './product-rows.ts';
import { type Store, storeOf } from './statements.ts';
import { watch } from './touched.ts';
import { heldChange, writeVersion } from './version.ts';

/** More changed products than this are quicker read all at once. */
const maxProducts = 500;
/** Milliseconds that it waits for a server that reads the snapshot meanwhile. */
const busyTimeout = 10_000;

/** Brings a snapshot up to the live database in one transaction, reading only the lists that changed; its weights stay. False when it has to be written anew: other code, or too much changed. */
export async function updateSnapshot(path: string, db: Database): Promise<boolean> {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: busyTimeout });
  try {
    const store = storeOf(database);
    const held = heldChange(store);
    if (held === null) return false;
    const newest = await newestChange(db);
    if (newest === held) return true;
    if (await isLostChange(db, held)) return false;
    const changes = await changesSince(db, held);
    const brands = await publicBrands(db);
    const ids = await affectedProducts(store, db, changes, brands);
    if (ids.length > maxProducts) return false;
    const ingredients = changes.flatMap(({ kind, subject }) => (kind === 'ingredient' ? subject : []));
    const aliases = new Map(brands.map(({ id, alias }) => [id, alias]));
    const present = await publicProductsOf(db, ids, aliases);
    const community = await readCommunity(db, { products: ids, ingredients });
    store.exec('begin immediate');
    watch(store, newest);
    const otherBrands = replaceBrands(store, brands);
    replaceProducts(store, ids, present, otherBrands);
    for (const { id } of productsByLive(store, ids)) removeCommunity(store, 'product', id);
    const numbers = {
      product: new Map(store.all('select id, alias from products').map(({ id, alias }) => [String(alias), Number(id)])),
      ingredient: new Map(store.all('select id, inci from ingredients').map(({ id, inci }) => [String(inci), Number(id)])),
    };
    for (const inci of ingredients) removeCommunity(store, 'ingredient', numbers.ingredient.get(inci) ?? -1);
    const live = new Set(present.map(({ record }) => record.alias));
    putCommunity(store, { ...community, compared: community.compared.filter(({ product }) => live.has(product)) }, numbers);
    writeVersion(store, newest);
    store.exec('commit');
    return true;
  } finally {
    database.close();
  }
}

interface Held {
  readonly id: number;
  readonly live: number;
  readonly changedAt: string;
  readonly record: ProductRecord;
}

function productsByLive(store: Store, lives: readonly number[]): Held[] {
  return lives.flatMap((live) =>
    store.all('select id, changed_at, record from products where live = ?', live).map(({ id, changed_at, record }) => ({
      id: Number(id),
      live,
      changedAt: String(changed_at),
      record: JSON.parse(String(record)) as ProductRecord,
    })),
  );
}

/** Products whose record, reviews or comparisons may be others now: the changed ones, and those whose pages name them. */
async function affectedProducts(store: Store, db: Database, changes: readonly Change[], brands: readonly PublicBrand[]): Promise<number[]> {
  const changed = changes.flatMap(({ kind, subject }) => (kind === 'product' ? Number(subject) : []));
  const renamed = brands.filter(({ alias }) => store.all('select 1 from brands where alias = ?', alias).length === 0).map(({ id }) => id);
  const [first, second] = [comparisons.first, comparisons.second];
  const partners = await db
    .select({ first, second })
    .from(comparisons)
    .where(or(inArray(first, changed), inArray(second, changed)));
  const kin = await db
    .select({ id: products.id, replaces: products.replaces })
    .from(products)
    .where(
      or(
        inArray(products.brandId, renamed),
        inArray(products.replaces, changed),
        and(inArray(products.id, changed), isNotNull(products.replaces)),
      ),
    );
  const held = productsByLive(store, changed).flatMap(({ id, record }) => [
    ...store.all('select live from products where alias in (?, ?)', record.replaces, record.replacedBy),
    ...store.all('select live from often_compared join products on products.id = product where other = ?', id),
  ]);
  return [
    ...new Set([
      ...changed,
      ...partners.flatMap(({ first: one, second: two }) => [one, two]),
      ...kin.flatMap(({ id, replaces }) => (replaces === null ? [id] : [id, replaces])),
      ...held.map(({ live }) => Number(live)),
    ]),
  ];
}

/** Puts the brands as they are now; what is counted of them is kept, and counted anew with the products. Were there others before? */
function replaceBrands(store: Store, brands: readonly PublicBrand[]): boolean {
  const held = new Map(store.all('select alias, record from brands').map(({ alias, record }) => [String(alias), String(record)]));
  const present = new Set(brands.map(({ alias }) => alias));
  const gone = [...held.keys()].filter((alias) => !present.has(alias));
  for (const alias of gone) store.run('delete from brands where alias = ?', alias);
  const changed = brands.filter(({ id: _, ...brand }) => {
    const before = held.get(brand.alias);
    const { productCount = 0, flags = null } = before === undefined ? {} : (JSON.parse(before) as BrandRecord);
    const record = JSON.stringify(flags === null ? brand : { ...brand, productCount, flags });
    if (record === before) return false;
    store.run(
      'insert into brands values (?, ?, ?) on conflict do update set name = excluded.name, record = excluded.record',
      brand.alias,
      brand.name,
      record,
    );
    return true;
  });
  return gone.length + changed.length > 0;
}

/** What a list is read with, from the snapshot's own ingredients: the files they came from are the same. */
function listReader(store: Store): ListReader {
  const records = <Row>(sql: string) => store.all(sql).map(({ record }) => JSON.parse(String(record)) as Row);
  return {
    knowledge: compileKnowledge(records<IngredientRecord>('select record from ingredients order by id')),
    categories: new Map(records<CategoryRecord>('select record from categories').map((category) => [category.alias, category])),
  };
}

/** Does more follow from the new record than from the old one than its own page shows? */
function isReadAnew(before: ProductRecord | undefined, after: ProductRecord | undefined): boolean {
  if (!before || !after) return true;
  return (['list', 'category', 'alias', 'addedAt'] as const).some((field) => before[field] !== after[field]);
}

/** Do the figures of groups and the suggestions of other products follow from what changed? A title or a price moves none. */
function isCountedAnew(before: ProductRecord | undefined, after: ProductRecord | undefined): boolean {
  if (!before || !after || isReadAnew(before, after)) return true;
  return (['brand', 'discontinuedAt', 'replaces', 'replacedBy'] as const).some((field) => before[field] !== after[field]);
}

/** Puts the products in the place of what is held of them, and counts anew what follows; with other brands, all groups. */
function replaceProducts(store: Store, lives: readonly number[], present: readonly PublicProduct[], otherBrands: boolean): void {
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
  const groupsOf = (some: Iterable<number>, group: 'category' | 'brand') =>
    new Set(
      [...some].flatMap((live) => [held.get(live)?.record[group], now.get(live)?.record[group]]).filter((alias) => alias !== undefined),
    );
  countGroups(store, counted);
  if (reader) {
    const categories = groupsOf(read, 'category');
    countIngredients(store, ingredients, counted.length);
    countShares(store, counted.length);
    countCategories(store, categories);
    choosePairs(store, counted.length);
    compareCategories(store, counted, categories, reader.knowledge.facts);
  }
  const [categories, brands] = [groupsOf(changed, 'category'), groupsOf(changed, 'brand')];
  suggest(store, counted, ({ category, brand }) => categories.has(category) || brands.has(brand));
}
