import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey(),
    username: text().notNull(),
    /** Lower case: two names that differ only in case are one. */
    usernameKey: text('username_key').notNull().unique(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: text('email_verified_at'),
    /** bcrypt; null for those who sign in elsewhere. */
    passwordHash: text('password_hash'),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    bannedAt: text('banned_at'),
    /** When the ban ends by itself; null: for good, or there is none. */
    bannedUntil: text('banned_until'),
    banReason: text('ban_reason'),
    avatarKey: text('avatar_key'),
    /** JSON: skin type, avoid-list, public profile. */
    settings: text().notNull().default('{}'),
    createdAt: text('created_at').notNull(),
    demo: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('users_by_created').on(table.createdAt),
    index('users_administrators').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_banned').on(table.createdAt).where(sql`${table.bannedAt} is not null`),
    index('users_unconfirmed').on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** The token's id (jti). */
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent: text(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    endedAt: text('ended_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Links sent by mail: only the hash is kept, and each works once. */
export const mailedTokens = sqliteTable('mailed_tokens', {
  hash: text().primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['password-reset', 'email-verification'] }).notNull(),
  /** The address to be verified, for a change of e-mail. */
  email: text(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/** Accounts at OpenID Connect providers. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Counters of the rate limits, by limit and key (address or account). */
export const rateCounters = sqliteTable(
  'rate_counters',
  {
    bucket: text().notNull(),
    /** Start of the window, seconds since 1970. */
    windowStart: integer('window_start').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
);

/** What administrators did. */
export const auditLog = sqliteTable('audit_log', {
  id: integer().primaryKey(),
  at: text().notNull(),
  actor: integer().references(() => users.id, { onDelete: 'set null' }),
  action: text().notNull(),
  subject: text().notNull(),
  /** JSON: before and after. */
  detail: text(),
});
