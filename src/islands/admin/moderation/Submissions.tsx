import { useState } from 'react';
import type { decideSubmission, SubmissionLine, submissionRows } from '#api/admin/moderation.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { editProductPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { RowList } from '../list/RowList.tsx';
import type { Column, Filter } from '../list/row-list.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';
import { useChange } from '../use-change.ts';
import { SubmissionPanel, type Verdict } from './SubmissionPanel.tsx';

const none: readonly SubmissionLine[] = [];
const nameOf = ({ brand, title }: SubmissionLine) => `${brand} ${title}`;
const filters: readonly Filter[] = [
  {
    name: 'state',
    title: t('admin.submission.state'),
    all: t('admin.submission.waitsForEditor'),
    options: [['asked', t('admin.submission.waitsForAuthor')]],
  },
];

const fetchRows: Fetch<SubmissionLine> = (state) =>
  ask<typeof submissionRows>({ method: 'GET', path: 'v2/admin/moderation/submissions' }, { query: filled(state) });
/** A menu's first choice says nothing: what waits for an editor. */
const filled = (state: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== '')) as Call<typeof submissionRows>['query'];

/** The queue of submissions, with the one that is decided on beside it. */
export function Submissions({ counted }: { readonly counted: () => Promise<void> }) {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { says, canUndo, run, undo } = useChange(async () => {
    await Promise.all([rows.load(), counted()]);
  });
  const [busy, setBusy] = useState(false);
  const { here } = selection;
  const decide = async (line: SubmissionLine, body: Verdict) => {
    // A second press would decide on what has just gone.
    if (busy) return;
    setBusy(true);
    const call = { params: { id: line.id }, body };
    const path = 'v2/admin/moderation/submissions/{id}';
    if (!(await run(() => ask<typeof decideSubmission>({ method: 'POST', path }, call)))) await rows.load();
    setBusy(false);
  };
  const keys = {
    a: () => here && void decide(here, { decision: 'approve', seen: here.updated }),
    r: () => document.querySelector<HTMLElement>('[data-reason]')?.focus(),
    e: () => here && location.assign(editProductPath(here.id)),
    u: () => void undo(),
  };
  const columns: readonly Column<SubmissionLine>[] = [
    {
      name: 'title',
      title: t('admin.field.title'),
      sorts: true,
      cell: (row) => (
        <button type="button" className="text-button" aria-pressed={row === here} onClick={() => selection.stand(row)}>
          {nameOf(row)}
        </button>
      ),
      text: nameOf,
    },
    {
      name: 'author',
      title: t('admin.field.author'),
      sorts: false,
      cell: ({ author }) => author?.username ?? t('admin.author.gone'),
      text: ({ author }) => author?.username ?? '',
    },
    { name: 'added', title: t('admin.field.added'), sorts: true, cell: ({ added }) => t.date(added), text: ({ added }) => added },
  ];
  return (
    <>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      <div className="desk-queue">
        <div>
          <RowList
            name="submissions"
            columns={columns}
            filters={filters}
            nameOf={nameOf}
            rows={rows}
            fetchRows={fetchRows}
            selection={selection}
            picks={false}
            hint={t('admin.submission.keys')}
            keys={keys}
          />
        </div>
        {here && <SubmissionPanel line={here} decide={(verdict) => void decide(here, verdict)} />}
      </div>
    </>
  );
}
