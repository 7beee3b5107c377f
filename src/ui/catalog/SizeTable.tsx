import { majorUnits } from '#core/catalog/money.ts';
import { type SizeUnit, unitPrice } from '#core/catalog/unit-price.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { sizeInWords } from './size-words.ts';

/** A size as the catalogue knows it; its record fits. */
export interface OfferView {
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number | null;
  readonly currency: string | null;
  readonly priceDate: string | null;
}

const priceOf = ({ price, currency }: OfferView) =>
  price === null || currency === null ? null : { amount: majorUnits(price, currency), currency };

/** Does any size have a price? Otherwise the facts line has said all there is to say. */
export function isPriced(offers: readonly OfferView[]): boolean {
  return offers.some((offer) => priceOf(offer) !== null);
}

/** Sizes with price, price by amount, and the day the price was seen. */
export function SizeTable({ offers, t }: { readonly offers: readonly OfferView[]; readonly t: PageTranslator }) {
  const units = new Set(offers.map(({ size }) => unitPrice(1, size)?.unit).filter((unit) => unit !== undefined));
  const perHundred = (offer: OfferView, unit: SizeUnit) => {
    const price = priceOf(offer);
    const each = price && unitPrice(price.amount, offer.size);
    return price && each?.unit === unit ? t.money(each.price, price.currency) : '–';
  };
  return (
    <table className="table sizes">
      <thead>
        <tr>
          <th scope="col">{t('sizes.size')}</th>
          <th scope="col">{t('sizes.price')}</th>
          {[...units].map((unit) => (
            <th key={unit} scope="col">
              {t(`sizes.per.${unit}`)}
            </th>
          ))}
          <th scope="col">{t('sizes.date')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const price = priceOf(offer);
          return (
            <tr key={offer.size}>
              <th scope="row">{sizeInWords(t, offer.size)}</th>
              <td className="number">{price ? t.money(price.amount, price.currency) : t('sizes.unknown')}</td>
              {[...units].map((unit) => (
                <td key={unit} className="number">
                  {perHundred(offer, unit)}
                </td>
              ))}
              <td className="number">{offer.priceDate ? t.date(offer.priceDate) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
