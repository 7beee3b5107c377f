import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';

/** What follows from the knowledge base and from one product alone. Triggers of the migrations write what belongs to a product, in its own transaction, from `products.derived`. */

/** The knowledge base as lists and lookups need it; renewed when its files change. */
export const ingredients = sqliteTable(
  'ingredients',
  {
    id: integer().primaryKey(),
    alias: text().notNull().unique(),
    inci: text().notNull(),
    /** JSON of core/catalog/listed-ingredient.ts, without counts. */
    listed: text().notNull(),
    /** Its line of core/catalog/ingredient-names.ts in each language. */
    namesEn: text('names_en').notNull(),
    namesRu: text('names_ru').notNull(),
    /** JSON: everything that is public of it. */
    record: text().notNull(),
  },
  // Reviews name an ingredient by its INCI name, and show its alias.
  (table) => [index('ingredients_by_inci').on(table.inci, table.alias)],
);

/** The categories of data/catalog, in the order of the site. */
export const categories = sqliteTable('categories', {
  alias: text().primaryKey(),
  place: integer().notNull(),
  en: text().notNull(),
  ru: text().notNull(),
  context: text().notNull(),
  /** What of a person it is for (data/catalog/categories.yaml). */
  area: text().notNull().default('other'),
});

/** Which product holds what. */
export const postings = sqliteTable(
  'postings',
  {
    ingredientId: integer('ingredient_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Place in the list, from 1; null where it depends on the shade. */
    place: integer(),
  },
  (table) => [primaryKey({ columns: [table.ingredientId, table.productId] }), index('postings_by_product').on(table.productId)],
);

/** What lists filter, sort and show a product by; lists of codes are texts with spaces between. */
export const productFacts = sqliteTable(
  'product_facts',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Too little was recognised for verdicts. */
    withheld: integer({ mode: 'boolean' }).notNull(),
    length: integer().notNull(),
    flags: text().notNull(),
    effects: text().notNull(),
    benefit: integer().notNull(),
    skin: text().notNull(),
    /** There is enough of what it is good for. */
    enough: integer({ mode: 'boolean' }).notNull().default(false),
    /** Sentences stand in the list; more is declared of something than the law permits (core/catalog/quality.ts). */
    prose: integer({ mode: 'boolean' }).notNull().default(false),
    overLimit: integer('over_limit', { mode: 'boolean' }).notNull().default(false),
    /** JSON of core/catalog/outline.ts. */
    outline: text().notNull(),
  },
  // The few that editors look through.
  (table) => [
    index('product_facts_withheld').on(table.productId).where(sql`${table.withheld} = 1`),
    index('product_facts_prose').on(table.productId).where(sql`${table.prose} = 1`),
    index('product_facts_over_limit').on(table.productId).where(sql`${table.overLimit} = 1`),
  ],
);

/** Products that somebody can see or an editor may let in, whose brand has the same list in public under another number. Triggers keep it. */
export const productTwins = sqliteTable('product_twins', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** Names of a product's list that nobody knows (core/catalog/quality.ts). */
export const unreadNames = sqliteTable(
  'unread_names',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.name] }), index('unread_names_by_name').on(table.name)],
);
