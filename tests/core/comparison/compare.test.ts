import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparisonWeights, compareFormulas } from '#core/comparison/compare.ts';
import { readSides, type SideInput } from '#core/comparison/sides.ts';
import { idfTable } from '#core/similarity/idf.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const weights: ComparisonWeights = { idf: idfTable([], 0), effectAreas: { 'hair-conditioning': ['hair'] } };
const side = (list: string, rest: Partial<SideInput> = {}): SideInput => ({
  alias: null,
  list,
  context: 'leave-on',
  title: '',
  isGuess: false,
  shelf: null,
  offers: [],
  ...rest,
});
const compare = (...sides: readonly (SideInput | string)[]) =>
  compareFormulas(
    readSides(
      sides.map((one) => (typeof one === 'string' ? side(one) : one)),
      knowledge,
    ),
    weights,
  );

const calm = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Panthenol, Phenoxyethanol, Xanthan Gum';
const scented = 'Aqua, Cetearyl Alcohol, Glycerin, Dimethicone, Phenoxyethanol, Niacinamide, Parfum, Linalool';

test('the same ingredient under another name is joined; an unknown one is known again by its letters', () => {
  const { ingredients, shared } = compare('Water, Glycerine, Blorbane-7', 'Aqua, Blorbane 7, Glycerin');
  expect(ingredients).toEqual([
    { name: 'Aqua', alias: 'aqua', family: 'base', places: [1, 1], moves: [null, 0], only: null },
    { name: 'Glycerin', alias: 'glycerin', family: 'humectant', places: [2, 3], moves: [null, 1], only: null },
    { name: 'Blorbane-7', alias: null, family: null, places: [3, 2], moves: [null, -1], only: null },
  ]);
  expect(shared).toBe(3);
});

test('each side tells what only it has, effects and flags included', () => {
  const { sides, ingredients, flags, effects, allergens } = compare(calm, scented);
  const only = (wanted: number) => ingredients.flatMap(({ name, only: one }) => (one === wanted ? [name] : []));
  expect([only(0), only(1)]).toEqual([
    ['Panthenol', 'Xanthan Gum'],
    ['Dimethicone', 'Parfum', 'Linalool'],
  ]);
  expect(sides.map(({ ingredients: count, own }) => [count, own])).toEqual([
    [7, 2],
    [8, 3],
  ]);
  const fragrance = flags.find(({ flag }) => flag === 'fragrance');
  expect([fragrance?.only, fragrance?.sides[0]]).toEqual([1, null]);
  expect(fragrance?.sides[1]?.by.map((row) => ingredients[row]?.name)).toContain('Parfum');
  expect(allergens.map((some) => some.map(({ alias }) => alias))).toEqual([[], ['linalool']]);
  const brightening = effects.find(({ sides: verdicts }) => verdicts.every(Boolean));
  expect(brightening?.only).toBeNull();
});

test('the summary says what is shared, what each adds or raises, and what moved', () => {
  const { summary, ingredients } = compare(calm, scented);
  expect(summary.map(({ says }) => says)).toEqual(expect.arrayContaining(['base', 'raises', 'moves']));
  const raises = summary.find((one) => one.says === 'raises');
  const said = raises?.says === 'raises' ? raises.kinds.map(({ flag, names }) => [flag, names.map((row) => ingredients[row]?.name)]) : [];
  expect(raises).toMatchObject({ side: 1 });
  expect(said).toContainEqual(['allergen', ['Linalool']]);
  expect(said).toContainEqual(['silicone', ['Dimethicone']]);
  const moves = summary.find((one) => one.says === 'moves');
  expect(moves?.says === 'moves' && [ingredients[moves.name]?.name, moves.places]).toEqual(['Niacinamide', [3, 6]]);
});

test('the same list is the same; nothing in common is different', () => {
  const likeness = (...lists: string[]) => {
    const [base] = compare(...lists).summary;
    return base?.says === 'base' ? base.likeness : null;
  };
  expect(likeness(calm, calm)).toBe('same');
  expect(likeness(calm, 'Zinc Oxide, Squalane, Tocopherol, Bisabolol')).toBe('different');
  expect(compare(calm, calm).similarities[0]?.explanation.score).toBe(1);
});

test('what a badly read list does not show is not said to be missing from it', () => {
  const { flags, summary, certainty } = compare(scented, 'Blorbane, Glarbine, Snorfel, Aqua');
  expect(flags.map(({ only }) => only)).not.toContain(0);
  expect(summary.some(({ says }) => says === 'raises')).toBe(false);
  expect(certainty.level).toBe('low');
  expect(certainty.reasons).toContainEqual({ reason: 'unread', side: 1 });
});

test('nor is what one name that was not read may be', () => {
  const { flags, summary } = compare(scented, `${calm}, Blorbane`);
  expect(flags.map(({ only }) => only)).not.toContain(0);
  expect(summary.some(({ says }) => says === 'raises')).toBe(false);
});

test('a colour by its number is the substance that the other side names', () => {
  const { ingredients, similarities } = compare('Mica, Titanium Dioxide, Squalane', 'CI 77019, CI 77891, Squalane');
  expect(ingredients.map(({ name, places }) => [name, ...places])).toEqual([
    ['Mica', 1, 1],
    ['Titanium Dioxide', 2, 2],
    ['Squalane', 3, 3],
  ]);
  const { explanation } = similarities[0] ?? {};
  expect([explanation?.missing.ingredients, explanation?.added.ingredients]).toEqual([[], []]);
});

test('a list by the alphabet tells no moves and is less sure', () => {
  const { ingredients, certainty } = compare(calm, 'Aqua, Carbomer, Glycerin, Mica, Panthenol, Squalane, Tocopherol, Xanthan Gum');
  expect(ingredients.every(({ moves }) => moves.every((move) => move === null))).toBe(true);
  expect(certainty).toMatchObject({ level: 'limited', reasons: [{ reason: 'unordered', side: 1 }] });
});

test('prices are compared by what a hundred cost', () => {
  const offer = (size: string, price: number) => ({ size, price, currency: 'EUR' });
  const { prices, summary } = compare(
    side(calm, { offers: [offer('50 ml', 2000), offer('100 ml', 3000)] }),
    side(scented, { offers: [offer('30 ml', 2700)] }),
  );
  expect(prices).toEqual([
    [
      { size: '100 ml', price: 30, currency: 'EUR', perHundred: 30, unit: 'ml' },
      { size: '50 ml', price: 20, currency: 'EUR', perHundred: 40, unit: 'ml' },
    ],
    [{ size: '30 ml', price: 27, currency: 'EUR', perHundred: 90, unit: 'ml' }],
  ]);
  expect(summary.find(({ says }) => says === 'price')).toEqual({ says: 'price', cheaper: 0, dearer: 1, times: 3, unit: 'ml' });
});

test('prices stand in one currency or not at all', () => {
  const offer = (currency: string) => ({ size: '50 ml', price: 2000, currency });
  const currencies = (...offers: string[][]) =>
    compare(...offers.map((own) => side(calm, { offers: own.map(offer) }))).prices.map((some) => some.map(({ currency }) => currency));
  expect(currencies(['EUR', 'USD'], ['USD'])).toEqual([['USD'], ['USD']]);
  expect(currencies(['EUR'], ['USD'])).toEqual([[], []]);
  expect(currencies(['EUR'], [])).toEqual([['EUR'], []]);
});

test('a pasted list is taken to be used as the product beside it', () => {
  const { sides } = compare(side(scented, { alias: 'some-foam', context: 'rinse-off' }), side(calm, { context: null }));
  expect(sides.map(({ context }) => context)).toEqual(['rinse-off', 'rinse-off']);
});

test('a use that is only likely stays so', () => {
  const { sides } = compare(side(scented, { isGuess: true }), calm);
  expect(sides.map(({ isGuess }) => isGuess)).toEqual([true, false]);
});

const inciNames = [
  'Aqua',
  'Glycerin',
  'Niacinamide',
  'Parfum',
  'Dimethicone',
  'Panthenol',
  'Blorbane',
  'Linalool',
  'Zinc Oxide',
  'Phenoxyethanol',
];
const anyList = fc.shuffledSubarray(inciNames, { minLength: 1 }).map((chosen) => chosen.join(', '));

test('of any lists every ingredient stands once, with its place in each', () => {
  fc.assert(
    fc.property(fc.array(anyList, { minLength: 2, maxLength: 4 }), (chosen) => {
      const { ingredients, sides, shared, similarities } = compare(...chosen);
      chosen.forEach((text, number) => {
        const shown = ingredients
          .filter(({ places }) => places[number] !== null)
          .toSorted((a, b) => Number(a.places[number]) - Number(b.places[number]));
        expect(shown.map(({ name }) => name)).toEqual(text.split(', '));
        expect(sides[number]?.own).toBe(ingredients.filter(({ only }) => only === number).length);
      });
      expect(shared).toBe(ingredients.filter(({ places }) => !places.includes(null)).length);
      expect(similarities).toHaveLength((chosen.length * (chosen.length - 1)) / 2);
    }),
    { numRuns: 40 },
  );
});

test('turned round, a comparison says the same with its sides exchanged', () => {
  fc.assert(
    fc.property(anyList, anyList, (one, other) => {
      const [here, there] = [compare(one, other), compare(other, one)];
      expect(there.similarities[0]?.explanation.score).toBe(here.similarities[0]?.explanation.score);
      expect(there.shared).toBe(here.shared);
      const places = ({ ingredients }: typeof here) => new Map(ingredients.map(({ name, places: each }) => [name, each]));
      const turned = places(there);
      for (const [name, each] of places(here)) expect(turned.get(name)).toEqual(each.toReversed());
      expect(there.sides).toEqual(here.sides.toReversed());
      expect(there.certainty.level).toBe(here.certainty.level);
    }),
    { numRuns: 40 },
  );
});
