import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#api/endpoint.ts';
import {
  type markHelpful,
  type Review,
  type ReviewSubject,
  type removeReview,
  type reviewList,
  reviewSorts,
  reviewsPerAnswer,
  type unmarkHelpful,
} from '#api/reviews.ts';
import { skinTypes } from '#core/analysis/report.ts';
import { t } from '#i18n/current.ts';
import { loginPath, registerPath } from '#site/account-paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { ReviewSummary } from '#ui/catalog/ReviewSummary.tsx';
import { useUser } from '../account/use-user.ts';
import { ask } from '../session/ask.ts';
import { notify } from '../shell/notify.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface Props {
  readonly subject: { readonly kind: ReviewSubject; readonly alias: string };
  /** Called with how many reviews there are, so that the page can take its older ones away. */
  readonly onLoaded: (count: number) => void;
}

type Found = AnswerOf<typeof reviewList>;
type Sort = (typeof reviewSorts)[number];

/** The reviews as they are now, with all one can do with them. */
export function LiveReviews({ subject, onLoaded }: Props) {
  const user = useUser();
  const [found, setFound] = useState<Found | null>(null);
  const [sort, setSort] = useState<Sort>('newest');
  const [skinType, setSkinType] = useState<(typeof skinTypes)[number] | null>(null);
  const [page, setPage] = useState(1);
  const [writing, setWriting] = useState<'new' | number | null>(null);
  const { kind, alias } = subject;

  const load = useCallback(async () => {
    try {
      const query = { subject: kind, alias, sort, page: String(page), ...(skinType === null ? {} : { skinType }) };
      const answer = await ask<typeof reviewList>({ method: 'GET', path: 'v2/reviews' }, { query });
      setFound(answer);
      onLoaded(answer.summary.count);
    } catch {
      // The reviews of the last build stay.
    }
  }, [kind, alias, sort, page, skinType, onLoaded]);
  useEffect(() => void load(), [load]);

  async function after(work: Promise<unknown>) {
    try {
      await work;
    } catch {
      // It has been said.
    }
    await load();
  }
  const remove = (review: Review) =>
    after(
      ask<typeof removeReview>({ method: 'DELETE', path: 'v2/reviews/{id}' }, { params: { id: review.id } }).then(() =>
        notify({ kind: 'success', text: t('reviewForm.page.removed') }),
      ),
    );
  const vote = ({ id, foundHelpful }: Review) =>
    after(
      foundHelpful
        ? ask<typeof unmarkHelpful>({ method: 'DELETE', path: 'v2/reviews/{id}/helpful' }, { params: { id } })
        : ask<typeof markHelpful>({ method: 'PUT', path: 'v2/reviews/{id}/helpful' }, { params: { id } }),
    );
  const done = (text: string) => {
    setWriting(null);
    notify({ kind: 'success', text });
    void load();
  };

  function actions(id: number) {
    const review = found?.items.find((one) => one.id === id);
    if (!review || !user) return null;
    if (writing === id)
      return <ReviewForm subject={subject} wording="page" review={review} onDone={() => done(t('reviewForm.page.saved'))} />;
    if (!review.mine)
      return (
        <button type="button" className="btn bare" aria-pressed={review.foundHelpful} onClick={() => void vote(review)}>
          {t('reviews.thisHelped')}
        </button>
      );
    const late = Date.parse(review.editableUntil) < Date.now();
    return (
      <p className="acts">
        <button
          type="button"
          className="btn bare"
          onClick={() => (late ? notify({ kind: 'danger', text: t('reviewForm.tooLate') }) : setWriting(id))}
        >
          {t('reviewForm.edit')}
        </button>
        <button type="button" className="btn bare" onClick={() => void remove(review)}>
          {t('reviewForm.remove')}
        </button>
      </p>
    );
  }

  if (!found) return null;
  const { items, total, summary } = found;
  const own = items.some(({ mine }) => mine);
  return (
    <div className="live-reviews">
      {summary.average !== null && (
        <div className="review-columns">
          <ReviewSummary summary={{ ...summary, average: summary.average, samples: 0 }} t={t} />
          <div>
            <div className="review-tools">
              <label>
                {t('reviews.order.label')}{' '}
                <select
                  value={sort}
                  onChange={(event) => {
                    setPage(1);
                    setSort(reviewSorts.find((one) => one === event.currentTarget.value) ?? 'newest');
                  }}
                >
                  {reviewSorts.map((one) => (
                    <option key={one} value={one}>
                      {t(`reviews.order.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {t('reviews.from')}{' '}
                <select
                  value={skinType ?? ''}
                  onChange={(event) => {
                    setPage(1);
                    setSkinType(skinTypes.find((one) => one === event.currentTarget.value) ?? null);
                  }}
                >
                  <option value="">{t('reviews.fromAll')}</option>
                  {skinTypes.map((one) => (
                    <option key={one} value={one}>
                      {t(`skin.of.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            {items.length === 0 ? (
              <p className="s14 q">{t('reviews.noneOfThem')}</p>
            ) : (
              <ReviewList
                heading="h3"
                t={t}
                actions={actions}
                reviews={items.map(({ author, ...review }) => ({ ...review, author: author?.username ?? null, demo: false }))}
              />
            )}
            <nav className="pages" aria-label={t('nav.pages')}>
              {page > 1 && (
                <button type="button" className="btn" onClick={() => setPage(page - 1)}>
                  {t('products.newer')}
                </button>
              )}
              {page * reviewsPerAnswer < total && (
                <button type="button" className="btn" onClick={() => setPage(page + 1)}>
                  {t('products.older')}
                </button>
              )}
            </nav>
          </div>
        </div>
      )}
      {user === null && (
        <p className="s14">
          {t('reviewForm.guest')} <a href={loginPath}>{t('nav.login')}</a> · <a href={registerPath}>{t('login.register')}</a>
        </p>
      )}
      {user &&
        (own ? (
          <p className="s14 q">{t('reviewForm.already')}</p>
        ) : writing === 'new' ? (
          <ReviewForm subject={subject} wording="page" onDone={() => done(t('reviewForm.page.published'))} />
        ) : (
          <button type="button" className="btn" onClick={() => setWriting('new')}>
            {t('reviewForm.write')}
          </button>
        ))}
    </div>
  );
}
