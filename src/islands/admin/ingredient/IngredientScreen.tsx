import { useCallback } from 'react';
import type { EditedIngredient, editIngredient, readIngredient, revertEdit } from '#api/admin/ingredients.ts';
import { nameKinds } from '#core/knowledge/ingredient.ts';
import { t } from '#i18n/admin-words.ts';
import { ingredientPath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import type { Form } from '../edit/draft.ts';
import { EditForm } from '../edit/EditForm.tsx';
import { fieldOf } from '../edit/field-words.ts';
import { ChoiceField, LinesField, TextField } from '../edit/fields.tsx';
import { useEditor } from '../edit/use-editor.ts';
import { useChange } from '../use-change.ts';
import { EditHistory } from './EditHistory.tsx';
import { ingredientForm, ingredientSeen, ingredientSet } from './ingredient-form.ts';
import { Preview } from './Preview.tsx';

const kinds = nameKinds.map((kind) => [kind, t(`admin.ingredient.kind.${kind}`)] as const);
const ratings = ['', ...Array.from({ length: 10 }, (_, index) => String(index + 1))].map((rating) => [rating, rating || '—'] as const);

/** What editors lay over the knowledge base of one ingredient, looked at on ten products before it is saved. */
export default function IngredientScreen({ alias }: { readonly alias: string }) {
  const params = { alias };
  const load = useCallback(
    async () =>
      (await ask<typeof readIngredient>({ method: 'GET', path: 'v2/admin/ingredients/{alias}' }, { params: { alias } })).ingredient,
    [alias],
  );
  const save = async (changed: Form, _: Form, seen: EditedIngredient) => {
    const set = ingredientSet({ ...ingredientForm(seen), ...changed }, Object.keys(changed));
    const body = { set, was: ingredientSeen(seen, set), source: changed['source'] ?? '' };
    const done = await ask<typeof editIngredient>({ method: 'PATCH', path: 'v2/admin/ingredients/{alias}' }, { params, body });
    return { change: done.change, shown: done.ingredient };
  };
  const editor = useEditor<EditedIngredient>({
    name: `ingredient ${alias}`,
    load,
    formOf: ingredientForm,
    save,
    onSaved: ({ change: number }) => void line.run(async () => ({ change: number, rows: 1 })),
  });
  const { shown, form, mine, problems, reload } = editor;
  const line = useChange(reload);
  if (!shown) return <p role="status">{problems[''] ?? t('admin.loading')}</p>;
  const revert = (id: number) =>
    line.run(async () => {
      const call = { params: { id } };
      const done = await ask<typeof revertEdit>({ method: 'POST', path: 'v2/admin/ingredients/edits/{id}/revert' }, call);
      return { change: done.change, rows: 1 };
    });
  const problemOf = (field: string) =>
    Object.entries(problems).find(([path]) => path !== '' && (path === field || path.startsWith(`set.${field}`)))?.[1];
  const of = (field: string, whole = field) => ({ ...fieldOf(editor)(field), problem: problemOf(whole) });
  return (
    <div className="desk-edit">
      <h2>{shown.inci}</h2>
      <p className="small quiet">
        <a href={ingredientPath(shown.alias)}>{t('admin.edit.page')}</a> · {t('admin.ingredient.holding', { count: shown.products })}
      </p>
      <p className="small quiet">{t('admin.ingredient.names', { names: shown.names.map(({ text }) => text).join(', ') || '—' })}</p>
      <ChangeLine says={line.says} canUndo={line.canUndo} undo={line.undo} />
      <EditForm editor={editor}>
        <TextField {...of('source')} hint={t('admin.ingredient.sourceHint')} />
        <div className="desk-halves">
          <div className="desk-fields">
            <TextField {...of('commonEn', 'common')} lang="en" />
            <TextField {...of('commonRu', 'common')} lang="ru" />
            <LinesField
              {...of('synonyms')}
              add={t('admin.ingredient.addSynonym')}
              columns={[{ title: t('admin.ingredient.kind'), options: kinds }, { title: t('admin.ingredient.name') }]}
            />
            <ChoiceField {...of('ewgRating', 'ewg')} options={ratings} />
            <TextField {...of('ewgChecked', 'ewg')} type="date" />
            <TextField {...of('ewgLink', 'ewg')} type="url" />
          </div>
          <div className="desk-fields">
            <TextField {...of('explanationEn', 'explanation')} lang="en" rows={5} hint={t('admin.ingredient.explanationHint')} />
            <TextField {...of('explanationRu', 'explanation')} lang="ru" rows={5} />
            <TextField {...of('cautionEn', 'caution')} lang="en" rows={2} />
            <TextField {...of('cautionRu', 'caution')} lang="ru" rows={2} />
          </div>
        </div>
      </EditForm>
      <Preview alias={alias} set={ingredientSet(form, Object.keys(mine))} />
      <EditHistory edits={shown.edits} revert={(id) => void revert(id)} />
    </div>
  );
}
