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
    /** Of an administrator, some minutes exactly; null: not since it began. */
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Second factors of administrators: an app on their phone makes codes (TOTP). A trigger (data/migrations) removes it with the role. */
export const secondFactors = sqliteTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (server/second-factor/sealed-secret.ts). */
  secret: text().notNull(),
  /** Null: no code of it was given yet, and none is asked for. */
  confirmedAt: text('confirmed_at'),
  /** Number of the half minute whose code was used last: that code, and older ones, work no more. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Codes to be kept on paper, for when the phone is gone: only hashes, each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: text('used_at'),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
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
