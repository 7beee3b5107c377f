import { and, asc, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { ingredientColumns, ingredientViews } from '#core/catalog/editing.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { Database } from '#db/database.ts';
import { brands, ingredientEdits, ingredients, postings, products, unreadNames, users } from '#db/schema/index.ts';
import { only, type Reader } from '../one-row.ts';

type Column = (typeof ingredientColumns)[number];

export interface IngredientQuery {
  readonly q?: string | undefined;
  readonly view?: (typeof ingredientViews)[number] | undefined;
  readonly sort: Column;
  readonly backwards: boolean;
  readonly offset: number;
  readonly limit: number;
}

// Named in full: inside a subquery a bare name would be its own.
const held = sql<number>`(select count(*) from postings where postings.ingredient_id = ingredients.id)`;
const edits = sql<number>`(select count(*) from ingredient_edits where ingredient_edits.inci = ingredients.inci and ingredient_edits.reverted_at is null)`;
const columns: Readonly<Record<Column, SQL>> = { inci: sql`ingredients.inci collate nocase`, products: held, edits };
const views: Readonly<Record<NonNullable<IngredientQuery['view']>, SQL>> = {
  edited: sql`exists (select 1 from ingredient_edits where ingredient_edits.inci = ingredients.inci and ingredient_edits.reverted_at is null)`,
  unexplained: sql`ingredients.record -> '$.written' = 'null'`,
};

const recordOf = (text: string): Ingredient => JSON.parse(text);

export async function ingredientRows(db: Database, { q, view, sort, backwards, offset, limit }: IngredientQuery) {
  const typed = q && `%${q.replaceAll('%', '')}%`;
  const where = and(typed ? or(like(ingredients.namesEn, typed), like(ingredients.namesRu, typed)) : undefined, view && views[view]);
  const order = columns[sort];
  const rows = await db
    .select({ id: ingredients.id, alias: ingredients.alias, inci: ingredients.inci, record: ingredients.record, products: held, edits })
    .from(ingredients)
    .where(where)
    .orderBy(backwards ? desc(order) : asc(order), asc(ingredients.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(ingredients).where(where);
  return { rows: rows.map(({ record, ...row }) => ({ ...row, common: recordOf(record).common })), total: total?.count ?? 0 };
}

/** An ingredient as the knowledge base of the database has it: with the edits up to the last build. */
export async function ingredientOfAlias(db: Reader, alias: string) {
  const row = await only(db.select().from(ingredients).where(eq(ingredients.alias, alias)));
  if (!row) return null;
  const [holding] = await db.select({ count: count() }).from(postings).where(eq(postings.ingredientId, row.id));
  return { id: row.id, record: recordOf(row.record), products: holding?.count ?? 0 };
}

export const aliasOfInci = async (db: Reader, inci: string): Promise<string | null> =>
  (await only(db.select({ alias: ingredients.alias }).from(ingredients).where(eq(ingredients.inci, inci))))?.alias ?? null;

/** Every edit of an ingredient, the newest first. */
export const editsOf = (db: Reader, inci: string) =>
  db
    .select({ edit: ingredientEdits, author: users.username })
    .from(ingredientEdits)
    .leftJoin(users, eq(users.id, ingredientEdits.author))
    .where(eq(ingredientEdits.inci, inci))
    .orderBy(desc(ingredientEdits.id));

export const editOfId = (db: Reader, id: number) => only(db.select().from(ingredientEdits).where(eq(ingredientEdits.id, id)));

/** Enters edits that do not count yet; resolves with their numbers. */
export async function insertEdits(db: Database, rows: readonly (typeof ingredientEdits.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insert(ingredientEdits)
    .values(rows.map((row) => ({ ...row, revertedAt: row.at })))
    .returning({ id: ingredientEdits.id });
  return made.map(({ id }) => id);
}

const mostPreviewed = 10;
const shown = { alias: products.alias, title: products.titleEn, brand: brands.name, list: products.list };

/** Products that hold an ingredient, and, first, those with a name that nobody knew and that may become its. */
export async function touchedProducts(db: Reader, ingredient: number, names: readonly string[]) {
  const lists = db.select(shown).from(products).innerJoin(brands, eq(brands.id, products.brandId));
  const unread = await lists
    .where(
      sql`${products.id} in (select ${unreadNames.productId} from ${unreadNames} where ${unreadNames.name} in (select value from json_each(${JSON.stringify(names)})))`,
    )
    .limit(mostPreviewed);
  const holding = await db
    .select(shown)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(sql`${products.id} in (select ${postings.productId} from ${postings} where ${postings.ingredientId} = ${ingredient})`)
    .orderBy(desc(products.addedAt))
    .limit(mostPreviewed);
  return [...unread, ...holding.filter(({ alias }) => !unread.some((other) => other.alias === alias))].slice(0, mostPreviewed);
}
