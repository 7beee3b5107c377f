import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Candidate } from '#core/imports/candidate.ts';
import type { Database } from '#db/database.ts';
import { productRecords, products } from '#db/schema/index.ts';
import { endOffersOf } from './offers.ts';
import { among } from './rows-as-json.ts';

type Writer = Pick<Database, 'run' | 'update'>;

/** Rows of one question. */
const page = 1_000;

/** A product is discontinued from the day on which the last of its records was withdrawn, and no longer when one comes back. What an editor said of it stays. */
export async function settleDiscontinued(db: Writer, ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return;
  const isGone = sql`(withdrawn and not exists (select 1 from product_records r where r.product_id = products.id and not r.withdrawn))`;
  const isSaid = sql`exists (select 1 from audit_log a, json_each(a.detail, '$.rows') r where a.detail like '%"discontinuedAt"%'
    and r.value ->> '$.table' = 'products' and r.value ->> '$.id' = products.id and json_type(r.value, '$.after.discontinuedAt') is not null)`;
  await db.run(sql`update products set discontinued_at = case when ${isGone} then ${at.slice(0, 10)} end, updated_at = ${at}
    where id in (select value from json_each(${JSON.stringify(ids)})) and (discontinued_at is not null) <> ${isGone}
      and (edited_at is null or not ${isSaid})`);
}

/** Notes whether a source has a record, also of a product that an editor changed. */
export async function noteWithdrawn(
  db: Pick<Writer, 'update'>,
  { source, sourceId, discontinued: withdrawn }: Pick<Candidate, 'source' | 'sourceId' | 'discontinued'>,
): Promise<void> {
  for (const table of [products, productRecords])
    await db
      .update(table)
      .set({ withdrawn })
      .where(and(eq(table.source, source), eq(table.sourceId, sourceId)));
}

/** What a source is asked for at the end of a run that read all of it. */
export interface WholeSource {
  readonly source: string;
  /** What the ids of its records begin with; empty: all of the kind. */
  readonly prefix: string;
  /** Which of these ids it holds. */
  readonly isPresent: (ids: readonly string[]) => boolean[];
}

/** More than this part of a source is withdrawn by mistake. */
const mostGone = 0.5;

export interface Withdrawal {
  /** Records that the source no longer has, and how many there were. */
  readonly gone: number;
  readonly records: number;
  /** False: so many are gone that it was left as it was. */
  readonly done: boolean;
}

const ofSource = (source: SQLiteColumn, id: SQLiteColumn, { source: kind, prefix }: WholeSource) =>
  and(eq(source, kind), sql`substr(${id}, 1, ${prefix.length}) = ${prefix}`);

/** Marks the records that a source no longer has, and what of the products is discontinued by it. */
export async function withdrawGone(db: Database, whole: WholeSource, at: string): Promise<Withdrawal> {
  const brought: { readonly id: string; readonly productId: number }[] = [];
  const joined: typeof brought = [];
  let records = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ productId: products.id, id: sql<string>`${products.sourceId}` })
      .from(products)
      .where(and(ofSource(products.source, products.sourceId, whole), eq(products.withdrawn, false), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(page);
    const present = whole.isPresent(rows.map(({ id }) => id));
    brought.push(...rows.filter((_, index) => !present[index]));
    records += rows.length;
    if (rows.length < page) break;
    last = rows.at(-1)?.productId ?? last;
  }
  for (let last = ''; ; ) {
    const { source, sourceId, productId, withdrawn } = productRecords;
    const rows = await db
      .select({ id: sourceId, productId })
      .from(productRecords)
      .where(and(ofSource(source, sourceId, whole), eq(withdrawn, false), gt(sourceId, last)))
      .orderBy(asc(sourceId))
      .limit(page);
    const present = whole.isPresent(rows.map(({ id }) => id));
    joined.push(...rows.filter((_, index) => !present[index]));
    records += rows.length;
    if (rows.length < page) break;
    last = rows.at(-1)?.id ?? last;
  }
  const gone = brought.length + joined.length;
  if (gone > records * mostGone) return { gone, records, done: false };
  if (gone > 0)
    await db.transaction(async (tx) => {
      const made = brought.map(({ productId }) => productId);
      await tx.update(products).set({ withdrawn: true }).where(inArray(products.id, made));
      await tx
        .update(productRecords)
        .set({ withdrawn: true })
        .where(
          and(
            eq(productRecords.source, whole.source),
            among(
              productRecords.sourceId,
              joined.map(({ id }) => id),
            ),
          ),
        );
      await endOffersOf(
        tx,
        whole.source,
        [...brought, ...joined].map(({ id }) => id),
        at.slice(0, 10),
      );
      await settleDiscontinued(tx, [...made, ...joined.map(({ productId }) => productId)], at);
    });
  return { gone, records, done: true };
}
