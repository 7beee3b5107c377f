import { expect, test } from 'vitest';
import { readPrice, readSize } from '#core/imports/amount.ts';
import { mapCategory } from '#core/imports/category.ts';
import { mapOpenBeautyFacts } from '#core/imports/openbeautyfacts.ts';
import { mapOwnCsv } from '#core/imports/own-csv.ts';
import { mapFeed } from '#core/imports/retailer-feed.ts';
import { tidyText } from '#core/imports/tidy.ts';
import { cleanTitle } from '#core/imports/title.ts';
import { readImportBooks } from '#scripts/import/books.ts';

const { categories } = readImportBooks();

test.each([
  ['200ml', '200 ml'],
  ['2 x 0,5 L', '2 × 500 ml'],
  ['Tube of 7.5 cl', '75 ml'],
  ['6.7 fl. oz', '6.7 fl oz'],
  ['50 г', '50 g'],
  ['SPF 50', null],
  ['', null],
])('the amount "%s" is %s', (text, size) => {
  expect(readSize(text)).toBe(size);
});

test.each([
  ['12.99 EUR', 1299, 'EUR'],
  ['1 299,50 ₽', 129950, 'RUB'],
  ['$1,299.00', 129900, 'USD'],
  ['1500 JPY', 1500, 'JPY'],
  ['4 990 HUF', 499000, 'HUF'],
  ['12,345 KWD', 12345000, 'KWD'],
])('the price "%s"', (text, price, currency) => {
  expect(readPrice(text)).toEqual({ price, currency });
});

test('a text without a price has none', () => {
  expect(readPrice('free')).toBeNull();
  expect(readPrice('12.99')).toBeNull();
  for (const text of ['-4 EUR', '−4 EUR', 'EUR -4', '€ - 4,50']) expect(readPrice(text)).toBeNull();
});

test('titles lose the brand and the contents', () => {
  expect(cleanTitle('Nordlys - Gel douche à l’avoine - 750 ml', ['Nordlys'])).toBe('Gel douche à l’avoine');
  expect(cleanTitle("L'OURSE Day Cream 50ml", ["L'Ourse"])).toBe('Day Cream');
  expect(cleanTitle('Crème mains - Nordlys', ['Nordlys'])).toBe('Crème mains');
  expect(cleanTitle('Nordlys', ['Nordlys'])).toBe('Nordlys');
  expect(cleanTitle('Nordlysende Cream', ['Nordlys'])).toBe('Nordlysende Cream');
});

test.each([
  [['en:body', 'en:shampoos'], 'Velvet', 'shampoos'],
  [['en:face', 'en:facial-creams', 'en:day-creams'], 'Velvet', 'face-creams'],
  [['Health & Beauty > Personal Care > Cosmetics > Bath & Body > Body Wash'], 'Velvet', 'shower-gels'],
  [['2844'], 'Velvet', 'sunscreens'],
  [['face-oils'], 'Velvet', 'face-oils'],
  [[], 'Après-shampooing nourrissant', 'conditioners'],
  [[], '2-in-1 Shampoo & Conditioner', 'shampoos'],
  [[], 'Crème pour les mains', 'hand-creams'],
  [[], 'Dentifrice au savon', null],
  [[], 'Крем для рук с маслом', 'hand-creams'],
  [['en:unknown-things'], 'Velvet', null],
])('%j "%s" is filed under %s', (tags, title, category) => {
  expect(mapCategory(tags, title, categories)).toBe(category);
});

test('HTML and allergen marks leave a text', () => {
  expect(tidyText('Aqua &amp;amp; <span class="allergen">Linalool</span>,  _Limonene_ &lt;1%&#39;')).toBe(
    "Aqua & Linalool , Limonene <1%'",
  );
  expect(tidyText('CI_77891 2_Bromo')).toBe('CI_77891 2_Bromo');
});

test('a row of Open Beauty Facts keeps its languages, own text first, then by how labels read', () => {
  const mapped = mapOpenBeautyFacts({
    code: '4012345678901',
    product_name: 'Nordlys Crème',
    brands: 'Nordlys',
    quantity: '50 ml',
    categories_tags: ['en:face-creams'],
    ingredients_text: 'Eau, Glycérine',
    ingredients_text_fr: 'Eau, Glycérine',
    ingredients_text_en: 'Water, Glycerin',
    ingredients_text_with_allergens_fr: 'x',
    last_modified_t: 1_700_000_000,
    image_front_url: 'https://images.example/1.jpg',
    nested: { ignored: true },
  });
  expect(mapped).toEqual({
    kind: 'draft',
    draft: {
      source: 'openbeautyfacts',
      sourceId: '4012345678901',
      url: 'https://world.openbeautyfacts.org/product/4012345678901',
      licence: 'ODbL-1.0',
      brands: ['Nordlys'],
      title: 'Nordlys Crème',
      titleRu: null,
      categories: ['en:face-creams'],
      lists: ['Eau, Glycérine', 'Water, Glycerin', 'Eau, Glycérine'],
      listDate: '2023-11-14',
      sizes: [{ size: '50 ml', price: null, currency: null, priceDate: null }],
      image: 'https://images.example/1.jpg',
    },
  });
});

test.each([
  ['', 'no_code'],
  ['12', 'no_code'],
  ['abc', 'no_code'],
  ['0000000000000', 'test_row'],
  ['1234567890123', 'test_row'],
])('the code "%s" is refused: %s', (code, reason) => {
  expect(mapOpenBeautyFacts({ code })).toMatchObject({ kind: 'rejected', rejection: { code: reason } });
});

test('a feed finds the list in its own field, in product_detail and behind a heading of the description', () => {
  const row = { id: '7', link: 'https://www.shop.example/p/7', title: 'Gel', price: '9.90 EUR', size: '100 ml' };
  const lists = (more: object) => {
    const mapped = mapFeed({ ...row, ...more }, { shop: null, day: '2026-01-02' });
    return mapped.kind === 'draft' ? mapped.draft.lists : null;
  };
  expect(lists({ ingredients: 'Aqua, Glycerin' })).toEqual(['Aqua, Glycerin']);
  expect(lists({ product_detail: 'General:Ingredients:Aqua, Glycerin' })).toEqual(['Aqua, Glycerin']);
  expect(lists({ description: 'Soft as snow. Ingredients: Aqua, Glycerin' })).toEqual(['Ingredients: Aqua, Glycerin']);
  expect(lists({ description: 'Only natural ingredients.' })).toEqual([]);
});

test('a link that is no address costs itself only', () => {
  const mapped = mapFeed({ id: '7', link: 'https://[[[x', title: 'Gel', price: '-4 EUR' }, { shop: null, day: '2026-01-02' });
  expect(mapped).toMatchObject({
    draft: { sourceId: '7', url: null },
    warnings: [
      { code: 'bad_address', detail: 'https://[[[x' },
      { code: 'bad_price', detail: '-4 EUR' },
    ],
  });
});

test('ids of a feed belong to their shop, prices to their day', () => {
  const mapped = mapFeed(
    { id: '7', link: 'https://www.shop.example/p/7', title: 'Gel 100 ml', price: '9.90 EUR' },
    { shop: null, day: '2026-01-02' },
  );
  expect(mapped).toMatchObject({
    draft: { sourceId: 'shop.example:7', sizes: [{ size: '100 ml', price: 990, currency: 'EUR', priceDate: '2026-01-02' }] },
  });
  expect(mapFeed({ id: '7' }, { shop: 'Kiosk', day: '2026-01-02' })).toMatchObject({ draft: { sourceId: 'Kiosk:7' } });
  expect(mapFeed({ title: 'Gel' }, { shop: null, day: '2026-01-02' })).toMatchObject({ rejection: { code: 'no_code' } });
});

test('the own CSV holds sizes with prices', () => {
  expect(
    mapOwnCsv({
      id: 'a1',
      brand: 'Nordlys',
      title: 'Gel',
      title_ru: 'Гель',
      category: 'toners',
      ingredients: 'Aqua',
      sizes: '50 ml = 12.90 EUR; 100ml',
      price_date: '2026-03-04',
      list_date: '2026-02-31x',
    }),
  ).toMatchObject({
    draft: {
      sourceId: 'a1',
      titleRu: 'Гель',
      sizes: [
        { size: '50 ml', price: 1290, currency: 'EUR', priceDate: '2026-03-04' },
        { size: '100 ml', price: null },
      ],
    },
  });
});
