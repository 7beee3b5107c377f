import type { ReactNode } from 'react';
import type { EffectVerdict, FlagVerdict } from '#core/analysis/verdicts.ts';
import { reportName } from '#core/knowledge/report-source.ts';
import { CulpritReasons } from '#ui/analysis/CulpritReasons.tsx';
import { effectMeaning } from '#ui/analysis/effect-meaning.ts';
import { flagClaim, flagMeaning } from '#ui/analysis/flag-order.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { doseWord } from '#ui/analysis/use-words.ts';
import type { CheckerView } from '../checker-view.ts';

/** Where a verdict comes from: all of it on a line of its own, or in short behind the reason. */
export function Sources({ view, ids, all }: { readonly view: CheckerView; readonly ids: readonly string[]; readonly all: boolean }) {
  const { sourceNames, t } = view;
  const [first, ...rest] = ids.map((id) => sourceNames[id] ?? reportName(id) ?? id);
  if (first === undefined) return null;
  if (all) return <span className="sources">{t('checker.sources', { names: [first, ...rest].join('; ') })}</span>;
  return (
    <span className="sources-short">
      {' '}
      · {first}
      {rest.length > 0 && ` +${t.number(rest.length)}`}
    </span>
  );
}

interface Props<Verdict> {
  readonly view: CheckerView;
  readonly verdict: Verdict;
  /** All sources and, where given, a line for each culprit instead of the names alone. */
  readonly all?: boolean;
  readonly children?: ReactNode;
}

/** A positive effect: what is shown, how well, by which ingredients, from where. */
export function EffectRow({ view, verdict, all = false, children }: Props<EffectVerdict>) {
  const { words, t } = view;
  const { effect, grade, dose, by, sources } = verdict;
  return (
    <ReasonRow
      meaning={effectMeaning(verdict)}
      claim={[words.effects[effect] ?? effect, t(`grade.${grade}`), doseWord(t, dose, view.isGuess)].join(', ')}
    >
      {children ?? <IngredientNames view={view} names={by} />}
      <Sources view={view} ids={sources} all={all} />
    </ReasonRow>
  );
}

/** A flag in its state: which ingredients raised it, why, whether it matters here, from where. */
export function FlagRow({ view, verdict, all = false, children }: Props<FlagVerdict>) {
  const { t } = view;
  const { reasons, sources, matters, state } = verdict;
  return (
    <ReasonRow meaning={matters ? flagMeaning(verdict) : 'seen'} claim={flagClaim(t, verdict)}>
      {children ?? <CulpritReasons view={view} reasons={reasons} />}
      {!matters && state !== 'seen' && (all ? t('flag.lessHere') : ` · ${t('flag.lessHere')}`)}
      <Sources view={view} ids={sources} all={all} />
    </ReasonRow>
  );
}
