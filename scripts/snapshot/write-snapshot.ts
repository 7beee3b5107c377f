import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { countEffects, type EffectCounts } from '#core/similarity/also-like.ts';
import type { IdfTable } from '#core/similarity/idf.ts';
import { openDatabase } from '#db/database.ts';
import { presentEdits } from '#db/queries/ingredient-edits.ts';
import { readCommunity } from '#db/snapshot/community.ts';
import { type PublicProduct, publicBrands, publicProducts } from '#db/snapshot/public-products.ts';
import { readCategories } from '../catalog/categories.ts';
import { readCompanies } from '../catalog/companies.ts';
import { progressBar } from '../catalog/progress.ts';
import { readFinerKinds } from '../knowledge/finer-kinds.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import type { Settings } from '../settings.ts';
import { newestChange } from './changes.ts';
import { putCommunity } from './community-rows.ts';
import { countedProducts } from './counted-products.ts';
import { compareCategories, weighIngredients } from './dupe-rows.ts';
import { choosePairs, countCategories, countGroups } from './group-figures.ts';
import { countIngredients, noFigures } from './ingredient-figures.ts';
import { suggest } from './like-rows.ts';
import { putList, putProduct } from './product-rows.ts';
import { setMeta, storeOf } from './statements.ts';
import { writeVersion } from './version.ts';

/** Weights that one edit must not move: made from the whole catalogue and kept until the next snapshot is written. */
export interface Weights {
  readonly idf: IdfTable;
  readonly effects: EffectCounts;
}

/** Copies what the live database shows to everybody. */
async function publicCatalog({ database }: Settings) {
  const { db, close } = await openDatabase(database);
  try {
    const newest = await newestChange(db);
    const brands = await publicBrands(db);
    const products: PublicProduct[] = [];
    for await (const product of publicProducts(db, new Map(brands.map(({ id, alias }) => [id, alias])))) products.push(product);
    return { newest, brands, products, community: await readCommunity(db, null), edits: await presentEdits(db) };
  } finally {
    close();
  }
}

/** Removes snapshots that were not written to their end. Whoever still writes one finds no file to put in place. */
export function sweepSnapshots(path: string): void {
  const folder = dirname(path);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(`${basename(path)}-new-`)) rmSync(join(folder, name), { force: true });
}

/** Writes the snapshot of the public catalogue: every list is read, everything is counted. It goes into a file of its own that is renamed, so that a reader never sees half a snapshot. */
export async function writeSnapshot(settings: Settings, kept: Weights | null = null, isWanted = () => true): Promise<void> {
  const path = settings.snapshot;
  const fresh = `${path}-new-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(fresh, { force: true });
  const { newest, brands, products, community, edits } = await publicCatalog(settings);
  const { ingredients, knowledge } = loadKnowledge('data', edits);
  const categories = readCategories();
  const database = new DatabaseSync(fresh);
  const store = storeOf(database);
  store.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${readFileSync('src/catalog/schema.sql', 'utf8')}`);
  for (const [id, ingredient] of ingredients.entries())
    store.run(
      'insert into ingredients values (?, ?, ?, ?, 0, ?)',
      id,
      ingredient.alias,
      ingredient.inci,
      ingredient.family,
      JSON.stringify({ ...ingredient, ...noFigures }),
    );
  for (const [place, record] of categories.entries())
    store.run('insert into categories values (?, ?, ?)', record.alias, place, JSON.stringify(record));
  for (const { id: _, ...record } of brands)
    store.run('insert into brands values (?, ?, ?)', record.alias, record.name, JSON.stringify(record));
  const reader = { knowledge, categories: new Map(categories.map((category) => [category.alias, category])), finerKinds: readFinerKinds() };
  const bar = progressBar('products', products.length);
  const unread = new Set<string>();
  for (const [index, product] of products.entries()) {
    putProduct(store, product);
    const { alias, demo } = product.record;
    for (const name of putList(store, reader, product)) if (demo) unread.add(`${name} (${alias})`);
    if (index % 50 === 0) bar.update(index);
  }
  bar.stop();
  if (unread.size > 0)
    throw new Error(
      `The demonstration's lists hold names that are not read: ${[...unread].slice(0, 10).join('; ')}. Mend data/catalog or the reader.`,
    );
  const counted = countedProducts(store);
  setMeta(store, 'idf', JSON.stringify(kept?.idf ?? weighIngredients(store, ingredients.length)));
  setMeta(store, 'effects', JSON.stringify(kept?.effects ?? countEffects(counted.map(({ sound }) => ({ effects: sound })))));
  const aliases = new Set(categories.map(({ alias }) => alias));
  countIngredients(store, ingredients.keys(), counted.length);
  countGroups(store, counted);
  countCategories(store, aliases);
  choosePairs(store, counted.length);
  compareCategories(store, counted, aliases, ingredients);
  suggest(store, counted, () => true);
  putCommunity(store, community, {
    product: new Map(counted.map(({ alias, id }) => [alias, id])),
    ingredient: new Map(ingredients.map(({ inci }, id) => [inci, id])),
  });
  setMeta(store, 'companies', JSON.stringify(readCompanies()));
  setMeta(store, 'written', randomUUID());
  writeVersion(store, newest);
  store.exec('commit');
  database.close();
  if (!isWanted()) throw new Error('Nobody waits for the snapshot any more.');
  renameSync(fresh, path);
  console.log(`${products.length} products of ${brands.length} brands, ${ingredients.length} ingredients.`);
}
