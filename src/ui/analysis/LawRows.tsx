import type { ReactNode } from 'react';
import { isUnlawful } from '#core/analysis/law.ts';
import type { ProhibitedVerdict, RestrictedVerdict } from '#core/analysis/verdicts.ts';
import { isStruck } from '#core/knowledge/limits.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { lawDateInWords } from './law-dates.ts';
import { maximumInWords } from './law-maximum.ts';
import { banClaim, banInWords, citationInWords } from './law-words.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

interface Props<Verdict> {
  readonly view: ReportView;
  readonly verdict: Verdict;
}

/** A substance that the EU prohibits in this use. */
function ProhibitedRow({ view, verdict }: Props<ProhibitedVerdict>) {
  const { index, id, annex, ref, where, ...dates } = verdict;
  const { t } = view;
  const details = isStruck(verdict)
    ? [banInWords(view, verdict)]
    : [citationInWords(view, { annex, ref }), where?.[t.language], lawDateInWords(dates, t)].filter(Boolean);
  return (
    <ReasonRow meaning="warning" claim={t(banClaim(verdict))}>
      <IngredientNames view={view} names={[{ index, id }]} />
      {`: ${details.join('; ')}`}
    </ReasonRow>
  );
}

/** A substance that the EU permits in other products only, or in a smaller amount than is declared. */
function NotPermittedRow({ view, verdict: { index, id, annex, ref, max, as, together, where, over, ...dates } }: Props<RestrictedVerdict>) {
  const { t } = view;
  const details = [
    where?.[t.language],
    maximumInWords({ max, as, together }, t),
    lawDateInWords(dates, t, 'law.inForm'),
    citationInWords(view, { annex, ref }),
  ].filter(Boolean);
  return (
    <ReasonRow meaning="warning" claim={t(over ? 'law.over' : 'law.elsewhere')}>
      <IngredientNames view={view} names={[{ index, id }]} />
      {`: ${details.join('; ')}`}
    </ReasonRow>
  );
}

/** What EU law says against a list in this use; nothing where it says nothing. */
export function lawRows(view: ReportView): ReactNode[] {
  const { prohibited, restricted } = view.report;
  return [
    ...prohibited.map((verdict) => <ProhibitedRow key={`II ${verdict.index} ${verdict.id}`} view={view} verdict={verdict} />),
    ...restricted
      .filter(isUnlawful)
      .map((verdict) => (
        <NotPermittedRow key={`${verdict.annex} ${verdict.ref} ${verdict.index} ${verdict.id}`} view={view} verdict={verdict} />
      )),
  ];
}
