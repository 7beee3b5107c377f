import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { behindLine } from '#core/analysis/list-part.ts';
import { upperEnd } from '#core/analysis/said-share.ts';
import { bound, legalMaximum } from '#core/analysis/share-bounds.ts';
import { halfOf, scoreShares } from '#scripts/score/shares.ts';
import { knowledgeBase } from '../../support/knowledge.ts';
import { formulas } from './formulas.ts';

const { knowledge } = knowledgeBase();
const factsOf = (inci: string) => knowledge.facts.find((facts) => facts.inci === inci);

/** Where a list passes 1 %, by names. */
function lineOf(text: string): readonly (string | null | undefined)[] | null {
  const { shares, reading } = analyseText(text, knowledge, 'leave-on');
  const name = (index: number) => reading.items[index]?.inci;
  return shares.onePercent && [name(shares.onePercent.from), name(shares.onePercent.to)];
}
const shareOf = (text: string, inci: string) => {
  const { shares, reading } = analyseText(text, knowledge, 'leave-on');
  return shares.items[reading.items.findIndex((item) => item.inci === inci)];
};

test('a stick is mostly the wax that it begins with, brine mostly the water behind its salt', () => {
  const stick = 'Behenyl Alcohol, Cocos Nucifera Oil, Tapioca Starch, Sodium Bicarbonate, Copernicia Cerifera Cera, Parfum';
  expect(shareOf(stick, 'Cocos Nucifera Oil')?.high).toBeLessThanOrEqual(50);
  expect(shareOf(stick, 'Behenyl Alcohol')?.low).toBeGreaterThan(5);
  expect(shareOf('Sodium Chloride, Aqua', 'Aqua')?.low).toBeGreaterThan(90);
});

test('gas that hollow spheres hold is a trace of a filler, wherever it stands', () => {
  const cream =
    'Aqua, Dimethicone, Glycerin, Isobutane, Butyrospermum Parkii Butter, Acrylonitrile/Methyl Methacrylate/Vinylidene Chloride Copolymer';
  expect(shareOf(cream, 'Isobutane')?.high).toBeLessThan(1);
  expect(analyseText(cream, knowledge, 'leave-on').functions.map(({ role }) => role)).not.toContain('propellant');
  expect(shareOf('Isobutane, Aqua, Dimethicone, Alcohol Denat.', 'Isobutane')?.high).toBeGreaterThan(20);
});

test('the strength by volume on a perfume bounds how much alcohol there is, and says nothing of other products', () => {
  const perfume = 'Alcohol, Parfum, Aqua, Linalool, Limonene';
  const share = shareOf(`Eau de parfum 80% vol. Ingredients: ${perfume}`, 'Alcohol');
  expect([share?.low, share?.point, share?.high].map((percent) => Math.round(percent ?? 0))).toEqual([63, 74, 80]);
  expect(shareOf(`Eau de parfum 80% vol. Ingredients: ${perfume}`, 'Parfum')?.high).toBeLessThan(37);
  expect(shareOf(perfume.replace('Alcohol', 'Alcohol Denat. (71 % vol)'), 'Alcohol Denat.')?.high).toBe(71);
  expect(shareOf(perfume, 'Alcohol')?.high).toBeGreaterThan(99);
  expect(shareOf(`Eau de parfum 95% v/v. Ingredients: ${perfume}`, 'Alcohol')?.high).toBeGreaterThan(99);
  expect(shareOf('Lotion 80% vol. Ingredients: Aqua, Alcohol, Glycerin, Parfum', 'Alcohol')?.high).toBeLessThan(60);
});

test('a blend that is joined by "(and)" is one place: what it holds marks no 1 % line and pushes nothing down', () => {
  const blend = 'Sodium Benzoate (and) Glycerin (and) Leuconostoc/Radish Root Ferment Filtrate';
  const list = `Aqua, Cetearyl Alcohol, ${blend}, Glyceryl Stearate, Panthenol, Phenoxyethanol, Parfum`;
  expect(lineOf(list)?.[1]).toBe('Phenoxyethanol');
  for (const inci of ['Sodium Benzoate', 'Glycerin']) expect(shareOf(list, inci)).toBeNull();
  const alone = shareOf(`Aqua, Cetearyl Alcohol, Squalane, Glyceryl Stearate, Panthenol, Phenoxyethanol, Parfum`, 'Panthenol');
  expect(shareOf(list, 'Panthenol')?.high).toBeCloseTo(alone?.high ?? 0, 0);
  expect(shareOf(list, 'Parfum')?.high).toBeLessThanOrEqual(1);
});

test.each(['(and/e)', '(and'])('a blend is one whatever its "and" looks like: %s', (mark) => {
  const blend = `Sodium Benzoate ${mark} Glycerin (and) Leuconostoc/Radish Root Ferment Filtrate`;
  const list = `Aqua, Cetearyl Alcohol, ${blend}, Glyceryl Stearate, Panthenol, Phenoxyethanol, Parfum`;
  for (const inci of ['Sodium Benzoate', 'Glycerin']) expect(shareOf(list, inci)).toBeNull();
});

test('preservatives that are joined mark the line together, and "and" before the last name joins nothing', () => {
  expect(lineOf('Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol (and) Ethylhexylglycerin, Parfum')?.[1]).toBe('Phenoxyethanol');
  expect(lineOf('Aqua, Glycerin, Cetearyl Alcohol, Panthenol and Phenoxyethanol.')?.[1]).toBe('Phenoxyethanol');
});

test('what begins with a blend and names water behind it is in no order', () => {
  const wash = 'Cocamidopropyl Betaine (&) Sodium Lauroyl Sarcosinate (&) Sodium Benzoate, Aqua, Glycerin, Parfum, Citric Acid';
  expect(analyseText(wash, knowledge, 'rinse-off').shares.ordered).toBe(false);
});

test.each([
  ['Hydroquinone', 100, 'forbidden, but for nails'],
  ['p-Hydroxyanisole', 100, 'allowed for nails alone'],
  ['1-Naphthol', 100, 'allowed in hair dyes alone'],
  ['Methylisothiazolinone', 100, 'allowed in rinse-off products alone'],
  ['Salicylic Acid', 3, 'the highest of several'],
  ['Phenoxyethanol', 1, 'one maximum for all'],
  ['Zinc Citrate', 3.2, 'one of the zinc in it'],
  ['Chlorhexidine Diacetate', 0.37, 'one of the chlorhexidine in it'],
  ['Zinc Coceth Sulfate', 5, 'one of its zinc, of which nobody knows how much there is'],
  ['Glycerin', 100, 'none'],
])('the law lets expect at most this of %s: %i % (%s)', (inci, percent) => {
  expect(legalMaximum(factsOf(inci))).toBeCloseTo(percent, 1);
});

test.each([
  ['Benzalkonium Chloride', 0.13, 'what hair may hold is not usual'],
  ['Zinc Pyrithione', 2, 'forbidden, usual before that'],
  ['Sodium Fluoride', 0.33, 'permitted for the mouth alone'],
  ['Methylisothiazolinone', 0.01, 'permitted where it is washed off alone, more of it and elsewhere before that'],
  ['Musk Ketone', 0.042, 'more in perfumes, nobody knows what is usual'],
  ['Hydroquinone', 100, 'forbidden, but for nails'],
  ['Sodium Hydroxide', 100, 'in any amount to set the pH'],
  ['p-Phenylenediamine', 100, 'bounded as it lies on the hair'],
  ['Triethanolamine', 8, 'less where it is left on alone, more is usual in a shaving foam'],
  ['Behentrimonium Chloride', 5, 'more where hair is rinsed than where it is not'],
  ['TEA-Laureth Sulfate', 100, 'bounded where it is left on alone'],
])('an estimate of %s stays below %d %% (%s)', (inci, percent) => {
  expect(bound(factsOf(inci))).toBeCloseTo(percent, 2);
});

test('what the law caps is not more by its place, unless the label says so', () => {
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Zinc Pyrithione, Cocamidopropyl Betaine, Parfum, Sodium Benzoate, Citric Acid';
  expect(shareOf(shampoo, 'Zinc Pyrithione')?.high).toBeLessThanOrEqual(2);
  expect(shareOf('Aqua, Glycerin, Alcohol, Chlorhexidine Digluconate, Aroma', 'Chlorhexidine Digluconate')?.high).toBeLessThan(0.54);
  expect(shareOf('Aqua, Glycerin 5%, Chlorhexidine Digluconate 2%, Aroma', 'Chlorhexidine Digluconate')?.point).toBe(2);
  expect(lineOf('Aqua, Glycerin, Alcohol, Chlorhexidine Diacetate, Poloxamer 407, Aroma')?.[1]).toBe('Chlorhexidine Diacetate');
  expect(lineOf('Aqua, Sorbitol, Hydrated Silica, Olaflur, Cellulose Gum, Aroma, Sodium Saccharin')?.[1]).not.toBe('Olaflur');
  expect(lineOf('Aqua, Glycerin, Alcohol, Calcium Fluoride, Poloxamer 407, Aroma')?.[1]).toBe('Calcium Fluoride');
});

test('what hardly dissolves is less than 1 % wherever it stands', () => {
  expect(lineOf('Aqua, Allantoin, Polysorbate 20, Phenoxyethanol, Tetrasodium EDTA, Parfum, Citric Acid')?.[1]).toBe('Allantoin');
  expect(shareOf('Aqua, Glycerin, Allantoin, Carbomer, Phenoxyethanol, Parfum', 'Allantoin')?.high).toBeLessThan(1.5);
});

test.each([
  ['Aqua, Glycerin, Stearic Acid, Triethanolamine, Dimethicone, Phenoxyethanol', 'Triethanolamine', 2.5, 8],
  ['Hair conditioner: Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Cetyl Alcohol, Glycerin, Parfum', 'Behentrimonium Chloride', 3, 5],
  ['Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Iodopropynyl Butylcarbamate', 'Iodopropynyl Butylcarbamate', 0.01, 0.02],
  ['Aqua, Glycerin, Cetrimonium Bromide, Cetyl Alcohol, Dimethicone, Parfum', 'Cetrimonium Bromide', 0.1, 0.1],
])(
  'of %s no more of %s is told than the law permits where it is left on (%d %%), nor where it is washed off (%d %%)',
  (list, inci, left, rinsed) => {
    const highIn = (use: 'leave-on' | 'rinse-off' | 'unknown') => {
      const { shares, reading } = analyseText(list, knowledge, use);
      return shares.items[reading.items.findIndex((item) => item.inci === inci)]?.high;
    };
    expect(highIn('leave-on')).toBeCloseTo(left, 3);
    expect(highIn('rinse-off')).toBeLessThanOrEqual(rinsed);
    expect(highIn('unknown')).toBe(highIn('rinse-off'));
  },
);

test('of a salt no more is told than the acid that the law permits makes of it, and what stands behind it is no more', () => {
  const cream = 'Hair removal cream: Aqua, Paraffinum Liquidum, Cetearyl Alcohol, Potassium Thioglycolate, Calcium Hydroxide, Parfum';
  const { shares, reading } = analyseText(cream, knowledge, 'rinse-off');
  const highOf = (inci: string) => shares.items[reading.items.findIndex((item) => item.inci === inci)]?.high;
  expect(highOf('Potassium Thioglycolate')).toBeLessThanOrEqual(7.1);
  expect(highOf('Calcium Hydroxide')).toBeLessThanOrEqual(7.1);
});

test('water is not held down by what the law permits of an active in front of it', () => {
  const cream =
    'Hair removal cream: Urea, Potassium Thioglycolate, Aqua, Cetearyl Alcohol, Paraffinum Liquidum, Magnesium Stearate, Parfum';
  const { shares, reading } = analyseText(cream, knowledge, 'rinse-off');
  const highOf = (inci: string) => shares.items[reading.items.findIndex((item) => item.inci === inci)]?.high ?? 0;
  expect(highOf('Potassium Thioglycolate')).toBeLessThanOrEqual(7.1);
  expect(highOf('Aqua')).toBeGreaterThan(10);
});

test('what the law forbids is not estimated from its exceptions and marks no line', () => {
  const serum = 'Aqua, Propylene Glycol, Hydroquinone, Cetearyl Alcohol, Glycerin, Dimethicone, Phenoxyethanol, Disodium EDTA';
  expect(lineOf(serum)?.[1]).toBe('Phenoxyethanol');
  expect(shareOf(serum, 'Hydroquinone')?.high).toBeGreaterThan(2);
});

test.each([
  ['Aqua, Glycolic Acid, Arginine, Propanediol, Glycerin, Phenoxyethanol', 'Phenoxyethanol'],
  ['Aqua, Stearic Acid, Triethanolamine, Glyceryl Stearate, Glycerin, Phenoxyethanol', 'Phenoxyethanol'],
  ['Aqua, Azelaic Acid, Sodium Hydroxide, Glycerin, Dimethicone, Phenoxyethanol', 'Phenoxyethanol'],
  ['Olea Europaea Fruit Oil, Aqua, Cocos Nucifera Oil, Potassium Hydroxide, Glycerin, Parfum, Tocopherol', 'Tocopherol'],
  ['Aqua, Glycerin, Cetearyl Alcohol, Carbomer, Sodium Hydroxide, Phenoxyethanol', 'Carbomer'],
  ['Aqua, Glycerin, Helianthus Annuus Seed Oil, Cetearyl Alcohol, Sodium Hydroxide, Phenoxyethanol', 'Sodium Hydroxide'],
])('a base that neutralises an acid tells nothing of the 1 %% line: %s', (list, marker) => {
  expect(lineOf(list)?.[1]).toBe(marker);
});

test.each([
  ['Sodium Bicarbonate, Citric Acid, Sodium Sulfate, Parfum, Glycerin, CI 42090', null],
  [
    'Aqua, Sodium Laureth Sulfate, Citric Acid, Cocamidopropyl Betaine, Glycerin, Ammonium Hydroxide, Sodium Chloride, Sodium Benzoate',
    'Sodium Benzoate',
  ],
  [
    'Aqua, Hydrated Silica, Potassium Citrate, PEG-32, Zinc Citrate, Sodium Lauryl Sulfate, Aroma, Cellulose Gum, Sodium Saccharin',
    'Sodium Saccharin',
  ],
  ['Aqua, Sodium Laureth Sulfate, Glycerin, Citric Acid, Sodium Hydroxide, Parfum', 'Citric Acid'],
])('an acid or a salt of which there is much tells nothing of the 1 %% line: %s', (list, marker) => {
  expect(lineOf(list)?.[1] ?? null).toBe(marker);
});

test('active ingredients that are named in front with their amounts do not say that less follows', () => {
  const paste =
    'Potassium Nitrate 5%, Sodium Monofluorophosphate 0.7%, Sorbitol, Glycerin, Hydrated Silica, Sodium Lauryl Sulfate, Aroma, Sodium Benzoate';
  expect(lineOf(paste)?.[1]).toBe('Sodium Benzoate');
});

test('what is declared wins over what is usual', () => {
  expect(lineOf('Aqua, Glycerin, Xanthan Gum, Niacinamide 5%, Panthenol, Phenoxyethanol, Parfum')?.[1]).toBe('Phenoxyethanol');
  expect(lineOf('Aqua, Glycerin, Cetearyl Alcohol, Niacinamide 0.8%, Panthenol, Phenoxyethanol')?.[1]).toBe('Niacinamide');
  expect(lineOf('Aqua, Glycerin, Panthenol, Phenoxyethanol 1.2%, Xanthan Gum')?.[1]).toBe('Xanthan Gum');
});

test('behind what leaves one percent or less the 1 % line has been passed', () => {
  expect(lineOf('Aqua 99%, Coco-Glucoside, Glycerin, Citric Acid')).toEqual(['Coco-Glucoside', 'Coco-Glucoside']);
  expect(lineOf('Aqua 99.5%, Coco-Glucoside, Glycerin, Citric Acid')).toEqual(['Coco-Glucoside', 'Coco-Glucoside']);
  expect(lineOf('Aqua 99%, Glycerin, Decyl Glucoside, Cocamidopropyl Betaine, Citric Acid')?.[1]).toBe('Glycerin');
  expect(lineOf('Aqua 98%, Coco-Glucoside, Glycerin, Citric Acid')?.[1]).toBe('Glycerin');
  expect(lineOf('Aqua 90%, Coco-Glucoside, Glycerin, Phenoxyethanol')?.[1]).toBe('Phenoxyethanol');
});

test('a declared share holds its neighbours before the line', () => {
  const list = 'Aqua, Glycerin, Niacinamide 4%, Caprylic/Capric Triglyceride, Squalane, Phenoxyethanol, Xanthan Gum';
  expect(shareOf(list, 'Glycerin')?.point).toBeGreaterThanOrEqual(3.99);
  expect(shareOf(list, 'Caprylic/Capric Triglyceride')?.high).toBeLessThanOrEqual(4);
});

test('no place before the line holds less than what is declared behind it, nor may hold less than a later one', () => {
  const highs = (text: string) => analyseText(text, knowledge, 'leave-on').shares.items.map((share) => share?.high ?? 0);
  const list = 'Aqua, Caprylic/Capric Triglyceride, Glycerin, Panthenol, Niacinamide 4%, Squalane, Phenoxyethanol, Xanthan Gum';
  for (const inci of ['Caprylic/Capric Triglyceride', 'Glycerin', 'Panthenol']) expect(shareOf(list, inci)?.low).toBeGreaterThanOrEqual(4);
  // The law permits less of it: the order is broken, not the law.
  expect(shareOf('Aqua, Glycerin, Phenoxyethanol, Niacinamide 4%, Squalane', 'Phenoxyethanol')?.high).toBeLessThanOrEqual(1);
  const lists = [
    'Aqua, Stearic Acid, Isopropyl Palmitate, Triethanolamine, Cetyl Alcohol, Dimethicone, Petrolatum, Carbomer, Parfum',
    'Aqua, Cetearyl Alcohol, Salicylic Acid, Glycerin, Dimethicone, Helianthus Annuus Seed Oil, Phenoxyethanol',
    'Lanolin, Glycine Soja Oil, Petrolatum, Cera Alba',
  ];
  for (const high of lists.map(highs)) expect(high.slice(1).every((value, place) => value <= Math.max(1, high[place] ?? 0))).toBe(true);
});

test('bands add up: none is more than the least of the others leaves, nor less than their most leaves, and no least rises behind a smaller one', () => {
  for (const list of [
    'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Phenoxyethanol, Xanthan Gum',
    'Alcohol Denat., Aqua, Parfum, Limonene, Linalool',
    'Aqua, Sorbitol, Hydrated Silica, Glycerin, Sodium Lauryl Sulfate, Aroma, Sodium Saccharin, Sodium Benzoate',
    'Aqua, Glycerin 20%, Petrolatum, Cetyl Alcohol, Phenoxyethanol',
  ]) {
    const { counted, shares } = analyseText(list, knowledge, 'leave-on');
    const bands = counted.map((index) => shares.items[index] ?? { low: 0, high: 100 });
    const sum = (end: 'low' | 'high') => bands.reduce((total, band) => total + band[end], 0);
    for (const { low, high } of bands) {
      expect(high).toBeLessThanOrEqual(100 - (sum('low') - low) + 0.05);
      expect(low).toBeGreaterThanOrEqual(100 - (sum('high') - high) - 0.05);
    }
    const lows = bands.map(({ low }) => low).filter((low) => low > 1);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
  }
});

test('the first of a list that was wholly read is no less than its part of the whole', () => {
  expect(shareOf('Paraffinum Liquidum, Caprylic/Capric Triglyceride, Squalane', 'Paraffinum Liquidum')?.low).toBeGreaterThanOrEqual(33.3);
  expect(shareOf('Olea Europaea Fruit Oil, Aqua, Cera Alba, Calcium Hydroxide', 'Olea Europaea Fruit Oil')?.low).toBeGreaterThanOrEqual(25);
  expect(shareOf('Butane, Isobutane, Alcohol Denat., Parfum', 'Butane')?.low).toBeGreaterThanOrEqual(25);
  // Names are missing: nothing brings the scent.
  expect(shareOf('Alcohol, Citral, Geraniol, Limonene, Linalool', 'Alcohol')?.low).toBeLessThan(50);
});

test('what is declared at less than an even part of the whole stands in front of the order', () => {
  expect(shareOf('Dimethicone 1.2%, Aqua, Glycerin, Petrolatum, Isopropyl Palmitate, Cetyl Alcohol', 'Aqua')?.low).toBeGreaterThan(20);
  expect(shareOf('Zinc Oxide 9%, Aqua, Squalane, Glycerin, Cetyl Alcohol, Phenoxyethanol', 'Aqua')?.low).toBeGreaterThan(20);
  // Behind the 1 % line the others leave no more.
  expect(shareOf('Zinc Oxide 25%, Helianthus Annuus Seed Oil, Cera Alba, Tocopherol', 'Helianthus Annuus Seed Oil')?.high).toBeGreaterThan(
    40,
  );
});

test('the first of a list is no less than its names are on average, whether all of them were read or not', () => {
  const pencil = 'Isononyl Isononanoate, Polymethylsilsesquioxane, Squalane, Qwertzuiop, Polyethylene, Synthetic Wax, Tocopherol, Lecithin';
  expect(shareOf(pencil, 'Isononyl Isononanoate')?.low).toBeGreaterThanOrEqual(12.5);
  const soap = 'Sodium Tallowate, Sodium Cocoate, Aqua, Talc, Coconut Acid, Glycerin, Parfum, Sodium Chloride, Limonene, BHT';
  expect(shareOf(soap, 'Sodium Tallowate')?.low).toBeGreaterThanOrEqual(10);
});

test('of what stands before the line and is less than it says that its place tells nothing', () => {
  const spray =
    'Aqua, Amodimethicone, Distearyldimonium Chloride, Cetrimonium Chloride, Glycerin, Dimethicone, Polysorbate 20, Parfum, Citric Acid';
  const capped = shareOf(spray, 'Cetrimonium Chloride');
  expect(capped?.high).toBeLessThanOrEqual(1);
  expect(capped?.usual).toBe(true);
  expect(shareOf(spray, 'Amodimethicone')?.usual).toBeUndefined();
});

test('where the place bounds what is usual, it is not said to tell nothing', () => {
  const paste =
    'Aqua, Sorbitol, Hydrated Silica, Glycerin, Sodium Monofluorophosphate 1.06 %, Aroma, Cellulose Gum, Sodium Saccharin, Limonene';
  const aroma = shareOf(paste, 'Aroma');
  expect(aroma?.high).toBeLessThanOrEqual(1.06);
  expect(aroma?.usual).toBeUndefined();
});

test('water that dissolves the lye of a soap is not bounded below it', () => {
  const batch = 'Olea Europaea Fruit Oil, Cocos Nucifera Oil, Elaeis Guineensis Oil, Aqua, Parfum, Sodium Hydroxide';
  expect(shareOf(batch, 'Aqua')?.high).toBeGreaterThan(10);
});

test('where the title declares nearly all of a product, 1 % is passed behind it, wherever water stands', () => {
  const gel =
    '98% Aloe Vera Gel: Aloe Barbadensis Leaf Extract, Xanthan Gum, Benzyl Alcohol, Propanediol, Ascorbic Acid, Phytic Acid, Dehydroacetic Acid, Aqua';
  expect(lineOf(gel)).toEqual(['Xanthan Gum', 'Xanthan Gum']);
});

test('in a blend of essential oils none of them is a sign that 1 % is passed, and what they hold has no share of its own', () => {
  const neat =
    'Citrus Aurantium Dulcis Peel Oil, Cedrus Atlantica Wood Oil, Citrus Limon Peel Oil, Citrus Nobilis Peel Oil, Limonene, Citral';
  const salve = 'Butyrospermum Parkii Butter, Eucalyptus Globulus Leaf Oil, Cera Alba, Eugenia Caryophyllus Leaf Oil, Eugenol, Limonene';
  for (const list of [neat, salve]) {
    expect(lineOf(list)).toBeNull();
    expect(shareOf(list, 'Limonene')).toBeNull();
  }
  expect(shareOf(neat, 'Citrus Limon Peel Oil')?.high).toBeGreaterThan(20);
  expect(shareOf(salve, 'Cera Alba')?.high).toBeGreaterThan(1);
  // What is mostly water or soap holds a pinch of them.
  expect(lineOf('Aqua, Glycerin, Citrus Limon Peel Oil, Lavandula Angustifolia Oil, Limonene')).not.toBeNull();
});

test('the place tells nothing in a patch, nor gum in what is dry that 1 % is passed', () => {
  const patch = 'Cellulose Gum, Polyisobutene, Pectin, Salicylic Acid, Melaleuca Alternifolia Leaf Oil, Limonene';
  expect(lineOf(patch)).toBeNull();
  expect(shareOf(patch, 'Salicylic Acid')).toBeNull();
  const tablet = 'Sodium Cocoyl Isethionate, Citric Acid, Xanthan Gum, Sodium Bicarbonate, Betaine, Sodium Gluconate, Inulin';
  expect(lineOf(tablet)?.[0]).not.toBe('Citric Acid');
  expect(shareOf(tablet, 'Sodium Bicarbonate')?.high).toBeGreaterThan(1);
});

test('of perfume and flavour there is no more in fat, powder or salt than is credible', () => {
  expect(shareOf('Petrolatum, Parfum, Benzyl Alcohol, Geraniol, Linalool', 'Parfum')?.high).toBeLessThanOrEqual(10);
  expect(shareOf('Glycerin, Polysorbate 20, Aroma, Lactic Acid, Zingiber Officinale Root Extract', 'Aroma')?.high).toBeLessThanOrEqual(10);
  expect(shareOf('Dipropylene Glycol, Parfum, Linalool, Limonene', 'Parfum')?.high).toBeGreaterThan(10);
});

test('no limit of one use bounds what the law bars from the other', () => {
  const wax = 'Aqua, Glycerin, Cetearyl Alcohol, Methylisothiazolinone, Polysorbate 20, Xanthan Gum';
  for (const report of [analyseText(wax, knowledge, 'leave-on', null, true), analyseText(wax, knowledge, 'unknown')])
    expect(report.shares.items[3]?.toLaw).toBeUndefined();
  expect(analyseText(wax, knowledge, 'rinse-off').shares.items[3]?.toLaw).toBe(true);
});

test('no place is said to be up to more than the place before it, rounded as it is', () => {
  const mask = 'Aqua, Cetearyl Alcohol, Glycerin, Behentrimonium Chloride, Dimethicone, Parfum, Citric Acid';
  const end = (inci: string) => upperEnd(shareOf(mask, inci)?.high ?? 0);
  expect(end('Glycerin')).toBeLessThanOrEqual(end('Cetearyl Alcohol'));
  const paste = 'Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 1.14 %, Cellulose Gum, Aroma, Sodium Saccharin, Limonene';
  expect(upperEnd(shareOf(paste, 'Cellulose Gum')?.high ?? 0)).toBeLessThanOrEqual(1.14);
});

test('what a stick without water is for may be most of it', () => {
  const stick =
    'Magnesium Hydroxide, Cocos Nucifera Oil, Maranta Arundinacea Root Powder, Butyrospermum Parkii Butter, Euphorbia Cerifera Cera, Parfum, Tocopherol, Linalool';
  const [first, second] = ['Magnesium Hydroxide', 'Cocos Nucifera Oil'].map((inci) => shareOf(stick, inci));
  expect(first?.low).toBeGreaterThanOrEqual(100 / 10);
  expect(second?.high).toBeLessThanOrEqual(50);
});

test('of nothing before the line is there surely more than of what stands before it', () => {
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Glycol Stearate, Decyl Glucoside, Sodium Chloride, Phenoxyethanol, Parfum, Citric Acid';
  const lows = ['Sodium Laureth Sulfate', 'Glycol Stearate', 'Decyl Glucoside'].map((inci) => shareOf(shampoo, inci)?.low ?? 0);
  expect(lows).toEqual(lows.toSorted((a, b) => b - a));
});

test('what all that follows is told to be is no share of one name', () => {
  const share = shareOf('Aqua, Glycerin, Sorbitol, Xanthan Gum 2 % restants, Panthenol, Parfum', 'Xanthan Gum');
  expect(share?.declared).toBe(false);
});

test('an active that is named in front of the order is estimated by what is usual of it', () => {
  const list = 'Salicylic Acid, Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Xanthan Gum';
  expect(shareOf(list, 'Salicylic Acid')?.high).toBeLessThanOrEqual(3);
  expect(shareOf(list, 'Salicylic Acid')?.usual).toBe(true);
  expect(shareOf(list, 'Aqua')?.point).toBeGreaterThan(50);
});

test('bands of any list hold their estimate, and no place holds more than its part', () => {
  const name = fc.constantFrom(
    'Aqua',
    'Glycerin',
    'Niacinamide',
    'Retinol',
    'Parfum',
    'Squalane',
    'Zinc Oxide',
    'Phenoxyethanol',
    'Citric Acid',
    'Mica',
    'Blorbax',
  );
  const percent = fc.option(fc.constantFrom(0.1, 0.5, 1, 2, 5, 20), { nil: null, freq: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, percent), { selector: ([inci]) => inci, minLength: 2 }), (parts) => {
      const text = parts.map(([inci, value]) => (value === null ? inci : `${inci} ${value}%`)).join(', ');
      for (const share of analyseText(text, knowledge, 'leave-on').shares.items) {
        if (!share) continue;
        expect(share.low).toBeLessThanOrEqual(share.point);
        expect(share.point).toBeLessThanOrEqual(share.high);
        expect(share.high).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 100 },
  );
});

test('a list belongs to one half for good', () => {
  expect([halfOf('Aqua, Glycerin'), halfOf('Aqua, Niacinamide 5%'), halfOf('')]).toEqual([
    halfOf('Aqua, Glycerin'),
    halfOf('Aqua, Niacinamide 5%'),
    'held-out',
  ]);
  const halves = Array.from({ length: 400 }, (_, i) => halfOf(`Aqua, Glycerin ${i}%`));
  expect(halves.filter((half) => half === 'held-out').length).toBeGreaterThan(150);
  expect(halves.filter((half) => half === 'calibration').length).toBeGreaterThan(150);
});

test('whole formulas that calibrated nothing lie in the bands, and pass 1 % where it is said', () => {
  const score = scoreShares(formulas, knowledge);
  expect(score.declared).toBeGreaterThan(200);
  expect(score.inside / score.declared).toBeGreaterThan(0.8);
  expect(score.passages).toBeGreaterThan(10);
  expect(score.passagesInside / score.passages).toBeGreaterThan(0.85);
});

test('an active ingredient in front does not hide that the rest stands by the alphabet', () => {
  const rest = 'Butane, Cetyl Alcohol, Citric Acid, Glycerin, Isobutane, Lactic Acid, Polysorbate 60, Stearyl Alcohol, Water';
  expect(analyseText(`Minoxidil 5%, ${rest}`, knowledge, 'leave-on').shares.ordered).toBe(false);
});

test('one name that a scan spoilt does not hide the alphabet of a long list; three names out of place do', () => {
  const sorted =
    'Allantoin, Arginine, Behenyl Alcohol, Caprylyl Glycol, Ceteareth-20, Cetyl Alcohol, Citric Acid, Disodium EDTA, Glycerin, Panthenol';
  const ordered = (list: string) => analyseText(`Inactive Ingredients: ${list}`, knowledge, 'leave-on').shares.ordered;
  expect(ordered(`${sorted}, Sodium PĆA, Sodium Polyacrylate, Sorbitol, Water`)).toBe(false);
  expect(ordered(`${sorted}, Aqua, Sodium Polyacrylate, Sorbitol, Tocopherol`)).toBe(false);
  expect(ordered(`Water, ${sorted}, Betaine, Tocopherol, Sorbitol`)).toBe(true);
});

test('from where a list goes on by the alphabet its order says nothing, and there is no 1 % line in it', () => {
  const sorted = 'Arachidyl Alcohol, Behenyl Alcohol, Caprylyl Glycol, Carbomer, Disodium EDTA, Panthenol, Phenoxyethanol, Xanthan Gum';
  const list = `Aqua, Glycerin, Petrolatum, ${sorted}, Parfum, Linalool`;
  expect(lineOf(list)).toBeNull();
  expect(shareOf(list, 'Petrolatum')?.high).toBeGreaterThan(1);
  for (const inci of sorted.split(', ')) expect(shareOf(list, inci)).toBeNull();
  expect(shareOf(list.replace('Carbomer, Disodium EDTA', 'Disodium EDTA, Carbomer'), 'Xanthan Gum')?.high).toBeLessThan(2);
  expect(lineOf(`Aqua, Glycerin, Petrolatum, Parfum, Ethylhexylglycerin, ${sorted}`)?.[1]).toBe('Ethylhexylglycerin');
  const scents =
    'Alpha-Isomethyl Ionone, Benzyl Salicylate, Citral, Citronellol, Coumarin, Eugenol, Geraniol, Hexyl Cinnamal, Limonene, Linalool';
  expect(lineOf(`Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, ${scents}`)).not.toBeNull();
});

test('behind water and names that go down in amount, a long stretch by the alphabet is less than 1 %', () => {
  const down = 'Aqua, Petrolatum, Glycerin, Dimethicone, Stearic Acid, Glycol Stearate, Cyclopentasiloxane';
  const sorted =
    'Carbomer, Cetyl Alcohol, Dimethiconol, Disodium EDTA, Isopropyl Alcohol, Methylparaben, Palmitic Acid, Phenoxyethanol, Triethanolamine, Xanthan Gum';
  expect(lineOf(`${down}, ${sorted}`)?.[1]).toBe('Carbomer');
  expect(shareOf(`${down}, ${sorted}`, 'Isopropyl Alcohol')?.high).toBeLessThanOrEqual(1);
  expect(lineOf(`${down}, ${sorted.replace('Cetyl Alcohol', 'Cetyl Alcohol 4%')}`)?.[1]).not.toBe('Carbomer');
});

test('two runs by the alphabet, the shorter in front, leave only the water its place', () => {
  const plants = 'Achillea Millefolium Extract, Calendula Officinalis Flower Extract, Glycerin, Sorbitol, Urtica Dioica Leaf Extract';
  const others =
    'Allantoin, Betaine, Citric Acid, Disodium EDTA, Lactic Acid, Panthenol, Phenoxyethanol, Potassium Sorbate, Sodium Chloride';
  expect(lineOf(`Aqua, ${plants}, ${others}`)).toBeNull();
  expect(shareOf(`Aqua, ${plants}, ${others}`, 'Glycerin')).toBeNull();
  expect(shareOf(`Aqua, ${plants}, ${others}`, 'Aqua')).not.toBeNull();
});

test('an acid in front of water is much of a peel, no more than its title says, and acts though it is washed off', () => {
  const list = 'Glycolic Acid, Aqua, Propanediol, Sodium Hydroxide, Lactic Acid, Xanthan Gum, Phenoxyethanol';
  expect(shareOf(list, 'Glycolic Acid')?.low).toBeGreaterThanOrEqual(20);
  const { low = 0, point = 0, high = 0 } = shareOf(`AHA 30% Peeling Solution. ${list}`, 'Glycolic Acid') ?? {};
  expect([low, high]).toEqual([20, 30]);
  expect(shareOf(list, 'Aqua')?.point).toBeLessThanOrEqual(Math.max(point, 35));
  const { effects, cautions } = analyseText(list, knowledge, 'rinse-off');
  expect(effects.find(({ effect }) => effect === 'exfoliation')?.dose).toBe('likely');
  expect(cautions.find(({ caution }) => caution === 'sun')?.dose).toBe('likely');
});

test('what the law bounds is named in front of water, not most of it', () => {
  expect(shareOf('Salicylic Acid, Aqua, Glycerin, Phenoxyethanol', 'Salicylic Acid')?.high).toBeLessThanOrEqual(3);
});

test('what drives a spray out of its can takes nothing from the base behind it', () => {
  const spray = 'Butane, Isobutane, Propane, Alcohol Denat., Parfum, Limonene';
  expect(shareOf(spray, 'Alcohol Denat.')?.low).toBeGreaterThan(10);
});

test('a list in which much stands behind a line near the front does not go down: its order tells nothing', () => {
  const orderedOf = (text: string) => analyseText(text, knowledge, 'rinse-off').shares.ordered;
  expect(orderedOf('Aqua, Phenoxyethanol, Parfum, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin')).toBe(false);
  expect(lineOf('Alcohol Denat., Parfum, Triclosan, Propane, Butane, Linalool')).toBeNull();
  expect(orderedOf('Aqua, Phenoxyethanol, Polysorbate 20, Tocopheryl Acetate, Glycerin, Citric Acid')).toBe(true);
  expect(orderedOf('Alcohol Denat., Parfum, Aqua, BHT, Linalool, Ethylhexyl Methoxycinnamate, Ethylhexyl Salicylate')).toBe(true);
});

test('the allergens that stand first in a perfume may be more than 1 % of it; in a cream they may not', () => {
  const scents = 'Limonene, Linalool, Benzyl Salicylate, Citral, Geraniol';
  expect(lineOf(`Alcohol Denat., Parfum, Aqua, ${scents}, CI 19140`)?.[1]).toBe('Citral');
  expect(lineOf('Alcohol, Aqua, Parfum, Hexyl Cinnamal, BHT, Linalool')?.[1]).toBe('BHT');
  expect(shareOf(`Alcohol Denat., Parfum, Aqua, ${scents}`, 'Limonene')?.high).toBeGreaterThan(1.5);
  expect(lineOf(`Aqua, Glycerin, Cetearyl Alcohol, Parfum, ${scents}`)?.[1]).toBe('Limonene');
});

test('a medicine names its water last: its order tells nothing', () => {
  const cream = 'Panthenol, Lanolin, Paraffinum Liquidum, Cetyl Alcohol, Phenoxyethanol, Potassium Cetyl Phosphate, Aqua';
  expect(analyseText(cream, knowledge, 'leave-on').shares.ordered).toBe(false);
  const paste = 'Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Xanthan Gum, Zinc Citrate, Sodium Chloride, Aqua';
  expect(analyseText(paste, knowledge, 'rinse-off').shares.ordered).toBe(true);
});

test('amounts that go up, and water behind a part of a percent, are no order', () => {
  const isOrdered = (text: string) => analyseText(text, knowledge, 'leave-on').shares.ordered;
  expect(isOrdered('Camphor 4.8%, Thymol 1.2%, Menthol 2.6%, Petrolatum, Cera Alba')).toBe(false);
  expect(isOrdered('Hydroquinone 4%, Retinoic Acid 0.05%, Cetyl Alcohol, Glycerin, Aqua')).toBe(false);
  expect(isOrdered('Aqua, Glycerin 5%, Niacinamide 4%, Retinol 0.3%, Phenoxyethanol')).toBe(true);
});

test('a list that names its groups one after the other, what thickens before what it is made of, is in no order', () => {
  const isOrdered = (text: string) => analyseText(text, knowledge, 'leave-on').shares.ordered;
  const rest = 'Glyceryl Stearate, Ceteareth-20, Octocrylene, Homosalate, Tocopheryl Acetate, Phenoxyethanol';
  expect(isOrdered(`Aqua, Xanthan Gum, ${rest}`)).toBe(false);
  expect(isOrdered(`Aqua, ${rest}, Xanthan Gum`)).toBe(true);
  expect(isOrdered('Aqua, Xanthan Gum, Glyceryl Stearate, Tocopheryl Acetate, Phenoxyethanol')).toBe(true);
});

test('a bottle of nothing but an essential oil is full of it', () =>
  expect(shareOf('Lavandula Angustifolia Oil, Linalool, Limonene, Geraniol, Coumarin', 'Lavandula Angustifolia Oil')?.high).toBeGreaterThan(
    50,
  ));

test('what declared amounts leave bounds how many others exceed 1 %', () => {
  const { counted, shares } = analyseText(
    'Aloe Barbadensis Leaf Juice 97%, Betaine, Butylene Glycol, 1,2-Hexanediol, Glycerin, Propanediol, Pentylene Glycol, Sodium Hyaluronate',
    knowledge,
    'leave-on',
  );
  expect(counted.indexOf(shares.onePercent?.to ?? -1)).toBe(3);
  expect(counted.indexOf(shares.onePercent?.from ?? -1)).toBeLessThan(3);
});

test('what comes first in a product without a base is most of it, however little of it others hold', () => {
  const salts = 'Sodium Chloride, Magnesium Sulfate, Sodium Bicarbonate, Lavandula Angustifolia Oil, Linalool, CI 60730';
  expect(shareOf(salts, 'Sodium Chloride')?.low).toBeGreaterThan(20);
  expect(shareOf('Retinol, Caprylic/Capric Triglyceride, Tocopherol, Squalane', 'Retinol')?.high).toBeLessThan(5);
});

test('in front of an ointment petrolatum may be all that its place leaves it; behind water it is not', () => {
  expect(shareOf('Paraffinum Liquidum, Petrolatum, Cera Alba, Tocopherol', 'Petrolatum')?.high).toBeCloseTo(50, 0);
  expect(shareOf('Lanolin, Glycine Soja Oil, Petrolatum, Cera Alba', 'Petrolatum')?.high).toBeCloseTo(100 / 3, 0);
  expect(shareOf('Aqua, Petrolatum, Stearic Acid, Glycerin', 'Petrolatum')?.high).toBeLessThan(30);
});

/** What is not known of the share of each name that closes a list of a cream. */
const cream = 'Aqua, Cyclopentasiloxane, Glycerin, Cetearyl Alcohol, Squalane, Phenoxyethanol, Tocopherol';
test.each([
  [`${cream}, CI 77891, CI 77492, CI 77491`, ['CI 77891', 'CI 77492', 'CI 77491']],
  [`${cream}, Mica, Titanium Dioxide, Iron Oxides`, ['Mica', 'Titanium Dioxide', 'Iron Oxides']],
  [`${cream}, CI 19140, CI 77891`, ['CI 19140', 'CI 77891']],
  ['Sodium Palmate, Aqua, Glycerin, Parfum, Tetrasodium EDTA, Titanium Dioxide', ['Titanium Dioxide']],
  ['Ricinus Communis Seed Oil, Candelilla Cera, Lanolin, Tocopherol, CI 15850, CI 45410', ['CI 15850', 'CI 45410']],
  // Dyes in water are traces, what stands before another ingredient stands in order, and so does a filter beside filters.
  [`${cream}, CI 19140, CI 42090`, []],
  [`${cream}, CI 77891, Parfum`, []],
  ['Aqua, Octocrylene, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Titanium Dioxide', []],
  ['Mica, Titanium Dioxide, Iron Oxides', []],
] as const)('of colourants that close a list their place tells nothing: %s', (list, loose) => {
  const { reading, counted, shares } = analyseText(list, knowledge, 'leave-on');
  const name = (index: number) => reading.items[index]?.inci;
  expect(shares.parts.flatMap((part) => part.loose.map(name))).toEqual(loose);
  expect(counted.filter((index) => !shares.items[index]).map(name)).toEqual(loose);
  for (const index of shares.parts.flatMap((part) => part.loose))
    expect([shares.most[index], behindLine(shares, index)]).toEqual([null, false]);
});

test('colourants that close a list bound nothing in front of them, and their amounts are out of order', () => {
  expect(lineOf(`Aqua, Glycerin, Cetearyl Alcohol, Squalane, CI 77891`)).toBeNull();
  const tinted = analyseText(`${cream}, CI 77891 8%, CI 77491 2%`, knowledge, 'leave-on');
  expect([tinted.shares.ordered, tinted.shares.items.at(-2)?.point]).toEqual([true, 8]);
});

test('what stands at a place is no more than its part of the whole, behind the gas of a spray too, and the bulk of a paste may be most of it', () => {
  const highOf = (text: string, place: number) => analyseText(text, knowledge, 'leave-on').shares.items[place - 1]?.high ?? 0;
  expect(highOf('Isobutane, Alcohol Denat., Parfum, Limonene', 2)).toBeLessThanOrEqual(50);
  expect(highOf('Butane, Propane, Isododecane, Silica, Parfum', 3)).toBeLessThanOrEqual(100 / 3);
  expect(highOf('Hydrogenated Starch Hydrolysate, Sodium Bicarbonate, Aqua, Glycerin, Aroma, Silica', 1)).toBeGreaterThan(50);
});

test('what a short list begins with is at least what the places and bounds of the others leave, where every name is read', () => {
  expect(shareOf('Paraffinum Liquidum, Isopropyl Palmitate, Phenoxyethanol', 'Paraffinum Liquidum')?.low).toBeGreaterThanOrEqual(49);
  expect(shareOf('Cera Alba, Parfum, Phenoxyethanol', 'Cera Alba')?.low).toBeGreaterThanOrEqual(49);
  expect(shareOf('Paraffinum Liquidum, Isopropyl Palmitate, Qwertzuiop', 'Paraffinum Liquidum')?.low ?? 0).toBeLessThan(49);
});

const bandOf = (text: string, inci: string, use: 'leave-on' | 'rinse-off' = 'rinse-off') => {
  const { shares, reading } = analyseText(text, knowledge, use);
  const share = shares.items[reading.items.findIndex((item) => item.inci === inci)];
  return { low: share?.low ?? 0, point: share?.point ?? 0, high: share?.high ?? 0 };
};

test('the dye of a product with water is a trace and marks the line, unless much stands behind it; what tints is none', () => {
  const wash = 'Aqua, Sodium Laureth Sulfate, Coco-Betaine, Glycerin, CI 19140, CI 42090, Cocamide MEA, Sodium Benzoate, Parfum';
  expect(bandOf(wash, 'CI 19140').high).toBeLessThanOrEqual(0.5);
  expect(lineOf(wash)?.[1]).toBe('CI 19140');
  const colours = 'Aqua, Sodium Laureth Sulfate, CI 19140, CI 42090, Cocamidopropyl Betaine, Decyl Glucoside, Glycerin, Parfum';
  expect(bandOf(colours, 'CI 19140').high).toBeLessThanOrEqual(0.5);
  expect(bandOf(colours, 'Cocamidopropyl Betaine').high).toBeGreaterThan(3);
  expect(bandOf('Aqua, Glycerin, Mica, CI 15985, CI 77491, Propanediol, Phenoxyethanol', 'CI 15985', 'leave-on').high).toBeGreaterThan(1);
});

test('the lye of a soap that is boiled of oils is told by what it takes, wherever it stands; beside soap it is a trace', () => {
  const bar = 'Olea Europaea Fruit Oil, Cocos Nucifera Oil, Aqua, Parfum, Sodium Hydroxide';
  expect(bandOf(bar, 'Sodium Hydroxide')).toMatchObject({ low: 5, high: 15 });
  expect(bandOf('Aqua, Olea Europaea Fruit Oil, Cocos Nucifera Oil, Potassium Hydroxide', 'Potassium Hydroxide').low).toBe(3);
  expect(bandOf('Sodium Olivate, Aqua, Laurus Nobilis Fruit Oil, Sodium Chloride, Sodium Hydroxide', 'Sodium Hydroxide').high).toBeLessThan(
    2,
  );
});

test('the second lye of a soap is a trace behind the 1 % line', () => {
  const shaving =
    'Aqua, Palmitic Acid, Stearic Acid, Cocos Nucifera Oil, Potassium Hydroxide, Glycerin, Parfum, Panthenol, Limonene, Sodium Hydroxide';
  expect(bandOf(shaving, 'Potassium Hydroxide').low).toBe(3);
  expect(bandOf(shaving, 'Sodium Hydroxide').high).toBeLessThanOrEqual(1);
});

test('a paste is much of what scours in it, a bath tablet of what fizzes, and a soap of each fat it is boiled of', () => {
  const paste = 'Aqua, Calcium Carbonate, Sorbitol, Sodium Lauryl Sulfate, Aroma, Cellulose Gum, Sodium Saccharin, Sodium Fluoride';
  expect(bandOf(paste, 'Calcium Carbonate').high).toBeGreaterThan(30);
  expect(bandOf(paste.replace('Calcium Carbonate, Sorbitol', 'Sorbitol, Hydrated Silica'), 'Hydrated Silica').high).toBeGreaterThan(18);
  const tablet = 'Sodium Bicarbonate, Citric Acid, Monosodium Citrate, Maltodextrin, PEG-150, Parfum, Silica, Linalool';
  expect(bandOf(tablet, 'Citric Acid').high).toBeGreaterThan(30);
  expect(bandOf(tablet, 'Monosodium Citrate').high).toBeGreaterThan(5);
  const soap = 'Olea Europaea Fruit Oil, Cocos Nucifera Oil, Elaeis Guineensis Oil, Aqua, Sodium Hydroxide';
  expect(bandOf(soap, 'Elaeis Guineensis Oil').high).toBeGreaterThan(15);
});

test('a liniment is about half oil and half lime water, which holds hardly any lime', () => {
  for (const list of [
    'Olea Europaea Fruit Oil, Aqua, Cera Alba, Calcium Hydroxide',
    'Aqua, Olea Europaea Fruit Oil, Calcium Hydroxide, Glyceryl Stearate',
  ]) {
    expect(bandOf(list, 'Calcium Hydroxide').high).toBeLessThanOrEqual(0.3);
    expect(bandOf(list, 'Olea Europaea Fruit Oil').high).toBeGreaterThan(45);
    expect(bandOf(list, 'Aqua').high).toBeGreaterThanOrEqual(40);
  }
});

test('what guards a perfume is little of it, and so is each scent', () => {
  const perfume = 'Alcohol Denat., Parfum, Aqua, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, Linalool, Limonene';
  for (const inci of ['Butyl Methoxydibenzoylmethane', 'Ethylhexyl Salicylate'])
    expect(bandOf(perfume, inci, 'leave-on').high).toBeLessThanOrEqual(1.5);
  expect(bandOf(perfume, 'Linalool', 'leave-on').high).toBeLessThanOrEqual(2);
});

test('what only sets the pH holds nothing behind it down where much stands there', () => {
  const wash =
    'Aqua, Sodium Laureth Sulfate, Sodium Chloride, Glycerin, Citric Acid, Cocamidopropyl Betaine, Coco-Glucoside, Parfum, Sodium Benzoate';
  expect(bandOf(wash, 'Citric Acid').high).toBeLessThanOrEqual(1);
  expect(bandOf(wash, 'Coco-Glucoside').high).toBeGreaterThan(2);
  const { shares, reading } = analyseText(wash, knowledge, 'rinse-off');
  const acid = reading.items.findIndex(({ inci }) => inci === 'Citric Acid');
  expect(behindLine(shares, acid)).toBe(true);
  expect(bandOf(wash.replace('Citric Acid', 'Sodium Citrate'), 'Coco-Glucoside').high).toBeGreaterThan(2);
});

test.each([
  [
    'Aqua, Aloe Barbadensis Leaf Juice Powder, Glycerin, Panthenol, Coco-Glucoside, Sodium Benzoate',
    'Aloe Barbadensis Leaf Juice Powder',
    1,
  ],
  ['Aqua, Glycerin, Nitrogen, Betaine, Phenoxyethanol', 'Nitrogen', 2],
  ['Aqua, Glycerin, Ceramide NP, Squalane, Cetearyl Alcohol, Phenoxyethanol', 'Ceramide NP', 0.5],
])('wherever it stands, it is little: %s', (list, inci, most) => expect(bandOf(list, inci, 'leave-on').high).toBeLessThanOrEqual(most));

test('estimates of a list without water in front add up to the whole, and the first may be what the others leave', () => {
  for (const list of [
    'Paraffinum Liquidum, Parfum, Tocopherol, Limonene',
    'Sodium Palmate, Sodium Palm Kernelate, Aqua, Glycerin, Parfum, Tetrasodium EDTA',
    'Sodium Bicarbonate, Citric Acid, Sodium Sulfate, Zea Mays Starch, Parfum, Tocopherol',
    'Butane, Isobutane, Propane, Cyclopentasiloxane, Isopropyl Palmitate, Parfum, Linalool, BHT',
    'Aluminum Zirconium Octachlorohydrex Gly 16%, Aqua, Alcohol Denat., Cyclopentasiloxane, Propylene Glycol, Parfum',
  ]) {
    const { shares } = analyseText(list, knowledge, 'rinse-off');
    expect(shares.items.reduce((sum, share) => sum + (share?.point ?? 0), 0)).toBeCloseTo(100, 0);
  }
  // The colour of a soap is a percent, of which nobody knows.
  const { shares } = analyseText('Sodium Palmate, Sodium Palm Kernelate, Aqua, Glycerin, Parfum, CI 77891', knowledge, 'rinse-off');
  expect(shares.items.reduce((sum, share) => sum + (share?.point ?? 0), 0)).toBeCloseTo(99, 0);
  expect(bandOf('Paraffinum Liquidum, Parfum, Tocopherol, Limonene', 'Paraffinum Liquidum').high).toBeGreaterThan(96);
});

test('the water of a long list may be most of it', () => {
  const oils = 'Octyldodecanol, Squalane, Dicaprylyl Carbonate, Caprylic/Capric Triglyceride, Dimethicone, Isohexadecane, Coco-Caprylate';
  const list = `Aqua, Glycerin, ${oils}, Glyceryl Stearate, Cetearyl Alcohol, Propanediol, Butyrospermum Parkii Butter, Isopropyl Palmitate`;
  expect(bandOf(list, 'Aqua', 'leave-on').high).toBeGreaterThanOrEqual(60);
});

test('of a first name that was not read nothing is told, and it bounds nothing behind it', () => {
  const list =
    'Qwertzuiop, Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Squalane, Panthenol, Phenoxyethanol, Carbomer, Xanthan Gum, Parfum';
  expect(shareOf(list, 'Aqua')?.high).toBeGreaterThan(60);
  expect(analyseText(list, knowledge, 'leave-on').shares.items[0]).toBeNull();
  const oils = 'Qwertzuiop, Caprylic/Capric Triglyceride, Glycerin, Squalane, Isododecane, Cera Alba, Parfum, Tocopherol';
  expect(shareOf(oils, 'Caprylic/Capric Triglyceride')?.high).toBeLessThanOrEqual(50);
});

test('what is declared at less than 1 % bounds what follows to 1 %, and what its place cannot hold is no order', () => {
  const list = 'Aqua, Glycerin, Centella Asiatica Extract 0.05%, Butylene Glycol, Panthenol, Phenoxyethanol';
  expect(bandOf(list, 'Butylene Glycol', 'leave-on').high).toBeGreaterThan(0.5);
  const rinse = 'Eucalyptol, Menthol, Methyl Salicylate, Thymol, Aqua, Alcohol 21.6%, Benzoic Acid, Sodium Saccharin';
  expect(analyseText(rinse, knowledge, 'rinse-off').shares.ordered).toBe(false);
});

test('the percentage of a fluoride may be that of its fluorine, and several fluorides share what is told', () => {
  expect(
    bandOf('Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride 0.145%, Aroma, Sodium Saccharin', 'Sodium Fluoride').point,
  ).toBeCloseTo(0.32, 2);
  const pair = 'Toothpaste: Sorbitol, Aqua, Hydrated Silica, Sodium Monofluorophosphate, Sodium Fluoride, Aroma, Sodium Saccharin';
  const fluorine = (text: string) =>
    0.132 * bandOf(text, 'Sodium Monofluorophosphate').point + 0.4525 * bandOf(text, 'Sodium Fluoride').point;
  expect(fluorine(pair)).toBeLessThan(0.151);
  expect(fluorine(`${pair}. Contains 1000 ppm F`)).toBeLessThan(0.101);
});

test('scents that go by the alphabet behind a stretch by the alphabet are in no order either', () => {
  const sorted =
    'Aloe Barbadensis Leaf Juice, Disteardimonium Hectorite, Parfum, PEG-40 Hydrogenated Castor Oil, Propylene Carbonate, Silica, Tocopheryl Acetate, Zinc Stearate';
  const list = `Butane, Isobutane, Propane, Cyclopentasiloxane, ${sorted}, Benzyl Salicylate, Citronellol, Coumarin, Geraniol, Limonene`;
  expect(shareOf(list, 'Silica')).toBeNull();
  expect(shareOf(list, 'Citronellol')).toBeNull();
});

test('the scent of a cream is its last percent, that of what washes more, and that of an oil or a spray most', () => {
  const lotion =
    'Aqua, Glycerin, Cetearyl Alcohol, Isopropyl Palmitate, Glyceryl Stearate, Stearic Acid, Parfum, Dimethicone, Carbomer, Tocopherol';
  expect(lineOf(lotion)?.[1]).toBe('Parfum');
  expect(bandOf(lotion, 'Dimethicone', 'leave-on').high).toBeLessThanOrEqual(1);
  const wash = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum, Glycol Distearate, Sodium Chloride, Sodium Benzoate';
  expect(lineOf(wash)?.[1]).toBe('Sodium Benzoate');
  for (const inci of ['Parfum', 'Glycol Distearate']) expect(bandOf(wash, inci).high).toBeCloseTo(3, 1);
  const before = bandOf(wash.replace('Glycol Distearate', 'Sodium Cocoyl Isethionate'), 'Sodium Cocoyl Isethionate');
  expect(before.high).toBeGreaterThan(3);
});

test.each([
  ['Aqua, Glycerin, Stearic Acid, Sodium Hydroxide, Paraffin, Cetearyl Alcohol, Glyceryl Stearate, Carbomer', 'Sodium Hydroxide', 1.5],
  ['Aqua, Glycolic Acid, Glycerin, Propanediol, Sodium Hydroxide, Xanthan Gum, Phenoxyethanol', 'Sodium Hydroxide', 5],
  [
    'Aqua, Glycerin, Stearic Acid, Dimethicone, Lactic Acid, Cetyl Alcohol, Sodium Hydroxide, Petrolatum, Carbomer',
    'Sodium Hydroxide',
    1.5,
  ],
  ['Aqua, Glycerin, Alcohol Denat., Thymus Vulgaris Flower/Leaf Oil, Niacinamide, Betaine, Carbomer', 'Thymus Vulgaris Flower/Leaf Oil', 5],
  ['Aqua, Octocrylene, Glycerin, Phenylbenzimidazole Sulfonic Acid, Tromethamine, Cetearyl Alcohol, Carbomer', 'Tromethamine', 3],
  ['Aqua, Hexylene Glycol, Glycerin, Citric Acid, Disodium Cocoamphodiacetate, Disodium EDTA, Panthenol', 'Citric Acid', 3],
  ['Aqua, Sodium Laureth Sulfate, Lactic Acid, Sodium Chloride, Cocamidopropyl Betaine, Parfum', 'Lactic Acid', 3],
  ['Aqua, Hydroxyethylcellulose, Glycerin, Panthenol, Parfum, Carbomer', 'Hydroxyethylcellulose', 6],
  ['Aqua, Panthenol, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Parfum', 'Panthenol', 15],
  ['Isobutane, Aluminum Chlorohydrate, Dimethicone, Isopropyl Palmitate, Parfum, Linalool', 'Aluminum Chlorohydrate', 25],
])('what neutralises, thickens or keeps dry is no more than it takes: %s', (list, inci, most) =>
  expect(bandOf(list, inci, 'leave-on').high).toBeLessThanOrEqual(most),
);

test('a peel of so much lactic acid as is declared is neutralised with more', () => {
  const peel = 'Aqua, Lactic Acid 10%, Glycerin, Propanediol, Sodium Hydroxide, Xanthan Gum, Phenoxyethanol';
  expect(bandOf(peel, 'Sodium Hydroxide', 'leave-on').high).toBeGreaterThan(2);
});

test('glycine of a salt that keeps dry marks no line', () => {
  const list = 'Butane, Isobutane, Aluminum Sesquichlorohydrate, Glycine, PPG-14 Butyl Ether, Parfum, Disteardimonium Hectorite, BHT';
  expect(lineOf(list)?.[1]).toBe('BHT');
});

test('names that go by the alphabet behind the line are told alike, wherever they stand among them', () => {
  const scents = 'Benzyl Salicylate, Citronellol, Geraniol, Hexyl Cinnamal, Limonene, Linalool';
  const list = `Aqua, Sodium Laureth Sulfate, Glycerin, Cocamidopropyl Betaine, Sodium Benzoate, Citric Acid, Parfum, ${scents}`;
  for (const inci of ['Geraniol', 'Hexyl Cinnamal']) expect(bandOf(list, inci)).toEqual(bandOf(list, 'Citronellol'));
  expect(bandOf(list, 'Linalool')).toEqual(bandOf(list, 'Benzyl Salicylate'));
  const tail = 'Allantoin, Bisabolol, Caprylyl Glycol, Menthol, Xanthan Gum';
  const lotion = `Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, ${tail}`;
  for (const inci of ['Menthol', 'Xanthan Gum']) expect(bandOf(lotion, inci)).toEqual(bandOf(lotion, 'Allantoin'));
  expect(lineOf(`Alcohol, Parfum, Aqua, ${scents}, CI 19140`)?.[1]).toBe('CI 19140');
});

test('a run that holds the developer and the colour of a hair colour is of several lists, and place tells nothing in it', () => {
  const ordered = (text: string) => analyseText(text, knowledge, 'rinse-off').shares.ordered;
  const developer = 'Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Ceteareth-20, Phosphoric Acid, Disodium EDTA';
  expect(ordered(`${developer}, Ammonium Hydroxide, Oleic Acid, Toluene-2,5-Diamine, Parfum`)).toBe(false);
  expect(ordered(developer)).toBe(true);
});

test('in what is tinted no place behind the line tells how much there is of a pigment; in what washes or cares it does', () => {
  const colours = 'Phenoxyethanol, CI 77499, Stearic Acid, Tocopherol';
  const mascara = analyseText(`Aqua, Cera Alba, Glyceryl Stearate, Butylene Glycol, Polybutene, ${colours}`, knowledge, 'leave-on');
  const index = mascara.reading.items.findIndex(({ inci }) => inci === 'CI 77499');
  expect([mascara.shares.items[index], mascara.shares.parts[0]?.loose]).toEqual([null, [index]]);
  expect(behindLine(mascara.shares, index)).toBe(false);
  expect(shareOf(`Aqua, Sodium Laureth Sulfate, Glycerin, Sodium Chloride, ${colours}`, 'CI 77499')?.high).toBeLessThanOrEqual(1);
  expect(shareOf('Aqua, Glycerin, Phenoxyethanol, Mica, Parfum', 'Mica')?.high).toBeLessThanOrEqual(1);
  const shades = 'Ricinus Communis Seed Oil, Cera Alba, Tocopherol, Synthetic Fluorphlogopite, Citric Acid, [+/- CI 15850, CI 77491]';
  expect(shareOf(shades, 'Synthetic Fluorphlogopite')).toBeNull();
});

test('the scents that a perfume or a spray names may all be as much as the first of them', () => {
  const cologne = 'Alcohol Denat., Aqua, Parfum, PEG-40 Hydrogenated Castor Oil, Limonene, Linalool';
  expect([shareOf(cologne, 'Limonene')?.high, shareOf(cologne, 'Linalool')?.high]).toEqual([2, 2]);
  const spray =
    'Butane, Alcohol Denat., Propane, Isobutane, Triethyl Citrate, Parfum, Propylene Glycol, Linalool, Hexyl Cinnamal, Limonene';
  for (const inci of ['Linalool', 'Limonene']) expect(shareOf(spray, inci)?.high).toBe(1);
  expect(shareOf('Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool, Limonene', 'Limonene')?.high).toBeLessThan(0.5);
  const coloured = 'Alcohol Denat., Aqua, Parfum, CI 47005, Citral, Coumarin, Geraniol, Limonene, Linalool, Citronellol';
  for (const inci of ['Citral', 'Citronellol']) expect(shareOf(coloured, inci)?.high).toBe(1);
});

test('a fluoride is said to be no more than the law permits of its fluorine', () => {
  const paste = (fluoride: string) =>
    `Toothpaste. Ingredients: Calcium Carbonate, Aqua, Sorbitol, Hydrated Silica, ${fluoride}, Aroma, Sodium Saccharin`;
  const end = (inci: string) => upperEnd(bandOf(paste(inci), inci).high);
  expect(end('Sodium Monofluorophosphate')).toBe(1.14);
  expect(end('Sodium Fluoride')).toBe(0.33);
});

test('an upper end is said to be no more than the law permits of the salt or ester, long before or in either use', () => {
  const lotion = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Methylparaben, Propylparaben, Potassium Sorbate, Sodium Benzoate';
  const endIn = (list: string, inci: string, use: 'leave-on' | 'rinse-off' | 'unknown') => {
    const { shares, reading } = analyseText(list, knowledge, use);
    return upperEnd(shares.items[reading.items.findIndex((item) => item.inci === inci)]?.high ?? 0);
  };
  expect(endIn(lotion, 'Methylparaben', 'leave-on')).toBe(0.44);
  expect(endIn(lotion, 'Propylparaben', 'leave-on')).toBe(0.18);
  expect(endIn(lotion.replace('Methylparaben, Propylparaben, ', ''), 'Potassium Sorbate', 'leave-on')).toBe(0.8);
  expect(endIn(lotion, 'Sodium Benzoate', 'leave-on')).toBeLessThanOrEqual(0.59);
  const sunscreen = 'Aqua, Homosalate, Glycerin, Cetearyl Alcohol, Xanthan Gum, Piroctone Olamine, Behentrimonium Chloride, Phenoxyethanol';
  const likely = analyseText(sunscreen, knowledge, 'sun', null, true);
  const [, before, , , , olamine, conditioner] = likely.shares.items.map((share) => upperEnd(share?.high ?? 0));
  expect([before, olamine, conditioner]).toEqual([10, 0.5, 1]);
  const wash = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Parfum, Citric Acid, Methylisothiazolinone';
  for (const use of ['rinse-off', 'unknown'] as const) expect(endIn(wash, 'Methylisothiazolinone', use)).toBe(0.0015);
});

test('no upper end is said to be more than the place leaves, than the least of all others leaves, nor than what is declared before it', () => {
  for (const list of [
    'Butane, Isobutane, Propane, Alcohol Denat., Cyclopentasiloxane, Aluminum Chlorohydrate, Dimethicone, Parfum, Linalool',
    'Aqua, Glycerin, Octocrylene, Dicaprylyl Carbonate, C12-15 Alkyl Benzoate, Alcohol Denat., Zinc Oxide, Cetearyl Alcohol, Squalane',
    'Butane, Alcohol Denat., Isobutane, Propane, Parfum, Octyldodecanol, Aqua, Limonene, Citral',
  ]) {
    const shares = analyseText(list, knowledge, 'leave-on').shares.items.flatMap((share) => share ?? []);
    const leasts = shares.reduce((sum, { low }) => sum + low, 0);
    const placed = shares.filter(({ usual }) => !usual);
    for (const [place, { low, high, point }] of placed.entries()) {
      expect(upperEnd(high)).toBeLessThanOrEqual(Math.max(1, 100 / (place + 1)));
      expect(upperEnd(high)).toBeLessThanOrEqual(101 - leasts + low);
      expect(point).toBeLessThanOrEqual(Math.max(1, placed[place - 1]?.point ?? 100));
    }
  }
  const paste =
    'Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 1.06 %, Aroma, Sodium Lauryl Sulfate, Sodium Saccharin';
  expect(upperEnd(bandOf(paste, 'Aroma').high)).toBeLessThanOrEqual(1.06);
});

test('what the least of the first leaves the others may hold, as may all but water in a list with a name that was not read', () => {
  for (const list of [
    'Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum, Sodium Chloride, Tetrasodium EDTA, Linalool',
    'Helianthus Annuus Seed Oil, Simmondsia Chinensis Seed Oil, Triticum Vulgare Germ Oil, Parfum, Limonene, Linalool',
    'Aqua, Qwertzuiop, Citric Acid, Benzyl Alcohol, Phenoxyethanol, Xanthan Gum, Sodium Benzoate',
  ]) {
    const [first, ...others] = analyseText(list, knowledge, 'leave-on').shares.items;
    expect((first?.low ?? 0) + others.reduce((sum, share) => sum + (share?.high ?? 0), 0)).toBeGreaterThanOrEqual(99);
  }
});

test('alcohol that is declared by volume is less by weight, and what stands before it may be so', () => {
  const list = (amount: string) => `Aqua, Glycerin, Paraffinum Liquidum, Alcohol Denat. ${amount}, Stearic Acid, Phenoxyethanol`;
  expect(shareOf(list('5% v/v'), 'Paraffinum Liquidum')?.low).toBeCloseTo(3.945);
  expect(shareOf(list('5%'), 'Paraffinum Liquidum')?.low).toBe(5);
  expect(shareOf(list('5% v/v'), 'Stearic Acid')?.high).toBeLessThanOrEqual(5);
  const perfume =
    'Alcohol, Parfum, Propylene Glycol, Aqua, BHT. Alcohol (95% v/v) Content: 82% v/v, Denatured with 1% v/v Diethyl Phthalate';
  expect(shareOf(perfume, 'Alcohol')).toMatchObject({ high: 82, declared: false });
});

test('water named last behind a salt that works dissolved in it is no order; before an extract in an oil it is what that holds', () => {
  const isOrdered = (text: string) => analyseText(text, knowledge, 'leave-on').shares.ordered;
  expect(isOrdered('Aluminum Chlorohydrate, PEG-5 Ethylhexanoate, Allantoin, PEG-40 Hydrogenated Castor Oil, Parfum, Aqua')).toBe(false);
  const oil = 'Helianthus Annuus Seed Oil, Dicaprylyl Carbonate, Polyglyceryl-4 Oleate, Parfum, Tocopherol, Aqua';
  expect(isOrdered(`${oil}, Lonicera Caprifolium Extract, Limonene, Linalool`)).toBe(true);
  expect(isOrdered(`${oil}, Glycerin, Limonene, Linalool`)).toBe(false);
});

test('what sets the pH of a wash in front of other cleansers, or neutralises what holds hair, leaves the list its order', () => {
  const wash = analyseText(
    'Aqua, Sodium Laureth Sulfate, Citric Acid, Cocamidopropyl Betaine, Sodium Chloride, Sodium Benzoate, Parfum',
    knowledge,
    'rinse-off',
  );
  expect([wash.shares.ordered, wash.shares.items[2]?.high, (wash.shares.items[3]?.high ?? 0) > 3]).toEqual([true, 3, true]);
  const gel = 'Aqua, Acrylates/Methacrylamide Copolymer, Aminomethyl Propanol, Propylene Glycol, Glycerin, Phenoxyethanol, Panthenol';
  expect(analyseText(gel, knowledge, 'leave-on').shares.ordered).toBe(true);
});

test('an unread name behind the line hides so little that what comes first is at least what the others leave', () => {
  const soap = (last: string) => `Sodium Palmate, Sodium Palm Kernelate, Aqua, Glycerin, Parfum, Sodium Chloride, Linalool, ${last}`;
  const lowOf = (list: string) => analyseText(list, knowledge, 'rinse-off').shares.items[0]?.low ?? 0;
  expect(lowOf(soap('Zorvexil'))).toBeCloseTo(lowOf(soap('Tetrasodium EDTA')), 0);
  expect(lowOf(soap('Zorvexil'))).toBeGreaterThan(10);
});
