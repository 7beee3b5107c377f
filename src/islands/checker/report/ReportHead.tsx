import { memo } from 'react';
import type { Use } from '#core/analysis/use.ts';
import type { Override } from '#core/inci/overrides.ts';
import { AnswerLines } from '#ui/analysis/answer/AnswerLines.tsx';
import { LawBlock, LimitRows } from '#ui/analysis/answer/LawBlock.tsx';
import { composeTitle } from '#ui/analysis/compose-answer.ts';
import { FormulaStrip, type StripLayer } from '#ui/analysis/FormulaStrip.tsx';
import { quietFlags } from '#ui/analysis/flag-order.ts';
import { flagsOf, nameOf } from '#ui/analysis/report-view.ts';
import { ForYouLine } from '../../for-you/ForYouLine.tsx';
import { SkinFold } from '../../for-you/SkinFold.tsx';
import type { CheckerView } from '../checker-view.ts';
import { ReadingPanel } from '../reading/ReadingPanel.tsx';
import { TitleOffer } from '../TitleOffer.tsx';
import type { CheckerActions } from '../use-checker.ts';
import { Deferred } from './Deferred.tsx';
import { CompareList, CopyLink } from './ShareButtons.tsx';
import { UseChoice } from './UseChoice.tsx';

interface Props {
  readonly view: CheckerView;
  readonly text: string;
  /** The use that the reader chose, if any: what a link to the report carries. */
  readonly chosen: Use | null;
  readonly overrides: readonly Override[];
  readonly actions: CheckerActions;
}

/** Of each item how its flags are shown, which the use may change. */
function flagsShown(view: CheckerView): string {
  const quiet = quietFlags(view.report);
  return view.report.counted
    .map((index) =>
      flagsOf(view, index)
        .map(({ flag }) => (quiet.has(flag) ? '-' : '+'))
        .join(''),
    )
    .join();
}

/** Another context mostly leaves the strip as it is: drawing it anew is most of the work. */
const Strip = memo(FormulaStrip, ({ view: before }, { view: after }) => {
  const fields = ['reading', 'shares', 'itemFlags', 'counted'] as const;
  const same = before.facts === after.facts && fields.every((field) => before.report[field] === after.report[field]);
  return same && flagsShown(before as CheckerView) === flagsShown(after as CheckerView);
});

/** The drawing of the strip that this screen shows. */
const shownLayer = (): StripLayer => (matchMedia('(min-width: 48rem)').matches ? 'wide' : 'phone');

/** What a report says first, on one screen: what the product is, what the law says against it, whom it is good for, and its formula as a picture. */
export function ReportHead({ view, text, chosen, overrides, actions }: Props) {
  const { report, t } = view;
  const shade = report.reading.items.flatMap(({ mayContain }, index) => (mayContain ? [nameOf(view, index)] : []));
  return (
    <div className="report-head" data-part="head">
      <div className="answer">
        <h2>{composeTitle(view)}</h2>
        <LawBlock view={view} />
        <AnswerLines view={view} />
        <TitleOffer text={text} items={report.reading.items} />
        <ForYouLine view={view} />
      </div>
      <div className="answer-picture">
        <Strip view={view} hold={(layer, drawn) => (layer === shownLayer() ? drawn : <Deferred of={report.reading}>{drawn}</Deferred>)} />
        {shade.length > 0 && <p className="fine quiet">{t('checker.shade', { names: shade.join(', ') })}</p>}
      </div>
      <ReadingPanel view={view} actions={actions} overrides={overrides} />
      <div className="answer-side">
        <UseChoice view={view} actions={actions} />
        <SkinFold />
        <LimitRows view={view} />
        <div className="actions">
          <CopyLink t={t} />
          <CompareList text={text} use={chosen} overrides={overrides} t={t} />
        </div>
      </div>
    </div>
  );
}
