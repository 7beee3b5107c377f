import { majorUnits } from '#core/catalog/money.ts';
import type { Offer } from '#core/catalog/records.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { priceSteps } from './price-steps.ts';

const [width, height] = [88, 20];

/** What a shop asked over time as a line of steps; nothing where the price never changed. */
export function PriceLine({ offer, t }: { readonly offer: Offer; readonly t: PageTranslator }) {
  const { price, currency, priceDate, earlier } = offer;
  const [first] = earlier;
  if (price === null || currency === null || priceDate === null || !first) return null;
  const prices = [...earlier, { day: priceDate, price }];
  const money = (units: number) => t.money(majorUnits(units, currency), currency);
  const all = prices.map((point) => point.price);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" fill="none" stroke="currentColor">
      <title>
        {t('offers.line', {
          date: t.date(first.day),
          first: money(first.price),
          low: money(Math.min(...all)),
          high: money(Math.max(...all)),
          now: money(price),
        })}
      </title>
      <path d={priceSteps(prices, { width, height })} />
    </svg>
  );
}
