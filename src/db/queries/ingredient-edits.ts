import { asc, isNull } from 'drizzle-orm';
import type { IngredientEdit } from '#core/knowledge/edits.ts';
import { ingredientEdits } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';

/** The edits of ingredients that count, the oldest first. */
export async function presentEdits(db: Reader): Promise<IngredientEdit[]> {
  const rows = await db.select().from(ingredientEdits).where(isNull(ingredientEdits.revertedAt)).orderBy(asc(ingredientEdits.id));
  return rows.map(({ inci, field, value, source, at }) => ({ inci, field, value, source, on: at.slice(0, 10) }));
}
