import { expect, test } from 'vitest';
import { majorUnits } from '#core/catalog/money.ts';
import { resemblanceTo } from '#core/demo/brand-names.ts';
import { brandsBefore, demoBrands } from '#core/demo/brands.ts';
import { formulate, functionalNames } from '#core/demo/formula.ts';
import { readPart, readPools, unknownNames } from '#core/demo/pools.ts';
import { generateDemo } from '#core/demo/products.ts';
import { randomOf } from '#core/demo/random.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { readLabel } from '#core/inci/read.ts';
import { factsByName, plantLabels, readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const base = knowledgeBase();
const book = readRecipeBook();
const facts = factsByName(base);
const plants = plantLabels(base);
const demo = (count: number, seed = 'test') => generateDemo({ seed, count, book, facts, plants });
const products = demo(2_000);
const large = demo(6_000);
const brands = demoBrands(book, 'test', 100_000);

const repeated = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
const shareOf = (part: readonly unknown[], of: readonly unknown[]) => (100 * part.length) / of.length;
const namesOf = (list: string) =>
  new Set(readLabel(list, base.knowledge.dictionary).items.flatMap(({ id }) => (id === null ? [] : [base.ingredients[id]?.inci ?? ''])));

test('the same seed and count give the same catalogue', () => {
  expect(demo(60)).toEqual(demo(60));
});

test('another seed gives another catalogue', () => {
  expect(demo(5, 'other')).not.toEqual(demo(5));
});

test('a larger catalogue begins with the smaller one', () => {
  expect(large.slice(0, 2_000)).toEqual(products);
  expect(large.slice(0, 4_500)).toEqual(demo(4_500));
  expect(brands.slice(0, brandsBefore(book, 4_499))).toEqual(demoBrands(book, 'test', 4_500));
});

test('no two products have the same list, the same alias, or the same title within a brand', () => {
  expect(repeated(large.map(({ list }) => list.toLowerCase().replace(/\.$/, '')))).toEqual([]);
  expect(repeated(large.map(({ alias }) => alias))).toEqual([]);
  for (const language of ['en', 'ru'] as const)
    expect(repeated(large.map(({ brand, title }) => `${brand} ${title[language]}`))).toEqual([]);
});

test('titles leave no gap and no placeholder, and repeat no word beside itself', () => {
  const odd = large.flatMap(({ title }) => [title.en, title.ru]).filter((title) => /[{}]| {2}|^\s|\s$|undefined/.test(title));
  expect(odd).toEqual([]);
  expect(large.map(({ title }) => title.en).filter((title) => /\b(\w+) \1\b/i.test(title))).toEqual([]);
});

test('dates lie in the years before the last day, the label was copied before the product was added', () => {
  const wrong = products.filter(({ addedAt, listDate }) => addedAt > book.label.lastDate || listDate > addedAt || addedAt < '2023-10-01');
  expect(wrong).toEqual([]);
});

test('a vegan brand has nothing that is always of animal origin', () => {
  const vegan = new Set(brands.filter(({ certificates }) => certificates.some(({ kind }) => kind === 'vegan')).map(({ alias }) => alias));
  const held = large
    .filter(({ brand }) => vegan.has(brand))
    .flatMap(({ list }) => readLabel(list, base.knowledge.dictionary).items)
    .flatMap(({ id }) => (id === null ? [] : (base.ingredients[id] ?? [])));
  expect(held.length).toBeGreaterThan(5_000);
  expect(held.filter(({ animal }) => animal === 'always')).toEqual([]);
});

test('every name on the labels is read', () => {
  const unread = large.flatMap(({ list }) => readLabel(list, base.knowledge.dictionary).items).filter(({ id }) => id === null);
  expect(unread.map(({ text }) => text)).toEqual([]);
});

test('a book that names an unknown ingredient is refused with its name and place', () => {
  const short = new Map(facts);
  short.delete('Squalane');
  expect(unknownNames(book, short)).toContain('Squalane (pools.yaml: light-emollients)');
  expect(() => generateDemo({ seed: 'test', count: 1, book, facts: short, plants })).toThrow(/Squalane.*Add them to data\/ingredients/);
});

test('every formula holds what it cannot be without', () => {
  const pools = readPools(book);
  const missing = Object.entries(book.formulas).flatMap(([type, formula]) =>
    Array.from({ length: 20 }, (_, index) => formulate(randomOf(`${type} ${index}`), { formula, pools, promised: null })).flatMap(
      ({ doses }) =>
        formula.parts
          .map(readPart)
          .filter(({ chance, least }) => chance === 100 && least > 0)
          .filter(({ pool }) => !pools.get(pool)?.some(({ names }) => names.some((inci) => doses.some((dose) => dose.inci === inci))))
          .map(({ pool }) => `${type}: ${pool}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('some labels print percentages, colours that depend on the shade stand apart', () => {
  expect(
    shareOf(
      products.filter(({ list }) => /\d%/.test(list)),
      products,
    ),
  ).toBeGreaterThan(2);
  expect(
    shareOf(
      products.filter(({ list }) => /\d%/.test(list)),
      products,
    ),
  ).toBeLessThan(15);
  const shades = products.filter(({ title }) => / \d\d /.test(title.en));
  expect(shades.length).toBeGreaterThan(40);
  const readings = shades.map(({ list }) => readLabel(list, base.knowledge.dictionary).items);
  expect(readings.filter((items) => !items.some(({ mayContain }) => mayContain))).toEqual([]);
});

/** Share of real lists that hold an ingredient, in percent: rounded, from the occurrences of names in collections of skin and hair care labels. */
const realShares = {
  Aqua: 82,
  Glycerin: 64,
  Parfum: 47,
  Phenoxyethanol: 41,
  'Citric Acid': 34,
  'Sodium Benzoate': 26,
  Tocopherol: 26,
  'Butylene Glycol': 25,
  Limonene: 25,
  Linalool: 24.5,
  'Xanthan Gum': 24,
  'Disodium EDTA': 23.5,
  'Sodium Hydroxide': 21.5,
  Ethylhexylglycerin: 20,
  'Caprylyl Glycol': 19,
  Dimethicone: 19,
  'Sodium Hyaluronate': 18.5,
  'Tocopheryl Acetate': 18,
  'Potassium Sorbate': 18,
  'Caprylic/Capric Triglyceride': 17,
  'Cetearyl Alcohol': 16,
  'Sodium Chloride': 15,
  Carbomer: 14.5,
  Panthenol: 14,
  'Glyceryl Stearate': 13.5,
  'Propylene Glycol': 13,
  'Benzyl Alcohol': 12.5,
  Propanediol: 12.5,
  Citronellol: 12.5,
  Geraniol: 12,
  'Cocamidopropyl Betaine': 11,
  'Helianthus Annuus Seed Oil': 10,
  Niacinamide: 9.5,
  'Stearic Acid': 9,
  'Cetyl Alcohol': 9,
  Silica: 9,
  Allantoin: 9,
  'Pentylene Glycol': 9,
  'Butyrospermum Parkii Butter': 9,
  'Polysorbate 20': 8.5,
  'Hexyl Cinnamal': 8.5,
  'Sodium Laureth Sulfate': 8,
  Squalane: 8,
  'Lactic Acid': 8,
  'Camellia Sinensis Leaf Extract': 7.5,
  BHT: 7,
} as const;

test('ingredients are as frequent as on real labels: within a quarter, or three points of a hundred', () => {
  const lists = products.map(({ list }) => namesOf(list));
  const far = Object.entries(realShares).flatMap(([inci, real]) => {
    const share = shareOf(
      lists.filter((names) => names.has(inci)),
      lists,
    );
    return Math.abs(share - real) <= Math.max(3, real / 4) ? [] : [`${inci}: ${share.toFixed(1)} %, not about ${real} %`];
  });
  expect(far).toEqual([]);
});

test('some products are given up, and some of them come back with another formula', () => {
  const gone = large.filter(({ discontinuedAt }) => discontinuedAt !== null);
  const anew = large.filter(({ replaces }) => replaces !== null);
  expect(shareOf(gone, large)).toBeGreaterThan(3);
  expect(shareOf(gone, large)).toBeLessThan(5.5);
  expect(shareOf(anew, large)).toBeGreaterThan(1.8);
  expect(shareOf(anew, large)).toBeLessThan(4);
  expect(
    gone.filter(({ discontinuedAt, addedAt }) => (discontinuedAt ?? '') <= addedAt || (discontinuedAt ?? '') > book.label.lastDate),
  ).toEqual([]);
  const byAlias = new Map(large.map((product, index) => [product.alias, { product, index }]));
  for (const product of anew) {
    const old = byAlias.get(product.replaces ?? '');
    expect(old?.index).toBeLessThan(byAlias.get(product.alias)?.index ?? 0);
    expect(old?.product).toMatchObject({ brand: product.brand, category: product.category, discontinuedAt: expect.any(String) });
    expect(old?.product.addedAt).toBeDefined();
    expect(product.addedAt > (old?.product.addedAt ?? '')).toBe(true);
    const [before, after] = [namesOf(old?.product.list ?? ''), namesOf(product.list)];
    const changed = before.symmetricDifference(after).size;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThanOrEqual(5);
  }
});

test('a new formula gives up nothing it cannot be without', () => {
  const names = functionalNames({ formula: book.formulas['sunscreen-fluid'] ?? expect.fail(), pools: readPools(book) });
  for (const inci of ['Aqua', 'Ethylhexyl Triazone', 'Phenoxyethanol', 'Parfum', 'Linalool']) expect(names).toContain(inci);
  expect(names).not.toContain('Niacinamide');
});

test('prices are in the currency of the country, rise with the size less than the size, and are those of such a product', () => {
  const countries = new Map(brands.map(({ alias, country }) => [alias, country]));
  const rates = new Map(book.prices.map(({ currency, rate }) => [currency, rate]));
  for (const { brand, category, offers } of large) {
    expect(offers.length).toBeGreaterThan(0);
    const { price: usual = '', sizes = [] } = book.categories.find(({ alias }) => alias === category) ?? {};
    const [low = 0, high = 0] = usual.split('-').map(Number);
    for (const [index, { size, price, currency }] of offers.entries()) {
      expect(book.prices.find((entry) => entry.currency === currency)?.countries).toContain(countries.get(brand));
      expect(sizes).toContain(size);
      const euros = majorUnits(price, currency) / (rates.get(currency) ?? 0);
      expect(euros).toBeGreaterThan(low * 0.3);
      expect(euros).toBeLessThan(high * 5);
      const smaller = offers[index - 1];
      if (!smaller) continue;
      expect(size.split(' ')[1]).toBe(smaller.size.split(' ')[1]);
      expect(price).toBeGreaterThanOrEqual(smaller.price);
      expect(price / smaller.price).toBeLessThan((1.35 * Number.parseFloat(size)) / Number.parseFloat(smaller.size));
    }
  }
});

test('a stored price is in the smallest unit of its currency', () => {
  expect([majorUnits(1999, 'EUR'), majorUnits(1800, 'JPY'), majorUnits(299000, 'HUF'), majorUnits(1500, 'KWD')]).toEqual([
    19.99, 1800, 2990, 1.5,
  ]);
});

test('some products have sample reviews, mostly good ones, in both languages, written after the product was added', () => {
  const reviewed = large.filter(({ reviews }) => reviews.length > 0);
  expect(shareOf(reviewed, large)).toBeGreaterThan(10);
  expect(shareOf(reviewed, large)).toBeLessThan(14);
  const allReviews = large.flatMap((product) => product.reviews.map((review) => ({ ...review, product })));
  const rated = (...ratings: number[]) =>
    shareOf(
      allReviews.filter(({ rating }) => ratings.includes(rating)),
      allReviews,
    );
  expect(rated(4, 5)).toBeGreaterThan(65);
  expect(rated(1, 2)).toBeGreaterThan(8);
  for (const language of ['en', 'ru']) expect(allReviews.filter((review) => review.language === language).length).toBeGreaterThan(300);
  expect(new Set(allReviews.map(({ skin }) => skin))).toEqual(new Set(['dry', 'oily', 'sensitive', null]));
  const wrong = allReviews.filter(({ content, title, pros, cons, language, createdAt, product }) => {
    const words = content.split(/\s+/).length;
    return (
      words < 3 ||
      words > 40 ||
      title.length > 100 ||
      pros.length > 500 ||
      cons.length > 500 ||
      /[а-яё]/i.test(content) !== (language === 'ru') ||
      createdAt <= product.addedAt ||
      createdAt.slice(0, 10) > book.label.lastDate
    );
  });
  expect(wrong).toEqual([]);
  for (const { reviews } of reviewed) {
    expect(reviews.length).toBeLessThanOrEqual(6);
    expect(repeated(reviews.map(({ author }) => author))).toEqual([]);
  }
  expect(allReviews.filter(({ author }) => !/^[a-z0-9_]{3,30}$/.test(author))).toEqual([]);
});

test('products are compared with earlier ones of their category', () => {
  const categories = new Map<string, string>();
  for (const { alias, category, compared } of large) {
    for (const other of compared) {
      expect(categories.get(other.alias)).toBe(category);
      expect(other.count).toBeGreaterThan(0);
    }
    categories.set(alias, category);
  }
  expect(large.flatMap(({ compared }) => compared).length).toBeGreaterThan(1_000);
});

test('large catalogues take in new brands, each with products, none called like a real one', () => {
  expect(brands.length).toBeGreaterThan(2_000);
  expect(brands.length).toBeLessThan(2_600);
  expect(repeated(brands.map(({ name }) => keyOf(name)))).toEqual([]);
  expect(repeated(brands.map(({ alias }) => alias))).toEqual([]);
  const resembles = resemblanceTo(book['real-brands']);
  expect(brands.filter(({ name }) => resembles(name)).map(({ name }) => name)).toEqual([]);
  expect(brands.filter(({ name }) => /[а-яё]/i.test(name)).length).toBeGreaterThan(80);
  const used = new Set(large.map(({ brand }) => brand));
  const present = brands.slice(book.brands.length, brandsBefore(book, 5_999));
  expect(present.length).toBeGreaterThan(60);
  expect(present.filter(({ alias }) => !used.has(alias))).toEqual([]);
  expect(brands.filter(({ website }) => website !== null && !/^https:\/\/[a-z0-9-]+\.example$/.test(website))).toEqual([]);
});

test('a name is too near to a real one when it is the same, begins so, holds it as a word, or is a letter away', () => {
  const resembles = resemblanceTo([['Nivea', 'The Ordinary', 'Kate', 'Чистая линия']]);
  for (const name of ['NIVEA', 'Niveanne', 'Nivia', 'Dr. Nivea', 'TheOrdinary', 'Чистая Линия', 'Чистая Лини'])
    expect(resembles(name)).toBe(true);
  for (const name of ['Mossquill', 'Katena', 'Чистый Плёс']) expect(resembles(name)).toBe(false);
});
