import { useState } from 'react';
import { mostRows } from '#api/admin/rows.ts';
import { csvOf } from '#core/sharing/csv.ts';
import { t } from '#i18n/admin-words.ts';
import { download } from '../../shell/download.ts';
import type { Column, ListedRow, ListState } from './row-list.ts';
import { type Fetch, failure } from './use-rows.ts';

/** Everything that answers to the state, not its page alone, as a file for a spreadsheet. */
export function FileButton<Row extends ListedRow>(props: {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly state: ListState;
  readonly fetchRows: Fetch<Row>;
}) {
  const { name, columns, state, fetchRows } = props;
  const [says, setSays] = useState<string | null>(null);
  async function make() {
    const rows: Row[] = [];
    try {
      for (let page = 1; ; page += 1) {
        const { items, total } = await fetchRows({ ...state, page: String(page), limit: String(mostRows) });
        rows.push(...items);
        setSays(t('admin.list.filing', { done: rows.length, total }));
        if (items.length < mostRows) break;
      }
      const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))];
      download(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(lines));
      setSays(null);
    } catch (error) {
      setSays(t('admin.failed', { reason: failure(error) }));
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void make()}>
        {t('admin.list.file')}
      </button>
      {says !== null && <span role="status">{says}</span>}
    </>
  );
}
