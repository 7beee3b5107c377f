import type { ReactNode } from 'react';
import { t } from '#i18n/admin-words.ts';
import { Problem } from '../Problem.tsx';
import { FileButton } from './FileButton.tsx';
import { ListFilters } from './ListFilters.tsx';
import { RowTable } from './RowTable.tsx';
import { type Column, type Filter, type ListedRow, pageLength } from './row-list.ts';
import { SavedViews } from './SavedViews.tsx';
import { useKeys } from './use-keys.ts';
import type { Fetch, useRows } from './use-rows.ts';
import type { useSelection } from './use-selection.ts';

interface Props<Row extends ListedRow> {
  /** Of its file and its saved views. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly nameOf: (row: Row) => string;
  readonly rows: ReturnType<typeof useRows<Row>>;
  readonly fetchRows: Fetch<Row>;
  /** Null where nothing is done to many rows. */
  readonly selection: ReturnType<typeof useSelection<Row>> | null;
  /** Are rows ticked, for what is done to many? */
  readonly picks?: boolean;
  /** Which keys there are. */
  readonly hint?: string;
  /** What the keys do to the row they are at: e opens it, a and r decide, u undoes. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** What is done to the selected rows. */
  readonly children?: ReactNode;
}

/** A list that works like a spreadsheet: it searches, narrows, sorts, pages on the server; selects, saves views, makes a file. */
export function RowList<Row extends ListedRow>(props: Props<Row>) {
  const {
    name,
    columns,
    filters,
    nameOf,
    rows,
    fetchRows,
    selection,
    picks = true,
    hint = t('admin.list.keys'),
    keys = {},
    children,
  } = props;
  const { state, go, found, problem, load } = rows;
  const page = Number(state['page'] ?? 1);
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / pageLength));
  const turn = (to: number) => go({ ...state, page: String(to) });
  useKeys({
    j: () => selection?.move(1),
    k: () => selection?.move(-1),
    x: () => picks && selection?.here && selection.toggle(selection.here),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    ...keys,
  });
  return (
    <>
      <ListFilters filters={filters} state={state} go={go} />
      <div className="desk-tools">
        <span role="status">{found && t('admin.list.count', { count: found.total })}</span>
        <SavedViews list={name} />
        <FileButton name={name} columns={columns} state={state} fetchRows={fetchRows} />
      </div>
      {selection && selection.chosen.size > 0 && (
        <div className="desk-bulk">
          <b>{t('admin.list.selected', { count: selection.chosen.size })}</b>
          {children}
          <button type="button" className="button bare" onClick={selection.clear}>
            {t('admin.list.clear')}
          </button>
        </div>
      )}
      {problem !== null && <Problem reason={problem} again={load} />}
      {found === null && problem === null && <p role="status">{t('admin.loading')}</p>}
      {found?.total === 0 && <p>{t('admin.none')}</p>}
      {found && found.items.length > 0 && (
        <div className="scroll">
          <RowTable rows={found.items} columns={columns} nameOf={nameOf} state={state} go={go} selection={selection} picks={picks} />
        </div>
      )}
      {pages > 1 && (
        <nav className="desk-pages" aria-label={t('admin.list.page', { page, pages })}>
          <button type="button" className="button" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {t('admin.list.newer')}
          </button>
          <span>{t('admin.list.page', { page, pages })}</span>
          <button type="button" className="button" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {t('admin.list.older')}
          </button>
        </nav>
      )}
      {selection && <p className="small quiet">{hint}</p>}
    </>
  );
}
