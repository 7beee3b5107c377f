import { and, count, desc, eq, gt, inArray, lt, max, notInArray, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { auditLog, brands, builds, catalogChanges, products, users } from '#db/schema/index.ts';
import { only, type Writer } from './one-row.ts';

export type BuildRow = typeof builds.$inferSelect;
export type BuildReason = BuildRow['reason'];

/** Builds that are kept. */
const kept = 200;
const openStates: BuildRow['state'][] = ['asked', 'running'];

interface NewBuild {
  readonly language: Language;
  readonly reason: BuildReason;
  readonly by?: number | null;
  readonly state: 'asked' | 'running';
  readonly at: string;
}

/** Writes down that a build was asked for or begins, and forgets the oldest. */
export async function insertBuild(db: Writer, { language, reason, by = null, state, at }: NewBuild): Promise<number> {
  const [row] = await db.insert(builds).values({ language, reason, by, state, startedAt: at, aliveAt: at }).returning({ id: builds.id });
  const id = row?.id ?? 0;
  await db
    .delete(builds)
    .where(and(lt(builds.id, id), notInArray(builds.id, db.select({ id: builds.id }).from(builds).orderBy(desc(builds.id)).limit(kept))));
  if (by !== null) await db.insert(auditLog).values({ at, actor: by, action: 'publish', subject: language });
  return id;
}

export async function updateBuild(db: Writer, id: number, set: Partial<typeof builds.$inferInsert>): Promise<void> {
  await db.update(builds).set(set).where(eq(builds.id, id));
}

/** Ends a build that did not come to its end; one that has is left as it is. */
export async function failBuild(db: Writer, id: number, log: string, at: string): Promise<void> {
  await db
    .update(builds)
    .set({ state: 'failed', endedAt: at, log })
    .where(and(eq(builds.id, id), inArray(builds.state, openStates)));
}

/** Ends the builds of a language that are said to run and have been silent since a moment. */
export async function failSilentBuilds(db: Writer, language: Language, since: string, at: string): Promise<void> {
  await db
    .update(builds)
    .set({ state: 'failed', endedAt: at, log: 'It was interrupted.' })
    .where(and(eq(builds.language, language), eq(builds.state, 'running'), lt(builds.aliveAt, since)));
}

/** The oldest build that was asked for and that nobody has begun. */
export const askedBuild = (db: Database, language: Language): Promise<{ id: number } | null> =>
  only(
    db
      .select({ id: builds.id })
      .from(builds)
      .where(and(eq(builds.language, language), eq(builds.state, 'asked')))
      .orderBy(builds.id)
      .limit(1),
  );

/** A build that found nothing to do is not worth a line, unless somebody asked for it or the newest line does not say what the site shows. */
export async function forgetBuild(db: Database, id: number): Promise<void> {
  await db.delete(builds).where(eq(builds.id, id));
}

export async function lastBuilds(db: Database, most: number): Promise<(BuildRow & { username: string | null })[]> {
  const rows = await db
    .select({ build: builds, username: users.username })
    .from(builds)
    .leftJoin(users, eq(users.id, builds.by))
    .orderBy(desc(builds.id))
    .limit(most);
  return rows.map(({ build, username }) => ({ ...build, username }));
}

/** Number of the change that a site shows since its last finished build; null where none has finished. */
export async function shownChange(db: Database, language: Language): Promise<number | null> {
  const [row] = await db
    .select({ change: max(builds.change) })
    .from(builds)
    .where(and(eq(builds.language, language), eq(builds.state, 'done')));
  return row?.change ?? null;
}

/** How much changed since, by kind. */
export async function countChanges(db: Database, since: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: catalogChanges.kind, count: count() })
    .from(catalogChanges)
    .where(gt(catalogChanges.id, since))
    .groupBy(catalogChanges.kind);
  return new Map(rows.map(({ kind, count: times }) => [kind, times]));
}

export interface NamedChange {
  readonly kind: (typeof catalogChanges.$inferSelect)['kind'];
  readonly subject: string;
  /** Of a product or brand that is still there. */
  readonly alias: string | null;
  readonly name: string | null;
}

/** What changed since, the newest first. */
export async function newestChanges(db: Database, since: number, most: number): Promise<NamedChange[]> {
  const { kind, subject, id } = catalogChanges;
  return db
    .select({
      kind,
      subject,
      alias: sql<string | null>`coalesce(${products.alias}, ${brands.alias})`,
      name: sql<string | null>`coalesce(${products.titleEn}, ${brands.name})`,
    })
    .from(catalogChanges)
    .leftJoin(products, and(eq(kind, 'product'), eq(products.id, sql`cast(${subject} as integer)`)))
    .leftJoin(brands, and(eq(kind, 'brand'), eq(brands.id, sql`cast(${subject} as integer)`)))
    .where(gt(id, since))
    .orderBy(desc(id))
    .limit(most);
}
