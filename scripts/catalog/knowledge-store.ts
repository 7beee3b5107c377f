import { eq, sql } from 'drizzle-orm';
import { deriveProduct } from '#core/catalog/derived.ts';
import { encodeIngredientNames } from '#core/catalog/ingredient-names.ts';
import { listedIngredient } from '#core/catalog/listed-ingredient.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readTitled, titlesOf } from '#core/catalog/titled-list.ts';
import type { IngredientEdit } from '#core/knowledge/edits.ts';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { presentEdits } from '#db/queries/ingredient-edits.ts';
import { meta } from '#db/schema/index.ts';
import { hashOfFiles } from '../files-hash.ts';
import { packKnowledge } from '../import/packed-knowledge.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';
import { editsHash } from '../knowledge/live-edits.ts';
import { readCategories, readCategoryUses } from './categories.ts';
import { progressBar } from './progress.ts';

/** The knowledge base as the live database holds it, and the products that were read with another one. */

const inputs = ['data/ingredients', 'data/rules', 'data/catalog/categories.yaml', 'src/core', 'scripts/knowledge', 'scripts/catalog'];
/** Rows written at once. */
const batch = 500;
/** More stale products than this are worth a bar. */
const worthBar = 500;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Stored {
  /** Hash of the files and edits it was made of. */
  readonly files: string;
  readonly version: string;
}

async function storedKnowledge(db: Database): Promise<Stored | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'knowledge'));
  const [files = '', version = ''] = row?.value.split(' ') ?? [];
  return row ? { files, version } : null;
}

/** Makes sure that the database holds the present knowledge base; resolves with its version. `load` is called, with what editors changed, only when it does not. */
export async function storeKnowledge(db: Database, load: (edits: readonly IngredientEdit[]) => KnowledgeBase): Promise<string> {
  const edits = await presentEdits(db);
  const files = hashOfFiles(null, inputs) + editsHash(edits);
  const stored = await storedKnowledge(db);
  if (stored?.files === files) return stored.version;
  const base = load(edits);
  const { version } = packKnowledge(base);
  const value = `${files} ${version}`;
  await db.transaction(async (tx) => {
    await storeIngredients(tx, base);
    await storeCategories(tx);
    await tx.insert(meta).values({ key: 'knowledge', value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  });
  return version;
}

/** Numbers of ingredients stay when the knowledge base grows: postings refer to them. */
async function storeIngredients(tx: Transaction, { ingredients }: KnowledgeBase): Promise<void> {
  const lineOf = (language: Language) =>
    encodeIngredientNames(ingredients.map(({ inci, common, names, cas }) => ({ inci, common: common[language], names, cas }))).split('\n');
  const lines = { en: lineOf('en'), ru: lineOf('ru') };
  const rows = ingredients.map((ingredient, place) => [
    ingredient.alias,
    ingredient.inci,
    JSON.stringify(listedIngredient({ ...ingredient, productCount: 0 })),
    lines.en[place],
    lines.ru[place],
    JSON.stringify(ingredient),
  ]);
  for (let start = 0; start < rows.length; start += batch)
    await tx.run(sql`
      insert into ingredients (alias, inci, listed, names_en, names_ru, record)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      from json_each(${JSON.stringify(rows.slice(start, start + batch))}) where true
      on conflict (alias) do update set inci = excluded.inci, listed = excluded.listed, names_en = excluded.names_en,
        names_ru = excluded.names_ru, record = excluded.record`);
  const aliases = JSON.stringify(ingredients.map(({ alias }) => alias));
  await tx.run(sql`delete from ingredients where alias not in (select value from json_each(${aliases}))`);
}

async function storeCategories(tx: Transaction): Promise<void> {
  const rows = readCategories().map(({ alias, name, context, area }, place) => [alias, place, name.en, name.ru, context, area]);
  await tx.run(sql`delete from categories`);
  await tx.run(sql`
    insert into categories (alias, place, en, ru, context, area)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(${JSON.stringify(rows)})`);
}

interface ListOfProduct {
  readonly list: string;
  readonly titleEn: string;
  readonly titleRu: string | null;
  /** Alias; null without one. */
  readonly category: string | null;
}

/** Makes what is stored of a list, as JSON. `isGuess`: its category is only likely. */
export type ListDeriver = (product: ListOfProduct, isGuess?: boolean) => string;

export function listDeriver({ knowledge }: KnowledgeBase): ListDeriver {
  const uses = readCategoryUses();
  return ({ list, titleEn, titleRu, category }, isGuess) => {
    const reading = readTitled(list, titlesOf({ en: titleEn, ru: titleRu }), knowledge);
    return JSON.stringify(deriveProduct(reading, knowledge, useIn(uses, category), isGuess));
  };
}

/** Reads every product anew that was never read or was read with another knowledge base. */
export async function refreshDerived(
  db: Database,
  version: string,
  load: (edits: readonly IngredientEdit[]) => KnowledgeBase,
): Promise<void> {
  const [row] = await db.all<{ count: number }>(sql`select count(*) as count from products where knowledge_version is not ${version}`);
  const stale = row?.count ?? 0;
  if (stale === 0) return;
  const derive = listDeriver(load(await presentEdits(db)));
  const bar = stale > worthBar ? progressBar('lists read', stale) : null;
  for (let done = 0; ; ) {
    const lists = await db.all<ListOfProduct & { id: number; sure: number }>(
      sql`select id, list, title_en as titleEn, title_ru as titleRu, category, category_sure as sure from products where knowledge_version is not ${version} limit ${batch}`,
    );
    if (lists.length === 0) break;
    const derived = JSON.stringify(lists.map(({ id, sure, ...product }) => [id, derive(product, sure === 0)]));
    await db.run(sql`
      update products set derived = fresh.value ->> 1, knowledge_version = ${version}
      from json_each(${derived}) fresh where products.id = fresh.value ->> 0`);
    done += lists.length;
    bar?.update(done);
  }
  bar?.stop();
}
