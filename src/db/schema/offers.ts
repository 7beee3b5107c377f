import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { imports, products } from './catalog.ts';

/** What shops ask, as their feeds or the operator's table say. */
export const offers = sqliteTable(
  'offers',
  {
    id: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** feed | csv, and the id of the row there: what it no longer says is found by that. */
    source: text().notNull(),
    item: text().notNull(),
    shop: text().notNull(),
    /** "50 ml"; empty where it is not known. */
    size: text().notNull(),
    currency: text().notNull(),
    /** In the smallest unit of the currency. */
    price: integer().notNull(),
    /** Address of the shop's page, without tracking. */
    link: text(),
    /** Day it was last seen, and the run that saw it. */
    seenAt: text('seen_at').notNull(),
    seenIn: integer('seen_in').references(() => imports.id, { onDelete: 'set null' }),
    /** Day since when it is not shown: the source no longer has it, or nobody has looked for long. */
    endedAt: text('ended_at'),
  },
  (table) => [
    uniqueIndex('offers_by_item').on(table.source, table.item, table.shop, table.size, table.currency),
    index('offers_by_product').on(table.productId),
  ],
);

/** Prices of an offer, each with the day it was first seen; the last one is the present one. */
export const offerPrices = sqliteTable(
  'offer_prices',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day] })],
);
