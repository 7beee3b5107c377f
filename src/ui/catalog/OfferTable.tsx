import { cheapestFirst, type PricedOffer } from '#core/catalog/offer.ts';
import { offersOfCurrency } from '#core/catalog/page-sizes.ts';
import type { Offer } from '#core/catalog/records.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { PriceLine } from './PriceLine.tsx';
import { sizeInWords } from './size-words.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly t: PageTranslator;
}

/** Does a shop ask something for it? */
export const isOffered = (offers: readonly Offer[]): boolean => offers.some(({ shop }) => shop !== null);

/** What shops ask, currency by currency, the cheapest for the amount first, with the way to the shop. */
export function OfferTable({ offers, t }: Props) {
  const ordered = cheapestFirst(offers, offersOfCurrency);
  const further = cheapestFirst(offers, offers.length).length - ordered.length;
  return (
    <>
      <table className="table sizes offers">
        <thead>
          <tr>
            <th scope="col">{t('offers.shop')}</th>
            <th scope="col">{t('sizes.price')}</th>
            <th scope="col">{t('offers.each')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((one) => (
            <OfferRow key={JSON.stringify([one.offer.shop, one.size, one.amount, one.offer.link])} one={one} t={t} />
          ))}
        </tbody>
      </table>
      {further > 0 && <p className="fine quiet">{t('offers.further', { count: further })}</p>}
    </>
  );
}

function OfferRow({ one, t }: { readonly one: PricedOffer; readonly t: PageTranslator }) {
  const { offer, amount, currency, each } = one;
  return (
    <tr>
      <th scope="row">
        <ShopName offer={offer} t={t} />
        {offer.size !== '' && <small>{sizeInWords(t, offer.size)}</small>}
        {offer.priceDate && <small>{t(offer.shop === null ? 'offers.on' : 'offers.since', { date: t.date(offer.priceDate) })}</small>}
      </th>
      <td className="number">
        {t.money(amount, currency)}
        <PriceLine offer={offer} t={t} />
      </td>
      <td className="number">{each ? t(`row.per.${each.unit}`, { price: t.money(each.price, currency) }) : '–'}</td>
    </tr>
  );
}

function ShopName({ offer: { shop, link }, t }: { readonly offer: Offer; readonly t: PageTranslator }) {
  if (shop === null) return t('offers.noShop');
  if (link === null) return shop;
  return (
    <a href={link} rel="nofollow sponsored noopener external">
      {t('offers.toShop', { shop })}
    </a>
  );
}
