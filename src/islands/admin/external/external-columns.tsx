import type { ExternalLine } from '#api/admin/external-products.ts';
import { externalStates, externalViews } from '#core/imports/external-list.ts';
import { t } from '#i18n/admin-words.ts';
import { productPath } from '#site/paths.ts';
import type { Column, Filter } from '../list/row-list.ts';
import { matchWords } from './match-words.ts';

const stateWords = ({ state, list }: ExternalLine): string =>
  list ? t(`admin.external.state.${state}`) : `${t(`admin.external.state.${state}`)}, ${t('admin.external.noList')}`;
const matchText = ({ match }: ExternalLine): string =>
  match === null ? t('admin.external.match.none') : `${match.brand} ${matchWords(match)}`;

/** `open` shows a row beside its product. */
export const externalColumns = (open: (row: ExternalLine) => void): readonly Column<ExternalLine>[] => [
  {
    name: 'title',
    title: t('admin.field.title'),
    sorts: true,
    cell: (row) => (
      <button type="button" className="button bare" onClick={() => open(row)}>
        {row.title}
      </button>
    ),
    text: ({ title }) => title,
  },
  { name: 'brand', title: t('admin.field.brand'), sorts: true, cell: ({ brand }) => brand, text: ({ brand }) => brand },
  {
    name: 'likeness',
    title: t('admin.external.match'),
    sorts: true,
    cell: (row) => (
      <span className="desk-match">
        {row.match === null ? matchText(row) : <a href={productPath(row.match.alias)}>{matchText(row)}</a>}
      </span>
    ),
    text: matchText,
  },
  { name: 'state', title: t('admin.field.status'), sorts: false, cell: stateWords, text: stateWords },
  { name: 'shop', title: t('admin.feed.shop'), sorts: true, cell: ({ shop }) => shop, text: ({ shop }) => shop },
  { name: 'added', title: t('admin.external.seen'), sorts: true, cell: ({ seen }) => t.date(seen), text: ({ seen }) => seen },
];

export const externalFilters = (): readonly Filter[] => [
  {
    name: 'state',
    title: t('admin.field.status'),
    options: externalStates.map((state) => [state, t(`admin.external.state.${state}`)] as const),
  },
  {
    name: 'view',
    title: t('admin.external.match'),
    options: externalViews.map((view) => [view, t(`admin.external.view.${view}`)] as const),
  },
];
