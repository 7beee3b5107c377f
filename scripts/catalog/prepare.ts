import { demoBrands } from '#core/demo/brands.ts';
import { demoProducts } from '#core/demo/products.ts';
import type { RecipeBook } from '#core/demo/recipe-book.ts';
import type { IngredientEdit } from '#core/knowledge/edits.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { presentEdits } from '#db/queries/ingredient-edits.ts';
import { products } from '#db/schema/index.ts';
import { hashOfFiles } from '../files-hash.ts';
import { type KnowledgeBase, loadKnowledge } from '../knowledge/knowledge.ts';
import type { Settings } from '../settings.ts';
import { newestChange } from '../snapshot/changes.ts';
import { demoState } from './clear-demo.ts';
import { storeDemo } from './demo-store.ts';
import { listDeriver, refreshDerived, storeKnowledge } from './knowledge-store.ts';
import { leaveOutOldOffers } from './offer-age.ts';
import { progressBar } from './progress.ts';
import { factsByName, plantLabels, readRecipeBook } from './recipe-book.ts';

const seed = 'inciscope';
/** Products of a demonstration whose size nobody chose. */
export const usualProducts = 1_500;
/** What the demonstration is made of: another version makes another one. */
const ingredients = ['data/ingredients', 'data/rules', 'data/catalog', 'src/core', 'scripts/catalog', 'scripts/knowledge'];

let loaded: KnowledgeBase | null = null;

/** Loaded by what needs it: a start that has nothing to do does not. A build that goes on for minutes does not keep it. */
function knowledgeBase(edits: readonly IngredientEdit[]): KnowledgeBase {
  loaded ??= loadKnowledge('data', edits);
  return loaded;
}

/** Makes `count` invented products and puts them in the place of those that are there. `chosen`: by a person, so the number stays. */
export async function makeDemo(db: Database, count: number, chosen: boolean): Promise<void> {
  const base = knowledgeBase(await presentEdits(db));
  const knowledgeVersion = await storeKnowledge(db, knowledgeBase);
  const book = readRecipeBook();
  const brands = demoBrands(book, seed, count);
  const invented = demoProducts({ seed, count, book, facts: factsByName(base), plants: plantLabels(base) });
  const bar = progressBar('products', count);
  const state = stateOf(chosen ? 'chosen' : 'default', count);
  await storeDemo(db, { brands, products: invented, since: firstDay(book), derive: listDeriver(base), knowledgeVersion }, state, (done) =>
    bar.update(done),
  );
  bar.stop();
  console.log(`${count} invented products of ${brands.length} brands stand in the database.`);
}

/** The day before the first product of the demonstration. */
function firstDay({ label }: RecipeBook): string {
  return new Date(Date.parse(label.lastDate) - (label.years * 365 + 1) * 86_400_000).toISOString().slice(0, 10);
}

const stateOf = (kind: 'chosen' | 'default', count: number) => `${kind} ${count} ${hashOfFiles(count, ingredients)}`;

/** Migrates the database, gives an empty one its demonstration and renews one whose recipe book has changed. Resolves with the number of the newest change of the public catalogue. */
export async function prepareDatabase(settings: Settings): Promise<number> {
  const { db, close } = await openMigrated(settings);
  try {
    const version = await storeKnowledge(db, knowledgeBase);
    await renewDemo(db, settings);
    await refreshDerived(db, version, knowledgeBase);
    await leaveOutOldOffers(db, new Date());
    return await newestChange(db);
  } finally {
    loaded = null;
    close();
  }
}

/** The database with its tables up to date; one that cannot be used is named in words that a person can act on. */
export async function openMigrated({ database }: Pick<Settings, 'database'>): ReturnType<typeof openDatabase> {
  try {
    const opened = await openDatabase(database);
    await migrateDatabase(opened.db);
    return opened;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${database.url} cannot be used: ${said}\nCheck DATABASE_URL and DATABASE_AUTH_TOKEN; without them it is the file data/inciscope.db.`,
      { cause: error },
    );
  }
}

async function renewDemo(db: Database, { products: wanted, production }: Pick<Settings, 'products' | 'production'>): Promise<void> {
  const state = await demoState(db);
  if (state === 'none') return;
  const isEmpty = state === null && (await db.$count(products)) === 0;
  if (state === null && !isEmpty) return;
  if (production && wanted === null)
    throw new Error(
      `${isEmpty ? 'The catalogue is empty' : 'The catalogue is a demonstration of invented products'}. Bring real products: npm run import -- openbeautyfacts\nOr say that invented ones are to be published: DEMO_PRODUCTS=${usualProducts}.`,
    );
  if (state === null) {
    await makeDemo(db, wanted ?? usualProducts, false);
    return;
  }
  const chosen = state.startsWith('chosen ');
  const present = Number(state.split(' ')[1]);
  const count = chosen ? present : (wanted ?? present);
  if (state !== stateOf(chosen ? 'chosen' : 'default', count)) await makeDemo(db, count, chosen);
}
