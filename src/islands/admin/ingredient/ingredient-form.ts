import type { EditedIngredient, IngredientSet } from '#api/admin/ingredients.ts';
import type { Form } from '../edit/draft.ts';
import { linesOf, linesText } from '../edit/fields.tsx';

/** What editors say of an ingredient as the texts of its form, and back; the source belongs to what is saved, not to what stands there. */
export const ingredientForm = ({ common, synonyms, explanation, caution, ewg }: EditedIngredient): Form => ({
  commonEn: common.en,
  commonRu: common.ru,
  synonyms: linesText(synonyms.map(({ kind, text }) => [kind, text])),
  explanationEn: explanation.en,
  explanationRu: explanation.ru,
  cautionEn: caution.en,
  cautionRu: caution.ru,
  ewgRating: ewg === null ? '' : String(ewg.rating),
  ewgChecked: ewg?.checked ?? '',
  ewgLink: ewg?.link ?? '',
  source: '',
});

const field = (name: string): keyof IngredientSet | null =>
  (['common', 'synonyms', 'explanation', 'caution', 'ewg'] as const).find((one) => name.startsWith(one)) ?? null;

/** The fields that the changed texts belong to, whole. */
export function ingredientSet(form: Form, changed: readonly string[]): IngredientSet {
  const of = (name: string) => form[name] ?? '';
  const both = (name: string) => ({ en: of(`${name}En`).trim(), ru: of(`${name}Ru`).trim() });
  const names = new Set(changed.map(field));
  const ewg = { rating: Number(of('ewgRating')), checked: of('ewgChecked'), link: of('ewgLink').trim() };
  const synonyms = linesOf(of('synonyms'))
    .map(([kind = '', text = '']) => ({ kind: kind as EditedIngredient['synonyms'][number]['kind'], text: text.trim() }))
    .filter(({ text }) => text !== '');
  return {
    ...(names.has('common') ? { common: both('common') } : {}),
    ...(names.has('synonyms') ? { synonyms } : {}),
    ...(names.has('explanation') ? { explanation: both('explanation') } : {}),
    ...(names.has('caution') ? { caution: both('caution') } : {}),
    ...(names.has('ewg') ? { ewg: of('ewgRating') + ewg.checked + ewg.link === '' ? null : ewg } : {}),
  };
}

/** What the editor saw of them. */
export const ingredientSeen = (seen: EditedIngredient, set: IngredientSet): IngredientSet =>
  Object.fromEntries(Object.keys(set).map((name) => [name, seen[name as keyof IngredientSet]])) as IngredientSet;
