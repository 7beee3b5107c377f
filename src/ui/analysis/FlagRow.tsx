import type { FlagVerdict } from '#core/analysis/verdicts.ts';
import { CulpritReasons } from './CulpritReasons.tsx';
import { flagClaim, flagMeaning } from './flag-order.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** A watch-out in its state, with the ingredients that raised it and the reason. */
export function FlagRow({ view, verdict }: { readonly view: ReportView; readonly verdict: FlagVerdict }) {
  return (
    <ReasonRow meaning={verdict.matters ? flagMeaning(verdict) : 'seen'} claim={flagClaim(view.t, verdict)}>
      <CulpritReasons view={view} reasons={verdict.reasons} />
      {!verdict.matters && verdict.state !== 'seen' && ` · ${view.t('flag.lessHere')}`}
    </ReasonRow>
  );
}
