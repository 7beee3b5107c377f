import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { markHelpful, Review, reviewList, unmarkHelpful } from '#api/reviews.ts';
import type { ReaderSkin } from '#core/analysis/reader-skin.ts';
import { reviewsPerAnswer } from '#core/catalog/page-sizes.ts';
import { t } from '#i18n/current.ts';
import { registerPath } from '#site/account-paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { ReviewSummary } from '#ui/catalog/ReviewSummary.tsx';
import { ReportButton } from '#ui/controls/ReportButton.tsx';
import { useUser } from '../account/use-user.ts';
import { ask } from '../session/ask.ts';
import { loginFromHere } from '../session/next.ts';
import { whileLoading } from '../shell/loading.ts';
import { notify } from '../shell/notify.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewTools, type Sort } from './ReviewTools.tsx';
import { listed, type Subject } from './subject.ts';

interface Props {
  readonly subject: Subject;
  /** Called with how many reviews there are, so that the page can take its older ones away. */
  readonly onLoaded: (count: number) => void;
}

type Found = AnswerOf<typeof reviewList>;

/** The reviews as they are now, with all one can do with them. */
export function LiveReviews({ subject, onLoaded }: Props) {
  const user = useUser();
  const [found, setFound] = useState<Found | null>(null);
  const [sort, setSort] = useState<Sort>('newest');
  const [skin, setSkin] = useState<ReaderSkin | null>(null);
  const [page, setPage] = useState(1);
  const { kind, alias } = subject;

  const load = useCallback(async () => {
    try {
      const query = { subject: kind, alias, sort, page: String(page), ...(skin === null ? {} : { skin }) };
      const answer = await whileLoading(ask<typeof reviewList>({ method: 'GET', path: 'v2/reviews' }, { query }));
      setFound(answer);
      onLoaded(answer.summary.count);
    } catch {
      // The reviews of the last build stay.
    }
  }, [kind, alias, sort, page, skin, onLoaded]);
  useEffect(() => void load(), [load]);

  if (!found) return null;
  const { items, total, summary, own } = found;
  const changed = () => void load();
  const actionsOf = (review: Review) =>
    review.mine ? (
      <OwnReview review={review} wording="page" onChanged={changed} />
    ) : (
      <OthersReview review={review} mayVote={Boolean(user)} onChanged={changed} />
    );
  return (
    <div className="live-reviews" data-part="live">
      {summary.average !== null && (
        <div className="review-columns">
          <ReviewSummary summary={{ ...summary, average: summary.average, samples: 0 }} t={t} />
          <div>
            <ReviewTools
              sort={sort}
              onSort={(next) => {
                setPage(1);
                setSort(next);
              }}
              skin={skin}
              onSkin={(next) => {
                setPage(1);
                setSkin(next);
              }}
              mySkin={user?.settings.skin ?? []}
            />
            {items.length === 0 ? (
              <p className="small quiet">{t('reviews.noneOfThem')}</p>
            ) : (
              <Reviews reviews={items} actionsOf={actionsOf} />
            )}
            <Pages page={page} total={total} onPage={setPage} />
          </div>
        </div>
      )}
      {own && (
        <>
          <p className="small quiet">{t(`reviewForm.already.${kind}`)}</p>
          {!items.some(({ mine }) => mine) && <Reviews reviews={[own]} actionsOf={actionsOf} />}
        </>
      )}
      {!own && user !== undefined && <Invitation user={user} subject={subject} onPublished={changed} />}
    </div>
  );
}

function Reviews({ reviews, actionsOf }: { readonly reviews: readonly Review[]; readonly actionsOf: (review: Review) => ReactNode }) {
  const actions = (id: number) => {
    const review = reviews.find((one) => one.id === id);
    return review && actionsOf(review);
  };
  return <ReviewList heading="h3" t={t} actions={actions} reviews={reviews.map(listed)} />;
}

/** Somebody else's review: it helped, or it is to be reported. */
function OthersReview({
  review,
  mayVote,
  onChanged,
}: {
  readonly review: Review;
  readonly mayVote: boolean;
  readonly onChanged: () => void;
}) {
  const { id, foundHelpful } = review;
  async function vote() {
    try {
      if (foundHelpful) await ask<typeof unmarkHelpful>({ method: 'DELETE', path: 'v2/reviews/{id}/helpful' }, { params: { id } });
      else await ask<typeof markHelpful>({ method: 'PUT', path: 'v2/reviews/{id}/helpful' }, { params: { id } });
    } catch {
      // It has been said.
    }
    onChanged();
  }
  return (
    <p className="actions">
      {mayVote && (
        <button type="button" className="button bare" aria-pressed={foundHelpful} onClick={() => void vote()}>
          {t('reviews.thisHelped')}
        </button>
      )}
      <ReportButton subject="review" id={String(id)} t={t} />
    </p>
  );
}

function Pages({ page, total, onPage }: { readonly page: number; readonly total: number; readonly onPage: (page: number) => void }) {
  if (total <= reviewsPerAnswer) return null;
  return (
    <nav className="pages" aria-label={t('nav.pages')}>
      {page > 1 && (
        <button type="button" className="button" onClick={() => onPage(page - 1)}>
          {t('products.newer')}
        </button>
      )}
      {page * reviewsPerAnswer < total && (
        <button type="button" className="button" onClick={() => onPage(page + 1)}>
          {t('products.older')}
        </button>
      )}
    </nav>
  );
}

/** Who has not written yet: the form, or what one needs for it. */
function Invitation({
  user,
  subject,
  onPublished,
}: {
  readonly user: User | null;
  readonly subject: Subject;
  readonly onPublished: () => void;
}) {
  const [writing, setWriting] = useState(false);
  if (user === null)
    return (
      <p className="small">
        {t('reviewForm.guest')} <a href={loginFromHere()}>{t('nav.login')}</a> ·{' '}
        <a href={loginFromHere(registerPath)}>{t('login.register')}</a>
      </p>
    );
  if (!writing)
    return (
      <button type="button" className="button" onClick={() => setWriting(true)}>
        {t('reviewForm.write')}
      </button>
    );
  const done = () => {
    notify({ kind: 'success', text: t('reviewForm.page.published') });
    onPublished();
  };
  return <ReviewForm subject={subject} wording="page" onDone={done} />;
}
