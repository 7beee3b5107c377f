import type {
  EditedIngredient,
  editIngredient,
  IngredientSet,
  ingredientRows,
  readIngredient,
  revertEdit,
} from '#api/admin/ingredients.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { find, nameIs } from '#core/inci/names/lexicon.ts';
import { type EditField, type EditValues, editFields, editValue } from '#core/knowledge/edits.ts';
import {
  aliasOfInci,
  editOfId,
  editsOf,
  ingredientRows as findRows,
  ingredientOfAlias,
  insertEdits,
} from '#db/queries/admin/ingredients.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { change, changeSeen } from './change.ts';
import { disputed } from './disputed.ts';

export const listIngredientRows: Handler<typeof ingredientRows> = async ({ query: { sort = 'inci', page, limit, ...query } }, { db }) => {
  const backwards = sort.startsWith('-');
  const column = (backwards ? sort.slice(1) : sort) as Parameters<typeof findRows>[1]['sort'];
  const { rows, total } = await findRows(db, { ...query, sort: column, backwards, offset: (page - 1) * limit, limit });
  return { items: rows, total };
};

/** What stands for each field where no editor said anything; a value of that kind takes an edit back. */
const nothing: EditValues = {
  common: { en: '', ru: '' },
  synonyms: [],
  explanation: { en: '', ru: '' },
  caution: { en: '', ru: '' },
  ewg: null,
};

/** An ingredient as its editor sees it. */
export async function seenIngredient({ db }: Services, alias: string): Promise<EditedIngredient> {
  const found = await ingredientOfAlias(db, alias);
  if (!found) throw new ApiError('not_found');
  const { record } = found;
  const all = await editsOf(db, record.inci);
  const last = (field: EditField) => all.find(({ edit }) => edit.field === field && edit.revertedAt === null)?.edit;
  const value = <Field extends EditField>(field: Field): EditValues[Field] => editValue(field, last(field)) ?? nothing[field];
  const synonyms = value('synonyms');
  const added = new Set([...synonyms.map(({ text }) => text), value('common').en, value('common').ru].map(keyOf));
  return {
    common: value('common'),
    explanation: value('explanation'),
    caution: value('caution'),
    ewg: value('ewg'),
    synonyms: synonyms.map(({ kind, text }) => ({ kind, text })),
    id: found.id,
    alias,
    inci: record.inci,
    names: record.names.filter(({ text }) => !added.has(keyOf(text))).map(({ kind, text }) => ({ kind, text })),
    isWritten: record.written !== null,
    products: found.products,
    edits: all.flatMap(({ edit: { id, field, value: text, source, at, revertedAt }, author }) => {
      const known = editFields.find((one) => one === field);
      return known ? [{ id, field: known, value: JSON.parse(text), source, author, at, revertedAt }] : [];
    }),
  };
}

export const readEditedIngredient: Handler<typeof readIngredient> = async ({ params: { alias } }, services) => ({
  ingredient: await seenIngredient(services, alias),
});

/** A name never means two ingredients. */
export function freeNames({ knowledge }: Services, inci: string, { common, synonyms }: IngredientSet): string[] {
  const { lexicon } = knowledge().dictionary;
  const names = [...(synonyms ?? []).map(({ text }) => text), common?.en ?? '', common?.ru ?? ''].filter((name) => name !== '');
  for (const name of names) {
    const hit = find(lexicon, keyOf(name));
    const owner = hit === null || hit.kind === nameIs.typo ? undefined : lexicon.incis[hit.id];
    if (owner !== undefined && owner !== inci) {
      const path = synonyms?.some(({ text }) => text === name) ? 'synonyms' : 'common';
      throw new ApiError('ingredient.name_taken', { values: { name, owner }, fields: [{ path, code: 'ingredient.name_taken' }] });
    }
  }
  return names;
}

export const changeIngredient: Handler<typeof editIngredient> = async ({ params: { alias }, body }, services, caller) => {
  const now = await seenIngredient(services, alias);
  const fields = disputed(now, body);
  if (fields.length > 0) throw new ApiError('change.conflict', { fields: fields.map((path) => ({ path, code: 'change.conflict' })) });
  freeNames(services, now.inci, body.set);
  const at = iso(services.now());
  const changed = editFields.filter(
    (field) => body.set[field] !== undefined && JSON.stringify(body.set[field]) !== JSON.stringify(now[field]),
  );
  const rows = changed.map((field) => {
    return { inci: now.inci, field, value: JSON.stringify(body.set[field]), author: caller.id, at, source: body.source };
  });
  const ids = await insertEdits(services.db, rows);
  // They count from here on, and no longer when this is taken back.
  const counted = ids.map((id, place) => {
    const name = `${now.inci}: ${changed[place]}`;
    return { table: 'ingredientEdits' as const, id, name, before: { revertedAt: at }, after: { revertedAt: null } };
  });
  const { change: number } = await change(services, caller, 'ingredients.edit', counted);
  return { change: number, ingredient: await seenIngredient(services, alias) };
};

export const takeEditBack: Handler<typeof revertEdit> = async ({ params: { id } }, services, caller) => {
  const edit = await editOfId(services.db, id);
  const alias = edit && (await aliasOfInci(services.db, edit.inci));
  if (!edit || alias === null) throw new ApiError('not_found');
  if (edit.revertedAt !== null) throw new ApiError('change.not_undoable');
  const row = {
    table: 'ingredientEdits' as const,
    id,
    name: `${edit.inci}: ${edit.field}`,
    before: { revertedAt: null },
    after: { revertedAt: iso(services.now()) },
  };
  const { change: number } = await changeSeen(services, caller, 'ingredients.revert', [row]);
  return { change: number, ingredient: await seenIngredient(services, alias) };
};
