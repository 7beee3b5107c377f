import { memo, type ReactNode } from 'react';
import { outOfPlace } from '#core/analysis/out-of-place.ts';
import { contentPath } from '#site/paths.ts';
import { ConcernRows } from '#ui/analysis/answer/ConcernRows.tsx';
import { HelpRows } from '#ui/analysis/answer/HelpRows.tsx';
import { WorthRows } from '#ui/analysis/answer/WorthRows.tsx';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import type { CheckerView } from '../checker-view.ts';
import { Deferred } from '../report/Deferred.tsx';
import { AllergenRows } from './AllergenRows.tsx';
import { FlagRow } from './Verdict.tsx';

type Shown = { readonly view: ReportView };
const unchanged =
  (...fields: readonly (keyof ReportView['report'])[]) =>
  (before: Shown, after: Shown) =>
    before.view.facts === after.view.facts && fields.every((field) => before.view.report[field] === after.view.report[field]);

/** Parts that another use leaves as they are: drawing them anew is most of the work. */
const Key = memo(StripKey);
const Helps = memo(
  HelpRows,
  (before, after) =>
    unchanged('effects', 'reading', 'withheld')(before, after) &&
    outOfPlace(before.view.report).size === outOfPlace(after.view.report).size,
);
/** Most warnings are the same for every use; they are plain data, so that what they say can be compared. */
const Warning = memo(
  FlagRow,
  (before, after) => unchanged('reading')(before, after) && JSON.stringify(before.verdict) === JSON.stringify(after.verdict),
);

function Part({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <section className="answer-part">
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

/** The answer with what stands behind it: good for, think twice if, worth knowing. */
export function OverviewTab({ view }: { readonly view: CheckerView }) {
  const { report, words, t } = view;
  return (
    <Deferred of={report.reading} room={<div className="tiles room" />}>
      <div className="answer-parts" data-part="tiles">
        <Part title={t('answer.goodFor')} note={t('answer.marks')}>
          <Helps view={view} />
        </Part>
        <div>
          <Part title={t('answer.thinkTwice')}>
            <ConcernRows view={view} />
          </Part>
          <Part title={t('checker.worth')}>
            <WorthRows
              view={view}
              flagRow={(verdict) => <Warning key={`${verdict.flag} ${verdict.state}`} view={view} verdict={verdict} />}
            />
          </Part>
          <Part title={t('product.allergens')} note={t('allergens.named', { count: report.allergens.length })}>
            <AllergenRows view={view} />
          </Part>
        </div>
      </div>
      <Key words={words} t={t} />
      <p className="fine quiet">
        <a href={contentPath('method')}>{t('checker.method')}</a>
      </p>
    </Deferred>
  );
}
