import * as z from 'zod/mini';
import { keyOf } from '#core/inci/names/fold.ts';
import { type Edited, type Ingredient, type Name, nameKinds } from './ingredient.ts';

/** What editors change of the knowledge base, laid over what data/ingredients says. */

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const both = (most: number) => z.strictObject({ en: text(most), ru: text(most) });

/** By field: its value. Empty texts and null take back what an editor said before, not what the files say. */
export const editValues = {
  /** The name shown to readers. */
  common: both(200),
  /** What else it is called on labels. */
  synonyms: z.array(z.strictObject({ kind: z.enum(nameKinds), text: text(200).check(z.minLength(2)) })).check(z.maxLength(50)),
  /** What it does, in place of what stands there. */
  explanation: both(3_000),
  /** What to take care of, beside what the rules say. */
  caution: both(1_000),
  /** The rating of the Environmental Working Group, 1 to 10, as its page said on a day. */
  ewg: z.nullable(
    z.strictObject({
      rating: z.int().check(z.minimum(1), z.maximum(10)),
      checked: day,
      link: text(500).check(z.regex(/^https:\/\/(?:www\.)?ewg\.org\//)),
    }),
  ),
} as const;
export const editFields = ['common', 'synonyms', 'explanation', 'caution', 'ewg'] as const;
export type EditField = (typeof editFields)[number];
export type EditValues = { readonly [Field in EditField]: z.output<(typeof editValues)[Field]> };

/** One field of one ingredient, as an editor wants it; where there are several of a field the last counts. */
export interface IngredientEdit {
  readonly inci: string;
  readonly field: string;
  /** JSON. */
  readonly value: string;
  readonly source: string;
  /** Day. */
  readonly on: string;
}

/** The value of an edit; null where it is none that is known. */
export function editValue<Field extends EditField>(field: Field, edit: { readonly value: string } | undefined): EditValues[Field] | null {
  if (!edit) return null;
  const parsed = z.safeParse(editValues[field], JSON.parse(edit.value));
  return parsed.success ? (parsed.data as EditValues[Field]) : null;
}

/** Edits of each ingredient by field, the last of each. */
export function editsByName(edits: readonly IngredientEdit[]): Map<string, Map<string, IngredientEdit>> {
  const byName = new Map<string, Map<string, IngredientEdit>>();
  for (const edit of edits) byName.set(edit.inci, (byName.get(edit.inci) ?? new Map()).set(edit.field, edit));
  return byName;
}

const without = (names: readonly Name[], texts: readonly string[]) => {
  const keys = new Set(texts.map(keyOf));
  return names.filter((name) => !keys.has(keyOf(name.text)));
};

/** An ingredient as editors have it. `owns` tells whether a name is free or its own: a name never means two ingredients. */
function edited<One extends Ingredient>(
  one: One,
  edits: ReadonlyMap<string, IngredientEdit>,
  owns: (name: string) => boolean,
): One & Edited {
  const common = editValue('common', edits.get('common'));
  const synonyms = (editValue('synonyms', edits.get('synonyms')) ?? []).filter((name) => owns(name.text));
  const explanation = editValue('explanation', edits.get('explanation'));
  const caution = editValue('caution', edits.get('caution'));
  const ewg = editValue('ewg', edits.get('ewg'));
  const first = (['en', 'ru'] as const).flatMap((kind) => (common?.[kind] && owns(common[kind]) ? [{ kind, text: common[kind] }] : []));
  const added = [
    ...first,
    ...without(
      synonyms,
      first.map((name) => name.text),
    ),
  ];
  const names = [
    ...added,
    ...without(
      one.names,
      added.map((name) => name.text),
    ),
  ].filter((name) => keyOf(name.text) !== keyOf(one.inci));
  const told = edits.get('caution');
  return {
    ...one,
    names,
    common: { en: common?.en || one.common.en, ru: common?.ru || one.common.ru },
    written: explanation?.en && explanation.ru ? explanation : one.written,
    ...(caution && (caution.en || caution.ru) && told ? { caution: { ...caution, source: told.source, on: told.on } } : {}),
    ...(ewg ? { ewg } : {}),
  };
}

/** The knowledge base as editors have it; their order and addresses stay. */
export function withEdits<One extends Ingredient>(
  ingredients: readonly One[],
  edits: readonly IngredientEdit[],
): readonly (One & Edited)[] {
  if (edits.length === 0) return ingredients;
  const byName = editsByName(edits);
  const owners = new Map(
    ingredients.flatMap(({ inci, names }) => [inci, ...names.map((name) => name.text)].map((name) => [keyOf(name), inci])),
  );
  return ingredients.map((one) => {
    const own = byName.get(one.inci);
    return own ? edited(one, own, (name) => (owners.get(keyOf(name)) ?? one.inci) === one.inci) : one;
  });
}
