import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferTable } from '#ui/catalog/OfferTable.tsx';
import { priceSteps } from '#ui/catalog/price-steps.ts';
import { translators } from '../support/translators.ts';

const { en, ru } = translators;
const asked = (shop: string | null, price: number, changes: object = {}) => ({
  size: '50 ml',
  price,
  currency: 'EUR',
  priceDate: '2026-05-01',
  shop,
  link: shop && `https://${shop}.example/7`,
  earlier: [],
  ...changes,
});
const drawn = (offers: readonly ReturnType<typeof asked>[], t = en) => renderToStaticMarkup(createElement(OfferTable, { offers, t }));

test('what shops ask is told with its size, day and way there, the cheapest for the amount first', () => {
  const html = drawn([asked('alpha', 1290), asked('beta', 1490, { size: '100 ml' }), asked('gamma', 990, { link: null })]);
  expect(html.replace(/<[^>]+>/g, '|')).toMatch(
    /To the shop beta.*100.ml.*price since 1 May 2026.*€14\.90.*€14\.90 \/ 100 ml.*gamma.*€19\.80 \/ 100 ml.*To the shop alpha/,
  );
  expect(html).toContain('<a href="https://beta.example/7" rel="nofollow sponsored noopener external">');
  expect(html.match(/<a /g)).toHaveLength(2);
  const russian = drawn([asked('alpha', 1290), asked(null, 100_000, { currency: 'RUB' })], ru);
  expect(russian).toContain('В магазин alpha');
  expect(russian).toMatch(/1\s?000\s₽/);
});

test('a price that changed is drawn as a line that can be read aloud; one that never did is not', () => {
  expect(drawn([asked('alpha', 1290)])).not.toContain('<svg');
  const earlier = [
    { day: '2026-01-01', price: 1290 },
    { day: '2026-03-01', price: 1490 },
  ];
  const html = drawn([asked('alpha', 990, { earlier })]);
  expect(html).toContain('role="img"');
  expect(html).toContain('Price over time: €12.90 on 1 January 2026, now €9.90; lowest €9.90, highest €14.90');
  expect(priceSteps([...earlier, { day: '2026-05-01', price: 990 }], { width: 100, height: 20 })).toBe('M0 8H39V1H80V19H100');
});

test('of many offers the dearer ones are counted', () => {
  expect(drawn(Array.from({ length: 9 }, (_, index) => asked(`shop-${index}`, 1000 + index)))).toContain('3 more offers are dearer.');
});
