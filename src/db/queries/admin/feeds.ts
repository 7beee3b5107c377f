import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { externalProducts, feedRejections, feeds } from '#db/schema/index.ts';
import { only, type Writer } from '../one-row.ts';

export type Feed = typeof feeds.$inferSelect;

/** Every feed with what of its rows waits for an editor, and what could not be read of it. */
export async function feedList(db: Database) {
  const rows = await db.select().from(feeds).orderBy(asc(feeds.shop));
  const waiting = await db
    .select({ id: externalProducts.feedId, count: count() })
    .from(externalProducts)
    .where(eq(externalProducts.state, 'waiting'))
    .groupBy(externalProducts.feedId);
  const rejected = await db.select({ id: feedRejections.feedId, count: count() }).from(feedRejections).groupBy(feedRejections.feedId);
  const of = (counts: readonly { id: number; count: number }[], id: number) => counts.find((one) => one.id === id)?.count ?? 0;
  return rows.map((feed) => ({ ...feed, waiting: of(waiting, feed.id), rejected: of(rejected, feed.id) }));
}

export const feedById = (db: Pick<Database, 'select'>, id: number) => only(db.select().from(feeds).where(eq(feeds.id, id)).limit(1));
export const feedOfShop = (db: Pick<Database, 'select'>, shop: string) =>
  only(db.select().from(feeds).where(eq(feeds.shop, shop)).limit(1));

type Settings = Pick<Feed, 'shop' | 'address' | 'currency' | 'columns'>;

/** Remembers how the feed of a shop is read. Resolves with its number. */
export async function saveFeed(db: Writer, settings: Settings, at: string): Promise<number> {
  const [row] = await db
    .insert(feeds)
    .values({ ...settings, savedAt: at })
    .onConflictDoUpdate({ target: feeds.shop, set: { ...settings, savedAt: at } })
    .returning({ id: feeds.id });
  if (!row) throw new Error(`The feed of ${settings.shop} could not be saved.`);
  return row.id;
}

/** A reading from the first row; what the last one rejected is forgotten. */
export async function beginReading(db: Writer, id: number, at: string): Promise<void> {
  await db.delete(feedRejections).where(eq(feedRejections.feedId, id));
  await db.update(feeds).set({ startedAt: at, position: 0, finishedAt: null }).where(eq(feeds.id, id));
}

/** A page of what the last reading rejected, in the order of the feed. */
export async function rejectedRows(db: Database, feedId: number, offset: number, limit: number) {
  const where = eq(feedRejections.feedId, feedId);
  const rows = await db.select().from(feedRejections).where(where).orderBy(asc(feedRejections.row)).limit(limit).offset(offset);
  const [total] = await db.select({ count: count() }).from(feedRejections).where(where);
  return { rows, total: total?.count ?? 0 };
}
