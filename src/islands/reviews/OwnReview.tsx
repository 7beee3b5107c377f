import { useState } from 'react';
import type { Review, removeReview } from '#api/reviews.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../session/ask.ts';
import { serverNow } from '../session/server-clock.ts';
import { notify } from '../shell/notify.ts';
import { ReviewForm, type Wording } from './ReviewForm.tsx';

interface Props {
  readonly review: Review;
  readonly wording: Wording;
  /** Called when it was changed or removed. */
  readonly onChanged: () => void;
}

/** What an author may do with a review: change it as long as that is allowed, and remove it. */
export function OwnReview({ review, wording, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);

  function edit() {
    // The server decides by its own clock; this only spares the way there.
    if (Date.parse(review.editableUntil) < serverNow()) notify({ kind: 'danger', text: t('reviewForm.tooLate') });
    else setEditing(true);
  }
  async function remove() {
    try {
      await ask<typeof removeReview>({ method: 'DELETE', path: 'v2/reviews/{id}' }, { params: { id: review.id } });
      notify({ kind: 'success', text: t(`reviewForm.${wording}.removed`) });
    } catch {
      // It has been said.
    }
    onChanged();
  }
  function saved() {
    setEditing(false);
    notify({ kind: 'success', text: t('reviewForm.page.saved') });
    onChanged();
  }

  if (asking)
    return (
      <fieldset>
        <legend className="small">{t('reviewForm.removeAsk')}</legend>
        <p className="actions">
          <button type="button" className="button danger" onClick={() => void remove()}>
            {t('reviewForm.remove')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question stands where the pressed button was. */}
          <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
            {t('reviewForm.keep')}
          </button>
        </p>
      </fieldset>
    );
  if (editing) return <ReviewForm subject={review.subject} wording={wording} review={review} onDone={saved} />;
  return (
    <p className="actions">
      <button type="button" className="button bare" onClick={edit}>
        {t('reviewForm.edit')}
      </button>
      <button type="button" className="button bare" onClick={() => setAsking(true)}>
        {t('reviewForm.remove')}
      </button>
    </p>
  );
}
