import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '#i18n/admin-words.ts';
import { type Column, type ListedRow, type ListState, sortedBy } from './row-list.ts';
import type { useSelection } from './use-selection.ts';

interface Props<Row extends ListedRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly state: ListState;
  readonly go: (state: ListState) => void;
  /** Null where nothing is done to rows. */
  readonly selection: ReturnType<typeof useSelection<Row>> | null;
  /** Are rows ticked, for what is done to many? */
  readonly picks: boolean;
}

/** The rows themselves: columns that sort, boxes that select. */
export function RowTable<Row extends ListedRow>({ rows, columns, nameOf, state, go, selection, picks }: Props<Row>) {
  const sort = state['sort'] ?? '';
  const orderOf = (column: string) => (sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined);
  return (
    <table className="table desk-table">
      <thead>
        <tr>
          {picks && selection && (
            <th>
              <input type="checkbox" aria-label={t('admin.list.selectPage')} checked={selection.allHere} onChange={selection.togglePage} />
            </th>
          )}
          {columns.map(({ name, title, sorts }) => (
            <th key={name} scope="col" aria-sort={orderOf(name)}>
              {sorts ? (
                <button type="button" onClick={() => go(sortedBy(state, name))}>
                  {title}
                  {orderOf(name) === 'ascending' && <ArrowUp className="icon" aria-hidden="true" />}
                  {orderOf(name) === 'descending' && <ArrowDown className="icon" aria-hidden="true" />}
                </button>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id} data-here={selection?.here === row || undefined}>
            {picks && selection && (
              <td>
                <input
                  type="checkbox"
                  aria-label={t('admin.list.select', { name: nameOf(row) })}
                  checked={selection.chosen.has(row.id)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map(({ name, cell }) => (
              <td key={name}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
