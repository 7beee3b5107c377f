import { Fragment } from 'react';
import type { FlagVerdict } from '#core/analysis/report.ts';
import { flagClaim, flagMeaning, orderFlags } from './flag-order.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** The culprits of a verdict by the reason each of them raised it for. */
function byReason({ report }: ReportView, verdict: FlagVerdict): ReadonlyMap<string, readonly number[]> {
  return Map.groupBy(
    verdict.culprits,
    (index) =>
      report.itemFlags[index]?.find(({ flag, state }) => flag === verdict.flag && state === verdict.state)?.reason ?? verdict.reason,
  );
}

/** Watch-outs in their states, each with the ingredients that raised it and the reason. */
export function FlagRows({ view }: { readonly view: ReportView }) {
  const { report, words, t } = view;
  if (report.flags.length === 0) return <p className="s14 q">{t('flags.none')}</p>;
  return (
    <ul className="why">
      {orderFlags(report.flags).map((flag) => (
        <ReasonRow key={`${flag.flag} ${flag.state}`} meaning={flagMeaning(flag)} claim={flagClaim(t, flag)}>
          {[...byReason(view, flag)].map(([reason, indices], position) => (
            <Fragment key={reason}>
              {position > 0 && '; '}
              <IngredientNames view={view} indices={indices} />
              {words.reasons[reason] && `: ${words.reasons[reason]}`}
            </Fragment>
          ))}
          {!flag.matters && ` · ${t('flag.lessHere')}`}
        </ReasonRow>
      ))}
    </ul>
  );
}
