import type { IngredientLine, ingredientRows } from '#api/admin/ingredients.ts';
import type { Call } from '#api/endpoint.ts';
import { ingredientViews } from '#core/catalog/editing.ts';
import { t } from '#i18n/admin-words.ts';
import { adminIngredientPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { RowList } from '../list/RowList.tsx';
import type { Column, Filter } from '../list/row-list.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';

const fetchRows: Fetch<IngredientLine> = (state) =>
  ask<typeof ingredientRows>({ method: 'GET', path: 'v2/admin/ingredients' }, { query: state as Call<typeof ingredientRows>['query'] });

const none: readonly IngredientLine[] = [];
const common = ({ common: names }: IngredientLine) => names[t.language] ?? '';

const columns: readonly Column<IngredientLine>[] = [
  {
    name: 'inci',
    title: 'INCI',
    sorts: true,
    cell: (row) => <a href={adminIngredientPath(row.alias)}>{row.inci}</a>,
    text: (row) => row.inci,
  },
  { name: 'common', title: t('admin.edit.field.common'), sorts: false, cell: common, text: common },
  {
    name: 'products',
    title: t('admin.screen.products'),
    sorts: true,
    cell: (row) => t.number(row.products),
    text: (row) => String(row.products),
  },
  { name: 'edits', title: t('admin.ingredient.edits'), sorts: true, cell: (row) => t.number(row.edits), text: (row) => String(row.edits) },
];

const filters: readonly Filter[] = [
  {
    name: 'view',
    title: t('admin.field.view'),
    options: ingredientViews.map((view) => [view, t(`admin.ingredient.view.${view}`)] as const),
  },
];

/** The knowledge base, with what editors laid over it. */
export default function IngredientsScreen() {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { here } = selection;
  return (
    <>
      <h2>{t('admin.screen.ingredients')}</h2>
      <RowList
        name="ingredients"
        columns={columns}
        filters={filters}
        nameOf={({ inci }) => inci}
        rows={rows}
        fetchRows={fetchRows}
        selection={selection}
        keys={{ e: () => here && location.assign(adminIngredientPath(here.alias)) }}
      />
    </>
  );
}
