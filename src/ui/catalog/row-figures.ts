import { bestOffer, type Offered } from '#core/catalog/best-offer.ts';
import type { Translator } from '#i18n/translator.ts';

interface Figured {
  readonly offers: readonly Offered[];
  /** Samples of the demonstration are no opinions: a rating that rests on some stands on the product's page alone, where that is said. */
  readonly rating: { readonly average: number; readonly count: number; readonly samples?: number } | null;
}

/** Price, price by amount and rating of a product in a row; only what is known. */
export function rowFigures({ offers, rating }: Figured, t: Translator): readonly string[] {
  const best = bestOffer(offers);
  return [
    best && t.money(best.amount, best.currency),
    best?.each && t(`row.per.${best.each.unit}`, { price: t.money(best.each.price, best.currency) }),
    rating && !rating.samples && t('row.rated', { average: t.number(Math.round(rating.average * 10) / 10), count: rating.count }),
  ].filter((figure) => typeof figure === 'string');
}
