import type { publishNow, publishState } from '#api/admin/publishing.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { brandPath, productPath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { Problem } from '../Problem.tsx';
import { usePolled } from '../use-polled.ts';
import { Builds } from './Builds.tsx';

type State = AnswerOf<typeof publishState>;
type Change = State['changes'][number];

const often = 1_000;
const seldom = 5_000;
const kinds = ['product', 'brand', 'ingredient', 'alias'] as const;

const progressWords = ({ step, done, total, perSecond }: NonNullable<State['current']>): string => {
  const doing = step === null ? t('admin.build.waits') : (t.find(`admin.build.step.${step}`) ?? step);
  if (done === null || total === null) return doing;
  const counted = t('admin.build.progress', { step: doing, done, total });
  return perSecond === null ? counted : `${counted}, ${t('admin.build.rate', { rate: perSecond })}`;
};

function ChangeLink({ kind, subject, alias, name }: Change) {
  const path = alias === null ? null : kind === 'product' ? productPath(alias) : kind === 'brand' ? brandPath(alias) : null;
  return (
    <li>
      {t(`admin.publish.kind.${kind}`)}: {path === null ? (name ?? subject) : <a href={path}>{name ?? subject}</a>}
    </li>
  );
}

/** What a press of the button would publish, the build under way, and the last ones. */
export function Publishing() {
  const { answer, problem, load } = usePolled(
    () => ask<typeof publishState>({ method: 'GET', path: 'v2/admin/publish' }, {}),
    (state) => (state.current === null ? seldom : often),
  );
  const publish = async () => {
    try {
      await ask<typeof publishNow>({ method: 'POST', path: 'v2/admin/publish' }, {});
    } catch {
      // It has been said.
    }
    await load();
  };
  const waiting = answer ? kinds.filter((kind) => answer.waiting[kind] > 0) : [];
  const current = answer?.current ?? null;
  return (
    <section aria-labelledby="publishing">
      <h3 id="publishing">{t('admin.publish.title')}</h3>
      {problem !== null && <Problem reason={problem} again={load} />}
      {answer && (
        <>
          <p>
            {waiting.length === 0
              ? t('admin.publish.nothing')
              : t('admin.publish.waiting', {
                  changes: t.list(waiting.map((kind) => t(`admin.publish.count.${kind}`, { count: answer.waiting[kind] }))),
                })}{' '}
            {answer.after !== null && t('admin.publish.after', { seconds: answer.after })}
          </p>
          {answer.changes.length > 0 && (
            <details>
              <summary>{t('admin.publish.newest')}</summary>
              <ul>
                {answer.changes.map((change) => (
                  <ChangeLink key={`${change.kind} ${change.subject}`} {...change} />
                ))}
              </ul>
            </details>
          )}
          <p className="desk-tools">
            <button type="button" className="button primary" onClick={() => void publish()} disabled={answer.how === 'none'}>
              {t('admin.publish.now')}
            </button>
            <span role="status">{current && progressWords(current)}</span>
          </p>
          {current && (
            <progress aria-label={t('admin.publish.title')} {...(current.total ? { value: current.done ?? 0, max: current.total } : {})} />
          )}
          {answer.how === 'none' && <p className="note">{t('admin.publish.none')}</p>}
          <Builds builds={answer.builds} />
        </>
      )}
    </section>
  );
}
