import { expect, test } from 'vitest';
import { analyse, analyseText } from '#core/analysis/analyse.ts';
import { readTitled } from '#core/catalog/titled-list.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

/** INCI names with the strength that the title gives them. */
function fromTitle(text: string): (string | number)[][] {
  const { reading, shares } = analyseText(text, knowledge, 'leave-on');
  return reading.items.flatMap(({ inci, percent }, index) => {
    const share = shares.items[index];
    return percent === null && share?.declared ? [[inci ?? '', share.point]] : [];
  });
}

test.each([
  ['10% Niacinamide Serum: Aqua, Niacinamide, Pentylene Glycol, Phenoxyethanol', [['Niacinamide', 10]]],
  ['Retinol 1% in Squalane. INCI: Squalane, Caprylic/Capric Triglyceride, Retinol, BHT', [['Retinol', 1]]],
  ['Skin Perfecting 2% BHA Liquid Exfoliant: Water, Methylpropanediol, Butylene Glycol, Salicylic Acid', [['Salicylic Acid', 2]]],
  ['Foot cream 25% urea: Aqua, Urea, Glycerin', [['Urea', 25]]],
  ['Niacinamide 10% + Zinc 1%\nIngredients: Aqua, Niacinamide, Zinc PCA', [['Niacinamide', 10]]],
  ['Hyaluronic Acid 2% serum: Aqua, Sodium Hyaluronate, Glycerin', [['Sodium Hyaluronate', 2]]],
  ['Aloe Vera 90% gel: Aloe Barbadensis Leaf Juice, Glycerin, Carbomer', [['Aloe Barbadensis Leaf Juice', 90]]],
  ['Алоэ вера 90% гель. Состав: Aloe Barbadensis Leaf Extract, Glycerin', [['Aloe Barbadensis Leaf Extract', 90]]],
  ['Crème réparatrice 20% miel de manuka: Mel, Glycerin, Cetearyl Alcohol', [['Mel', 20]]],
  ['Glycolic 7% toner: Aqua, Glycolic Acid, Glycerin', [['Glycolic Acid', 7]]],
  ['Пилинг гликолевый 30%. Состав: Aqua, Glycolic Acid, Glycerin', [['Glycolic Acid', 30]]],
  ['AHA 10% toner: Aqua, Glycolic Acid, Glycerin, Citric Acid', [['Glycolic Acid', 10]]],
  ['Hyaluronic Acid 2% serum: Aqua, Hyaluronic Acid, Sodium Hyaluronate', [['Hyaluronic Acid', 2]]],
  ['Vitamin C 15% serum\nIngredients: Aqua, Ascorbic Acid, Glycerin', [['Ascorbic Acid', 15]]],
  ['Skinoren gel 15 %\nIngredients: Azelaic Acid, Benzoic Acid, Carbomer, Polysorbate 80, Propylene Glycol, Aqua', [['Azelaic Acid', 15]]],
  [
    'Toothpaste, 1450 ppm F\nIngredients: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride, Aroma',
    [['Sodium Fluoride', expect.closeTo(0.32)]],
  ],
  [
    'Зубная паста, 1000 ppm фтора\nСостав: Aqua, Sorbitol, Sodium Monofluorophosphate',
    [['Sodium Monofluorophosphate', expect.closeTo(0.758)]],
  ],
  ['Aqua, Sorbitol, Sodium Fluoride, Aroma. Enthält Natriumfluorid (1.450 ppm F)', [['Sodium Fluoride', expect.closeTo(0.32)]]],
])('a title that names one ingredient with its strength declares it: %s', (text, expected) => {
  expect(fromTitle(text)).toEqual(expected);
});

test.each([
  '98% natural serum with niacinamide\nIngredients: Aqua, Niacinamide, Glycerin',
  'Serum 20% off Niacinamide\nIngredients: Aqua, Niacinamide, Glycerin',
  'Vitamin C 20% serum\nIngredients: Aqua, Ascorbyl Glucoside, Glycerin',
  'Hyaluronic Acid 2% serum: Aqua, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid',
  'AHA 10% serum: Aqua, Glycolic Acid, Lactic Acid, Glycerin',
  'Toothpaste 1450 ppm F\nIngredients: Aqua, Sorbitol, Sodium Monofluorophosphate, Sodium Fluoride',
  'Aloe vera 90% gel: Aloe Barbadensis Leaf Juice Powder, Glycerin, Carbomer',
  'Light gel 20 %\nIngredients: Aqua, Azelaic Acid, Glycerin',
  'Retinol 50% serum\nIngredients: Aqua, Glycerin, Squalane, Retinol',
  'Retinol 5-10% serum\nIngredients: Aqua, Glycerin, Squalane, Retinol',
  'Retinol 1% Squalane serum\nIngredients: Aqua, Squalane, Retinol, Glycerin',
])('what is a share of something else, of another name, of two names or more than the place allows declares nothing: %s', (text) => {
  expect(fromTitle(text)).toEqual([]);
});

const twoFluorides = 'Aqua, Glycerin, Hydrated Silica, Sodium Monofluorophosphate, Aroma, Sodium Fluoride, Limonene';
test.each([
  [
    `${twoFluorides}. Contient du monofluorophosphate de sodium (0,760%) et du fluorure de sodium (0,100%) soit 1450 ppm de fluor`,
    [0.76, 0.1],
  ],
  ['Aqua, Stannous Fluoride (1100 ppm), Aroma, Sodium Fluoride (350 ppm F), Limonene', [0.454, 0.0774]],
  [
    "Aqua, Glycerin, Stannous Fluoride, Aroma, Sodium Fluoride. Contient du fluorure d'étain à 0,454% p/p et du fluorure de sodium à 0,072% p/p (1450 ppm de fluor)",
    [0.454, 0.072],
  ],
  [`${twoFluorides}. Contains Sodium Monofluorophosphate and Sodium Fluoride (1450 ppm F)`, []],
])('of two fluorides the label may tell each, or only their sum: %s', (text, expected) => {
  const { shares } = analyseText(text, knowledge, 'rinse-off');
  const declared = shares.items.flatMap((share) => (share?.declared ? [share.point] : []));
  expect(declared).toEqual(expected.map((percent) => expect.closeTo(percent, 3)));
});

test.each([
  ['Aqua, Sorbitol, Sodium Fluoride, Aroma. Contains Sodium Fluoride 0.315% w/w (1450 ppm)', 0.315, undefined],
  ['Aqua, Sorbitol, Sodium Fluoride, Aroma. Містить флуорид натрію 0,315%.', 0.315, undefined],
  ['Aqua, Sorbitol, Sodium Fluoride, Aroma. Contains Sodium Fluoride (1450 ppm)', 0.32, 1450],
  ['Aqua, Sorbitol, Sodium Fluoride, Aroma. Contains Sodium Fluoride 0.145% (1450 ppm)', 0.32, 1450],
])('a percentage of a fluoride on the label goes before what its fluorine makes, which is told as such: %s', (text, percent, ppm) => {
  const { reading, shares } = analyseText(text, knowledge, 'rinse-off');
  const share = shares.items[reading.items.findIndex(({ inci }) => inci === 'Sodium Fluoride')];
  expect([share?.point, share?.ofFluorine]).toEqual([percent, ppm]);
});

test('a strength of the title counts against the law as one in the list does', () => {
  const { cautions } = analyseText('Retinol 1% serum: Aqua, Glycerin, Squalane, Retinol', knowledge, 'leave-on');
  expect(cautions.find(({ caution }) => caution === 'over-limit')).toBeDefined();
});

/** The same of a product, whose title stands beside its list. */
function fromProduct(title: string, list: string): (string | number)[][] {
  const { reading, shares } = analyse(readTitled(list, title, knowledge), knowledge, 'leave-on');
  return reading.items.flatMap(({ inci }, index) => (shares.items[index]?.inTitle ? [[inci ?? '', shares.items[index].point]] : []));
}

test.each([
  ['Sérum Niacinamide 10%, cuivre & zinc', 'Aqua, Niacinamide, Zinc PCA, Glycerin', [['Niacinamide', 10]]],
  ["Gel 98% d'Aloe vera", 'Aloe Barbadensis Leaf Juice, Xanthan Gum', [['Aloe Barbadensis Leaf Juice', 98]]],
  ['Crème mains karité 20 %', 'Aqua, Butyrospermum Parkii Butter, Glycerin', [['Butyrospermum Parkii Butter', 20]]],
  ['Creme mit 2% Vitamin E', 'Aqua, Glycerin, Tocopheryl Acetate', [['Tocopheryl Acetate', 2]]],
  ['Tonic (tonique à l’acide glycolique 7%)', 'Aqua, Glycolic Acid, Glycerin', [['Glycolic Acid', 7]]],
  ['Сыворотка с ниацинамидом 5%\nНиацинамид 5%', 'Aqua, Niacinamide, Glycerin', [['Niacinamide', 5]]],
  ['Balm 10 Urea', 'Aqua, Urea, Glycerin', [['Urea', 10]]],
  ['Vitamin C 15 Serum', 'Aqua, Ascorbic Acid, Glycerin', [['Ascorbic Acid', 15]]],
])('the strength that the title of a product tells is its own: %s', (title, list, expected) => {
  expect(fromProduct(title, list)).toEqual(expected);
});

test.each([
  ['Niacinamide serum, 96 % ingrédients d’origine naturelle', 'Aqua, Niacinamide, Glycerin'],
  ['98% naturel Niacinamide', 'Aqua, Niacinamide, Glycerin'],
  ['Niacinamide serum -20 %', 'Aqua, Niacinamide, Glycerin'],
  ['50% less Glycerin', 'Aqua, Glycerin, Niacinamide'],
  ['100 % Argan Oil', 'Argania Spinosa Kernel Oil, Tocopherol'],
  ['Argireline 10%', 'Aqua, Glycerin, Acetyl Hexapeptide-8'],
  ['Olive oil soap 72% olive oil', 'Sodium Olivate, Olea Europaea Fruit Oil, Aqua'],
  ['Urea 5% lotion', 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Carbomer, Tocopherol, Urea'],
  ['Niacinamide 30 ml', 'Aqua, Niacinamide, Glycerin'],
  ['Shampoo 2 in 1 Urea', 'Aqua, Urea, Glycerin'],
  ['Zinc 3 Power', 'Aqua, Zinc, Glycerin'],
  ['Niacinamide SPF 10', 'Aqua, Niacinamide, Glycerin'],
])('a number of something else, or more than there may be, is no amount: %s', (title, list) => {
  expect(fromProduct(title, list)).toEqual([]);
});

test('the list is believed before the title', () => {
  const { shares } = analyse(readTitled('Aqua, Urea 5%, Glycerin', 'Urea 10% cream', knowledge), knowledge, 'leave-on');
  expect(shares.items[1]).toEqual({ point: 5, low: 5, high: 5, declared: true });
});

test('degrees of alcohol in a title bound how much of it there is', () => {
  const { shares } = analyse(readTitled('Alcohol Denat., Aqua, Glycerin', 'Alcool 70°', knowledge), knowledge, 'leave-on');
  expect(shares.items[0]).toMatchObject({ high: 70, declared: false });
  expect(shares.items[0]?.low).toBeCloseTo(55.2, 1);
});
