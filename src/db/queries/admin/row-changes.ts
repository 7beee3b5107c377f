import { eq, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import {
  auditLog,
  brands,
  complaints,
  externalProducts,
  heldTexts,
  ingredientEdits,
  offers,
  products,
  reviews,
  users,
} from '#db/schema/index.ts';
import { followAlias, followMerge } from '../moved-addresses.ts';
import { packsOf, writePacks } from './pack-changes.ts';
import { type Fields, fields } from './row-fields.ts';
import { isPart, readPart, writePart } from './row-parts.ts';

type Reader = Pick<Database, 'select'>;
type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'run'>;

/** What an administrator may change, and undo, field by field. */
const tables = { products, brands, users, reviews, complaints, heldTexts, externalProducts, offers, ingredientEdits } as const;
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
  'ingredientEdits',
  packs,
] as const;

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

const kinds = { products: 'product', brands: 'brand' } as const;

/** Writes a row as `after` says, with what belongs to it in other tables and what leads to it. Products and brands tell when an editor last changed them: an import then leaves them alone. */
async function writeRow(db: Writer, { row: { table, id, before, after }, further }: RowWrite, at: string): Promise<void> {
  if (table === packs) return writePacks(db, id, after);
  const kind = table === 'products' || table === 'brands' ? kinds[table] : null;
  const marks = kind === null ? {} : { updatedAt: at, editedAt: at };
  const target = tables[table] as SQLiteTable & { id: AnySQLiteColumn };
  const own = Object.fromEntries(Object.entries(after).filter(([field]) => !isPart(table, field)));
  await db
    .update(target)
    .set({ ...own, ...further, ...marks })
    .where(eq(target.id, id));
  if (kind && typeof before['alias'] === 'string' && typeof after['alias'] === 'string')
    await followAlias(db, kind, before['alias'], after['alias'], at);
  if (kind && after['mergedInto'] !== undefined) await followMerge(db, kind, id, after['mergedInto'] as number | null, at);
  for (const [field, part] of Object.entries(after)) if (isPart(table, field)) await writePart(db, table, id, field, String(part));
}

/** The fields of a row as they are now; null when it is gone. */
export async function fieldsOf(db: Reader, table: RowChange['table'], id: number, names: readonly string[]): Promise<Fields | null> {
  if (table === packs) return packsOf(db, id);
  const target = tables[table] as SQLiteTable & { id: AnySQLiteColumn };
  const [row] = await db.select().from(target).where(eq(target.id, id)).limit(1);
  if (!row) return null;
  const now: Fields = {};
  for (const name of names) now[name] = isPart(table, name) ? await readPart(db, table, id, name) : ((row as Fields)[name] ?? null);
  return now;
}

/** Are the fields of a row still as they are said to be? */
async function isAsSaid(db: Reader, { table, id }: RowChange, said: Fields): Promise<boolean> {
  const now = await fieldsOf(db, table, id, Object.keys(said));
  return now !== null && Object.entries(said).every(([field, one]) => now[field] === one);
}

/** Somebody changed a row between its reading and its writing: nothing was written. */
export class StaleRow extends Error {}

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
  {
    undoes,
    isStrict,
    ...line
  }: Omit<AuditLine, 'detail'> & {
    readonly undoes?: number /** Throws StaleRow unless every row is as its `before` says. */;
    readonly isStrict?: boolean;
  },
): Promise<number | null> {
  if (writes.length === 0) return null;
  const detail = { rows: writes.map(({ row }) => row), ...(undoes === undefined ? {} : { undoes }) };
  return db.transaction(async (inside) => {
    for (const write of writes) {
      if (isStrict && !(await isAsSaid(inside, write.row, write.row.before))) throw new StaleRow();
      await writeRow(inside, write, line.at);
    }
    return insertAudit(inside, { ...line, detail });
  });
}

/** The rows of a change that nobody has changed since, turned round; the others stay as they are. */
export async function undoableRows(db: Reader, { rows }: ChangeDetail): Promise<RowChange[]> {
  const turned: RowChange[] = [];
  for (const row of rows) {
    const { table, id, name, before, after } = row;
    if (await isAsSaid(db, row, after)) turned.push({ table, id, name, before: after, after: before });
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
export async function isUndone(db: Reader, id: number): Promise<boolean> {
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).where(sql`${auditLog.detail} ->> '$.undoes' = ${id}`).limit(1);
  return row !== undefined;
}
