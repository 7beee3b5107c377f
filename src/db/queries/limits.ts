import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { rateCounters } from '#db/schema/index.ts';

const dayLength = 86_400;

/** Counts one more in the bucket's window and says how many that makes. `windowStart` in seconds since 1970. */
export async function countUp(db: Pick<Database, 'insert' | 'delete'>, bucket: string, windowStart: number): Promise<number> {
  const [row] = await db
    .insert(rateCounters)
    .values({ bucket, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rateCounters.bucket, rateCounters.windowStart], set: { count: sql`${rateCounters.count} + 1` } })
    .returning({ count: rateCounters.count });
  // The first of a window sweeps away what nobody counts any more.
  if (row?.count === 1) await db.delete(rateCounters).where(lt(rateCounters.windowStart, windowStart - dayLength));
  return row?.count ?? 1;
}
