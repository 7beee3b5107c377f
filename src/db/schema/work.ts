import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** What the site does by itself: builds and nightly work. Written by who does it, read by administrators. */

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
