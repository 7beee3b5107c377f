import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListOrigin } from '#ui/catalog/ListOrigin.tsx';
import { ReviewList, type ReviewView } from '#ui/catalog/ReviewList.tsx';
import { ReviewSummary } from '#ui/catalog/ReviewSummary.tsx';
import { isPriced, SizeTable } from '#ui/catalog/SizeTable.tsx';
import { sizesOfAll } from '#ui/catalog/size-words.ts';
import { translators } from '../support/translators.ts';

const { en, ru } = translators;
const drawn = renderToStaticMarkup;

test('of more barcodes than packs of several it is told how much is in each', () => {
  expect(sizesOfAll(['3 × 75 ml'], 2)).toEqual(['75 ml']);
  expect(sizesOfAll(['3 × 75 ml'], 1)).toEqual(['3 × 75 ml']);
  expect(sizesOfAll(['3 × 75 ml', '75 ml'], 3)).toEqual(['3 × 75 ml', '75 ml']);
});

test('data under a licence names its source and the licence', () => {
  const html = drawn(
    createElement(ListOrigin, {
      date: '2026-05-14',
      source: 'openbeautyfacts',
      url: 'https://world.openbeautyfacts.org/product/1',
      licence: 'ODbL-1.0',
      t: en,
    }),
  );
  expect(html).toContain('14 May 2026');
  expect(html).toContain('href="https://world.openbeautyfacts.org/product/1"');
  expect(html).toContain('Open Beauty Facts');
  expect(html).toContain('rel="license external"');
});

test('every source of a list has words in both languages, and a licence of its own is named', () => {
  for (const source of ['demo', 'feed', 'csv', 'user', 'admin'])
    for (const t of [en, ru])
      expect(drawn(createElement(ListOrigin, { date: '2026-05-14', source, url: null, licence: 'CC BY 4.0', t }))).not.toContain(
        `: ${source}`,
      );
  expect(drawn(createElement(ListOrigin, { date: '2026-05-14', source: 'csv', url: null, licence: 'CC BY 4.0', t: en }))).toContain(
    'CC BY 4.0',
  );
});

test('prices are said with currency, by 100 ml and with their day; what is not known is said to be unknown', () => {
  const offers = [
    { size: '50 ml', price: 1999, currency: 'EUR', priceDate: '2026-05-14' },
    { size: '2 × 50 ml', price: 3000, currency: 'EUR', priceDate: '2026-05-15' },
    { size: '10 patches', price: null, currency: null, priceDate: null },
  ];
  const html = drawn(createElement(SizeTable, { offers, t: en }));
  for (const words of [
    '€19.99',
    '€39.98',
    '14 May 2026',
    `2 × ${en('unit.ml', { amount: 50 })}`,
    '€30.00',
    '15 May 2026',
    '10 patches',
    en('sizes.unknown'),
  ])
    expect(html).toContain(words);
  expect(html).not.toContain(en('sizes.per.g'));
  expect(isPriced(offers)).toBe(true);
  expect(isPriced(offers.slice(2))).toBe(false);
});

const review: ReviewView = {
  id: 7,
  author: 'linen_plum',
  rating: 4,
  title: 'Хорошо',
  content: 'Мне <b>подходит</b>.',
  pros: '',
  cons: 'дозатор',
  language: 'ru',
  skin: ['dry'],
  helpful: 2,
  createdAt: '2026-05-14T08:00:00.000Z',
  editedAt: null,
  demo: true,
};

test('a review is text, marked with its language and as a sample', () => {
  const html = drawn(createElement(ReviewList, { reviews: [review], heading: 'h3', t: en }));
  expect(html).toContain('<span lang="ru">Хорошо</span>');
  expect(html).toContain('&lt;b&gt;');
  for (const words of [en('reviews.sample'), 'linen_plum', en('skin.of.dry'), '14 May 2026', en('reviews.helpful', { count: 2 })])
    expect(html).toContain(words);
  expect(html).not.toContain(en('reviews.pros'));
  expect(html).toContain(en('reviews.in.ru'));
  expect(drawn(createElement(ReviewList, { reviews: [review], heading: 'h3', t: ru }))).not.toContain(ru('reviews.in.ru'));
  expect(drawn(createElement(ReviewList, { reviews: [{ ...review, author: null, demo: false }], heading: 'h3', t: en }))).not.toContain(
    en('reviews.sample'),
  );
});

test('the summary says the average, the count and each rating in words, and how many are samples', () => {
  const summary = { average: 4.26, count: 40, samples: 3, histogram: [0, 1, 2, 5, 32] };
  const html = drawn(createElement(ReviewSummary, { summary, t: ru }));
  for (const words of [
    '4,3 из 5',
    '40\u00a0отзывов',
    '5 из 5: 32\u00a0отзыва',
    '1 из 5: 0\u00a0отзывов',
    ru('reviews.someSamples', { count: 3 }),
    ru('reviews.marks', { count: 2 }),
  ])
    expect(html).toContain(words);
});
