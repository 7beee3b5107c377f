import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ProductRecord } from '#catalog/records.ts';
import { openDatabase } from '#db/database.ts';
import { snapshotHash } from './built-module.ts';
import { categoryPairs } from './catalog/category-pairs.ts';
import { type Community, readCommunity, writeCommunity } from './catalog/community-rows.ts';
import { prepareDatabase } from './catalog/prepare.ts';
import { progressBar } from './catalog/progress.ts';
import { categoriesOf, publicBrands, publicProducts } from './catalog/public-rows.ts';
import { readRecipeBook } from './catalog/recipe-book.ts';
import { type PublicCatalogue, snapshotRows } from './catalog/snapshot-rows.ts';
import { hashOfFiles } from './files-hash.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run snapshot`: writes the snapshot that pages are built from: knowledge base and public catalogue, with what is derived from them. */

const inputs = [
  'data/ingredients',
  'data/rules',
  'data/catalog',
  'src/core',
  'src/catalog/schema.sql',
  'scripts/catalog',
  'scripts/knowledge',
  'scripts/snapshot.ts',
];

/** Copies what the live database shows to everybody. */
async function publicCatalogue({ database }: Settings): Promise<PublicCatalogue & { readonly community: Community }> {
  const { db, close } = await openDatabase(database);
  try {
    const brands = await publicBrands(db);
    const products: ProductRecord[] = [];
    for await (const product of publicProducts(db, new Map(brands.map(({ id, alias }) => [id, alias])))) products.push(product);
    return {
      categories: categoriesOf(readRecipeBook()),
      brands: brands.map(({ id: _, ...brand }) => brand),
      products,
      community: await readCommunity(db),
    };
  } finally {
    close();
  }
}

/** Writes into a file of its own and renames it, so that a reader never sees half a snapshot. */
function writeSnapshot(path: string, catalogue: PublicCatalogue & { readonly community: Community }, hash: string): void {
  const fresh = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(fresh, { force: true });
  const base = loadKnowledge();
  const bar = progressBar('products', catalogue.products.length);
  const {
    ingredients,
    categories,
    brands,
    products: made,
    postings,
    outlines,
    formulas,
    dupes,
    idf,
    likes,
    unread,
  } = snapshotRows(base, catalogue, (done) => bar.update(done));
  bar.stop();
  if (unread.length > 0)
    throw new Error(
      `The demonstration's lists hold names that are not read: ${unread.slice(0, 10).join('; ')}. Mend data/catalog or the reader.`,
    );
  const database = new DatabaseSync(fresh);
  database.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${readFileSync('src/catalog/schema.sql', 'utf8')}`);
  const insert = (table: string, columns: number) => {
    const statement = database.prepare(`insert into ${table} values (${Array(columns).fill('?').join(', ')})`);
    return (...values: (string | number | null)[]) => statement.run(...values);
  };
  const [meta, ingredient, category, brand, product, posting, pair] = [
    insert('meta', 2),
    insert('ingredients', 6),
    insert('categories', 3),
    insert('brands', 3),
    insert('products', 6),
    insert('postings', 3),
    insert('pairs', 5),
  ];
  for (const [id, record] of ingredients.entries())
    ingredient(id, record.alias, record.inci, record.family, record.productCount, JSON.stringify(record));
  for (const [place, record] of categories.entries()) category(record.alias, place, JSON.stringify(record));
  for (const { category: alias, rank, ingredient: id, products: count, lift } of categoryPairs({
    ingredients,
    categories,
    brands,
    products: made,
    postings,
  }))
    pair(alias, rank, id, count, lift);
  for (const record of brands) brand(record.alias, record.name, JSON.stringify(record));
  for (const [id, record] of made.entries())
    product(id, record.alias, record.brand, record.category, record.addedAt, JSON.stringify(record));
  for (const { ingredient: id, product: of, place } of postings) posting(id, of, place);
  const [outline, formula, dupe] = [insert('outlines', 2), insert('formulas', 2), insert('dupes', 4)];
  for (const [id, record] of outlines.entries()) outline(id, JSON.stringify(record));
  for (const [id, list] of formulas.entries()) formula(id, JSON.stringify(list));
  for (const { product: of, rank, other, score } of dupes) dupe(of, rank, other, score);
  const like = insert('also_like', 4);
  for (const [id, list] of likes.entries())
    for (const [place, { other, shared }] of list.entries()) like(id, place + 1, other, JSON.stringify(shared));
  meta('idf', JSON.stringify(idf));
  writeCommunity(insert, catalogue.community, {
    product: new Map(made.map(({ alias }, id) => [alias, id])),
    ingredient: new Map(ingredients.map(({ inci }, id) => [inci, id])),
  });
  meta('hash', hash);
  database.exec('commit');
  database.close();
  renameSync(fresh, path);
  console.log(`${made.length} products of ${brands.length} brands, ${ingredients.length} ingredients, ${postings.length} postings.`);
}

try {
  const settings = readSettings(process.env);
  const hash = hashOfFiles([await prepareDatabase(settings)], inputs);
  if (snapshotHash(settings.snapshot) === hash) console.log(`${settings.snapshot} is up to date.`);
  else writeSnapshot(settings.snapshot, await publicCatalogue(settings), hash);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
