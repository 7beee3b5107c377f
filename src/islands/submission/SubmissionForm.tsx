import { Check } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type ProductDraft, type SubmissionField, submissionProblems, tidySubmission } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { type FieldProblems, fieldProblems } from '../session/field-problems.ts';
import { CheckStep } from './CheckStep.tsx';
import { ListStep } from './ListStep.tsx';
import { ProductStep } from './ProductStep.tsx';
import type { CategoryArea } from './step-props.ts';
import { type Step, stepOf, useStep } from './steps.ts';
import type { SubmissionState } from './use-form.ts';
import { readList, useReading } from './use-reading.ts';

interface Props {
  readonly state: SubmissionState;
  readonly steps: readonly Step[];
  readonly areas: readonly CategoryArea[];
  /** Words of the last button. */
  readonly submit: string;
  /** The step of the picture, where there is one. */
  readonly pictureStep?: ReactNode;
  /** Sends the tidied product; what it rejects with is shown at the fields. */
  readonly send: (draft: ProductDraft) => Promise<void>;
}

/** The form of a product in steps. One may go to any of them at any time; all of it is looked over before it is sent. */
export function SubmissionForm({ state, steps, areas, submit, pictureStep, send }: Props) {
  const { form, change, picture } = state;
  const { step, heading, go } = useStep(steps);
  const reading = useReading(form.inci);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState(false);
  const at = steps.indexOf(step);
  const aliases = new Set(areas.flatMap(({ categories }) => categories.map(({ alias }) => alias)));

  /** What keeps the form from being sent, as far as it can be told here; without its dictionary the server reads the list. */
  async function look(draft: ProductDraft): Promise<FieldProblems> {
    const needsList = step === 'list' || step === 'check';
    const read = needsList
      ? await readList(draft.inci).then(
          ({ list }) => list.reading,
          () => null,
        )
      : null;
    return Object.fromEntries(submissionProblems(draft, read, aliases).map(({ field, code }) => [field, t(`problem.${code}`)]));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const page = event.currentTarget;
    const draft = tidySubmission(form);
    setBusy(true);
    try {
      const found = await look(draft);
      const next = steps[at + 1];
      if (next === undefined) {
        setProblems(found);
        if (Object.keys(found).length === 0) await send(draft);
        return;
      }
      const here = Object.fromEntries(Object.entries(found).filter(([field]) => stepOf[field as SubmissionField] === step));
      setProblems(here);
      if (Object.keys(here).length === 0) go(next);
      else requestAnimationFrame(() => page.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } catch (error) {
      setProblems(fieldProblems(error));
    } finally {
      setBusy(false);
    }
  }
  const onChange: SubmissionState['change'] = (fields) => {
    change(fields);
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in fields))));
  };

  return (
    <div className="section in-steps">
      <StepLinks steps={steps} at={at} />
      <form className="account-form" method="post" onSubmit={onSubmit} noValidate>
        <h2 tabIndex={-1} ref={heading}>
          <span className="unseen">{t('submission.stepOf', { number: at + 1, steps: steps.length })} </span>
          {t(`submission.step.${step}`)}
        </h2>
        {state.restored && at === 0 && (
          <p className="small quiet" role="status">
            {t('submission.restored')}{' '}
            <button type="button" className="text-button" onClick={() => void state.drop()}>
              {t('submission.startAnew')}
            </button>
          </p>
        )}
        {step === 'product' && <ProductStep form={form} problems={problems} areas={areas} onChange={onChange} />}
        {step === 'list' && <ListStep form={form} problems={problems} reading={reading} onChange={onChange} />}
        {step === 'picture' && pictureStep}
        {step === 'check' && (
          <CheckStep form={form} areas={areas} reading={reading} problems={problems} offered={steps} picture={picture} onGo={go} />
        )}
        <p className="actions">
          <button className="button primary" type="submit" aria-disabled={busy}>
            {at === steps.length - 1 ? submit : t('submission.next')}
          </button>
          {at > 0 && (
            <button className="button" type="button" onClick={() => go(steps[at - 1] ?? step)}>
              {t('submission.back')}
            </button>
          )}
        </p>
      </form>
    </div>
  );
}

/** Where one is, and the way to the other steps. */
function StepLinks({ steps, at }: { readonly steps: readonly Step[]; readonly at: number }) {
  return (
    <nav aria-label={t('submission.steps')}>
      <ol className="steps">
        {steps.map((step, place) => (
          <li key={step} data-done={place < at || undefined}>
            <a href={`#${step}`} aria-current={place === at ? 'step' : undefined}>
              <span className="number" aria-hidden="true">
                {place < at ? <Check className="icon" /> : place + 1}
              </span>
              {t(`submission.step.${step}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
