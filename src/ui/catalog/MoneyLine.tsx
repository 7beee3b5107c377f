import { majorUnits } from '#core/catalog/money.ts';
import { pricePerHundred } from '#core/catalog/unit-price.ts';
import type { Translator } from '#i18n/translator.ts';
import { averageInWords, type RatingView } from './ReviewSummary.tsx';
import type { OfferView } from './SizeTable.tsx';
import { sizeInWords } from './size-words.ts';

interface Priced {
  readonly size: string;
  readonly amount: number;
  readonly currency: string;
  readonly each: ReturnType<typeof pricePerHundred>;
}

/** The offer that costs least for the amount; sizes in other words come last. */
function bestOffer(offers: readonly OfferView[]): Priced | null {
  const priced = offers.flatMap(({ size, price, currency }): Priced[] => {
    if (price === null || currency === null) return [];
    const amount = majorUnits(price, currency);
    return [{ size, amount, currency, each: pricePerHundred(amount, size) }];
  });
  const [first] = priced;
  const comparable = priced.filter(({ currency, each }) => currency === first?.currency && each?.unit === first.each?.unit);
  return (
    comparable.toSorted((a, b) => (a.each?.price ?? Number.POSITIVE_INFINITY) - (b.each?.price ?? Number.POSITIVE_INFINITY))[0] ?? null
  );
}

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
