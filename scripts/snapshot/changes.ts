import { asc, gt, max } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { catalogChanges } from '#db/schema/index.ts';

/** The live database writes down what of the public catalogue changed, by triggers (data/migrations). */
export interface Change {
  readonly kind: 'product' | 'brand' | 'ingredient' | 'alias';
  /** Number of a product or brand, INCI name of an ingredient. */
  readonly subject: string;
}

/** Number of the newest change: it grows with every one. */
export async function newestChange(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(catalogChanges.id) }).from(catalogChanges);
  return row?.newest ?? 0;
}

/** What changed since another change, each subject once. */
export async function changesSince(db: Database, change: number): Promise<Change[]> {
  const { kind, subject } = catalogChanges;
  return db.select({ kind, subject }).from(catalogChanges).where(gt(catalogChanges.id, change)).orderBy(asc(catalogChanges.id));
}
