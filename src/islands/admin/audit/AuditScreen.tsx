import type { AuditEntry, auditLog, undoChange } from '#api/admin/audit.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { RowList } from '../list/RowList.tsx';
import type { Column } from '../list/row-list.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { momentWords } from '../moment.ts';
import { useChange } from '../use-change.ts';
import { Differences, differencesText } from './Differences.tsx';

const fetchRows: Fetch<AuditEntry> = (state) =>
  ask<typeof auditLog>({ method: 'GET', path: 'v2/admin/audit' }, { query: state as Call<typeof auditLog>['query'] });

const actionWords = ({ action }: AuditEntry): string => t.find(`admin.audit.${action}`) ?? action;

/** What administrators did; a change can be taken back from here. */
export default function AuditScreen() {
  const rows = useRows(fetchRows);
  const { says, canUndo, run, undo } = useChange(rows.load);
  const takeBack = (id: number) =>
    void run(() => ask<typeof undoChange>({ method: 'POST', path: 'v2/admin/audit/{id}/undo' }, { params: { id } }));
  const columns: readonly Column<AuditEntry>[] = [
    { name: 'at', title: t('admin.field.at'), sorts: true, cell: ({ at }) => momentWords(at), text: ({ at }) => at },
    { name: 'actor', title: t('admin.field.actor'), sorts: false, cell: ({ actor }) => actor ?? '—', text: ({ actor }) => actor ?? '' },
    { name: 'action', title: t('admin.field.action'), sorts: false, cell: actionWords, text: ({ action }) => action },
    { name: 'subject', title: t('admin.field.subject'), sorts: false, cell: ({ subject }) => subject, text: ({ subject }) => subject },
    {
      name: 'difference',
      title: t('admin.field.difference'),
      sorts: false,
      cell: (row) => <Differences entry={row} />,
      text: differencesText,
    },
    {
      name: 'undo',
      title: t('admin.change.undo'),
      sorts: false,
      cell: ({ id, undoable }) =>
        undoable && (
          <button type="button" className="button" onClick={() => takeBack(id)}>
            {t('admin.change.undo')}
          </button>
        ),
      text: () => '',
    },
  ];
  return (
    <>
      <h2>{t('admin.screen.audit')}</h2>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      <RowList
        name="audit"
        columns={columns}
        filters={[]}
        nameOf={({ subject }) => subject}
        rows={rows}
        fetchRows={fetchRows}
        selection={null}
      />
    </>
  );
}
