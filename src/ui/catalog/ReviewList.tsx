import type { ReactNode } from 'react';
import type { ReviewRecord } from '#core/catalog/records.ts';
import type { Translator } from '#i18n/translator.ts';
import { ReportButton } from '../controls/ReportButton.tsx';

/** A review as it is shown; the catalogue's record fits. */
export interface ReviewView extends ReviewRecord {
  /** What it is about, where that is not the page's own subject. */
  readonly about?: { readonly title: string; readonly path: string };
}

interface Props {
  readonly reviews: readonly ReviewView[];
  /** One level below what stands above the list. */
  readonly heading: 'h2' | 'h3';
  /** What a reader may do with a review; without it anybody may report one. */
  readonly actions?: (id: number) => ReactNode;
  readonly t: Translator;
}

/** A review: what its author says in the author's language, what is said of it in ours. */
function Review({ review, heading: Heading, actions, t }: { readonly review: ReviewView } & Omit<Props, 'reviews'>) {
  const { id, author, rating, title, content, pros, cons, language, skin, helpful, createdAt, editedAt, demo, about } = review;
  const lang = language === t.language ? undefined : language;
  return (
    <li id={`review-${id}`} className="review">
      <Heading>
        <span lang={lang}>{title}</span>{' '}
        <span className="quiet number" aria-hidden="true">
          {t('reviews.rating', { rating })}
        </span>
        <span className="unseen">{t('reviews.ratingWords', { rating })}</span>
      </Heading>
      {about && (
        <p className="small">
          <a href={about.path}>{about.title}</a>
        </p>
      )}
      <p className="said" lang={lang}>
        {content}
      </p>
      {(pros || cons) && (
        <dl>
          {pros && (
            <>
              <dt className="leaf">{t('reviews.pros')}</dt>
              <dd lang={lang}>{pros}</dd>
            </>
          )}
          {cons && (
            <>
              <dt className="amber">{t('reviews.cons')}</dt>
              <dd lang={lang}>{cons}</dd>
            </>
          )}
        </dl>
      )}
      <p className="fine quiet">
        {[
          lang && t(`reviews.in.${lang}`),
          demo && t('reviews.sample'),
          author === null ? t('reviews.gone') : author,
          ...skin.map((one) => t.find(`skin.of.${one}`) ?? one),
          t.date(createdAt),
          editedAt && t('reviews.edited'),
          helpful > 0 && t('reviews.helpful', { count: helpful }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {actions ? actions(id) : !demo && <ReportButton subject="review" id={String(id)} t={t} waits />}
    </li>
  );
}

export function ReviewList({ reviews, heading, actions, t }: Props) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <Review key={review.id} review={review} heading={heading} actions={actions} t={t} />
      ))}
    </ul>
  );
}
