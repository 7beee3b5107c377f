import * as z from 'zod/mini';
import { ingredientColumns, ingredientViews } from '#core/catalog/editing.ts';
import { editFields, editValues } from '#core/knowledge/edits.ts';
import { endpoint } from '../endpoint.ts';
import { alias as aliasText, id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { numbered, rowPage, rowQuery } from './rows.ts';

const params = z.strictObject({ alias: aliasText });

export const ingredientLine = z.strictObject({
  id,
  alias: z.string(),
  inci: z.string(),
  common: z.strictObject({ en: optionalText, ru: optionalText }),
  /** Products of every status that hold it. */
  products: z.int(),
  /** Edits that count. */
  edits: z.int(),
});
export type IngredientLine = z.output<typeof ingredientLine>;

export const ingredientRows = endpoint({
  method: 'GET',
  path: 'v2/admin/ingredients',
  summary: 'Ingredients, for editors, with how much editors changed of them.',
  who: 'admin',
  query: z.strictObject({ ...rowQuery(ingredientColumns), view: z.optional(z.enum(ingredientViews)) }),
  status: 200,
  answer: rowPage(ingredientLine),
  errors: [],
});

const values = z.strictObject(editValues);
const some = z.partial(values);
export type IngredientSet = z.output<typeof some>;

const edit = z.strictObject({
  id,
  field: z.enum(editFields),
  value: z.unknown(),
  source: z.string(),
  author: optionalText,
  at: moment,
  revertedAt: optionalText,
});

export const editedIngredient = z.strictObject({
  ...values.shape,
  id,
  alias: z.string(),
  inci: z.string(),
  /** What the files call it, without what editors added. */
  names: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
  /** What the site tells of it where nobody wrote an explanation is composed from the facts. */
  isWritten: z.boolean(),
  products: z.int(),
  /** All edits there were, the newest first. */
  edits: z.array(edit),
});
export type EditedIngredient = z.output<typeof editedIngredient>;

export const readIngredient = endpoint({
  method: 'GET',
  path: 'v2/admin/ingredients/{alias}',
  summary: 'What editors may change of an ingredient, and every change there was.',
  who: 'admin',
  params,
  status: 200,
  answer: z.strictObject({ ingredient: editedIngredient }),
  errors: ['not_found'],
});

const read = z.strictObject({ read: z.int(), total: z.int(), item: optionalText });

export const previewIngredient = endpoint({
  method: 'POST',
  path: 'v2/admin/ingredients/{alias}/preview',
  summary: 'Ten of the products that a change would touch, with how their lists are read before and after. Nothing is stored.',
  who: 'admin',
  params,
  body: z.strictObject({ set: some }),
  status: 200,
  answer: z.strictObject({
    /** Products whose pages name it. */
    holding: z.int(),
    products: z.array(z.strictObject({ alias: z.string(), title: z.string(), before: read, after: read })),
  }),
  errors: ['not_found', 'ingredient.name_taken'],
});

const answer = z.strictObject({ change: z.nullable(z.int()), ingredient: editedIngredient });

export const editIngredient = endpoint({
  method: 'PATCH',
  path: 'v2/admin/ingredients/{alias}',
  summary:
    'Lays values over what the files say, each with the same source. `was` is what the editor saw: refused where it is otherwise by now.',
  who: 'admin',
  params,
  body: z.strictObject({ set: some, was: some, source: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  status: 200,
  answer,
  errors: ['not_found', 'change.conflict', 'ingredient.name_taken'],
});

export const revertEdit = endpoint({
  method: 'POST',
  path: 'v2/admin/ingredients/edits/{id}/revert',
  summary: 'Takes an edit of an ingredient back: what was before it counts again.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer,
  errors: ['not_found', 'change.not_undoable'],
});
