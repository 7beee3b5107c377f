import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mailedTokens, nightlySteps, rateCounters, sessions } from '#db/schema/index.ts';
import type { Writer } from './one-row.ts';

export type NightlyStep = typeof nightlySteps.$inferSelect;

/** Runs that are kept. */
const kept = 100;

const runsOf = (db: Database, most: number) =>
  db.selectDistinct({ run: nightlySteps.run }).from(nightlySteps).orderBy(desc(nightlySteps.run)).limit(most);

export async function beginStep(db: Writer, step: Pick<NightlyStep, 'run' | 'step' | 'startedAt'>): Promise<number> {
  const [row] = await db
    .insert(nightlySteps)
    .values({ ...step, state: 'running' })
    .returning({ id: nightlySteps.id });
  return row?.id ?? 0;
}

export async function endStep(db: Writer, id: number, set: Pick<NightlyStep, 'state' | 'endedAt' | 'detail'>): Promise<void> {
  await db.update(nightlySteps).set(set).where(eq(nightlySteps.id, id));
}

/** Ends what a run that was killed left open. To be called when no other run is under way. */
export async function failOpenSteps(db: Writer, at: string): Promise<void> {
  await db
    .update(nightlySteps)
    .set({ state: 'failed', endedAt: at, detail: 'It was interrupted.' })
    .where(eq(nightlySteps.state, 'running'));
}

/** Steps of the last runs, the newest run first. */
export async function lastRuns(db: Database, most: number): Promise<NightlyStep[]> {
  return db
    .select()
    .from(nightlySteps)
    .where(inArray(nightlySteps.run, runsOf(db, most)))
    .orderBy(desc(nightlySteps.run), nightlySteps.id);
}

export async function forgetOldRuns(db: Database): Promise<void> {
  const [last] = (await runsOf(db, kept)).slice(-1);
  if (last) await db.delete(nightlySteps).where(lt(nightlySteps.run, last.run));
}

const counted = async (rows: Promise<readonly unknown[]>) => (await rows).length;

/** Sessions that ended or ran out before a moment. */
export async function pruneSessions(db: Writer, before: string): Promise<number> {
  const id = { id: sessions.id };
  return (
    (await counted(db.delete(sessions).where(lt(sessions.endedAt, before)).returning(id))) +
    (await counted(db.delete(sessions).where(lt(sessions.expiresAt, before)).returning(id)))
  );
}

/** Mailed links that were used or ran out before a moment. */
export async function pruneMailedTokens(db: Writer, before: string): Promise<number> {
  const hash = { hash: mailedTokens.hash };
  return (
    (await counted(db.delete(mailedTokens).where(lt(mailedTokens.usedAt, before)).returning(hash))) +
    (await counted(db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, before)).returning(hash)))
  );
}

/** Counters of limits whose windows began before a moment (seconds since 1970). */
export const pruneRateCounters = (db: Writer, before: number): Promise<number> =>
  counted(db.delete(rateCounters).where(lt(rateCounters.windowStart, before)).returning({ bucket: rateCounters.bucket }));
