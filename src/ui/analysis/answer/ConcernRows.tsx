import type { Concern } from '#core/analysis/concern.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import { isWhollyRead } from '#core/analysis/report.ts';
import { concernWords, saidAgainst } from '../compose-answer.ts';
import { lowerFirst, upperFirst } from '../first-letter.ts';
import type { ReportView } from '../report-view.ts';
import { ConcernMark } from './AnswerMarks.tsx';
import { NamedIngredients } from './NamedIngredients.tsx';

const ofCaution = 'caution.';

/** What a reason says in words; null where the concern itself says it. */
function whyWords({ words }: ReportView, reason: string | null): string | null {
  if (reason === null) return null;
  return reason.startsWith(ofCaution) ? (words.cautions[reason.slice(ofCaution.length)] ?? null) : (words.reasons[reason] ?? null);
}

function whyOf(view: ReportView, { by }: Concern): string {
  const reasons = new Set(by.flatMap(({ reason }) => lowerFirst(whyWords(view, reason) ?? '') || []));
  return upperFirst([...reasons].join('; '));
}

/** Who should think twice, each row completing that sentence, with the ingredients behind it and why. */
export function ConcernRows({ view, linked = true }: { readonly view: ReportView; readonly linked?: boolean }) {
  const { report, t } = view;
  const concerns = concernsOf(report);
  if (concerns.length === 0) {
    const against = saidAgainst(report);
    // Where something that was read does, nobody is told that nothing that was read speaks against it.
    const isUnread = !isWhollyRead(report) && against !== 'law' && against !== 'pores';
    return <p className="small quiet">{t(`answer.thinkTwice.${isUnread ? 'unread' : (against ?? 'none')}`)}</p>;
  }
  return (
    <ul className="answer-rows">
      {concerns.map((concern) => {
        const why = whyOf(view, concern);
        return (
          <li key={concern.who} data-who={concern.who}>
            <p className="answer-name">{concernWords(view, concern)}</p>
            <p className="answer-marks">
              <ConcernMark state={concern.state} t={t} />
            </p>
            <NamedIngredients view={view} linked={linked} names={concern.by} />
            {why !== '' && <p className="answer-why">{why}</p>}
          </li>
        );
      })}
    </ul>
  );
}
