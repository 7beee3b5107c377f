import type { ReactNode } from 'react';
import { concernsPores } from '#core/analysis/comedogenic.ts';
import type { FlagVerdict } from '#core/analysis/verdicts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import { orderFlags } from '../flag-order.ts';
import { ReasonRow } from '../ReasonRow.tsx';
import type { ReportView } from '../report-view.ts';
import { WorthKnowing } from '../WorthKnowing.tsx';

/** Flags that speak to somebody stand under "Think twice if". */
const toldAsConcern: readonly FlagName[] = ['fragrance', 'allergen', 'malassezia'];

/** The name that a whole list has after its highest comedogenic rating; no average is made. */
function Pores({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const { label, steps } = report.comedogenic;
  if (label === null || report.withheld || !concernsPores(report)) return null;
  const isRinsed = report.context === 'rinse-off';
  const highest = steps.findLastIndex((step) => step.length > 0);
  return (
    <ReasonRow meaning={label === 'high' && !isRinsed ? 'care' : 'seen'} claim={t(`checker.pores.${label}`)}>
      {t('checker.pores.why', { highest, count: steps.flat().length })}
      {isRinsed && ` · ${t('flag.lessHere')}`}
    </ReasonRow>
  );
}

interface Props {
  readonly view: ReportView;
  /** Draws a flag: a page without the names of its sources, the checker with them. */
  readonly flagRow: (verdict: FlagVerdict) => ReactNode;
}

/** What is good to know of a list and warns nobody: pores, kinds of ingredients that people look for, animal origin, nano forms. */
export function WorthRows({ view, flagRow }: Props) {
  const flags = orderFlags(view.report.flags).filter(({ flag, matters }) => !(matters && toldAsConcern.includes(flag)));
  return (
    <ul className="reasons">
      <Pores view={view} />
      {flags.map(flagRow)}
      <WorthKnowing view={view} />
    </ul>
  );
}
