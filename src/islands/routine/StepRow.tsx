import { ArrowDown, ArrowUp, Moon, Sun, Trash2 } from 'lucide-react';
import { routineLimits, usableUntil } from '#core/routine/routine.ts';
import { t } from '#i18n/current.ts';
import { productPath } from '#site/paths.ts';
import { StripMini } from '#ui/analysis/StripMini.tsx';
import type { PlannedProduct } from './planned-product.ts';
import type { KeyedStep } from './use-routine.ts';

/** What a button does with a step. */
export type StepAction = 'up' | 'down' | 'other' | 'remove';

interface Props {
  readonly step: KeyedStep;
  readonly product: PlannedProduct | undefined;
  readonly first: boolean;
  readonly last: boolean;
  readonly onAct: (action: StepAction) => void;
  readonly onChange: (fields: Partial<Pick<KeyedStep, 'opened' | 'months'>>) => void;
}

/** The id of a step's button, to give it the focus again after a move. */
export const actionId = (key: number, action: StepAction): string => `step-${key}-${action}`;

/** One step: its product, where it stands, and how long it is good for once opened. */
export function StepRow({ step, product, first, last, onAct, onChange }: Props) {
  const { key, part, opened, months } = step;
  const title = product?.title ?? step.product.replaceAll('-', ' ');
  const button = (action: StepAction, label: string, Icon: typeof Sun, disabled = false) => (
    <button
      type="button"
      className="button bare"
      id={actionId(key, action)}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onAct(action)}
    >
      <Icon className="icon" />
    </button>
  );
  return (
    <li className="routine-step" data-part="step">
      <div className="what">
        <p>
          {product?.brand && <span className="quiet">{product.brand} </span>}
          {product?.gone ? title : <a href={productPath(step.product)}>{title}</a>}
        </p>
        {product?.strip && <StripMini cells={product.strip} />}
        {product && (product.gone || product.groups === null) && (
          <p className="fine quiet">{t(product.gone ? 'favorites.gone' : 'routine.unknownList')}</p>
        )}
      </div>
      <div className="step-acts">
        {button('up', t('routine.up', { title }), ArrowUp, first)}
        {button('down', t('routine.down', { title }), ArrowDown, last)}
        {button('other', t(part === 'morning' ? 'routine.toEvening' : 'routine.toMorning', { title }), part === 'morning' ? Moon : Sun)}
        {button('remove', t('routine.remove', { title }), Trash2)}
      </div>
      <details className="more">
        <summary>
          {opened !== null && months !== null
            ? t('routine.goodUntil', { date: t.date(usableUntil(opened, months)) })
            : t('routine.opening')}
          <span className="unseen"> {title}</span>
        </summary>
        <div className="opening">
          <label>
            <span>{t('routine.opened')}</span>
            <input
              className="field"
              type="date"
              value={opened ?? ''}
              onChange={(event) => onChange({ opened: event.currentTarget.value || null })}
            />
          </label>
          <label>
            <span>{t('routine.months')}</span>
            <input
              className="field"
              type="number"
              inputMode="numeric"
              min={1}
              max={routineLimits.months}
              value={months ?? ''}
              onChange={(event) => {
                const number = event.currentTarget.valueAsNumber;
                if (Number.isNaN(number)) onChange({ months: null });
                else if (Number.isInteger(number) && number >= 1 && number <= routineLimits.months) onChange({ months: number });
              }}
            />
          </label>
          <p className="fine quiet">{t('routine.monthsHint')}</p>
        </div>
      </details>
    </li>
  );
}
