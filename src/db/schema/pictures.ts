import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';

/** The picture that a product's source names, and our copy of it (`npm run pictures`). What products.image_key shows of it follows by triggers. */
export const productPictures = sqliteTable(
  'product_pictures',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The record that named it: products.source and source_id. */
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    address: text().notNull(),
    author: text(),
    licence: text(),
    /** waiting: never fetched; kept: there is a copy; failed: it is tried again; given_up: it is not. */
    state: text({ enum: ['waiting', 'kept', 'failed', 'given_up'] })
      .notNull()
      .default('waiting'),
    /** Tries in a row that failed. */
    tries: integer().notNull().default(0),
    triedAt: text('tried_at'),
    /** When it is asked for next; null: never. */
    dueAt: text('due_at'),
    /** Why the last try failed (src/server/fetching/failure.ts), with what was found instead. */
    failure: text(),
    failureDetail: text('failure_detail'),
    /** What its server said of the copied version. */
    etag: text(),
    modified: text(),
    /** Hash of what was fetched. */
    contentHash: text('content_hash'),
    /** Name of the copy in the picture store, and the bytes of all its widths. */
    key: text(),
    bytes: integer().notNull().default(0),
  },
  (table) => [index('product_pictures_by_due').on(table.dueAt)],
);

/** Copies that no product shows any more; the next `npm run pictures` removes their files. Triggers write it. */
export const droppedPictures = sqliteTable('dropped_pictures', { key: text().primaryKey() });
