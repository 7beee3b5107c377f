import { ArrowDown, ArrowUp, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '#core/sharing/csv.ts';
import { ingredientPath } from '#site/paths.ts';
import { itemOf } from '#ui/analysis/report-view.ts';
import { download } from '../../shell/download.ts';
import type { CheckerView } from '../checker-view.ts';
import { type DetailColumn, detailColumns, detailRows, type Sorting, sortedIndices } from './detail-columns.ts';

interface Props {
  readonly view: CheckerView;
}

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';

function Downloads({ view }: Props) {
  const { t, report, facts } = view;
  const { reading, context } = report;
  const saveCsv = () => download('inciscope-report.csv', 'text/csv;charset=utf-8', byteOrderMark + csvOf(detailRows(view)));
  const saveJson = () =>
    download(
      'inciscope-report.json',
      'application/json',
      JSON.stringify({ format: 'inciscope-report-1', text: reading.text, context, report, facts }, null, 2),
    );
  return (
    <div className="actions">
      <button type="button" className="button" onClick={saveCsv}>
        <Download className="icon" />
        {t('checker.saveCsv')}
      </button>
      <button type="button" className="button" onClick={saveJson}>
        <Download className="icon" />
        {t('checker.saveJson')}
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        <Printer className="icon" />
        {t('checker.print')}
      </button>
    </div>
  );
}

function Head({
  view,
  column,
  sorting,
  onSort,
}: Props & { readonly column: DetailColumn; readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void }) {
  const active = sorting.column === column.key;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={active ? (sorting.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => onSort({ column: column.key, descending: active && !sorting.descending })}>
        {view.t.find(column.title)}
        {active && <Arrow className="icon" />}
      </button>
    </th>
  );
}

function Cells({ view, index }: Props & { readonly index: number }) {
  const { alias } = itemOf(view, index);
  return detailColumns.map((column) => {
    const text = column.text(view, index) || view.t('detail.none');
    if (column.key !== 'ingredient')
      return (
        <td key={column.key} data-column={column.key}>
          {text}
        </td>
      );
    return (
      <th key={column.key} scope="row">
        {alias ? <a href={ingredientPath(alias)}>{text}</a> : text}
      </th>
    );
  });
}

/** Every field of every ingredient: a table that sorts by any column and can be saved or printed. */
export function DetailTab({ view }: Props) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'place', descending: false });
  const caption = view.t('product.detailed');
  return (
    <>
      <div className="detail-bar">
        <p className="fine quiet">{view.t('checker.detail.note')}</p>
        <Downloads view={view} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="scroll" aria-label={caption} tabIndex={0}>
        <table className="table detail sortable">
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              {detailColumns.map((column) => (
                <Head key={column.key} view={view} column={column} sorting={sorting} onSort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedIndices(view, sorting).map((index) => (
              <tr key={index}>
                <Cells view={view} index={index} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
