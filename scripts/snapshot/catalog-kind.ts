import { DatabaseSync } from 'node:sqlite';
import { brandCounts, type CatalogKind, catalogKindOf } from '#core/catalog/catalog-kind.ts';
import { storeOf } from './statements.ts';

/** Is the catalogue of a snapshot invented, partly so, or real? */
export function catalogKindIn(snapshot: string): CatalogKind {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const [row] = storeOf(database).all(brandCounts);
    return catalogKindOf({ brands: Number(row?.['brands']), invented: Number(row?.['invented']) });
  } finally {
    database.close();
  }
}
