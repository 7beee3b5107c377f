import { Fragment } from 'react';
import type { FlagReason } from '#core/analysis/report.ts';
import { IngredientNames } from './IngredientNames.tsx';
import type { ReportView } from './report-view.ts';

interface Props {
  readonly view: Pick<ReportView, 'report' | 'words'>;
  readonly reasons: readonly FlagReason[];
}

/** The ingredients behind a verdict, each with the reason that is its own. */
export function CulpritReasons({ view, reasons }: Props) {
  return reasons.map(({ reason, culprits }, position) => (
    <Fragment key={reason}>
      {position > 0 && '; '}
      <IngredientNames view={view} indices={culprits} />
      {view.words.reasons[reason] && `: ${view.words.reasons[reason]}`}
    </Fragment>
  ));
}
