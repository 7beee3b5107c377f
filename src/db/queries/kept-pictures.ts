import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { droppedPictures, productPictures, products } from '#db/schema/index.ts';

/** Which copies of pictures are needed, and what `npm run pictures` reads and writes of those that sources name. */

export type PictureRow = typeof productPictures.$inferSelect;
type Changes = Partial<Omit<PictureRow, 'productId' | 'source' | 'sourceId' | 'address'>>;

/** Pictures of public products, but for those to which somebody uploaded another. */
const isWanted = and(eq(products.status, 'public'), or(isNull(products.imageKey), sql`${products.imageKey} is ${productPictures.key}`));
/** Lines of the log this young keep the pictures they tell of, so that undoing brings them back. */
const isUndoable = sql`at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')`;
const isDue = (now: string) => and(lte(productPictures.dueAt, now), isWanted);

/** How many are to be asked for. */
export async function countDue(db: Database, now: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(isDue(now));
  return row?.count ?? 0;
}

/** The next ones that are to be asked for, behind a product. */
export async function duePictures(db: Database, now: string, after: number, limit: number): Promise<PictureRow[]> {
  const rows = await db
    .select({ picture: productPictures })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(and(isDue(now), gt(productPictures.productId, after)))
    .orderBy(asc(productPictures.productId))
    .limit(limit);
  return rows.map(({ picture }) => picture);
}

/** Writes what became of a picture; false when its source named another one meanwhile. */
export async function changePicture(db: Database, { productId, address }: PictureRow, changes: Changes): Promise<boolean> {
  const written = await db
    .update(productPictures)
    .set(changes)
    .where(and(eq(productPictures.productId, productId), eq(productPictures.address, address)))
    .returning({ id: productPictures.productId });
  return written.length > 0;
}

/** Has every picture that failed asked for again; says how many. */
export async function retryPictures(db: Database, now: string): Promise<number> {
  const written = await db
    .update(productPictures)
    .set({ dueAt: now, tries: 0, state: 'failed' })
    .where(inArray(productPictures.state, ['failed', 'given_up']))
    .returning({ id: productPictures.productId });
  return written.length;
}

/** Bytes that copies take; the same picture of two products is there once. */
export async function keptBytes(db: Database): Promise<number> {
  const [row] = await db.all<{ bytes: number | null }>(
    sql`select sum(bytes) as bytes from (select max(bytes) as bytes from product_pictures where key is not null group by key)`,
  );
  return row?.bytes ?? 0;
}

/** Is the copy anybody's: of a user, of a product, or of a change that an editor may yet take back? The same picture is kept once, whoever sends it. */
export async function isPictureUsed(db: Pick<Database, 'all'>, key: string): Promise<boolean> {
  const rows = await db.all(
    sql`select 1 from users where avatar_key = ${key}
      union all select 1 from product_pictures where key = ${key}
      union all select 1 from products where image_key = ${key}
      union all select 1 from audit_log where ${isUndoable} and instr(detail, ${key}) > 0
      limit 1`,
  );
  return rows.length > 0;
}

/** Keys of all copies that are anybody's. */
export async function usedPictures(db: Pick<Database, 'all'>): Promise<ReadonlySet<string>> {
  const keys = await db.all<{ key: string }>(
    sql`select avatar_key as key from users where avatar_key is not null
      union select key from product_pictures where key is not null
      union select image_key from products where image_key is not null`,
  );
  const changes = await db.all<{ detail: string }>(sql`select detail from audit_log where ${isUndoable} and instr(detail, 'imageKey') > 0`);
  return new Set([...keys.map(({ key }) => key), ...changes.flatMap(({ detail }) => detail.match(/product\/[0-9a-f]{64}/g) ?? [])]);
}

export async function droppedKeys(db: Database): Promise<string[]> {
  return (await db.select().from(droppedPictures)).map(({ key }) => key);
}

export async function noteDropped(db: Database, key: string): Promise<void> {
  await db.insert(droppedPictures).values({ key }).onConflictDoNothing();
}

export async function forgetDropped(db: Database, key: string): Promise<void> {
  await db.delete(droppedPictures).where(eq(droppedPictures.key, key));
}

export interface FailedPicture {
  readonly alias: string;
  readonly address: string;
  readonly failure: string;
  readonly detail: string | null;
  readonly tries: number;
  /** Null: given up. */
  readonly dueAt: string | null;
}

/** Pictures that could not be had, those of one cause together. */
export async function failedPictures(db: Database): Promise<FailedPicture[]> {
  return db
    .select({
      alias: products.alias,
      address: productPictures.address,
      failure: sql<string>`coalesce(${productPictures.failure}, '')`,
      detail: productPictures.failureDetail,
      tries: productPictures.tries,
      dueAt: productPictures.dueAt,
    })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(inArray(productPictures.state, ['failed', 'given_up']))
    .orderBy(asc(productPictures.failure), asc(productPictures.productId));
}
