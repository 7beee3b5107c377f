import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/database.ts';
import { productRecords, products } from '#db/schema/index.ts';
import { among } from './rows-as-json.ts';

type Writer = Pick<Database, 'run' | 'update'>;

/** Rows of one question. */
const page = 1_000;

/** A product is discontinued from the day on which the last of its records was withdrawn, and no longer when one comes back. What an editor said stays. */
export async function settleDiscontinued(db: Writer, ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return;
  const isGone = sql`(withdrawn and not exists (select 1 from product_records r where r.product_id = products.id and not r.withdrawn))`;
  await db.run(sql`update products set discontinued_at = case when ${isGone} then ${at.slice(0, 10)} end, updated_at = ${at}
    where id in (select value from json_each(${JSON.stringify(ids)})) and edited_at is null and (discontinued_at is not null) <> ${isGone}`);
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
  const brought: number[] = [];
  const joined: { readonly id: string; readonly productId: number }[] = [];
  let records = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: products.id, sourceId: products.sourceId })
      .from(products)
      .where(and(ofSource(products.source, products.sourceId, whole), eq(products.withdrawn, false), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(page);
    const present = whole.isPresent(rows.map(({ sourceId }) => sourceId ?? ''));
    brought.push(...rows.flatMap(({ id }, index) => (present[index] ? [] : id)));
    records += rows.length;
    if (rows.length < page) break;
    last = rows.at(-1)?.id ?? last;
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
      await tx.update(products).set({ withdrawn: true }).where(inArray(products.id, brought));
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
      await settleDiscontinued(tx, [...brought, ...joined.map(({ productId }) => productId)], at);
    });
  return { gone, records, done: true };
}
