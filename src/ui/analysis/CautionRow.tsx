import { mayAct } from '#core/analysis/dose.ts';
import type { CautionVerdict } from '#core/analysis/verdicts.ts';
import { concerned } from '#core/knowledge/caution-kinds.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

interface Props {
  readonly view: ReportView;
  readonly verdict: CautionVerdict;
}

/** Whom a caution concerns, in words. */
function whom({ words, t }: ReportView, caution: string): string {
  return t.list(concerned.filter((who) => `${caution}.${who}` in words.reasons).map((who) => t(`concerned.${who}`)));
}

/** One thing to take care with: how likely in these amounts, by which ingredients, and whom it concerns. */
export function CautionRow({ view, verdict: { caution, dose, by } }: Props) {
  const { words, t } = view;
  return (
    <ReasonRow meaning={mayAct(dose) ? 'care' : 'seen'} claim={[words.cautions[caution] ?? caution, t(`caution.dose.${dose}`)].join(', ')}>
      <IngredientNames view={view} names={by} />
      {whom(view, caution) && ` · ${t('caution.concerns', { who: whom(view, caution) })}`}
    </ReasonRow>
  );
}
