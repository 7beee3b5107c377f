import type { ReactNode } from 'react';
import type { EffectVerdict, FlagVerdict } from '#core/analysis/report.ts';
import { flagClaim, flagMeaning } from '#ui/analysis/flag-order.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { CheckerView } from '../checker-view.ts';

/** More sources than these are counted, not named, where room is short. */
const sourcesInShort = 2;

/** Where a verdict comes from. */
export function Sources({ view, ids, all }: { readonly view: CheckerView; readonly ids: readonly string[]; readonly all: boolean }) {
  if (ids.length === 0) return null;
  const shown = all ? ids : ids.slice(0, sourcesInShort);
  const more = ids.length - shown.length;
  const names = shown.map((id) => view.sourceNames[id] ?? id).join('; ');
  return (
    <span className="sources">
      {view.t('checker.sources', { names })}
      {more > 0 && ` +${view.t.number(more)}`}
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
  const { effect, grade, culprits, sources } = verdict;
  return (
    <ReasonRow meaning={grade === 'weak' ? 'disputed' : 'helps'} claim={words.effects[effect] ?? effect}>
      {t(`grade.${grade}`)}: {children ?? <IngredientNames view={view} indices={culprits} />}
      <Sources view={view} ids={sources} all={all} />
    </ReasonRow>
  );
}

/** A flag in its state: which ingredients raised it, why, whether it matters here, from where. */
export function FlagRow({ view, verdict, all = false, children }: Props<FlagVerdict>) {
  const { words, t } = view;
  const { culprits, reason, sources, matters } = verdict;
  return (
    <ReasonRow meaning={flagMeaning(verdict)} claim={flagClaim(t, verdict)}>
      {children ?? (
        <>
          <IngredientNames view={view} indices={culprits} />
          {words.reasons[reason] && `: ${words.reasons[reason]}`}
        </>
      )}
      {!matters && ` · ${t('flag.lessHere')}`}
      <Sources view={view} ids={sources} all={all} />
    </ReasonRow>
  );
}
