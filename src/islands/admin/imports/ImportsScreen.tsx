import type { importState } from '#api/admin/imports.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { Problem } from '../Problem.tsx';
import { usePolled } from '../use-polled.ts';
import { Jobs } from './Jobs.tsx';
import { Runs } from './Runs.tsx';
import { StartImport } from './StartImport.tsx';

const often = 1_000;
const seldom = 10_000;

/** Imports: start one, watch it, see what came of all of them. */
export default function ImportsScreen() {
  const { answer, problem, load } = usePolled(
    () => ask<typeof importState>({ method: 'GET', path: 'v2/admin/imports' }, {}),
    ({ jobs }) => (jobs.some(({ state }) => state === 'asked' || state === 'running') ? often : seldom),
  );
  // The list of runs is drawn anew when a job begins or ends.
  const states = answer?.jobs.map(({ id, state }) => `${id} ${state}`).join();
  return (
    <>
      <h2>{t('admin.screen.imports')}</h2>
      {problem !== null && <Problem reason={problem} again={load} />}
      {answer && (
        <div className="desk-board">
          {answer.here ? <StartImport sources={answer.sources} began={load} /> : <p className="note">{t('admin.import.elsewhere')}</p>}
          <Jobs jobs={answer.jobs} changed={load} />
          <Runs key={states} reports={answer.here} />
        </div>
      )}
    </>
  );
}
