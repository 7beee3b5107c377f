import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** What the site does by itself: builds, nightly work, imports that were started on the screen, and counts by day. Written by who does it, read by administrators. */

export const buildReasons = ['start', 'command', 'changes', 'button', 'nightly'] as const;
export const buildStates = ['asked', 'running', 'done', 'failed'] as const;

/** Builds of the sites of this database. */
export const builds = sqliteTable(
  'builds',
  {
    id: integer().primaryKey(),
    /** The site's. */
    language: text({ enum: ['en', 'ru'] }).notNull(),
    reason: text({ enum: buildReasons }).notNull(),
    /** Who pressed the button. */
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: buildStates }).notNull(),
    startedAt: text('started_at').notNull(),
    endedAt: text('ended_at'),
    /** What it is doing (scripts/engine/progress.ts), since when, and how much of it is done. */
    step: text(),
    stepAt: text('step_at'),
    done: integer(),
    total: integer(),
    /** When it last said so: one that is silent was killed. */
    aliveAt: text('alive_at').notNull(),
    /** Pages that were rendered, and files that are others now. */
    pages: integer(),
    files: integer(),
    /** Number of the newest change of the catalogue that the site shows with it. */
    change: integer(),
    /** What it said, where it failed. */
    log: text(),
  },
  (table) => [index('builds_by_language').on(table.language, table.id)],
);

/** Steps of the nightly runs. */
export const nightlySteps = sqliteTable(
  'nightly_steps',
  {
    id: integer().primaryKey(),
    /** When the run began; its steps have it in common. */
    run: text().notNull(),
    step: text().notNull(),
    state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
    startedAt: text('started_at').notNull(),
    endedAt: text('ended_at'),
    /** What came of it, or why it failed. */
    detail: text(),
  },
  (table) => [index('nightly_steps_by_run').on(table.run)],
);

/** Imports that an administrator started. What a run did stands in `imports`, which names its job. */
export const importJobs = sqliteTable(
  'import_jobs',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['openbeautyfacts', 'feed', 'csv'] }).notNull(),
    /** File or address; null: the official export. */
    file: text(),
    /** What it is called on the screen: a line of sources.yaml, or the name of the file that was sent. */
    name: text().notNull(),
    shop: text(),
    since: text(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: ['asked', 'running', 'done', 'failed', 'stopped'] }).notNull(),
    askedAt: text('asked_at').notNull(),
    startedAt: text('started_at'),
    endedAt: text('ended_at'),
    /** How much of the source is read, from 0 to 1. */
    share: real(),
    /** How often it went on after it was killed. */
    restarts: integer().notNull().default(0),
    /** What it said last, or why it failed. */
    log: text(),
  },
  (table) => [index('import_jobs_by_state').on(table.state)],
);

/** Figures of the public catalogue by day, written when a site was built. */
export const catalogFigures = sqliteTable('catalogue_figures', {
  day: text().primaryKey(),
  products: integer().notNull(),
  /** Ingredients on all lists, and how many of them were not recognised. */
  names: integer().notNull(),
  unread: integer().notNull(),
  /** Products whose list was recognised from the first name to the last, and those of which too little was. */
  whole: integer().notNull(),
  withheld: integer().notNull(),
});

/** Pages that were shown, by day and kind of page: nothing of who saw them. */
export const visits = sqliteTable('visits', { day: text().notNull(), page: text().notNull(), count: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.page] }),
]);

/** What crawlers fetched: sitemaps and robots.txt by their address, all pages as one. */
export const crawls = sqliteTable(
  'crawls',
  { crawler: text().notNull(), file: text().notNull(), count: integer().notNull(), lastAt: text('last_at').notNull() },
  (table) => [primaryKey({ columns: [table.crawler, table.file] })],
);
