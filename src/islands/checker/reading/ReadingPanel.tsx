import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import type { CheckerView } from '../checker-view.ts';
import type { CheckerActions } from '../use-checker.ts';
import { Notes } from './Notes.tsx';
import { notesOf } from './notes.ts';
import { ReadText } from './ReadText.tsx';
import { touchesAnswer } from './touches-answer.ts';

interface Props {
  readonly view: CheckerView;
  readonly actions: CheckerActions;
  readonly overrides: readonly Override[];
}

/** Another use of the product leaves the reading as it is. */
const sameReading = (before: Props, after: Props) =>
  before.view.report.reading === after.view.report.reading && before.overrides === after.overrides;

const marks = { corrected: 'corrected', named: 'corrected', unknown: 'unknown', leftOut: 'left-out' } as const;

/** How the list was read: one line with its figures, which opens to the text piece by piece and what can be changed about that; open by itself where a doubt changes the answer. */
export const ReadingPanel = memo(({ view, actions, overrides }: Props) => {
  const { report, t } = view;
  const { recognised, total } = report.reading;
  const groups = notesOf(report.reading, overrides);
  return (
    <details className="answer-fold" data-part="reading" open={touchesAnswer(view) || overrides.length > 0}>
      <summary>
        <span>
          <span className="number" data-part="count">
            {t.number(recognised)} {t('checker.ofTotal', { total })}
          </span>{' '}
          {t('checker.recognised', { count: total })}
          {groups.map(({ kind, notes }) => (
            <span key={kind}>
              {', '}
              <span className={marks[kind]}>{t(`checker.figure.${kind}`, { count: notes.length })}</span>
            </span>
          ))}
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </summary>
      <h3 className="subhead">{t('checker.reading')}</h3>
      <ReadText view={view} />
      <Notes view={view} actions={actions} overrides={overrides} />
    </details>
  );
}, sameReading);
