import { useCallback, useState } from 'react';
import type { decideExternal, ExternalLine, externalProducts } from '#api/admin/external-products.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { RowList } from '../list/RowList.tsx';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';
import { useChange } from '../use-change.ts';
import { type Decision, decisions } from './decisions.ts';
import { externalColumns, externalFilters } from './external-columns.tsx';
import { SideBySide } from './SideBySide.tsx';
import { type Skipped, skippedWords } from './skipped-words.ts';

const none: readonly ExternalLine[] = [];
const filters = externalFilters();

const fetchRows: Fetch<ExternalLine> = (state) =>
  ask<typeof externalProducts>(
    { method: 'GET', path: 'v2/admin/external-products' },
    { query: state as Call<typeof externalProducts>['query'] },
  );

/** What feeds say of products, and what becomes of it. */
export default function ExternalScreen() {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { says, canUndo, run, undo } = useChange(rows.load);
  const [opened, setOpened] = useState<ExternalLine | null>(null);
  const [skipped, setSkipped] = useState<Skipped>([]);
  const close = useCallback(() => setOpened(null), []);

  const decide = async (some: readonly ExternalLine[], decision: Decision, into?: string) => {
    if (some.length === 0) return;
    const body = { ids: some.map(({ id }) => id), decision, ...(into === undefined ? {} : { into }) };
    const done = await run(async () => {
      const answer = await ask<typeof decideExternal>({ method: 'POST', path: 'v2/admin/external-products' }, { body });
      setSkipped(answer.skipped);
      return answer;
    });
    if (!done) return;
    selection.clear();
    close();
  };
  const { here, chosen } = selection;
  const keys = {
    e: () => here && setOpened(here),
    a: () => here && void decide([here], here.match ? 'merge' : 'approve'),
    r: () => here && void decide([here], 'reject'),
    u: () => void undo(),
  };
  return (
    <>
      <h2>{t('admin.screen.external')}</h2>
      <p className="small">{t('admin.external.about')}</p>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      {skipped.length > 0 && <p className="note">{skippedWords(skipped)}</p>}
      <RowList
        name="external-products"
        columns={externalColumns(setOpened)}
        filters={filters}
        nameOf={({ brand, title }) => `${brand} ${title}`}
        rows={rows}
        fetchRows={fetchRows}
        selection={selection}
        keys={keys}
      >
        {decisions.map((decision) => (
          <button key={decision} type="button" className="button" onClick={() => void decide([...chosen.values()], decision)}>
            {t(`admin.external.${decision}`)}
          </button>
        ))}
      </RowList>
      <SideBySide row={opened} close={close} decide={(decision, into) => void (opened && decide([opened], decision, into))} />
    </>
  );
}
