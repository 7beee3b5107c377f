import { flagClaim, flagMeaning, orderFlags } from './flag-order.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** Watch-outs in their three states, each with the ingredient that raised it and the reason. */
export function FlagRows({ view }: { readonly view: ReportView }) {
  const { report, words, t } = view;
  if (report.flags.length === 0) return <p className="s14 q">{t('flags.none')}</p>;
  return (
    <ul className="why">
      {orderFlags(report.flags).map((flag) => {
        const reason = words.reasons[flag.reason];
        return (
          <ReasonRow key={`${flag.flag} ${flag.state}`} meaning={flagMeaning(flag)} claim={flagClaim(t, flag)}>
            <IngredientNames view={view} indices={flag.culprits} />
            {reason && `: ${reason}`}
            {!flag.matters && ` · ${t('flag.lessHere')}`}
          </ReasonRow>
        );
      })}
    </ul>
  );
}
