import { Fragment } from 'react';
import { bestOffers, type Offered } from '#core/catalog/best-offer.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { averageInWords, type RatingView } from './ReviewSummary.tsx';
import { sizeInWords } from './size-words.ts';

interface Props {
  readonly offers: readonly Offered[];
  readonly rating: Pick<RatingView, 'average' | 'count'> | null;
  readonly t: PageTranslator;
}

/** What a product costs at the least, for its size and for 100 ml, in each currency, and how it was rated; only what is known. */
export function MoneyLine({ offers, rating, t }: Props) {
  const best = bestOffers(offers);
  if (best.length === 0 && !rating) return null;
  return (
    <p className="money-line" data-part="money">
      {best.map(({ amount, currency, size, each }) => (
        <Fragment key={currency}>
          <span>
            <b>{t.money(amount, currency)}</b> {offers.length > 1 && sizeInWords(t, size)}
          </span>
          {each && (
            <span>
              <b>{t.money(each.price, currency)}</b> {t(`money.per.${each.unit}`)}
            </span>
          )}
        </Fragment>
      ))}
      {rating && (
        <a href="#reviews">
          <b>{averageInWords(t, rating.average)}</b> {t('money.rated', { count: rating.count })}
        </a>
      )}
    </p>
  );
}
