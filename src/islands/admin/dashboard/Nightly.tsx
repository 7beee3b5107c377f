import type { startNight } from '#api/admin/dashboard.ts';
import type { nightlyRuns } from '#api/admin/publishing.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { momentWords } from '../moment.ts';
import { Problem } from '../Problem.tsx';
import { usePolled } from '../use-polled.ts';
import { durationWords } from './Builds.tsx';

type Run = AnswerOf<typeof nightlyRuns>['runs'][number];

const often = 2_000;
const seldom = 30_000;
const isUnderWay = ({ steps }: Run) => steps.some(({ state }) => state === 'running');

function RunSteps({ run: { startedAt, steps } }: { readonly run: Run }) {
  return (
    <>
      <h4>{momentWords(startedAt)}</h4>
      <ul className="desk-steps">
        {steps.map(({ step, state, startedAt: begun, endedAt, detail }) => (
          <li key={step}>
            <b className={`desk-state ${state}`}>{t(`admin.state.${state}`)}</b>{' '}
            {t.find(`admin.night.step.${step.replaceAll(' ', '-')}`) ?? step}
            {endedAt !== null && `, ${durationWords((Date.parse(endedAt) - Date.parse(begun)) / 1_000)}`}
            {detail !== null && <span className="quiet desk-detail">{detail}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last nights' work step by step, and the button that begins it now. */
export function Nightly() {
  const { answer, problem, load } = usePolled(
    () => ask<typeof nightlyRuns>({ method: 'GET', path: 'v2/admin/nightly' }, {}),
    ({ runs }) => (runs[0] && isUnderWay(runs[0]) ? often : seldom),
  );
  const begin = async () => {
    try {
      await ask<typeof startNight>({ method: 'POST', path: 'v2/admin/nightly' }, {});
      // Its first step is written down when its process has started.
      window.setTimeout(() => void load(), often);
    } catch {
      // It has been said.
    }
  };
  const [last, ...older] = answer?.runs ?? [];
  return (
    <section aria-labelledby="nightly">
      <h3 id="nightly">{t('admin.night.title')}</h3>
      {problem !== null && <Problem reason={problem} again={load} />}
      <p className="desk-tools">
        <button type="button" className="button" onClick={() => void begin()} disabled={last !== undefined && isUnderWay(last)}>
          {t('admin.night.begin')}
        </button>
      </p>
      {answer && last === undefined && <p className="quiet">{t('admin.night.none')}</p>}
      {last && <RunSteps run={last} />}
      {older.length > 0 && (
        <details>
          <summary>{t('admin.night.older')}</summary>
          {older.map((run) => (
            <RunSteps key={run.startedAt} run={run} />
          ))}
        </details>
      )}
    </section>
  );
}
