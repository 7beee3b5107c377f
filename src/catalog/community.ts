import type { ReviewKind, ReviewRecord } from '#core/catalog/records.ts';
import { records, statement, texts } from './snapshot.ts';

const tables = { product: 'products', ingredient: 'ingredients' } as const;
const orders = {
  newest: 'reviews.rowid',
  helpful: "json_extract(reviews.record, '$.helpful') desc, reviews.rowid",
  highest: "json_extract(reviews.record, '$.rating') desc, reviews.rowid",
  lowest: "json_extract(reviews.record, '$.rating'), reviews.rowid",
} as const;
export type ReviewOrder = keyof typeof orders;

/** Reviews of a product or an ingredient, the newest first unless another order is asked for. */
export function reviewsOf(kind: ReviewKind, alias: string, limit: number, offset = 0, order: ReviewOrder = 'newest'): ReviewRecord[] {
  return records(
    `select reviews.record from reviews where kind = '${kind}' and subject = (select id from ${tables[kind]} where alias = ?)
     order by ${orders[order]} limit ? offset ?`,
    alias,
    limit,
    offset,
  );
}

export interface ReviewSummary {
  readonly average: number;
  readonly count: number;
  /** How many of them are samples of the demonstration: with any, nothing of it belongs into structured data. */
  readonly samples: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  readonly histogram: readonly number[];
}

/** Null for what nobody has reviewed. */
export function reviewSummary(kind: ReviewKind, alias: string): ReviewSummary | null {
  const row = statement(
    `select average, count, samples, histogram from review_summaries where kind = '${kind}' and subject = (select id from ${tables[kind]} where alias = ?)`,
  ).get(alias);
  if (!row) return null;
  const histogram = JSON.parse(String(row.histogram)) as number[];
  return { average: Number(row.average), count: Number(row.count), samples: Number(row.samples), histogram };
}

export interface Reviewed {
  readonly alias: string;
  readonly count: number;
  /** When the newest was written. */
  readonly newest: string;
}

/** What has at least so many reviews. */
export function reviewed(kind: ReviewKind, fewest = 1): Reviewed[] {
  return statement(
    `select alias, count,
       (select json_extract(record, '$.createdAt') from reviews where reviews.kind = '${kind}' and reviews.subject = review_summaries.subject order by reviews.rowid limit 1) as newest
     from review_summaries join ${tables[kind]} subjects on subjects.id = subject where kind = '${kind}' and count >= ? order by subject desc`,
  )
    .all(fewest)
    .map((row) => ({ alias: String(row.alias), count: Number(row.count), newest: String(row.newest) }));
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

export interface AlsoLiked {
  readonly alias: string;
  /** Effects that both have, the rarest first. */
  readonly shared: readonly string[];
}

/** Products of the same kind that share positive effects with one and are no dupes of it. */
export function alsoLiked(alias: string): AlsoLiked[] {
  return statement(
    `select others.alias, also_like.shared from also_like join products on products.id = also_like.product
     join products others on others.id = also_like.other where products.alias = ? order by also_like.rank`,
  )
    .all(alias)
    .map((row) => ({ alias: String(row.alias), shared: JSON.parse(String(row.shared)) as string[] }));
}
