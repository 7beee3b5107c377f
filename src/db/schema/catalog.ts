import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { users } from './accounts.ts';
import { deskOrders } from './desk-orders.ts';

/** Days and moments are ISO texts in UTC: they sort, and a person can read them. */

export const brands = sqliteTable(
  'brands',
  {
    id: integer().primaryKey(),
    alias: text().notNull().unique(),
    name: text().notNull(),
    /** The name as brands are told apart by: folded, without signs and company forms. */
    nameKey: text('name_key').notNull().unique(),
    /** ISO 3166 code. */
    country: text(),
    website: text(),
    demo: integer({ mode: 'boolean' }).notNull().default(false),
    addedAt: text('added_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** When an editor last changed it; an import then leaves it alone. */
    editedAt: text('edited_at'),
    /** The brand it was merged with: what imports find for this one belongs to that one. */
    mergedInto: integer('merged_into').references((): AnySQLiteColumn => brands.id),
  },
  (table) => [
    index('brands_by_name').on(sql`${table.name} collate nocase`),
    // Without it a brand that is deleted would be looked for in every other one.
    index('brands_by_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
  ],
);

export const brandCertificates = sqliteTable(
  'brand_certificates',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    kind: text({ enum: certificateKinds }).notNull(),
    issuer: text().notNull(),
    /** Day it was last checked. */
    checked: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.kind, table.issuer] })],
);

export const products = sqliteTable(
  'products',
  {
    id: integer().primaryKey(),
    alias: text().notNull().unique(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Title as on the pack, without the brand; demonstration titles exist in both languages. */
    titleEn: text('title_en').notNull(),
    titleRu: text('title_ru'),
    /** Alias of data/catalog/categories.yaml; null is Uncategorized. */
    category: text(),
    /** False: an import guessed the category, and pages say so. */
    categorySure: integer('category_sure', { mode: 'boolean' }).notNull().default(true),
    /** The list as printed. */
    list: text().notNull(),
    listDate: text('list_date'),
    status: text({ enum: ['public', 'pending', 'rejected', 'removed'] })
      .notNull()
      .default('public'),
    /** Why an editor rejected or removed it, in words for who added it. */
    statusReason: text('status_reason'),
    discontinuedAt: text('discontinued_at'),
    /** The source says that it is no longer sold, or no longer has the record. */
    withdrawn: integer({ mode: 'boolean' }).notNull().default(false),
    /** The product whose formula this one replaces. */
    replaces: integer().references((): AnySQLiteColumn => products.id),
    imageKey: text('image_key'),
    /** demo | openbeautyfacts | feed | csv | user | admin, with its id there. */
    source: text().notNull(),
    sourceId: text('source_id'),
    sourceUrl: text('source_url'),
    licence: text(),
    /** Hash of the imported record, so that an unchanged one is passed over. */
    sourceHash: text('source_hash'),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: text('added_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** When an editor last changed it; an import then reports a conflict instead of writing. */
    editedAt: text('edited_at'),
    /** The product it was merged with: what imports find for this one belongs to that one. */
    mergedInto: integer('merged_into').references((): AnySQLiteColumn => products.id),
    /** What follows from the list and the category's use (report codes, flags, effects, postings), as the knowledge base of `knowledgeVersion` saw it. */
    derived: text(),
    knowledgeVersion: text('knowledge_version'),
  },
  (table) => [
    uniqueIndex('products_by_source').on(table.source, table.sourceId),
    ...deskOrders(table),
    // Who has the same list is found without reading all lists of a brand.
    index('products_by_list').on(table.brandId, sql`length(${table.list})`),
    index('products_by_category').on(table.category, table.addedAt),
    index('products_by_status').on(table.status, table.addedAt),
    // Most products are public: without it SQLite goes through all of these to find what a brand shows.
    index('products_by_brand').on(table.brandId, table.status),
    index('products_by_replaced').on(table.replaces),
    // Without it a product that is deleted would be looked for in every other one.
    index('products_by_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    index('products_by_adder').on(table.addedBy),
    index('products_by_knowledge').on(table.knowledgeVersion),
    check('products_list_not_empty', sql`length(${table.list}) > 0`),
  ],
);

export const productSizes = sqliteTable(
  'product_sizes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** "50 ml" */
    size: text().notNull(),
    /** In the smallest unit of the currency. */
    price: integer(),
    currency: text(),
    priceDate: text('price_date'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.size] })],
);

/** Barcodes of packs, several a product: digits as core/search/barcode.ts stores them. */
export const productBarcodes = sqliteTable(
  'product_barcodes',
  {
    code: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [index('product_barcodes_by_product').on(table.productId)],
);

/** Records of sources that were found to be of a product which another record has brought. */
export const productRecords = sqliteTable(
  'product_records',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Hash of the record, so that an unchanged one is passed over. */
    hash: text().notNull(),
    /** What told that it is of the product. */
    unitedBy: text('united_by', { enum: ['barcode', 'title', 'merge'] }).notNull(),
    /** It has a barcode of the product, and a known ingredient more or less. */
    otherList: integer('other_list', { mode: 'boolean' }).notNull().default(false),
    withdrawn: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] }), index('product_records_by_product').on(table.productId)],
);

/** Addresses that a page once had; they lead on to the present one. */
export const oldAliases = sqliteTable(
  'old_aliases',
  {
    kind: text({ enum: ['product', 'brand', 'ingredient'] }).notNull(),
    alias: text().notNull(),
    /** Present alias, or null when the page is gone. */
    target: text(),
    since: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.alias] })],
);

/** How often two products were compared; the smaller id stands first. */
export const comparisons = sqliteTable(
  'comparisons',
  {
    first: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    second: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: integer().notNull().default(0),
    demo: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.first, table.second] }),
    index('comparisons_by_second').on(table.second),
    check('comparisons_in_order', sql`${table.first} < ${table.second}`),
  ],
);

/** Editors' changes of what data/ingredients says: dated, with author, revertible. */
export const ingredientEdits = sqliteTable(
  'ingredient_edits',
  {
    id: integer().primaryKey(),
    inci: text().notNull(),
    field: text().notNull(),
    /** JSON of the new value. */
    value: text().notNull(),
    /** Where the editor has it from. */
    source: text().notNull().default(''),
    author: integer().references(() => users.id, { onDelete: 'set null' }),
    at: text().notNull(),
    revertedAt: text('reverted_at'),
  },
  (table) => [index('ingredient_edits_by_inci').on(table.inci)],
);

/** Runs of the importers; `position` is where a stopped run goes on. */
export const imports = sqliteTable('imports', {
  id: integer().primaryKey(),
  kind: text({ enum: ['openbeautyfacts', 'cosing', 'feed', 'csv'] }).notNull(),
  file: text().notNull(),
  /** Hash of the file's beginning and size: the same file goes on, another starts anew. */
  fingerprint: text().notNull(),
  startedAt: text('started_at').notNull(),
  finishedAt: text('finished_at'),
  position: integer().notNull().default(0),
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  conflicts: integer().notNull().default(0),
  /** The job that it belongs to (import_jobs); null for one of the command line. */
  job: integer(),
});

/** What the database says of itself: which demonstration it holds. */
export const meta = sqliteTable('meta', { key: text().primaryKey(), value: text().notNull() });

/**
 * What of the public catalogue changed, each subject once with its newest change: triggers write it (data/migrations), builds read what is new to them.
 * The subject is the number of a product or brand, the INCI name of an ingredient, or an old address.
 */
export const catalogChanges = sqliteTable(
  'catalogue_changes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ['product', 'brand', 'ingredient', 'alias'] }).notNull(),
    subject: text().notNull(),
  },
  (table) => [uniqueIndex('catalogue_changes_by_subject').on(table.kind, table.subject)],
);
