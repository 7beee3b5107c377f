import type { IngredientSet, previewIngredient } from '#api/admin/ingredients.ts';
import { unreadName } from '#core/catalog/quality.ts';
import { renamed } from '#core/inci/names/renamed.ts';
import { typoIndex } from '#core/inci/names/typo.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { type IngredientEdit, withEdits } from '#core/knowledge/edits.ts';
import { namesOf } from '#core/knowledge/names-file.ts';
import { ingredientOfAlias, touchedProducts } from '#db/queries/admin/ingredients.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import type { Services } from '../services.ts';
import { freeNames, seenIngredient } from './ingredients.ts';

/** How a list is read, as far as one ingredient goes: its place, and what stands there. */
function readOf(reading: Reading, inci: string) {
  const item = reading.items.find((one) => one.inci === inci);
  return { read: reading.recognised, total: reading.total, item: item?.text ?? null };
}

/** The dictionary with the names that the ingredient would have; the same one where its names would stay. */
async function changedDictionary({ db, knowledge, now }: Services, alias: string, set: IngredientSet): Promise<Dictionary> {
  const present = knowledge().dictionary;
  const found = set.common === undefined && set.synonyms === undefined ? null : await ingredientOfAlias(db, alias);
  if (!found) return present;
  const edits: IngredientEdit[] = Object.entries(set).map(([field, value]) => {
    return { inci: found.record.inci, field, value: JSON.stringify(value), source: '', on: iso(now()).slice(0, 10) };
  });
  const lexicon = withEdits([found.record], edits).reduce((before, one) => renamed(before, namesOf(one)), present.lexicon);
  return { lexicon, typos: typoIndex(lexicon) };
}

/** Ten products that a change would touch; their lists are read as they are now, and as they would be. */
export const previewEdit: Handler<typeof previewIngredient> = async ({ params: { alias }, body: { set } }, services) => {
  const { db, knowledge } = services;
  const { id, inci, products: holding } = await seenIngredient(services, alias);
  const names = freeNames(services, inci, set);
  const present = knowledge().dictionary;
  const changed = await changedDictionary(services, alias, set);
  const found = await touchedProducts(db, id, names.map(unreadName));
  const products = found.map(({ alias: address, brand, title, list }) => ({
    alias: address,
    title: `${brand} ${title}`,
    before: readOf(readLabel(list, present), inci),
    after: readOf(readLabel(list, changed), inci),
  }));
  return { holding, products };
};
