import type { continueImport, ImportJobRecord, stopImport } from '#api/admin/imports.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { LogText } from '../LogText.tsx';
import { momentWords } from '../moment.ts';
import { sourceWords } from './source-words.ts';

const isOpen = ({ state }: ImportJobRecord) => state === 'asked' || state === 'running';

function Job({ job, drawAnew }: { readonly job: ImportJobRecord; readonly drawAnew: () => Promise<void> }) {
  const { id, state, askedAt, by, share, rows, added, changed, rejected, restarts, log } = job;
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      // It has been said.
    }
    await drawAnew();
  };
  const stop = () => act(() => ask<typeof stopImport>({ method: 'POST', path: 'v2/admin/imports/{id}/stop' }, { params: { id } }));
  const goOn = () => act(() => ask<typeof continueImport>({ method: 'POST', path: 'v2/admin/imports/{id}/continue' }, { params: { id } }));
  const name = sourceWords(job);
  return (
    <li>
      <b className={`desk-state ${state}`}>{t(`admin.state.${state}`)}</b> {name}
      <span className="quiet desk-detail">
        {momentWords(askedAt)}
        {by !== null && ` · ${by}`}
        {restarts > 0 && ` · ${t('admin.import.restarts', { count: restarts })}`}
      </span>
      <span className="desk-detail">{t('admin.import.counts', { rows, added, changed, rejected })}</span>
      {state === 'running' && <progress aria-label={name} {...(share === null ? {} : { value: share, max: 1 })} />}
      {isOpen(job) && (
        <button type="button" className="button" onClick={() => void stop()}>
          {t('admin.import.stop')}
        </button>
      )}
      {(state === 'failed' || state === 'stopped') && (
        <button type="button" className="button" onClick={() => void goOn()}>
          {t('admin.import.continue')}
        </button>
      )}
      {log !== null && <LogText log={log} />}
    </li>
  );
}

interface Props {
  readonly jobs: readonly ImportJobRecord[];
  readonly changed: () => Promise<void>;
}

/** Imports that administrators started, the one under way with its progress. */
export function Jobs({ jobs, changed }: Props) {
  return (
    <section aria-labelledby="jobs">
      <h3 id="jobs">{t('admin.import.jobs')}</h3>
      {jobs.length === 0 && <p className="quiet">{t('admin.import.noJobs')}</p>}
      <ul className="desk-jobs">
        {jobs.map((job) => (
          <Job key={job.id} job={job} drawAnew={changed} />
        ))}
      </ul>
    </section>
  );
}
