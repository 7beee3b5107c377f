import type { EffectVerdict, FlagVerdict, SkinVerdict } from '#core/analysis/verdicts.ts';
import { noEffectsIn } from '#ui/analysis/answer/no-effects.ts';
import { CautionRow } from '#ui/analysis/CautionRow.tsx';
import { CulpritReasons } from '#ui/analysis/CulpritReasons.tsx';
import { orderFlags } from '#ui/analysis/flag-order.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { lawRows } from '#ui/analysis/LawRows.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { doseWord } from '#ui/analysis/use-words.ts';
import type { CheckerView } from '../checker-view.ts';
import { EffectRow, FlagRow } from './Verdict.tsx';

interface Props {
  readonly view: CheckerView;
}

/** Each ingredient behind an effect with its own evidence and the amount that was studied. */
function EffectCulprits({ view, verdict }: Props & { readonly verdict: EffectVerdict }) {
  const { t } = view;
  return (
    <ul className="culprits">
      {verdict.by.map(({ index, dose }) => {
        const fact = view.facts[index]?.effects.find(({ effect }) => effect === verdict.effect);
        return (
          <li key={index}>
            <IngredientNames view={view} names={[{ index }]} />
            {fact && `: ${t(`grade.${fact.grade}.meaning`)}`}
            {`, ${doseWord(t, dose, view.isGuess)}`}
            {fact?.dose && `, ${t('checker.studiedAt', { dose: t.percentRange(...fact.dose) })}`}
          </li>
        );
      })}
    </ul>
  );
}

/** Ingredients that raised a flag, by reason. */
function FlagCulprits({ view, verdict }: Props & { readonly verdict: FlagVerdict }) {
  return (
    <ul className="culprits">
      {verdict.reasons.map((reason) => (
        <li key={reason.reason}>
          <CulpritReasons view={view} reasons={[reason]} />
        </li>
      ))}
    </ul>
  );
}

function SkinRows({ view, side }: Props & { readonly side: 'helps' | 'care' }) {
  const { t } = view;
  const rows = view.report.skin.filter((verdict: SkinVerdict) => verdict[side].length > 0);
  return rows.map((verdict) => (
    <ReasonRow key={verdict.skin} meaning={side} claim={t(`checker.skin.${side}.${verdict.skin}`)}>
      <ul className="culprits">
        {[...Map.groupBy(verdict[side], ({ reason }) => reason)].map(([reason, culprits]) => (
          <li key={reason}>
            <IngredientNames view={view} names={culprits} />
            {view.words.reasons[reason] && `: ${view.words.reasons[reason]}`}
          </li>
        ))}
      </ul>
    </ReasonRow>
  ));
}

/** What speaks for the list and what to take care with, side by side, each with its ingredients and reasons. */
export function FacesTab({ view }: Props) {
  const { report, t } = view;
  return (
    <div className="faces">
      <section>
        <h3 className="face leaf">{t('answer.goodFor')}</h3>
        <ul className="reasons">
          {report.effects.map((verdict) => (
            <EffectRow key={verdict.effect} view={view} verdict={verdict} all>
              <EffectCulprits view={view} verdict={verdict} />
            </EffectRow>
          ))}
          {!report.withheld && <SkinRows view={view} side="helps" />}
        </ul>
        {report.effects.length === 0 && !report.withheld && <p className="small quiet">{noEffectsIn(view)}</p>}
      </section>
      <section>
        <h3 className="face amber">{t('answer.thinkTwice')}</h3>
        <ul className="reasons">
          {lawRows(view)}
          {report.cautions.map((verdict) => (
            <CautionRow key={verdict.caution} view={view} verdict={verdict} />
          ))}
          {orderFlags(report.flags).map((verdict) => (
            <FlagRow key={`${verdict.flag} ${verdict.state}`} view={view} verdict={verdict} all>
              <FlagCulprits view={view} verdict={verdict} />
            </FlagRow>
          ))}
          {!report.withheld && <SkinRows view={view} side="care" />}
        </ul>
        {report.flags.length === 0 && report.cautions.length === 0 && !report.withheld && <p className="small quiet">{t('flags.none')}</p>}
      </section>
    </div>
  );
}
