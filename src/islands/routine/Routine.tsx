import { useEffect, useMemo, useRef, useState } from 'react';
import { type PartOfDay, partsOfDay, routineLimits, routineNotes } from '#core/routine/routine.ts';
import { t } from '#i18n/current.ts';
import { useUser } from '../account/use-user.ts';
import { AddProduct } from './AddProduct.tsx';
import { added, moved, ofPart, toOtherPart } from './moves.ts';
import { Notes } from './Notes.tsx';
import { type PlannedProduct, plannedProduct } from './planned-product.ts';
import type { PlannerRules } from './planner-rules.ts';
import { actionId, type StepAction, StepRow } from './StepRow.tsx';
import { type KeyedStep, type Saving, useRoutine } from './use-routine.ts';

interface Props {
  readonly rules: PlannerRules;
}

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0')).join('-');
};

/** The products of the steps, read once each; one that does not come is read again with the next change. */
function useProducts(steps: readonly KeyedStep[] | null, rules: PlannerRules): ReadonlyMap<string, PlannedProduct> {
  const [products, setProducts] = useState<ReadonlyMap<string, PlannedProduct>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const alias of new Set(steps?.map(({ product }) => product))) {
      if (asked.current.has(alias)) continue;
      asked.current.add(alias);
      plannedProduct(alias, rules).then(
        (product) => setProducts((known) => new Map(known).set(alias, product)),
        () => asked.current.delete(alias),
      );
    }
  }, [steps, rules]);
  return products;
}

/** The routine of mornings and evenings, and what is known of its products together. */
export function Routine({ rules }: Props) {
  const user = useUser();
  const { steps, saving, change, save, newKey } = useRoutine(user ? user.id : null);
  const products = useProducts(steps, rules);
  const [part, setPart] = useState<PartOfDay>('morning');
  const [told, setTold] = useState('');
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current !== null) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  const notes = useMemo(
    () => (steps ? routineNotes(steps, (alias) => products.get(alias)?.groups ?? new Map(), rules, today()) : []),
    [steps, products, rules],
  );

  if (!user || steps === null) return <p role="status">{t('account.loading')}</p>;
  const titleOf = ({ product }: KeyedStep) => products.get(product)?.title ?? product.replaceAll('-', ' ');

  function add(product: string) {
    if (!steps) return;
    change(added(steps, { key: newKey(), part, product, opened: null, months: null }));
    setTold(t(`routine.added.${part}`));
  }
  function act(step: KeyedStep, action: StepAction) {
    if (!steps) return;
    const { key } = step;
    const next =
      action === 'remove'
        ? steps.filter((one) => one.key !== key)
        : action === 'other'
          ? toOtherPart(steps, key)
          : moved(steps, key, action === 'up' ? -1 : 1);
    change(next);
    focus.current = action === 'remove' ? 'routine-add' : actionId(key, action);
    const where = next.find((one) => one.key === key);
    const place = where ? ofPart(next, where.part).indexOf(where) + 1 : 0;
    setTold(where ? t(`routine.now.${where.part}`, { title: titleOf(step), place }) : t('routine.removed', { title: titleOf(step) }));
  }
  const edit = (key: number, fields: Partial<KeyedStep>) => change(steps.map((one) => (one.key === key ? { ...one, ...fields } : one)));

  return (
    <>
      <div className="routine-head">
        <fieldset className="choices">
          <legend className="unseen">{t('routine.addTo')}</legend>
          {partsOfDay.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="part" checked={part === one} onChange={() => setPart(one)} />
              {t(`routine.${one}`)}
            </label>
          ))}
        </fieldset>
        <AddProduct full={steps.length >= routineLimits.steps} onAdd={add} />
        <p className="unseen" role="status">
          {told}
        </p>
        <SavedLine saving={saving} onRetry={() => void save()} />
      </div>
      <div className="halves">
        {partsOfDay.map((one) => {
          const members = ofPart(steps, one);
          return (
            <section key={one} aria-labelledby={`routine-${one}`}>
              <h2 id={`routine-${one}`}>{t(`routine.${one}`)}</h2>
              {members.length === 0 && <p className="small quiet">{t('routine.noSteps')}</p>}
              <ol className="routine-steps">
                {members.map((step, place) => (
                  <StepRow
                    key={step.key}
                    step={step}
                    product={products.get(step.product)}
                    first={place === 0}
                    last={place === members.length - 1}
                    onAct={(action) => act(step, action)}
                    onChange={(fields) => edit(step.key, fields)}
                  />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      <section className="section">
        <header>
          <h2>{t('routine.notes')}</h2>
          <small className="quiet">{t('routine.notesNote')}</small>
        </header>
        <div>
          {notes.length === 0 && <p className="small quiet">{t(steps.length === 0 ? 'routine.nothingYet' : 'routine.nothingKnown')}</p>}
          <Notes notes={notes} steps={steps} titleOf={titleOf} rules={rules} />
        </div>
      </section>
    </>
  );
}

function SavedLine({ saving, onRetry }: { readonly saving: Saving; readonly onRetry: () => void }) {
  return (
    <p className="fine quiet" role="status">
      {saving === 'failed' ? (
        <>
          <span className="brick">{t('routine.notSaved')}</span>{' '}
          <button type="button" className="text-button" onClick={onRetry}>
            {t('routine.saveAgain')}
          </button>
        </>
      ) : (
        saving !== 'rest' && t(`routine.${saving}`)
      )}
    </p>
  );
}
