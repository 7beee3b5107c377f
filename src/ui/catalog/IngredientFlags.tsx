import type { ItemFlag } from '#core/analysis/verdicts.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { flagClaim, flagMeaning } from '#ui/analysis/flag-order.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';

interface Props {
  readonly flags: readonly ItemFlag[];
  readonly words: Words;
  readonly t: Translator;
}

/** What a report says of an ingredient: each flag with its state and reason. */
export function IngredientFlags({ flags, words, t }: Props) {
  return (
    <ul className="reasons">
      {flags.map((flag) => (
        <ReasonRow key={`${flag.flag} ${flag.state}`} meaning={flagMeaning(flag)} claim={flagClaim(t, flag)}>
          {flag.inside && `${flag.inside.join(', ')}: `}
          {words.reasons[flag.reason] ?? t(`flag.state.${flag.state}`)}
        </ReasonRow>
      ))}
    </ul>
  );
}
