import type { ProductLine } from '#api/admin/products.ts';
import { productStatuses, productViews } from '#core/catalog/editing.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath } from '#site/account-paths.ts';
import { categoryChoices, categoryName } from '../desk-data.ts';
import type { Column, Filter } from '../list/row-list.ts';

const categoryWords = ({ category, categorySure }: ProductLine): string => {
  if (category === null) return t('admin.product.uncategorized');
  return categorySure ? categoryName(category) : t('admin.product.probably', { category: categoryName(category) });
};
const statusWords = ({ status, discontinued, picture }: ProductLine): string =>
  [
    t(`admin.product.status.${status}`),
    ...(discontinued ? [t('admin.product.discontinued')] : []),
    ...(picture ? [] : [t('admin.product.noPicture')]),
  ].join(', ');

export const productColumns: readonly Column<ProductLine>[] = [
  {
    name: 'title',
    title: t('admin.field.title'),
    sorts: true,
    cell: (row) => <a href={adminProductPath(row.alias)}>{row.title}</a>,
    text: (row) => row.title,
  },
  { name: 'brand', title: t('admin.field.brand'), sorts: true, cell: (row) => row.brand, text: (row) => row.brand },
  { name: 'category', title: t('admin.field.category'), sorts: true, cell: categoryWords, text: (row) => row.category ?? '' },
  { name: 'status', title: t('admin.field.status'), sorts: true, cell: statusWords, text: (row) => row.status },
  { name: 'source', title: t('admin.field.source'), sorts: false, cell: (row) => row.source, text: (row) => row.source },
  { name: 'updated', title: t('admin.field.updated'), sorts: true, cell: (row) => t.date(row.updated), text: (row) => row.updated },
  { name: 'added', title: t('admin.field.added'), sorts: true, cell: (row) => t.date(row.added), text: (row) => row.added },
];

const sources = ['demo', 'openbeautyfacts', 'feed', 'csv', 'user', 'admin'] as const;

export const productFilters = (): readonly Filter[] => [
  {
    name: 'status',
    title: t('admin.field.status'),
    options: productStatuses.map((status) => [status, t(`admin.product.status.${status}`)] as const),
  },
  { name: 'view', title: t('admin.field.view'), options: productViews.map((view) => [view, t(`admin.product.view.${view}`)] as const) },
  { name: 'category', title: t('admin.field.category'), options: categoryChoices() },
  { name: 'source', title: t('admin.field.source'), options: sources.map((source) => [source, source] as const) },
];
