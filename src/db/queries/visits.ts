import { desc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { crawls, visits } from '#db/schema/index.ts';
import type { Writer } from './one-row.ts';

export interface CountedVisits {
  readonly day: string;
  readonly page: string;
  readonly count: number;
}
export interface CountedCrawls {
  readonly crawler: string;
  readonly file: string;
  readonly count: number;
  readonly lastAt: string;
}

/** Adds what a server counted since it last did. */
export async function addVisits(db: Database, seen: readonly CountedVisits[], crawled: readonly CountedCrawls[]): Promise<void> {
  await db.transaction(async (tx) => {
    if (seen.length > 0)
      await tx
        .insert(visits)
        .values([...seen])
        .onConflictDoUpdate({ target: [visits.day, visits.page], set: { count: sql`${visits.count} + excluded.count` } });
    if (crawled.length > 0)
      await tx
        .insert(crawls)
        .values([...crawled])
        .onConflictDoUpdate({
          target: [crawls.crawler, crawls.file],
          set: { count: sql`${crawls.count} + excluded.count`, lastAt: sql`max(${crawls.lastAt}, excluded.last_at)` },
        });
  });
}

export const visitsSince = (db: Database, day: string): Promise<CountedVisits[]> =>
  db.select().from(visits).where(gte(visits.day, day)).orderBy(visits.day);

/** What crawlers fetched, the latest first. */
export const lastCrawls = (db: Database, most: number): Promise<CountedCrawls[]> =>
  db.select().from(crawls).orderBy(desc(crawls.lastAt)).limit(most);

/** Counts of days before a day. */
export const pruneVisits = async (db: Writer, before: string): Promise<number> =>
  (await db.delete(visits).where(lt(visits.day, before)).returning({ day: visits.day })).length;
