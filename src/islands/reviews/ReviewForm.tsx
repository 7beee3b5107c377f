import { type SubmitEvent, useRef, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { addReview, editReview, Review } from '#api/reviews.ts';
import { type ReviewDraft, reviewLimits, reviewProblems, tidyReview } from '#core/reviews/review-draft.ts';
import { t } from '#i18n/current.ts';
import { FormRow } from '#ui/controls/FormRow.tsx';
import { dropReview, keepReview, useKeptReview } from '../offline/waiting-review.ts';
import { ask } from '../session/ask.ts';
import { type FieldProblems, fieldProblems } from '../session/field-problems.ts';
import type { Subject } from './subject.ts';

/** The page of its own and the form on a product's page say the same in slightly other words. */
export type Wording = 'form' | 'page';

interface Props {
  readonly subject: Subject;
  readonly wording: Wording;
  /** The review to be changed; without it a new one is written. */
  readonly review?: Review;
  readonly onDone: (review: Review) => void;
}

const ratings = Array.from({ length: reviewLimits.highestRating }, (_, index) => index + 1);
const aspectNote = t('reviewForm.optional', { most: reviewLimits.aspect });
const texts = [
  { name: 'content', className: 'sheet', rows: 6, label: t('reviewForm.content'), note: '' },
  { name: 'pros', className: 'sheet short', rows: 2, label: t('reviews.pros'), note: aspectNote },
  { name: 'cons', className: 'sheet short', rows: 2, label: t('reviews.cons'), note: aspectNote },
] as const;

function draftOf(form: HTMLFormElement): ReviewDraft {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '');
  return tidyReview({
    rating: Number(values.get('rating') ?? 0),
    title: text('title'),
    content: text('content'),
    pros: text('pros'),
    cons: text('cons'),
  });
}

/** Writes or changes a review. What the rules can tell here is told without asking the server; what was typed is never lost. */
export function ReviewForm({ subject, wording, review, onDone }: Props) {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const kept = useKeptReview(subject);
  const written = review ?? kept?.draft;
  const said = (code: string) => t.find(`reviewForm.${wording}.${code}`) ?? t.find(`problem.${code}`) ?? code;

  async function publish(draft: ReviewDraft): Promise<Review> {
    if (review) {
      const params = { id: review.id };
      return (await ask<typeof editReview>({ method: 'PATCH', path: 'v2/reviews/{id}' }, { params, body: draft })).review;
    }
    const body = { subject: subject.kind, alias: subject.alias, ...draft };
    const { review: added } = await ask<typeof addReview>({ method: 'POST', path: 'v2/reviews' }, { body });
    await dropReview(subject);
    return added;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const draft = draftOf(form);
    const found = Object.fromEntries(reviewProblems(draft).map(({ field, code }) => [field, said(code)]));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    try {
      onDone(await publish(draft));
    } catch (error) {
      if (!review && !(error instanceof ApiProblem) && (await keepReview(subject, draft))) return;
      setProblems(fieldProblems(error));
      line.current?.scrollIntoView({ block: 'nearest' });
    } finally {
      setBusy(false);
    }
  }

  if (kept && !kept.refused && !review)
    return (
      <p className="note" role="status">
        {t('waiting.kept')} {t('waiting.note')}
      </p>
    );
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate key={kept ? 'kept' : 'new'}>
      {subject.kind === 'ingredient' && <p className="small quiet">{t('reviewForm.ofIngredient')}</p>}
      <fieldset className="form-row" aria-describedby="review-rating-problem">
        <legend className="label">
          <b>{t('reviewForm.rating')}</b>
        </legend>
        <div className="rating-steps">
          {ratings.map((rating) => (
            <label key={rating} className="choice">
              <input type="radio" name="rating" value={rating} defaultChecked={written?.rating === rating} />
              <span>{rating}</span>
              <span className="unseen">{t('reviews.ratingWords', { rating })}</span>
            </label>
          ))}
        </div>
        <p className="small brick" id="review-rating-problem" role="alert">
          {problems['rating']}
        </p>
      </fieldset>
      <FormRow id="review-title" label={t('reviewForm.title')} problem={problems['title']}>
        {(describedBy) => (
          <input
            className="field"
            id="review-title"
            name="title"
            defaultValue={written?.title}
            aria-invalid={'title' in problems}
            aria-describedby={describedBy}
          />
        )}
      </FormRow>
      {texts.map(({ name, className, rows, label, note }) => (
        <FormRow key={name} id={`review-${name}`} label={label} note={note} problem={problems[name]}>
          {(describedBy) => (
            <textarea
              className={className}
              id={`review-${name}`}
              name={name}
              rows={rows}
              defaultValue={written?.[name]}
              aria-invalid={name in problems}
              aria-describedby={describedBy}
            />
          )}
        </FormRow>
      ))}
      <p className="small brick" role="alert" ref={line}>
        {problems['']}
      </p>
      <p className="fine quiet">{t('reviewForm.rules')}</p>
      <button className="button primary" type="submit" aria-disabled={busy}>
        {t(review ? 'reviewForm.save' : 'reviewForm.publish')}
      </button>
    </form>
  );
}
