import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
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

test('a strength of the title counts against the law as one in the list does', () => {
  const { cautions } = analyseText('Retinol 1% serum: Aqua, Glycerin, Squalane, Retinol', knowledge, 'leave-on');
  expect(cautions.find(({ caution }) => caution === 'over-limit')).toBeDefined();
});
