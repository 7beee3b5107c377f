import type { ReviewRecord } from './records.ts';
import { records, statement, texts } from './snapshot.ts';

/** The newest reviews of a product. */
export function productReviews(alias: string, limit: number, offset = 0): ReviewRecord[] {
  return records(
    `select reviews.record from reviews join products on products.id = reviews.product
     where products.alias = ? order by reviews.rowid limit ? offset ?`,
    alias,
    limit,
    offset,
  );
}

export interface ReviewSummary {
  readonly average: number;
  readonly count: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  readonly histogram: readonly number[];
}

/** Null for a product without reviews. */
export function reviewSummary(alias: string): ReviewSummary | null {
  const row = statement(
    `select average, count, histogram from review_summaries join products on products.id = review_summaries.product where products.alias = ?`,
  ).get(alias);
  return row ? { average: Number(row.average), count: Number(row.count), histogram: JSON.parse(String(row.histogram)) as number[] } : null;
}

/** Aliases of the products one is most often compared with, the most frequent first. */
export function oftenComparedWith(alias: string): string[] {
  return texts(
    `select others.alias from often_compared join products on products.id = often_compared.product
     join products others on others.id = often_compared.other
     where products.alias = ? order by often_compared.count desc, others.alias`,
    alias,
  );
}
