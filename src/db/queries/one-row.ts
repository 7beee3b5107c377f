import type { Database } from '#db/database.ts';

/** A database or a transaction that is read. */
export type Reader = Pick<Database, 'select'>;
/** A database or a transaction that is written to. */
export type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** The first row; null when there is none. */
export async function only<Row>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}
