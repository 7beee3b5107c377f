import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias as named } from 'drizzle-orm/sqlite-core';
import { skinOf } from '#core/analysis/reader-skin.ts';
import type { ReviewKind, ReviewRecord } from '#core/catalog/records.ts';
import type { Database } from '#db/database.ts';
import { comparisons, helpfulVotes, products, reviews, users } from '#db/schema/index.ts';
import { isPublic } from './public-products.ts';

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
const maxCompared = 6;
const page = 5_000;

/** Products by their number in the live database, ingredients by INCI name. */
export interface Subjects {
  readonly products: readonly number[];
  readonly ingredients: readonly string[];
}

/** What is said of everything, or of some subjects. */
export async function readCommunity(db: Database, of: Subjects | null): Promise<Community> {
  return { reviews: await publicReviews(db, of), compared: await oftenCompared(db, of) };
}

async function publicReviews(db: Database, of: Subjects | null): Promise<Community['reviews']> {
  const about = of && or(inArray(reviews.productId, of.products), inArray(reviews.ingredient, of.ingredients));
  const counts = db
    .select({ id: helpfulVotes.reviewId, count: sql<number>`count(*)` })
    .from(helpfulVotes)
    .where(about ? inArray(helpfulVotes.reviewId, db.select({ id: reviews.id }).from(reviews).where(about)) : undefined)
    .groupBy(helpfulVotes.reviewId);
  const votes = new Map((await counts).map(({ id, count }) => [id, count]));
  const rows = await db
    .select({ review: reviews, author: users.username, product: products.alias })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(about ?? undefined, or(isNotNull(reviews.ingredient), eq(products.status, 'public'))))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, author, product }) => {
    const { id, rating, title, content, pros, cons, language, skin: told, createdAt, editedAt, demo } = review;
    const helpful = votes.get(id) ?? 0;
    const skin = skinOf(told);
    const subject =
      review.ingredient === null
        ? { kind: 'product' as const, subject: product ?? '' }
        : { kind: 'ingredient' as const, subject: review.ingredient };
    return { ...subject, record: { id, author, rating, title, content, pros, cons, language, skin, helpful, createdAt, editedAt, demo } };
  });
}

/** The few products each public one is most often compared with. */
async function oftenCompared(db: Database, of: Subjects | null): Promise<Community['compared']> {
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
      .innerJoin(one, and(eq(one.id, comparisons.first), isPublic(one.status)))
      .innerJoin(two, and(eq(two.id, comparisons.second), isPublic(two.status)))
      .where(
        and(
          of ? or(inArray(comparisons.first, of.products), inArray(comparisons.second, of.products)) : undefined,
          or(gt(comparisons.first, first), and(eq(comparisons.first, first), gt(comparisons.second, second))),
        ),
      )
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
    list.sort((a, b) => b.count - a.count || a.other.localeCompare(b.other)).slice(0, maxCompared),
  );
}
