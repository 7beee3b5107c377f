import type { listIngredients } from '#api/ingredients.ts';
import { ask } from './ask.ts';

/** The ingredient that is meant by a name in either script; null when nothing fits. */
export async function findIngredient(name: string): Promise<{ readonly alias: string; readonly inci: string } | null> {
  const { items } = await ask<typeof listIngredients>({ method: 'GET', path: 'v2/ingredients' }, { query: { q: name, limit: '1' } });
  return items[0] ?? null;
}
