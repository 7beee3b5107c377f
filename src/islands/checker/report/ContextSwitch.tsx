import { memo } from 'react';
import { type Context, contexts } from '#core/analysis/report.ts';
import type { Translator } from '#i18n/translator.ts';

interface Props {
  readonly context: Context;
  readonly onChoose: (context: Context) => void;
  readonly t: Translator;
}

/** How the product is used: decides limits and which warnings matter. */
export const ContextSwitch = memo(function ContextSwitch({ context, onChoose, t }: Props) {
  return (
    <div className="segments" role="radiogroup" aria-label={t('checker.use')}>
      {contexts.map((choice) => (
        <label key={choice}>
          <input type="radio" name="context" value={choice} checked={choice === context} onChange={() => onChoose(choice)} />
          <span>{t(`checker.use.${choice}`)}</span>
        </label>
      ))}
    </div>
  );
});
