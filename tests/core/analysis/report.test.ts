import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { comedogenicLabel, comedogenicWord } from '#core/analysis/comedogenic.ts';
import { unreadItems } from '#core/analysis/report.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const cream =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Butyrospermum Parkii Butter, Dimethicone, Phenoxyethanol, Xanthan Gum, Parfum, Linalool, Limonene';
const report = analyseText(cream, knowledge, 'leave-on');
const named = (indices: readonly number[]) => indices.map((index) => report.reading.items[index]?.inci);

test('verdicts are withheld when less than 85 % is recognised', () => {
  expect(report.withheld).toBe(false);
  const partly = analyseText('Aqua, Glycerin, Qwertzium Blabla, Zyxolite Foo Bar', knowledge, 'leave-on');
  expect([partly.withheld, partly.organicScore]).toEqual([true, null]);
});

test('vitamin E in words is tocopherol or its acetate, and has the rating of neither', () => {
  const rated = (name: string) => analyseText(`Aqua, Glycerin, ${name}`, knowledge, 'leave-on').comedogenic.unrated.includes(2);
  expect(['Vitamin E', 'vitamina E', 'Tocopherol', 'Vitamin E (Tocopherol)'].map(rated)).toEqual([true, true, false, false]);
});

test('vitamin C in words is the acid or an ester, and has shown what neither alone has', () => {
  const shows = (name: string) => analyseText(`Aqua, ${name}, Glycerin`, knowledge, 'leave-on').effects.map(({ effect }) => effect);
  expect(
    ['Vitamin C', 'vitamina C', 'Ascorbic Acid', 'Vitamin C (Ascorbic Acid)'].map((name) => shows(name).includes('even-tone')),
  ).toEqual([false, false, true, true]);
});

test('what only some shades hold and was not read is unclear too', () => {
  const unclear = (text: string) => unreadItems(analyseText(text, knowledge, 'leave-on'));
  expect(unclear('Polyisobutene, Octyldodecanol, Silica. May contain: CI 77891')).toEqual([]);
  expect(unclear('Polyisobutene, Octyldodecanol, Silica. May contain: Blorbane, CI 77891')).toEqual([3]);
});

test('the 1 % line ends at the first ingredient that cannot exceed 1 %', () => {
  expect(report.shares.onePercent?.to).toBe(7);
  expect(report.shares.onePercent?.from).toBeLessThanOrEqual(7);
});

test('shares never rise down the list before the 1 % line, and bands hold their estimate', () => {
  const { items, onePercent } = report.shares;
  items.forEach((share, index) => {
    if (!share) return;
    expect(share.low).toBeLessThanOrEqual(share.point);
    expect(share.high).toBeGreaterThanOrEqual(share.point);
    if (index > 0 && index <= (onePercent?.from ?? 0)) expect(share.point).toBeLessThanOrEqual(items[index - 1]?.point ?? 100);
  });
});

test('a declared percentage is taken as it is', () => {
  const declared = analyseText('Aqua, Niacinamide 10%, Glycerin, Phenoxyethanol', knowledge, 'leave-on').shares.items[1];
  expect(declared).toEqual({ point: 10, low: 10, high: 10, declared: true });
});

test('an alphabetical list has no shares', () => {
  const { shares } = analyseText(
    'Allantoin, Bisabolol, Carbomer, Dimethicone, Glycerin, Panthenol, Squalane, Tocopherol',
    knowledge,
    'leave-on',
  );
  expect([shares.ordered, shares.onePercent, shares.items.every((share) => share === null)]).toEqual([false, null, true]);
});

test.each([
  'Calcium Disodium EDTA, Cetylpyridinium Chloride, Aroma, Poloxamer 407, Sodium Benzoate, Sorbitol, Sucralose, Aqua, CI 19140',
  'Menthol, Panthenol, Sodium Benzoate, Phenoxyethanol, Glycerin, Alcohol, Parfum, Aqua',
])('a list that begins with little and ends in its water does not go down in amount: %s', (text) =>
  expect(analyseText(text, knowledge, 'rinse-off').shares).toMatchObject({ ordered: false, onePercent: null }),
);

test('the alphabet is that of the printed names, also for the inactive ingredients alone', () => {
  const { shares } = analyseText(
    'Active ingredients: Zinc Oxide 12%. Inactive ingredients: Beeswax, Carbomer, Dimethicone, Glycerin, Mineral Oil, Phenoxyethanol, Water',
    knowledge,
    'sun',
  );
  expect(shares.ordered).toBe(false);
});

const kit =
  'Shampoo: Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Phenoxyethanol, Linalool. Conditioner: Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Panthenol, Phenoxyethanol, Citric Acid';

test('each part of a kit is a list of its own: it is a whole product and has its own 1 % line', () => {
  const { shares, reading } = analyseText(kit, knowledge, 'rinse-off');
  expect(shares.parts.map(({ section, counted }) => [section, counted.length])).toEqual([
    ['Shampoo', 6],
    ['Conditioner', 6],
  ]);
  for (const { counted, onePercent } of shares.parts) {
    expect(counted).toContain(onePercent?.from);
    expect(reading.items[onePercent?.to ?? -1]?.inci).toBe('Phenoxyethanol');
    const points = counted.map((index) => shares.items[index]?.point ?? 0);
    expect(points[0]).toBeGreaterThan(50);
    expect(points.reduce((sum, point) => sum + point, 0)).toBeLessThanOrEqual(100);
  }
  expect(shares.onePercent).toBeNull();
});

test('a flag that matters before the 1 % line only is weighed in the part it stands in', () => {
  const later = `Cream: Aqua, Glycerin, Phenoxyethanol, Xanthan Gum. Tonic: Aqua, Alcohol Denat., Glycerin, Phenoxyethanol`;
  const verdict = analyseText(later, knowledge, 'leave-on').flags.find(({ flag }) => flag === 'drying-alcohol');
  expect(verdict?.matters).toBe(true);
});

test('active ingredients keep what is declared, and the inactive ones share the rest in an order of their own', () => {
  const { shares } = analyseText(
    'Active ingredients: Avobenzone 3%, Homosalate 10%. Inactive ingredients: Water, Glycerin, Butylene Glycol, Phenoxyethanol, Xanthan Gum',
    knowledge,
    'sun',
  );
  const [active, inactive] = shares.parts;
  expect(active?.counted.map((index) => shares.items[index])).toEqual([
    { point: 3, low: 3, high: 3, declared: true },
    { point: 10, low: 10, high: 10, declared: true },
  ]);
  expect([active?.percent, inactive?.percent, inactive?.ordered]).toEqual([13, 87, true]);
  const points = inactive?.counted.map((index) => shares.items[index]?.point ?? 0) ?? [];
  expect(points[0]).toBeGreaterThan(50);
  expect(points.reduce((sum, point) => sum + point, 0)).toBeLessThanOrEqual(87);
});

test('declared percentages stay where the inactive ingredients are listed by the alphabet', () => {
  const { shares } = analyseText(
    'Active ingredients: Zinc Oxide 12%. Inactive ingredients: Beeswax, Carbomer, Dimethicone, Glycerin, Mineral Oil, Phenoxyethanol, Water',
    knowledge,
    'sun',
  );
  expect(shares.items.map((share) => share?.point ?? null)).toEqual([12, null, null, null, null, null, null, null]);
});

test('effects name their ingredients and sources', () => {
  const tone = report.effects.find(({ effect }) => effect === 'even-tone');
  expect(named((tone?.by ?? []).map(({ index }) => index))).toContain('Niacinamide');
  expect(tone?.sources.length).toBeGreaterThan(0);
});

test('not rated is never nought', () => {
  const { steps, unrated } = report.comedogenic;
  expect(steps.flat().length + unrated.length).toBe(report.counted.length);
  expect(named(unrated)).toContain('Xanthan Gum');
});

test.each([
  [0, 'none', 'low'],
  [1, 'slight', 'low'],
  [2, 'moderate', 'enhanced'],
  [3, 'moderate', 'moderate'],
  [4, 'high', 'high'],
  [5, 'high', 'high'],
])('comedogenic %i is %s, and %s for the analyser', (value, word, label) => {
  expect([comedogenicWord(value), comedogenicLabel(value)]).toEqual([word, label]);
});

test('every skin-type reason points at an ingredient of the list', () => {
  const sensitive = report.skin.find(({ skin }) => skin === 'sensitive');
  expect(named(sensitive?.care.map(({ index }) => index) ?? [])).toEqual(expect.arrayContaining(['Parfum', 'Linalool', 'Limonene']));
});

test('allergens carry list and threshold of the context', () => {
  expect(report.allergens.map(({ index, list, threshold }) => [report.reading.items[index]?.inci, list, threshold])).toEqual([
    ['Linalool', 'historic', 0.001],
    ['Limonene', 'historic', 0.001],
  ]);
  expect(analyseText(cream, knowledge, 'rinse-off').allergens[0]?.threshold).toBe(0.01);
});

test.each([
  ["* Ingrédients d'origine naturelle", ['Aqua', 'Glycerin']],
  ['* naturally derived', ['Aqua', 'Glycerin']],
  ['* from organic farming', ['Aqua', 'Glycerin']],
  ['* 100% des ingrédients sont d’origine naturelle', ['Aqua', 'Glycerin']],
  ['* 95 % of natural origin', ['Aqua']],
  ['* Contenente menta da agricoltura biologica', ['Aqua']],
  ['* with mint of natural origin', ['Aqua']],
  ['* not of natural origin', ['Aqua']],
])('what the label says is of natural origin is, but no synthetic and no ethoxylate: %s', (note, natural) => {
  const { origin, reading } = analyseText(`Aqua, Glycerin*, Dimethicone*, Sodium Laureth Sulfate*. ${note}`, knowledge, 'rinse-off');
  const told = origin.find((one) => one.origin === 'natural')?.culprits.map((index) => reading.items[index]?.inci);
  expect(told).toEqual(natural);
});

test('what the label calls of natural origin and is usually made by synthesis is of unknown origin', () => {
  const { origin } = analyseText('Aqua, Butylene Glycol°. °of natural origin', knowledge, 'leave-on');
  expect(origin.find((one) => one.origin === 'unknown')?.culprits).toEqual([1]);
});

test('soap of organic oil is made as other soap', () => {
  const { origin } = analyseText('Sodium Olivate*, Potassium Oleate*, Aqua. * organic', knowledge, 'rinse-off');
  expect(origin.find((one) => one.origin === 'mixed')?.culprits).toEqual([0, 1]);
});

test('origin counts every counted ingredient once', () => {
  expect(report.origin.reduce((sum, { culprits }) => sum + culprits.length, 0)).toBe(report.counted.length);
});

test('a scent that the label calls nature identical is synthetic', () => {
  const synthetic = (list: string) =>
    analyseText(list, knowledge, 'leave-on').origin.find(({ origin }) => origin === 'synthetic')?.culprits ?? [];
  expect(synthetic('Aqua, Limonene (nature identical)')).toEqual([1]);
  expect(synthetic('Aqua, Limonene')).toEqual([]);
});

test('of natural origin is what the label says to come with essential oils, and no water counts', () => {
  const natural = (text: string) => analyseText(text, knowledge, 'leave-on').organicScore;
  expect(natural('Aqua, Glycerin, Benzyl Benzoate')).toBe(natural('Avene Aqua, Glycerin, Benzyl Benzoate'));
  expect(natural('Aqua, Olea Europaea Fruit Oil, Benzyl Benzoate* *from natural essential oils')).toBe(100);
  expect(natural('Aqua, Olea Europaea Fruit Oil, Benzyl Benzoate')).toBe(50);
});
