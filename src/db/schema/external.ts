import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { externalStates, matchKinds } from '#core/imports/external-list.ts';
import { products } from './catalog.ts';

/** Feeds of shops that editors put through the queue: how each is read, and how far its last reading came. */
export const feeds = sqliteTable('feeds', {
  id: integer().primaryKey(),
  /** Name of the shop; its offers carry it. */
  shop: text().notNull().unique(),
  /** Where it is fetched; null where a file is uploaded each time. */
  address: text(),
  /** Of prices that name none. */
  currency: text(),
  /** JSON: our field → the feed's column. */
  columns: text().notNull(),
  savedAt: text('saved_at').notNull(),
  /** The last reading: when it began, rows that are done, when it was through. */
  startedAt: text('started_at'),
  position: integer().notNull().default(0),
  finishedAt: text('finished_at'),
});

/** What feeds say of products, each item once, whatever was decided about it. */
export const externalProducts = sqliteTable(
  'external_products',
  {
    id: integer().primaryKey(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** Its id in the feed, with the shop in front: the source id of a product that is made of it. */
    item: text().notNull(),
    brand: text().notNull(),
    title: text().notNull(),
    /** JSON of the whole row as it was read (core/imports/candidate.ts). */
    said: text().notNull(),
    /** Why it has no list that can be read; null: it has one. */
    without: text(),
    state: text({ enum: externalStates }).notNull().default('waiting'),
    /** The product of the catalogue that it may be, found by what, and how alike the titles are. */
    matchId: integer('match_id').references(() => products.id, { onDelete: 'set null' }),
    matchBy: text('match_by', { enum: matchKinds }),
    likeness: real(),
    /** The product that was made of it or has taken it in. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    addedAt: text('added_at').notNull(),
    /** The reading that saw it last. */
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('external_products_by_item').on(table.feedId, table.item),
    index('external_products_by_state').on(table.state, table.id),
    index('external_products_by_title').on(table.state, sql`${table.title} collate nocase`, table.id),
    index('external_products_by_brand').on(table.state, sql`${table.brand} collate nocase`, table.id),
    index('external_products_by_match').on(table.matchId),
    index('external_products_by_product').on(table.productId),
  ],
);

/** Rows of a feed's last reading that came to nothing, and why. */
export const feedRejections = sqliteTable(
  'feed_rejections',
  {
    id: integer().primaryKey(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** Number of the row in the feed, and of its first line. */
    row: integer().notNull(),
    line: integer().notNull(),
    item: text(),
    code: text().notNull(),
    detail: text(),
  },
  (table) => [uniqueIndex('feed_rejections_by_row').on(table.feedId, table.row)],
);
