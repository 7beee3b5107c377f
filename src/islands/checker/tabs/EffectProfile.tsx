import { noEffectsIn } from '#ui/analysis/answer/no-effects.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { familyOf } from '#ui/analysis/report-view.ts';
import { doseWord } from '#ui/analysis/use-words.ts';
import type { CheckerView } from '../checker-view.ts';

/** Each effect as a row of marks, one for each ingredient behind it; the names beside them. */
export function EffectProfile({ view }: { readonly view: CheckerView }) {
  const { report, words, t } = view;
  if (report.effects.length === 0) return <p className="small quiet">{report.withheld ? t('checker.withheld.tile') : noEffectsIn(view)}</p>;
  return (
    <dl className="effect-profile">
      {report.effects.map(({ effect, grade, dose, by }) => (
        <div key={effect}>
          <dt>
            {words.effects[effect] ?? effect}{' '}
            <span className="quiet">{[t(`grade.${grade}`), doseWord(t, dose, view.isGuess)].join(', ')}</span>
          </dt>
          <dd className="marks" aria-hidden="true">
            <Marks families={by.map(({ index }) => familyOf(view, index))} />
          </dd>
          <dd className="ingredients">
            <IngredientNames view={view} names={by} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
