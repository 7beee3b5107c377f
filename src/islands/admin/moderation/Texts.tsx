import type { ReactNode } from 'react';
import type { Author } from '#api/admin/moderation.ts';
import { t } from '#i18n/admin-words.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import type { ListedRow } from '../list/row-list.ts';
import { useKeys } from '../list/use-keys.ts';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';
import { momentWords } from '../moment.ts';
import { Problem } from '../Problem.tsx';
import { type Changed, useChange } from '../use-change.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { Decision, type Said } from './Decision.tsx';

interface TextRow extends ListedRow {
  readonly at: string;
  readonly author: Author | null;
}

interface Props<Row extends TextRow, Choice extends string> {
  readonly fetchRows: Fetch<Row>;
  readonly counted: () => Promise<void>;
  readonly show: (row: Row) => ReactNode;
  readonly choices: (row: Row) => readonly Choice[];
  readonly reasoned: readonly Choice[];
  /** What the keys a and r choose. */
  readonly keyed: { readonly a: Choice; readonly r: Choice };
  readonly send: (row: Row, choice: Choice, said: Said) => Promise<Changed>;
}

const none: readonly never[] = [];

/** A queue of texts, read one below the other, each decided on where it stands. */
export function Texts<Row extends TextRow, Choice extends string>(props: Props<Row, Choice>) {
  const { fetchRows, counted, show, choices, reasoned, keyed, send } = props;
  const rows = useRows(fetchRows);
  const { found, problem, load, state, go } = rows;
  const selection = useSelection<Row>(found?.items ?? none);
  const { says, canUndo, run, undo } = useChange(async () => {
    await Promise.all([load(), counted()]);
  });
  const { here } = selection;
  const decide = async (row: Row, choice: Choice, said: Said) => {
    if (!(await run(() => send(row, choice, said)))) await load();
  };
  const press = (choice: Choice) => () => {
    if (!here || !choices(here).includes(choice)) return;
    if (reasoned.includes(choice)) document.querySelector<HTMLElement>(`[data-row="${here.id}"] [data-reason]`)?.focus();
    else void decide(here, choice, {});
  };
  useKeys({ j: () => selection.move(1), k: () => selection.move(-1), a: press(keyed.a), r: press(keyed.r), u: () => void undo() });
  const more = (found?.items.length ?? 0) < (found?.total ?? 0);
  return (
    <>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      <ListFilters filters={[]} state={state} go={go} />
      {problem !== null && <Problem reason={problem} again={load} />}
      {found === null && problem === null && <p role="status">{t('admin.loading')}</p>}
      {found?.total === 0 && <p>{t('admin.moderation.empty')}</p>}
      <ul className="desk-cases">
        {found?.items.map((row) => (
          <li key={row.id} data-row={row.id} data-here={row === here || undefined}>
            <p className="small">
              <AuthorLine author={row.author} /> · {momentWords(row.at)}
            </p>
            {show(row)}
            <Decision
              author={row.author}
              choices={choices(row)}
              reasoned={reasoned}
              decide={(choice, said) => void decide(row, choice, said)}
            />
          </li>
        ))}
      </ul>
      {more && <p className="quiet">{t('admin.moderation.more', { shown: found?.items.length ?? 0, total: found?.total ?? 0 })}</p>}
      <p className="small quiet">{t('admin.moderation.keys')}</p>
    </>
  );
}
