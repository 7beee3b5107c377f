import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { type Use, uses } from '#core/analysis/use.ts';
import type { CheckerView } from '../checker-view.ts';
import type { CheckerActions } from '../use-checker.ts';

interface Props {
  readonly view: Pick<CheckerView, 'use' | 'guessed' | 't'>;
  readonly actions: CheckerActions;
}

/** How the product is judged to be used, said as a guess where it is one, and what else it may be: decides limits and which warnings matter. */
export const UseChoice = memo(
  ({ view: { use, guessed, t }, actions }: Props) => {
    const name = useId();
    const choose = (choice: Use) => actions.chooseUse(choice);
    return (
      <details className="answer-fold" data-part="use">
        <summary>
          <span>
            {t('checker.judged')} <b>{t(`checker.use.${use}`)}</b>
            {guessed !== 'chosen' && <span className="quiet"> · {t(`checker.guess.${guessed ?? 'none'}`)}</span>}
          </span>
          <ChevronRight className="icon" aria-hidden="true" />
        </summary>
        <div className="use-choice" role="radiogroup" aria-label={t('checker.use')}>
          {uses.map((choice) => (
            <label key={choice}>
              <input type="radio" name={name} value={choice} checked={choice === use} onChange={() => choose(choice)} />
              <span>{t(`checker.use.${choice}`)}</span>
            </label>
          ))}
          {use === 'unknown' && <p className="fine quiet">{t('checker.use.unknown.how')}</p>}
        </div>
      </details>
    );
  },
  (before, after) => before.view.use === after.view.use && before.view.guessed === after.view.guessed,
);
