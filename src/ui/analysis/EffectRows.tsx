import { IngredientNames } from './IngredientNames.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** Positive effects, each with its evidence and the ingredients behind it. */
export function EffectRows({ view }: { readonly view: ReportView }) {
  const { report, words, t } = view;
  if (report.effects.length === 0) return <p className="s14 q">{t('effects.none')}</p>;
  return (
    <ul className="why">
      {report.effects.map(({ effect, grade, culprits }) => (
        <ReasonRow
          key={effect}
          meaning={grade === 'weak' ? 'disputed' : 'helps'}
          claim={`${words.effects[effect] ?? effect} · ${t(`grade.${grade}`)}`}
        >
          <IngredientNames view={view} indices={culprits} />
        </ReasonRow>
      ))}
    </ul>
  );
}
