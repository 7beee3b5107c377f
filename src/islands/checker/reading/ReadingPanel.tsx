import { memo } from 'react';
import type { Override } from '#core/inci/overrides.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { familyOf } from '#ui/analysis/report-view.ts';
import type { CheckerView } from '../checker-view.ts';
import type { CheckerActions } from '../use-checker.ts';
import { Notes } from './Notes.tsx';
import { ReadText } from './ReadText.tsx';

interface Props {
  readonly view: CheckerView;
  readonly actions: CheckerActions;
  readonly overrides: readonly Override[];
}

/** Another use of the product leaves the reading as it is. */
const sameReading = (before: Props, after: Props) =>
  before.view.report.reading === after.view.report.reading && before.overrides === after.overrides;

/** The first thing a report says: how the list was read, piece by piece, and what can be changed about that. */
export const ReadingPanel = memo(function ReadingPanel({ view, actions, overrides }: Props) {
  const { report, t } = view;
  const { items, recognised, total } = report.reading;
  return (
    <section className="section reading" data-part="reading">
      <header>
        <h2>{t('checker.reading')}</h2>
        <div className="count">
          <p>
            <span className="big-number number" data-part="count">
              {t.number(recognised)} <span className="quiet">{t('checker.ofTotal', { total })}</span>
            </span>
            <small>{t('checker.recognised', { count: total })}</small>
          </p>
          <div className="marks" aria-hidden="true">
            <Marks families={items.map((_, index) => familyOf(view, index))} />
          </div>
        </div>
      </header>
      <div>
        <ReadText view={view} />
        <Notes view={view} actions={actions} overrides={overrides} />
      </div>
    </section>
  );
}, sameReading);
