import { and, asc, desc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/database.ts';
import { importJobs, imports, users } from '#db/schema/index.ts';
import { only, type Writer } from './one-row.ts';

export type ImportJob = typeof importJobs.$inferSelect;
export type NewImportJob = Pick<ImportJob, 'kind' | 'file' | 'name' | 'shop' | 'since' | 'by' | 'askedAt'>;

/** Jobs that are not at their end. */
const open: ImportJob['state'][] = ['asked', 'running'];

export async function insertJob(db: Writer, job: NewImportJob): Promise<number> {
  const [row] = await db
    .insert(importJobs)
    .values({ ...job, state: 'asked' })
    .returning({ id: importJobs.id });
  return row?.id ?? 0;
}

export const jobById = (db: Database, id: number): Promise<ImportJob | null> =>
  only(db.select().from(importJobs).where(eq(importJobs.id, id)));

/** The oldest job that is not at its end: asked for, or killed while it ran. */
export const nextJob = (db: Database): Promise<ImportJob | null> =>
  only(db.select().from(importJobs).where(inArray(importJobs.state, open)).orderBy(asc(importJobs.id)).limit(1));

export async function updateJob(db: Writer, id: number, set: Partial<ImportJob>): Promise<void> {
  await db.update(importJobs).set(set).where(eq(importJobs.id, id));
}

/** Ends a job, unless it is at its end. */
export async function endJob(db: Writer, id: number, set: Pick<ImportJob, 'state' | 'endedAt'> & Partial<ImportJob>): Promise<void> {
  await db
    .update(importJobs)
    .set(set)
    .where(and(eq(importJobs.id, id), inArray(importJobs.state, open)));
}

/** A job that failed or was stopped goes on where it stood. */
export async function askAgain(db: Writer, id: number): Promise<void> {
  await db
    .update(importJobs)
    .set({ state: 'asked', endedAt: null, log: null, restarts: 0 })
    .where(and(eq(importJobs.id, id), inArray(importJobs.state, ['failed', 'stopped'])));
}

/** Has the file of a job been imported to its end? Its process may have been killed before it said so. */
export async function isImported(db: Database, job: number): Promise<boolean> {
  return (await db.$count(imports, and(eq(imports.job, job), isNotNull(imports.finishedAt)))) > 0;
}

/** The last jobs, or one, with who asked for them and what their runs did so far. */
export function lastJobs(db: Database, most: number, id?: number) {
  const sumOf = (column: AnySQLiteColumn) =>
    sql<number>`coalesce((select sum(${column}) from ${imports} where ${imports.job} = ${importJobs.id}), 0)`;
  return db
    .select({
      job: importJobs,
      username: users.username,
      rows: sumOf(imports.position),
      added: sumOf(imports.added),
      changed: sumOf(imports.changed),
      rejected: sumOf(imports.rejected),
    })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.by))
    .where(id === undefined ? undefined : eq(importJobs.id, id))
    .orderBy(desc(importJobs.id))
    .limit(most);
}

/** Runs of all imports, of the command line too, newest first. */
export async function importRuns(
  db: Database,
  { q, offset, limit }: { readonly q?: string | undefined; readonly offset: number; readonly limit: number },
) {
  const where = q === undefined ? undefined : like(imports.file, `%${q}%`);
  const rows = await db.select().from(imports).where(where).orderBy(desc(imports.id)).limit(limit).offset(offset);
  return { rows, total: await db.$count(imports, where) };
}

export const runById = (db: Database, id: number) => only(db.select().from(imports).where(eq(imports.id, id)));
