import type { ComparedEffect, ComparedFlag } from '#core/comparison/comparison.ts';
import { flagClaim, flagMeaning, kindsOnly } from '#ui/analysis/flag-order.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { type ComparisonView, someNames } from './comparison-view.ts';

const maxNames = 6;

function EffectRow({ view, compared, side }: { readonly view: ComparisonView; readonly compared: ComparedEffect; readonly side: number }) {
  const verdict = compared.sides[side];
  if (!verdict) return null;
  return (
    <ReasonRow meaning={verdict.grade === 'weak' ? 'disputed' : 'helps'} claim={view.words.effects[compared.effect] ?? compared.effect}>
      {someNames(view, verdict.by, maxNames)} · {view.t(`grade.${verdict.grade}`)}
    </ReasonRow>
  );
}

function FlagRow({ view, compared, side }: { readonly view: ComparisonView; readonly compared: ComparedFlag; readonly side: number }) {
  const verdict = compared.sides[side];
  if (!verdict) return null;
  const flag = { flag: compared.flag, state: verdict.state };
  return (
    <ReasonRow meaning={verdict.matters ? flagMeaning(flag) : 'seen'} claim={flagClaim(view.t, flag)}>
      {someNames(view, verdict.by, maxNames)}
      {!verdict.matters && ` · ${view.t('flag.lessHere')}`}
    </ReasonRow>
  );
}

/** Effects and flags that only one side has, each with the ingredients behind it. */
export function EachAdds({ view }: { readonly view: ComparisonView }) {
  const { comparison, sides, t } = view;
  return (
    <div className="each">
      {sides.map(({ name }, side) => {
        const effects = comparison.effects.filter(({ only }) => only === side);
        const flags = comparison.flags.filter(({ flag, only }) => only === side && !kindsOnly.includes(flag));
        const unread = comparison.sides.some(({ withheld }, other) => withheld && other !== side);
        return (
          <div key={side}>
            <h3 className="subhead">{name}</h3>
            <ul className="reasons">
              {effects.map((compared) => (
                <EffectRow key={compared.effect} view={view} compared={compared} side={side} />
              ))}
              {flags.map((compared) => (
                <FlagRow key={compared.flag} view={view} compared={compared} side={side} />
              ))}
            </ul>
            {effects.length + flags.length === 0 && (
              <p className="small quiet">{t(unread ? 'compare.addsUnknown' : 'compare.addsNothing')}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}
