import { expect, test } from 'vitest';
import { readSiteConfig } from '#site/config.ts';
import { listData, type PictureData, productData, questionsData } from '#site/linked-data.ts';

const config = readSiteConfig({ PUBLIC_SITE_URL: 'https://en.example' });
const product = {
  name: 'Day Cream',
  brand: 'Petrel',
  category: 'Face creams',
  description: 'A cream.',
  path: '/products/petrel-day-cream',
};
const review = {
  author: 'marta_k',
  rating: 5,
  title: 'Good',
  content: 'It </script> stays.',
  language: 'en',
  createdAt: '2026-05-14T08:00:00.000Z',
};

test('ratings and reviews of people are told to search engines, with author and date, safe inside a script', () => {
  const json = productData(config, {
    ...product,
    rating: { average: 4.5, count: 2, samples: 0 },
    reviews: [review, { ...review, author: null }],
  });
  expect(json).not.toContain('</script>');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    url: 'https://en.example/products/petrel-day-cream',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ author: { name: 'marta_k' }, datePublished: '2026-05-14', reviewRating: { ratingValue: 5 } }],
  });
  expect(JSON.parse(json).review).toHaveLength(1);
});

test('with a sample among them, or without any, no rating is told', () => {
  for (const rating of [{ average: 4.5, count: 2, samples: 1 }, null]) {
    const data = JSON.parse(productData(config, { ...product, rating, reviews: [review] }));
    expect(Object.keys(data)).not.toContain('aggregateRating');
    expect(Object.keys(data)).not.toContain('review');
    expect(Object.keys(data)).not.toContain('offers');
  }
});

test('a product names its barcodes', () => {
  const named = (barcodes: readonly string[]) => JSON.parse(productData(config, { ...product, barcodes, rating: null })).gtin;
  expect(named([])).toBeUndefined();
  expect(named(['4006381333931'])).toBe('4006381333931');
  expect(named(['4006381333931', '96385074'])).toEqual(['4006381333931', '96385074']);
});

test('a picture of a source is told with whose it is and its licence, one of our own as an address', () => {
  const imageOf = (picture: PictureData) => JSON.parse(productData(config, { ...product, rating: null, picture })).image;
  expect(imageOf({ path: '/media/a-800.webp', credit: null })).toBe('https://en.example/media/a-800.webp');
  const credit = { author: 'Anna', licence: null, page: 'https://shop.example/7' };
  expect(imageOf({ path: '/media/a-800.webp', credit })).toEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://en.example/media/a-800.webp',
    creditText: 'Anna',
    isBasedOn: 'https://shop.example/7',
  });
});

test('lists and questions have the shape schema.org asks for', () => {
  expect(JSON.parse(listData(config, [{ name: 'Day Cream', path: '/products/a' }])).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Day Cream', url: 'https://en.example/products/a' },
  ]);
  expect(JSON.parse(questionsData([{ question: 'Why?', answer: 'So.' }])).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ]);
});

test('offers are those of shops, each currency for itself', () => {
  const offer = (shop: string | null, price: number, currency: string) => ({
    size: '50 ml',
    price,
    currency,
    priceDate: '2026-03-01',
    shop,
    link: shop && `https://${shop}.example/7`,
    earlier: [],
  });
  const offers = [offer('alpha', 1290, 'EUR'), offer('beta', 990, 'EUR'), offer('gamma', 90000, 'RUB'), offer(null, 100, 'EUR')];
  expect(JSON.parse(productData(config, { ...product, rating: null, offers })).offers).toEqual([
    { '@type': 'AggregateOffer', priceCurrency: 'EUR', lowPrice: 9.9, highPrice: 12.9, offerCount: 2 },
    {
      '@type': 'Offer',
      price: 900,
      priceCurrency: 'RUB',
      url: 'https://gamma.example/7',
      seller: { '@type': 'Organization', name: 'gamma' },
    },
  ]);
  expect(JSON.parse(productData(config, { ...product, rating: null, offers: [offer(null, 100, 'EUR')] })).offers).toBeUndefined();
});
