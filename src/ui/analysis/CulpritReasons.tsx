import { Fragment } from 'react';
import type { FlagReason } from '#core/analysis/verdicts.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { blendName, nameOf, type ReportView } from './report-view.ts';

interface Props {
  readonly view: Pick<ReportView, 'report' | 'words'>;
  readonly reasons: readonly FlagReason[];
}

/** The ingredients behind a verdict, each with the reason that is its own; what a bracket raises, by the names in it. */
export function CulpritReasons({ view, reasons }: Props) {
  return reasons.map(({ reason, culprits, inside }, position) => {
    const own = culprits.filter((index) => inside.every((one) => one.index !== index));
    const inBrackets = inside
      .map(({ index, names }) => `${names.join(', ')} (${blendName(view, index) ?? nameOf(view, index)})`)
      .join(', ');
    return (
      <Fragment key={reason}>
        {position > 0 && '; '}
        <IngredientNames view={view} names={own.map((index) => ({ index }))} />
        {own.length > 0 && inBrackets && ', '}
        {inBrackets}
        {view.words.reasons[reason] && `: ${view.words.reasons[reason]}`}
      </Fragment>
    );
  });
}
