import type { BrandLine, brandRows } from '#api/admin/brands.ts';
import type { Call } from '#api/endpoint.ts';
import { brandViews } from '#core/catalog/editing.ts';
import { t } from '#i18n/admin-words.ts';
import { adminBrandPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { RowList } from '../list/RowList.tsx';
import type { Column, Filter } from '../list/row-list.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';

const fetchRows: Fetch<BrandLine> = (state) =>
  ask<typeof brandRows>({ method: 'GET', path: 'v2/admin/brands' }, { query: state as Call<typeof brandRows>['query'] });

const none: readonly BrandLine[] = [];
const country = (row: BrandLine) => (row.country === null ? '' : (t.country(row.country) ?? row.country));

const columns: readonly Column<BrandLine>[] = [
  {
    name: 'name',
    title: t('admin.field.brand'),
    sorts: true,
    cell: (row) => <a href={adminBrandPath(row.alias)}>{row.name}</a>,
    text: (row) => row.name,
  },
  {
    name: 'products',
    title: t('admin.brand.products'),
    sorts: true,
    cell: (row) => t.number(row.products),
    text: (row) => String(row.products),
  },
  {
    name: 'entered',
    title: t('admin.brand.entered'),
    sorts: false,
    cell: (row) => t.number(row.entered),
    text: (row) => String(row.entered),
  },
  { name: 'country', title: t('admin.brand.country'), sorts: true, cell: country, text: (row) => row.country ?? '' },
  {
    name: 'certificates',
    title: t('admin.brand.certificates'),
    sorts: false,
    cell: (row) => t.number(row.certificates),
    text: (row) => String(row.certificates),
  },
  { name: 'updated', title: t('admin.field.updated'), sorts: true, cell: (row) => t.date(row.updated), text: (row) => row.updated },
];

const filters: readonly Filter[] = [
  { name: 'view', title: t('admin.field.view'), options: brandViews.map((view) => [view, t(`admin.brand.view.${view}`)] as const) },
];

/** Every brand that was not merged with another one. */
export default function BrandsScreen() {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { here } = selection;
  return (
    <>
      <h2>{t('admin.screen.brands')}</h2>
      <RowList
        name="brands"
        columns={columns}
        filters={filters}
        nameOf={({ name }) => name}
        rows={rows}
        fetchRows={fetchRows}
        selection={selection}
        keys={{ e: () => here && location.assign(adminBrandPath(here.alias)) }}
      />
    </>
  );
}
