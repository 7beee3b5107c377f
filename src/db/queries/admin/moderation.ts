import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, complaints, heldTexts, ingredients, productBarcodes, products, reviews, users } from '#db/schema/index.ts';
import { only, type Reader } from '../one-row.ts';
import { among } from '../rows-as-json.ts';
import { heldSince } from './users.ts';

/** So many texts held back put their author first. */
const manyHeld = 3;

export interface QueueQuery {
  readonly q?: string | undefined;
  readonly sort: 'at' | 'title';
  readonly backwards: boolean;
  /** Since when held texts count against their author. */
  readonly since: string;
  readonly offset: number;
  readonly limit: number;
}

const held = (since: string) => heldSince(sql`${users.id}`, since);
const firstOnes = (since: string) => sql`case when ${held(since)} >= ${manyHeld} then 0 else 1 end`;
const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const holds = (column: SQL, text: string) => sql`${column} like ${like(text)} escape '\\'`;

// --- submissions

const submitted = (db: Reader, since: string) =>
  db
    .select({ product: products, brand: brands.name, author: users, held: held(since) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(users, eq(users.id, products.addedBy));

const waits = (state: 'waiting' | 'asked') =>
  and(eq(products.status, 'pending'), state === 'asked' ? isNotNull(products.statusReason) : isNull(products.statusReason));

export async function submissionQueue(db: Reader, query: QueueQuery & { readonly state: 'waiting' | 'asked' }) {
  const { q, sort, backwards, since } = query;
  const named = q === undefined ? undefined : or(holds(sql`${products.titleEn}`, q), holds(sql`${brands.name}`, q));
  const where = and(waits(query.state), named);
  const way = backwards ? desc : asc;
  const rows = await submitted(db, since)
    .where(where)
    .orderBy(firstOnes(since), way(sort === 'title' ? sql`${products.titleEn} collate nocase` : products.addedAt), asc(products.id))
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await db.select({ count: count() }).from(products).innerJoin(brands, eq(brands.id, products.brandId)).where(where);
  return { rows, total: total?.count ?? 0 };
}

export type QueuedSubmission = Awaited<ReturnType<typeof submissionQueue>>['rows'][number];

export const queuedSubmission = (db: Reader, id: number, since: string) =>
  only(
    submitted(db, since)
      .where(and(eq(products.id, id), eq(products.status, 'pending')))
      .limit(1),
  );

const mostBeside = 400;

/** Products of the brand, and those with one of the barcodes. */
export async function productsBeside(db: Reader, product: { readonly id: number; readonly brandId: number }, codes: readonly string[]) {
  const barcodes = sql<string>`(select coalesce(group_concat(${productBarcodes.code}, ' '), '') from ${productBarcodes} where ${productBarcodes.productId} = ${products.id})`;
  const withCode = sql`${products.id} in (select product_id from product_barcodes where ${among(productBarcodes.code, codes)})`;
  return db
    .select({ product: products, brand: brands.name, barcodes })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(or(eq(products.brandId, product.brandId), withCode), sql`${products.id} <> ${product.id}`))
    .limit(mostBeside);
}

// --- reports

/** Open reports, those about the same thing together. */
export async function reportQueue(db: Database, { q, backwards, since, offset, limit }: QueueQuery) {
  const open = and(
    isNull(complaints.closedAt),
    q === undefined ? undefined : or(holds(sql`${complaints.reason}`, q), holds(sql`${complaints.subjectId}`, q)),
  );
  const ofReview = and(eq(complaints.subject, 'review'), sql`${reviews.id} = cast(${complaints.subjectId} as integer)`);
  // Who wrote the review, or is the user reported.
  const ofAuthor = or(
    eq(users.id, reviews.userId),
    and(eq(complaints.subject, 'user'), sql`${users.usernameKey} = lower(${complaints.subjectId})`),
  );
  const way = backwards ? desc : asc;
  const at = sql<string>`min(${complaints.at})`;
  const rows = await db
    .select({
      id: sql<number>`min(${complaints.id})`,
      subject: complaints.subject,
      subjectId: complaints.subjectId,
      at,
      review: reviews,
      author: users,
      held: held(since),
      product: sql<string | null>`(select alias from products where products.id = ${reviews.productId})`,
      title: sql<string | null>`case ${complaints.subject}
        when 'product' then (select title_en from products where alias = ${complaints.subjectId})
        when 'ingredient' then (select inci from ingredients where alias = ${complaints.subjectId})
        when 'review' then ${reviews.title} else ${complaints.subjectId} end`,
      ingredient: ingredients.alias,
    })
    .from(complaints)
    .leftJoin(reviews, ofReview)
    .leftJoin(users, ofAuthor)
    .leftJoin(ingredients, eq(ingredients.inci, reviews.ingredient))
    .where(open)
    .groupBy(complaints.subject, complaints.subjectId)
    .orderBy(firstOnes(since), way(at))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: sql<number>`count(distinct ${complaints.subject} || ' ' || ${complaints.subjectId})` })
    .from(complaints)
    .where(open);
  return { rows, total: total?.count ?? 0 };
}

export type QueuedReport = Awaited<ReturnType<typeof reportQueue>>['rows'][number];

/** All open reports about what one of them is about. */
export const openReports = (db: Reader, subject: typeof complaints.$inferSelect.subject, subjectId: string) =>
  db
    .select({ complaint: complaints, by: users.username })
    .from(complaints)
    .leftJoin(users, eq(users.id, complaints.by))
    .where(and(eq(complaints.subject, subject), eq(complaints.subjectId, subjectId), isNull(complaints.closedAt)))
    .orderBy(asc(complaints.id));

export const complaintById = (db: Reader, id: number) => only(db.select().from(complaints).where(eq(complaints.id, id)));

/** A review of any kind, samples of the demonstration too. */
export const anyReview = (db: Reader, id: number) => only(db.select().from(reviews).where(eq(reviews.id, id)));

// --- held texts

export async function heldQueue(db: Reader, { q, backwards, since, offset, limit }: QueueQuery) {
  const where = and(
    eq(heldTexts.state, 'waiting'),
    q === undefined ? undefined : or(holds(sql`${heldTexts.text}`, q), holds(sql`${heldTexts.reason}`, q)),
  );
  const rows = await db
    .select({ text: heldTexts, author: users, held: held(since) })
    .from(heldTexts)
    .leftJoin(users, eq(users.id, heldTexts.userId))
    .where(where)
    .orderBy(firstOnes(since), (backwards ? desc : asc)(heldTexts.at), asc(heldTexts.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(heldTexts).where(where);
  return { rows, total: total?.count ?? 0 };
}

export const heldText = (db: Reader, id: number) => only(db.select().from(heldTexts).where(eq(heldTexts.id, id)));

/** A review that stands in public, as a text that an editor can take away: whose row follows its state. */
export async function keepReviewText(db: Pick<Database, 'insert'>, text: typeof heldTexts.$inferInsert): Promise<number> {
  const [row] = await db.insert(heldTexts).values(text).returning({ id: heldTexts.id });
  if (!row) throw new Error('The text could not be kept.');
  return row.id;
}

export async function queueLengths(db: Reader) {
  const [[waiting], [asked], [reports], [texts]] = await Promise.all([
    db.select({ count: count() }).from(products).where(waits('waiting')),
    db.select({ count: count() }).from(products).where(waits('asked')),
    db
      .select({ count: sql<number>`count(distinct ${complaints.subject} || ' ' || ${complaints.subjectId})` })
      .from(complaints)
      .where(isNull(complaints.closedAt)),
    db.select({ count: count() }).from(heldTexts).where(eq(heldTexts.state, 'waiting')),
  ]);
  return { submissions: waiting?.count ?? 0, asked: asked?.count ?? 0, reports: reports?.count ?? 0, held: texts?.count ?? 0 };
}
