import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ReaderSkin } from '#core/analysis/reader-skin.ts';
import { oncePer } from '#core/remembered.ts';
import type { ReviewDraft } from '#core/reviews/review-draft.ts';
import type { Database } from '#db/database.ts';
import { heldTexts, helpfulVotes, ingredients, products, reviews, users } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';
import type { Subject } from './subjects.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** A review with what is shown beside it. */
export interface ShownReview {
  readonly review: ReviewRow;
  readonly username: string | null;
  readonly avatarKey: string | null;
  readonly productAlias: string | null;
  readonly productTitle: string | null;
  readonly productTitleRu: string | null;
  readonly ingredientAlias: string | null;
  readonly helpful: number;
  readonly foundHelpful: boolean;
}

const helpfulCount = sql<number>`(select count(*) from ${helpfulVotes} where ${helpfulVotes.reviewId} = ${reviews.id})`;

/** 0 stands for a guest: nobody has it. */
const asking = sql.placeholder('asker');

function shown(db: Reader) {
  return db
    .select({
      review: reviews,
      username: users.username,
      avatarKey: users.avatarKey,
      productAlias: products.alias,
      productTitle: products.titleEn,
      productTitleRu: products.titleRu,
      ingredientAlias: ingredients.alias,
      helpful: helpfulCount,
      foundHelpful: sql<number>`exists (select 1 from ${helpfulVotes} where ${helpfulVotes.reviewId} = ${reviews.id} and ${helpfulVotes.userId} = ${asking})`,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(ingredients, eq(ingredients.inci, reviews.ingredient));
}

const answered = (rows: readonly (Omit<ShownReview, 'foundHelpful'> & { readonly foundHelpful: number })[]): ShownReview[] =>
  rows.map((row) => ({ ...row, foundHelpful: row.foundHelpful === 1 }));

/** Samples of the demonstration stand on its pages only. */
const real = eq(reviews.demo, false);

const orders = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  oldest: [asc(reviews.createdAt), asc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  helpful: [desc(helpfulCount), desc(reviews.createdAt), desc(reviews.id)],
} as const;

export interface ReviewQuery {
  readonly subject: Subject;
  readonly sort: keyof typeof orders;
  readonly skin: ReaderSkin | null;
  readonly offset: number;
  readonly limit: number;
}

const page = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
const skin = sql.placeholder('skin');

function queriesOf(db: Reader, column: SQLiteColumn) {
  const ofSubject = and(eq(column, sql.placeholder('subject')), real);
  const ofSkin = and(ofSubject, sql`(${skin} is null or instr(' ' || ${reviews.skin} || ' ', ' ' || ${skin} || ' ') > 0)`);
  const sorted = (order: readonly SQL[]) =>
    shown(db)
      .where(ofSkin)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset)
      .prepare();
  return {
    newest: sorted(orders.newest),
    oldest: sorted(orders.oldest),
    highest: sorted(orders.highest),
    lowest: sorted(orders.lowest),
    helpful: sorted(orders.helpful),
    count: db.select({ count: count() }).from(reviews).where(ofSkin).prepare(),
    ratings: db.select({ rating: reviews.rating, count: count() }).from(reviews).where(ofSubject).groupBy(reviews.rating).prepare(),
    own: shown(db)
      .where(and(eq(reviews.userId, asking), ofSubject))
      .limit(1)
      .prepare(),
  };
}
const queries = oncePer((db: Reader) => ({
  product: queriesOf(db, reviews.productId),
  ingredient: queriesOf(db, reviews.ingredient),
  byId: shown(db)
    .where(and(eq(reviews.id, sql.placeholder('id')), real))
    .limit(1)
    .prepare(),
}));

/** What the queries of a subject are asked with. Reviews name an ingredient by its title; brands have none. */
const about = (db: Reader, { kind, id, title }: Subject) =>
  kind === 'product' ? { of: queries(db).product, subject: id } : { of: queries(db).ingredient, subject: title };

export async function reviewsOf(db: Reader, query: ReviewQuery, asker: number | null): Promise<ShownReview[]> {
  const { sort, offset, limit } = query;
  const { of, subject } = about(db, query.subject);
  return answered(await of[sort].all({ subject, asker: asker ?? 0, skin: query.skin, offset, limit }));
}

export async function countReviews(db: Reader, query: Pick<ReviewQuery, 'subject' | 'skin'>): Promise<number> {
  const { of, subject } = about(db, query.subject);
  const [total] = await of.count.all({ subject, skin: query.skin });
  return total?.count ?? 0;
}

export async function reviewsByUser(db: Reader, user: number, offset: number, limit: number, asker: number | null) {
  const where = and(eq(reviews.userId, user), real);
  const query = shown(db).where(where).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit).offset(offset).prepare();
  const [total] = await db.select({ count: count() }).from(reviews).where(where);
  return { items: answered(await query.all({ asker: asker ?? 0 })), total: total?.count ?? 0 };
}

/** How many gave 1, 2, 3, 4 and 5. */
export async function ratingsOf(db: Reader, given: Subject): Promise<number[]> {
  const { of, subject } = about(db, given);
  const rows = await of.ratings.all({ subject });
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

export async function reviewById(db: Reader, id: number, asker: number | null): Promise<ShownReview | null> {
  return answered(await queries(db).byId.all({ id, asker: asker ?? 0 }))[0] ?? null;
}

/** What somebody has written about a subject. */
export async function reviewBy(db: Reader, user: number, given: Subject): Promise<ShownReview | null> {
  const { of, subject } = about(db, given);
  return answered(await of.own.all({ subject, asker: user }))[0] ?? null;
}

interface NewReview extends ReviewDraft {
  readonly user: number;
  readonly subject: Subject;
  readonly language: 'en' | 'ru';
  readonly skin: readonly ReaderSkin[];
  readonly at: string;
}

/** Stores a review; null when the user already has one of this subject, which the database decides. */
export async function insertReview(db: Pick<Database, 'insert'>, review: NewReview): Promise<number | null> {
  const { user, subject, at, skin: skins, ...rest } = review;
  const [row] = await db
    .insert(reviews)
    .values({
      ...rest,
      userId: user,
      skin: skins.length > 0 ? skins.join(' ') : null,
      createdAt: at,
      ...(subject.kind === 'product' ? { productId: subject.id } : { ingredient: subject.title }),
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return row?.id ?? null;
}

export async function updateReview(db: Pick<Database, 'update'>, id: number, draft: ReviewDraft, at: string): Promise<void> {
  await db
    .update(reviews)
    .set({ ...draft, editedAt: at })
    .where(eq(reviews.id, id));
}

export async function deleteReview(db: Pick<Database, 'delete'>, id: number): Promise<void> {
  await db.delete(reviews).where(eq(reviews.id, id));
}

export async function setHelpful(db: Pick<Database, 'insert' | 'delete'>, review: number, user: number, helpful: boolean): Promise<void> {
  if (helpful) await db.insert(helpfulVotes).values({ reviewId: review, userId: user }).onConflictDoNothing();
  else await db.delete(helpfulVotes).where(and(eq(helpfulVotes.reviewId, review), eq(helpfulVotes.userId, user)));
}

export async function insertHeldText(db: Pick<Database, 'insert'>, held: typeof heldTexts.$inferInsert): Promise<void> {
  await db.insert(heldTexts).values(held);
}
