import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Products on the shelves of a user; each stands on one. */
export const shelfProducts = sqliteTable(
  'shelf_products',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alias: text().notNull(),
    /** "owned", "wish", "finished", or a name of the user's own. */
    shelf: text().notNull(),
    /** Day on which the pack was opened. */
    opened: text(),
    /** How long it is good from then on. */
    months: integer(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alias] })],
);

/** Lists that a user checked, where they wanted them kept in the account. */
export const keptChecks = sqliteTable(
  'kept_checks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Follows from the list (core/shelf/checks.ts). */
    id: text().notNull(),
    list: text().notNull(),
    name: text(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Lists of products of a user's own as they last saw them. */
export const seenLists = sqliteTable(
  'seen_lists',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alias: text().notNull(),
    list: text().notNull(),
    at: text().notNull(),
    /** Hash of the changed list that a mail told of. */
    told: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alias] })],
);
