import { createHash } from 'node:crypto';
import type { IngredientEdit } from '#core/knowledge/edits.ts';
import { type DatabaseSettings, openDatabase } from '#db/database.ts';
import { presentEdits } from '#db/queries/ingredient-edits.ts';

/** What editors changed of the knowledge base, as the live database has it. */
export async function liveEdits(database: DatabaseSettings): Promise<IngredientEdit[]> {
  const { db, close } = await openDatabase(database);
  try {
    return await presentEdits(db);
  } finally {
    close();
  }
}

/** Changes with every edit; empty without any. */
export const editsHash = (edits: readonly IngredientEdit[]): string =>
  edits.length === 0 ? '' : createHash('sha256').update(JSON.stringify(edits)).digest('hex').slice(0, 16);
