import { eq, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { auditLog, brands, complaints, externalProducts, heldTexts, offers, products, reviews, users } from '#db/schema/index.ts';
import type { Writer } from '../one-row.ts';
import { packsOf, writePacks } from './pack-changes.ts';

/** What an administrator may change, and undo, field by field. */
const tables = { products, brands, users, reviews, complaints, heldTexts, externalProducts, offers } as const;
/** Sizes and barcodes of a product (pack-changes.ts); the id is the product's. */
const packs = 'productPacks';
export const changeableTables = [
  'products',
  'brands',
  'users',
  'reviews',
  'complaints',
  'heldTexts',
  'externalProducts',
  'offers',
  packs,
] as const;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fields = z.record(z.string(), value);
export type Fields = z.output<typeof fields>;

/** One row, as it was and as it is now; only the fields that differ. */
export const rowChange = z.strictObject({
  table: z.enum(changeableTables),
  id: z.int(),
  /** What it is called, for whoever reads the log. */
  name: z.string(),
  before: fields,
  after: fields,
});
export type RowChange = z.output<typeof rowChange>;

/** What the log keeps of a change. */
export const changeDetail = z.strictObject({
  rows: z.array(rowChange),
  /** Number of the change that this one took back. */
  undoes: z.optional(z.int()),
});
export type ChangeDetail = z.output<typeof changeDetail>;

/** A change with what follows from it, which is written but not kept in the log: it can be worked out again. */
export interface RowWrite {
  readonly row: RowChange;
  readonly further?: Fields;
}

/** What stands in the audit log. */
export interface AuditLine {
  readonly actor: number;
  /** "products.change" */
  readonly action: string;
  readonly subject: string;
  readonly at: string;
  readonly detail: ChangeDetail;
}

/** Writes rows as `after` says. Products and brands tell when an editor last changed them: an import then leaves them alone. */
async function writeRow(db: Writer & Pick<Database, 'run'>, { row: { table, id, after }, further }: RowWrite, at: string): Promise<void> {
  if (table === packs) return writePacks(db, id, after);
  const marks = table === 'products' || table === 'brands' ? { updatedAt: at, editedAt: at } : {};
  const target = tables[table] as SQLiteTable & { id: AnySQLiteColumn };
  await db
    .update(target)
    .set({ ...after, ...further, ...marks })
    .where(eq(target.id, id));
}

/** Writes the line of the audit log that belongs to what the same transaction does. Resolves with its number. */
export async function insertAudit(db: Writer, { actor, action, subject, at, detail }: AuditLine): Promise<number> {
  const [row] = await db
    .insert(auditLog)
    .values({ at, actor, action, subject, detail: JSON.stringify(detail) })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('The audit log could not be written.');
  return row.id;
}

/** Changes rows and writes it down, both or neither. Resolves with the number in the log; null when no row is different. */
export async function applyChange(
  db: Database,
  writes: readonly RowWrite[],
  { undoes, ...line }: Omit<AuditLine, 'detail'> & { readonly undoes?: number },
): Promise<number | null> {
  if (writes.length === 0) return null;
  const detail = { rows: writes.map(({ row }) => row), ...(undoes === undefined ? {} : { undoes }) };
  return db.transaction(async (inside) => {
    for (const write of writes) await writeRow(inside, write, line.at);
    return insertAudit(inside, { ...line, detail });
  });
}

/** What a row is now; undefined where it is gone. */
async function present(db: Pick<Database, 'select'>, table: RowChange['table'], id: number): Promise<object | undefined> {
  if (table === packs) return packsOf(db, id);
  const target = tables[table] as SQLiteTable & { id: AnySQLiteColumn };
  const [now] = await db.select().from(target).where(eq(target.id, id)).limit(1);
  return now;
}

/** The rows of a change that nobody has changed since, turned round; the others stay as they are. */
export async function undoableRows(db: Pick<Database, 'select'>, { rows }: ChangeDetail): Promise<RowChange[]> {
  const turned: RowChange[] = [];
  for (const { table, id, name, before, after } of rows) {
    const now = await present(db, table, id);
    const same = now && Object.entries(after).every(([field, wanted]) => (now as Fields)[field] === wanted);
    if (same) turned.push({ table, id, name, before: after, after: before });
  }
  return turned;
}

/** What differs between a row and what is wanted of it; null when nothing does. */
export function difference(table: RowChange['table'], id: number, name: string, now: Fields, wanted: Fields): RowChange | null {
  const names = Object.keys(wanted).filter((field) => now[field] !== wanted[field]);
  if (names.length === 0) return null;
  const pick = (from: Fields) => Object.fromEntries(names.map((field) => [field, from[field] ?? null]));
  return { table, id, name, before: pick(now), after: pick(wanted) };
}

/** Has this change been taken back? */
export async function isUndone(db: Pick<Database, 'select'>, id: number): Promise<boolean> {
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).where(sql`${auditLog.detail} ->> '$.undoes' = ${id}`).limit(1);
  return row !== undefined;
}
