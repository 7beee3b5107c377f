import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Mails that a mail server did not take yet; each is removed when it is sent, or when nobody waits for it any more. */
export const unsentMails = sqliteTable(
  'unsent_mails',
  {
    id: integer().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    askedAt: text('asked_at').notNull(),
    tries: integer().notNull().default(1),
    /** When it is tried again. */
    dueAt: text('due_at').notNull(),
  },
  (table) => [index('unsent_mails_by_due').on(table.dueAt)],
);
