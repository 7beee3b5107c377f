import { and, asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { alias as named } from 'drizzle-orm/sqlite-core';
import type { ReviewKind } from '#catalog/community.ts';
import type { ReviewRecord } from '#catalog/records.ts';
import type { Database } from '#db/database.ts';
import { comparisons, helpfulVotes, products, reviews, users } from '#db/schema/index.ts';

/** What people say of products and ingredients and compare products with, as the live database shows it to everybody. */
export interface Community {
  /** Newest first. */
  readonly reviews: readonly PublicReview[];
  /** Most often compared first. */
  readonly compared: readonly { readonly product: string; readonly other: string; readonly count: number }[];
}

/** A review with its subject: the alias of a product, or the INCI name of an ingredient. */
export interface PublicReview {
  readonly kind: ReviewKind;
  readonly subject: string;
  readonly record: ReviewRecord;
}

/** Products shown as often compared with one. */
const mostCompared = 6;
const page = 5_000;

export async function readCommunity(db: Database): Promise<Community> {
  return { reviews: await publicReviews(db), compared: await oftenCompared(db) };
}

async function publicReviews(db: Database): Promise<Community['reviews']> {
  const votes = new Map(
    (await db.select({ id: helpfulVotes.reviewId, count: sql<number>`count(*)` }).from(helpfulVotes).groupBy(helpfulVotes.reviewId)).map(
      ({ id, count }) => [id, count],
    ),
  );
  const rows = await db
    .select({ review: reviews, author: users.username, product: products.alias })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(or(isNotNull(reviews.ingredient), eq(products.status, 'public')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, author, product }) => {
    const { id, rating, title, content, pros, cons, language, skinType, createdAt, editedAt, demo } = review;
    const helpful = votes.get(id) ?? 0;
    const about =
      review.ingredient === null
        ? { kind: 'product' as const, subject: product ?? '' }
        : { kind: 'ingredient' as const, subject: review.ingredient };
    return { ...about, record: { id, author, rating, title, content, pros, cons, language, skinType, helpful, createdAt, editedAt, demo } };
  });
}

/** The few products each public one is most often compared with. */
async function oftenCompared(db: Database): Promise<Community['compared']> {
  const [one, two] = [named(products, 'one'), named(products, 'two')];
  const found = new Map<string, { product: string; other: string; count: number }[]>();
  const add = (product: string, other: string, count: number) => {
    const list = found.get(product) ?? [];
    list.push({ product, other, count });
    found.set(product, list);
  };
  for (let first = 0, second = 0; ; ) {
    const rows = await db
      .select({ first: comparisons.first, second: comparisons.second, count: comparisons.count, one: one.alias, two: two.alias })
      .from(comparisons)
      .innerJoin(one, and(eq(one.id, comparisons.first), eq(one.status, 'public')))
      .innerJoin(two, and(eq(two.id, comparisons.second), eq(two.status, 'public')))
      .where(or(gt(comparisons.first, first), and(eq(comparisons.first, first), gt(comparisons.second, second))))
      .orderBy(asc(comparisons.first), asc(comparisons.second))
      .limit(page);
    for (const row of rows) {
      add(row.one, row.two, row.count);
      add(row.two, row.one, row.count);
    }
    const last = rows.at(-1);
    if (!last) break;
    ({ first, second } = last);
  }
  return [...found.values()].flatMap((list) =>
    list.sort((a, b) => b.count - a.count || a.other.localeCompare(b.other)).slice(0, mostCompared),
  );
}

export type Insert = (table: string, columns: number) => (...values: (string | number | null)[]) => unknown;

/** Numbers of the snapshot's products by alias, and of its ingredients by INCI name. */
export interface Numbers {
  readonly product: ReadonlyMap<string, number>;
  readonly ingredient: ReadonlyMap<string, number>;
}

/** Writes reviews, their summaries and the comparisons. */
export function writeCommunity(insert: Insert, community: Community, numbers: Numbers): void {
  const [review, summary, compared] = [insert('reviews', 3), insert('review_summaries', 6), insert('often_compared', 3)];
  const bySubject = Map.groupBy(community.reviews, ({ kind, subject }) => `${kind} ${subject}`);
  for (const written of bySubject.values()) {
    const { kind, subject } = written[0] ?? { kind: 'product', subject: '' };
    const id = numbers[kind].get(subject);
    if (id === undefined) continue;
    for (const { record } of written) review(kind, id, JSON.stringify(record));
    const histogram = [1, 2, 3, 4, 5].map((stars) => written.filter(({ record }) => record.rating === stars).length);
    const total = written.reduce((sum, { record }) => sum + record.rating, 0);
    const samples = written.filter(({ record }) => record.demo).length;
    summary(kind, id, Math.round((100 * total) / written.length) / 100, written.length, samples, JSON.stringify(histogram));
  }
  for (const { product, other, count } of community.compared) {
    const [id, otherId] = [numbers.product.get(product), numbers.product.get(other)];
    if (id !== undefined && otherId !== undefined) compared(id, otherId, count);
  }
}
