import type { ImportRunRecord, importReport, importRuns, ReportedRowRecord } from '#api/admin/imports.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { FileButton } from '../list/FileButton.tsx';
import { RowList } from '../list/RowList.tsx';
import type { Column } from '../list/row-list.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { momentWords } from '../moment.ts';

const fetchRuns: Fetch<ImportRunRecord> = (state) =>
  ask<typeof importRuns>({ method: 'GET', path: 'v2/admin/imports/runs' }, { query: state as Call<typeof importRuns>['query'] });

const fetchReport =
  (id: number): Fetch<ReportedRowRecord> =>
  ({ page = '1', limit = '50' }) =>
    ask<typeof importReport>(
      { method: 'GET', path: 'v2/admin/imports/runs/{id}/rows' },
      { params: { id }, query: { page: Number(page), limit: Number(limit) } },
    );

const reportFields = ['row', 'line', 'record', 'code', 'reason', 'detail', 'imported'] as const;
const reportColumns: readonly Column<ReportedRowRecord>[] = reportFields.map((name) => {
  const text = (row: ReportedRowRecord) => String(row[name] ?? '');
  return { name, title: t(`admin.report.${name}`), sorts: false, cell: text, text };
});

const counts = ['rows', 'added', 'changed', 'unchanged', 'rejected', 'conflicts'] as const;
const countColumns: readonly Column<ImportRunRecord>[] = counts.map((name) => ({
  name,
  title: t(`admin.run.${name}`),
  sorts: false,
  cell: (run) => t.number(run[name]),
  text: (run) => String(run[name]),
}));

/** A file that was sent is kept under its own name behind a hash. */
const fileWords = ({ kind, file }: ImportRunRecord) => `${kind} ${file.replace(/^.*\/uploads\/[0-9a-f]{16}-/, '')}`;
const ended = ({ finishedAt }: ImportRunRecord) => (finishedAt === null ? t('admin.run.open') : momentWords(finishedAt));

const columns: readonly Column<ImportRunRecord>[] = [
  { name: 'begun', title: t('admin.run.begun'), sorts: false, cell: (run) => momentWords(run.startedAt), text: (run) => run.startedAt },
  { name: 'ended', title: t('admin.run.ended'), sorts: false, cell: ended, text: (run) => run.finishedAt ?? '' },
  { name: 'file', title: t('admin.run.file'), sorts: false, cell: fileWords, text: (run) => run.file },
  ...countColumns,
];
const reportColumn: Column<ImportRunRecord> = {
  name: 'report',
  title: t('admin.run.report'),
  sorts: false,
  cell: ({ id }) => <FileButton name={`import-${id}`} columns={reportColumns} state={{}} fetchRows={fetchReport(id)} />,
  text: () => '',
};

/** Every run of every import. */
export function Runs({ reports }: { readonly reports: boolean }) {
  const rows = useRows(fetchRuns);
  return (
    <section aria-labelledby="runs">
      <h3 id="runs">{t('admin.run.title')}</h3>
      <RowList
        name="imports"
        columns={reports ? [...columns, reportColumn] : columns}
        filters={[]}
        nameOf={({ file }) => file}
        rows={rows}
        fetchRows={fetchRuns}
        selection={null}
      />
    </section>
  );
}
