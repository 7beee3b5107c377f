import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SkinType } from '#core/analysis/report.ts';
import type { ReviewDraft } from '#core/reviews/review-draft.ts';
import type { Database } from '#db/database.ts';
import { heldTexts, helpfulVotes, ingredients, products, reviews, users } from '#db/schema/index.ts';
import type { Subject } from './subjects.ts';

type Reader = Pick<Database, 'select'>;

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

function shown(db: Reader, asker: number | null) {
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
      foundHelpful: sql<number>`exists (select 1 from ${helpfulVotes} where ${helpfulVotes.reviewId} = ${reviews.id} and ${helpfulVotes.userId} = ${asker ?? 0})`,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(ingredients, eq(ingredients.inci, reviews.ingredient));
}

const answered = (rows: readonly (Omit<ShownReview, 'foundHelpful'> & { readonly foundHelpful: number })[]): ShownReview[] =>
  rows.map((row) => ({ ...row, foundHelpful: row.foundHelpful === 1 }));

const ofSubject = ({ kind, id, title }: Subject): SQL => (kind === 'product' ? eq(reviews.productId, id) : eq(reviews.ingredient, title));
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
  readonly skinType: SkinType | null;
  readonly offset: number;
  readonly limit: number;
}

const asked = ({ subject, skinType }: Pick<ReviewQuery, 'subject' | 'skinType'>) =>
  and(ofSubject(subject), real, skinType === null ? undefined : eq(reviews.skinType, skinType));

export async function reviewsOf(db: Reader, query: ReviewQuery, asker: number | null): Promise<ShownReview[]> {
  const { sort, offset, limit } = query;
  const items = await shown(db, asker)
    .where(asked(query))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return answered(items);
}

export async function countReviews(db: Reader, query: Pick<ReviewQuery, 'subject' | 'skinType'>): Promise<number> {
  const [total] = await db.select({ count: count() }).from(reviews).where(asked(query));
  return total?.count ?? 0;
}

export async function reviewsByUser(db: Reader, user: number, offset: number, limit: number, asker: number | null) {
  const where = and(eq(reviews.userId, user), real);
  const items = await shown(db, asker).where(where).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit).offset(offset);
  const [total] = await db.select({ count: count() }).from(reviews).where(where);
  return { items: answered(items), total: total?.count ?? 0 };
}

/** How many gave 1, 2, 3, 4 and 5. */
export async function ratingsOf(db: Reader, subject: Subject): Promise<number[]> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(ofSubject(subject), real))
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

export async function reviewById(db: Reader, id: number, asker: number | null): Promise<ShownReview | null> {
  return (
    answered(
      await shown(db, asker)
        .where(and(eq(reviews.id, id), real))
        .limit(1),
    )[0] ?? null
  );
}

/** What somebody has written about a subject. */
export async function reviewBy(db: Reader, user: number, subject: Subject): Promise<ShownReview | null> {
  const own = and(eq(reviews.userId, user), ofSubject(subject), real);
  return answered(await shown(db, user).where(own).limit(1))[0] ?? null;
}

interface NewReview extends ReviewDraft {
  readonly user: number;
  readonly subject: Subject;
  readonly language: 'en' | 'ru';
  readonly skinType: SkinType | null;
  readonly at: string;
}

/** Stores a review; null when the user already has one of this subject, which the database decides. */
export async function insertReview(db: Pick<Database, 'insert'>, review: NewReview): Promise<number | null> {
  const { user, subject, at, ...rest } = review;
  const [row] = await db
    .insert(reviews)
    .values({
      ...rest,
      userId: user,
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
