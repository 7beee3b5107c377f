import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Candidate, Rejection } from '#core/imports/candidate.ts';
import type { Database } from '#db/database.ts';
import { externalProducts, feedRejections, feeds, offers } from '#db/schema/index.ts';
import { compareOffers, storeOffers } from '../imported-offers.ts';
import { among, insertRows } from '../rows-as-json.ts';
import { findMatches } from './external-matches.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface FeedBatch {
  readonly rows: readonly { readonly candidate: Candidate; readonly without: Rejection['code'] | null }[];
  readonly rejections: readonly Omit<typeof feedRejections.$inferInsert, 'feedId' | 'id'>[];
  /** Rows of the feed that are done with this batch. */
  readonly position: number;
  /** It was the last one. */
  readonly ends: boolean;
  readonly at: string;
}

export interface FeedOutcome {
  readonly added: number;
  /** Known already; what they say now is kept. */
  readonly known: number;
  /** Products whose offers followed at once, since it was decided before what the row is. */
  readonly offered: number;
}

/** The columns that a row of a feed writes; what was decided about it stays. */
const columnsOf = ({ candidate, without }: FeedBatch['rows'][number], seenAt: string) => ({
  brand: candidate.brand.name,
  title: candidate.title,
  said: JSON.stringify(candidate),
  without,
  seenAt,
});

/** What shops ask follows by itself where an editor has said which product the row is. */
async function followOffers(tx: Transaction, owned: readonly (readonly [Candidate, number])[], day: string): Promise<void> {
  const batch = { products: owned.map(([candidate]) => candidate), day };
  await storeOffers(tx, await compareOffers(tx, batch), batch, null, new Map(owned.map(([{ sourceId }, id]) => [sourceId, id])));
}

/** What the feed no longer has is offered no more. */
async function endUnseen(tx: Transaction, feedId: number, since: string, day: string): Promise<void> {
  const gone = tx
    .select({ item: externalProducts.item })
    .from(externalProducts)
    .where(and(eq(externalProducts.feedId, feedId), isNotNull(externalProducts.productId), lt(externalProducts.seenAt, since)));
  await tx
    .update(offers)
    .set({ endedAt: day })
    .where(and(eq(offers.source, 'feed'), isNull(offers.endedAt), inArray(offers.item, gone)));
}

/** Puts rows into the queue, in one transaction with how far the reading came: the same rows once more change nothing. */
export async function writeFeedRows(db: Database, feedId: number, startedAt: string, batch: FeedBatch): Promise<FeedOutcome> {
  const day = batch.at.slice(0, 10);
  return db.transaction(async (tx) => {
    const items = batch.rows.map(({ candidate }) => candidate.sourceId);
    const rows = await tx
      .select({ id: externalProducts.id, item: externalProducts.item, productId: externalProducts.productId })
      .from(externalProducts)
      .where(and(eq(externalProducts.feedId, feedId), among(externalProducts.item, items)));
    const known = new Map(rows.map((row) => [row.item, row]));
    const open = batch.rows.filter(({ candidate }) => (known.get(candidate.sourceId)?.productId ?? null) === null);
    const matches = await findMatches(
      tx,
      open.map(({ candidate }) => candidate),
    );
    const matchOf = (item: string) => {
      const { productId = null, by = null, likeness = null } = matches.get(item) ?? {};
      return { matchId: productId, matchBy: by, likeness };
    };
    const added = batch.rows.filter(({ candidate }) => !known.has(candidate.sourceId));
    await insertRows(
      tx,
      externalProducts,
      added.map((row) => {
        const item = row.candidate.sourceId;
        return { feedId, item, ...columnsOf(row, startedAt), ...matchOf(item), addedAt: batch.at };
      }),
    );
    const owned: (readonly [Candidate, number])[] = [];
    for (const row of batch.rows) {
      const { id, item, productId } = known.get(row.candidate.sourceId) ?? {};
      if (id === undefined || item === undefined) continue;
      if (productId) owned.push([row.candidate, productId]);
      await tx
        .update(externalProducts)
        .set({ ...columnsOf(row, startedAt), ...(productId ? {} : matchOf(item)) })
        .where(eq(externalProducts.id, id));
    }
    await followOffers(tx, owned, day);
    if (batch.rejections.length > 0)
      await tx
        .insert(feedRejections)
        .values(batch.rejections.map((row) => ({ ...row, feedId })))
        .onConflictDoNothing();
    if (batch.ends) await endUnseen(tx, feedId, startedAt, day);
    await tx
      .update(feeds)
      .set({ position: sql`max(${feeds.position}, ${batch.position})`, ...(batch.ends ? { finishedAt: batch.at } : {}) })
      .where(eq(feeds.id, feedId));
    return { added: added.length, known: known.size, offered: owned.length };
  });
}
