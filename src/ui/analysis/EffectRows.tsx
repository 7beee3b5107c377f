import { effectMeaning } from './effect-meaning.ts';
import { IngredientNames } from './IngredientNames.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import type { ReportView } from './report-view.ts';

/** Positive effects, each with its evidence and the ingredients behind it. */
export function EffectRows({ view }: { readonly view: ReportView }) {
  const { report, words, t } = view;
  if (report.effects.length === 0) return <p className="small quiet">{t('effects.none')}</p>;
  return (
    <ul className="reasons">
      {report.effects.map(({ effect, grade, dose, by }) => (
        <ReasonRow
          key={effect}
          meaning={effectMeaning({ grade, dose })}
          claim={`${words.effects[effect] ?? effect} · ${t(`grade.${grade}`)} · ${t(`dose.${dose}`)}`}
        >
          <IngredientNames view={view} indices={by.map(({ index }) => index)} />
        </ReasonRow>
      ))}
    </ul>
  );
}
