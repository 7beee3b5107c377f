import { CulpritReasons } from './CulpritReasons.tsx';
import { flagClaim, flagMeaning, orderFlags } from './flag-order.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** Watch-outs in their states, each with the ingredients that raised it and the reason. */
export function FlagRows({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  if (report.flags.length === 0) return <p className="small quiet">{t('flags.none')}</p>;
  return (
    <ul className="reasons">
      {orderFlags(report.flags).map((flag) => (
        <ReasonRow key={`${flag.flag} ${flag.state}`} meaning={flagMeaning(flag)} claim={flagClaim(t, flag)}>
          <CulpritReasons view={view} reasons={flag.reasons} />
          {!flag.matters && ` · ${t('flag.lessHere')}`}
        </ReasonRow>
      ))}
    </ul>
  );
}
