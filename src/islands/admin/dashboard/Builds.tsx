import type { publishState } from '#api/admin/publishing.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { LogText } from '../LogText.tsx';
import { momentWords } from '../moment.ts';

type Build = AnswerOf<typeof publishState>['builds'][number];

/** "0.8 s", "2 min 5 s" */
export function durationWords(seconds: number): string {
  if (seconds < 60) return t('admin.seconds', { seconds: Math.round(seconds * 10) / 10 });
  return t('admin.minutes', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
}

const shownAtOnce = 5;

function BuildRow({ build }: { readonly build: Build }) {
  const { startedAt, reason, by, state, seconds, files, log } = build;
  return (
    <tr>
      <td>{momentWords(startedAt)}</td>
      <td>{by === null ? t(`admin.build.reason.${reason}`) : t('admin.build.by', { who: by })}</td>
      <td>
        <b className={`desk-state ${state}`}>{t(`admin.state.${state}`)}</b>
        {log !== null && <LogText log={log} />}
      </td>
      <td>{seconds === null ? '' : durationWords(seconds)}</td>
      <td>{files === null ? '' : t.number(files)}</td>
    </tr>
  );
}

function BuildTable({ builds }: { readonly builds: readonly Build[] }) {
  return (
    <div className="scroll">
      <table className="table desk-table">
        <thead>
          <tr>
            {(['at', 'reason', 'state', 'duration', 'files'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`admin.build.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {builds.map((build) => (
            <BuildRow key={build.id} build={build} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The last builds; why one failed stands under its line. */
export function Builds({ builds }: { readonly builds: readonly Build[] }) {
  if (builds.length === 0) return null;
  return (
    <>
      <h4>{t('admin.build.last')}</h4>
      <BuildTable builds={builds.slice(0, shownAtOnce)} />
      {builds.length > shownAtOnce && (
        <details>
          <summary>{t('admin.build.older')}</summary>
          <BuildTable builds={builds.slice(shownAtOnce)} />
        </details>
      )}
    </>
  );
}
