import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { products } from './catalog.ts';

/** A review of a product or of an ingredient; exactly one of `productId` and `ingredient` is set. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: integer().primaryKey(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** INCI name. */
    ingredient: text(),
    /** Null when the author's account is gone and the review was kept. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    pros: text().notNull().default(''),
    cons: text().notNull().default(''),
    language: text({ enum: ['en', 'ru'] }).notNull(),
    /** The author's skin when it was written, if they had told it: words of `readerSkins` with blanks between. */
    skin: text('skin_type'),
    createdAt: text('created_at').notNull(),
    editedAt: text('edited_at'),
    /** A sample of the demonstration catalogue: marked, and kept out of structured data and the open API. */
    demo: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('reviews_once_per_product').on(table.userId, table.productId).where(sql`${table.productId} is not null`),
    uniqueIndex('reviews_once_per_ingredient').on(table.userId, table.ingredient).where(sql`${table.ingredient} is not null`),
    index('reviews_by_user').on(table.userId, table.createdAt),
    index('reviews_by_product').on(table.productId, table.createdAt),
    index('reviews_by_ingredient').on(table.ingredient, table.createdAt),
    check('reviews_one_subject', sql`(${table.productId} is null) <> (${table.ingredient} is null)`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const helpfulVotes = sqliteTable(
  'helpful_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] }), index('helpful_votes_by_user').on(table.userId)],
);

export const favorites = sqliteTable(
  'favorites',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['product', 'ingredient', 'brand'] }).notNull(),
    alias: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.alias] })],
);

/** Complaints of readers, guests among them. */
export const complaints = sqliteTable(
  'complaints',
  {
    id: integer().primaryKey(),
    subject: text({ enum: ['review', 'product', 'ingredient', 'user', 'page'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text().notNull(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    at: text().notNull(),
    closedAt: text('closed_at'),
  },
  (table) => [
    index('complaints_by_subject').on(table.subject, table.subjectId),
    index('complaints_open').on(table.at).where(sql`${table.closedAt} is null`),
  ],
);

export const heldStates = ['waiting', 'published', 'refused', 'removed'] as const;

/**
 * Texts that a word list held back, or that an editor removed. A review's row of `reviews` follows its state: triggers (data/migrations) enter it
 * from `draft` when it becomes "published", and take it away when it becomes anything else.
 */
export const heldTexts = sqliteTable(
  'held_texts',
  {
    id: integer().primaryKey(),
    /** Null: a removed review whose author had left already. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['review', 'product'] }).notNull(),
    text: text().notNull(),
    /** "profanity: the entry", "advertising: the entry", or why it was removed. */
    reason: text().notNull(),
    at: text().notNull(),
    closedAt: text('closed_at'),
    state: text({ enum: heldStates }).notNull().default('waiting'),
    /** JSON of what would be published (server/moderation/held-draft.ts); null in rows of older versions. */
    draft: text(),
  },
  (table) => [
    index('held_texts_by_user').on(table.userId, table.at),
    index('held_texts_waiting').on(table.at).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Morning and evening steps, as JSON; one routine per user. */
export const routines = sqliteTable('routines', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  steps: text().notNull(),
  updatedAt: text('updated_at').notNull(),
});
