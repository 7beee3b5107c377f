import { bestOffer } from '#core/catalog/best-offer.ts';
import type { Translator } from '#i18n/translator.ts';
import { averageInWords, type RatingView } from './ReviewSummary.tsx';
import type { OfferView } from './SizeTable.tsx';
import { sizeInWords } from './size-words.ts';

interface Props {
  readonly offers: readonly OfferView[];
  readonly rating: Pick<RatingView, 'average' | 'count'> | null;
  readonly t: Translator;
}

/** What a product costs, for its size and for 100 ml, and how it was rated; only what is known. */
export function MoneyLine({ offers, rating, t }: Props) {
  const best = bestOffer(offers);
  if (!best && !rating) return null;
  return (
    <p className="money-line" data-part="money">
      {best && (
        <span>
          <b>{t.money(best.amount, best.currency)}</b> {offers.length > 1 && sizeInWords(t, best.size)}
        </span>
      )}
      {best?.each && (
        <span>
          <b>{t.money(best.each.price, best.currency)}</b> {t(`money.per.${best.each.unit}`)}
        </span>
      )}
      {rating && (
        <a href="#reviews">
          <b>{averageInWords(t, rating.average)}</b> {t('money.rated', { count: rating.count })}
        </a>
      )}
    </p>
  );
}
