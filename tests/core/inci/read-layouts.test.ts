import { describe, expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  ['a strength behind "non-nano"', 'Non-nano Zinc Oxide 20%, Beeswax', ['Zinc Oxide', 'Cera Alba']],
  ['the letter of a carbon range written twice', 'C12-C15 Alkyl Benzoate, C9-C12 Alkane', ['C12-15 Alkyl Benzoate', 'C9-12 Alkane']],
  ['a bracket around a stretch of the list', 'Aqua, (Panthenol, Allantoin), Parfum', ['Aqua', 'Panthenol', 'Allantoin', 'Parfum']],
  ['a bracket behind the last of several names', 'Water Glycerin Parfum (Fragrance)', ['Aqua', 'Glycerin', 'Parfum']],
  [
    'a missing comma between names with brackets',
    'Aqua, Butyrospermum Parkii (Shea) Butter Theobroma Cacao (Cocoa) Seed Butter',
    ['Aqua', 'Butyrospermum Parkii Butter', 'Theobroma Cacao Seed Butter'],
  ],
  ['a name glued to the second language', 'PARFUM / FRAGRANCELIMONENE, LINALOOL', ['Parfum', 'Limonene', 'Linalool']],
  [
    'a line break inside a name of a list by lines',
    'Water\nCaprylic/Capric\nTriglyceride\nParfum',
    ['Aqua', 'Caprylic/Capric Triglyceride', 'Parfum'],
  ],
  ['a function with a colon', 'Aqua, Colour: CI 42090, Preservatives: Phenoxyethanol', ['Aqua', 'CI 42090', 'Phenoxyethanol']],
  ['promises behind the last stop', 'Aqua, Glycerin. Hypoallergenic. Non comedogenic.', ['Aqua', 'Glycerin']],
  ['a promise in mid-list', 'Aqua, Dermatologist tested, SLS free, Parfum', ['Aqua', 'Parfum']],
  ['traces of something else', 'Aqua, Glycerin. May contain traces of nuts.', ['Aqua', 'Glycerin']],
  ['a Russian promise', 'Aqua, Glycerin. Не содержит парабенов и силиконов', ['Aqua', 'Glycerin']],
  ['dots that lead to strengths', 'Niacinamide......10%\nZinc PCA.........1%\nWater............80%', ['Niacinamide', 'Zinc PCA', 'Aqua']],
  ['a number with its letters behind it', 'Aqua, Sodium Hydroxide. C250123/1 FIL', ['Aqua', 'Sodium Hydroxide']],
  [
    'a purpose in brackets behind the active ingredient',
    'Active ingredient (purpose): Salicylic acid 2% (Acne treatment). Inactive ingredients: water, glycerin',
    ['Salicylic Acid', 'Aqua', 'Glycerin'],
  ],
  [
    'names in the bracket of a heading',
    'Savon 25 % et plus (sodium olivate, sodium tallate) Contient aussi: aqua, urea',
    ['Sodium Olivate', 'Sodium Tallate', 'Aqua', 'Urea'],
  ],
  ['words that lead to further names', 'Sodium Olivate, Urea Also contains: Parfum', ['Sodium Olivate', 'Urea', 'Parfum']],
  [
    'a hyphen in front of a chain',
    'Aqua, Ricinus Communis (Castor) Seed Oil-PEG-7 Glyceryl Cocoate',
    ['Aqua', 'Ricinus Communis Seed Oil', 'PEG-7 Glyceryl Cocoate'],
  ],
  ['a name behind the number of a colour whose bracket lost its end', 'Iron oxides (CI 77491 Urea, Talc', ['CI 77491', 'Urea', 'Talc']],
  ['a mark of a lot', 'Sodium Palmate *A, Sodium Tallowate *B, Aqua', ['Sodium Palmate', 'Sodium Tallowate', 'Aqua']],
  ['water glued to the next name', 'AQUAPANTHENOL, ALCOHOLAQUA, Parfum', ['Aqua', 'Panthenol', 'Alcohol', 'Aqua', 'Parfum']],
  ['a date', 'Aqua, Parfum 04/2025', ['Aqua', 'Parfum']],
  ['a title with a count', 'Compact 8 tints. Talc, Mica, Parfum', ['Talc', 'Mica', 'Parfum']],
  ['a set of several', 'KIDS SET 4 PZ. Aqua, Glycerin, Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['a title with the number of a shade', 'Nagellack Ton 37. Butyl Acetate, Nitrocellulose', ['Butyl Acetate', 'Nitrocellulose']],
  ['a name that ends in a number, no title', 'Polysorbate 20. Aqua, Glycerin, Parfum', ['Polysorbate 20', 'Aqua', 'Glycerin', 'Parfum']],
  [
    'a title in several languages and an abbreviated heading',
    'Szappan / Seife / Soap. Össz./Ingr.: Sodium Olivate, Aqua',
    ['Sodium Olivate', 'Aqua'],
  ],
  ['a foreign title in front of water', "Savon liquide au miel d'acacia Aqua, Glycerin, Parfum", ['Aqua', 'Glycerin', 'Parfum']],
  ['a heading without its first letters', 'Pflegelotion NGREDIENTS: Aqua, Glycerin, Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['a heading without its first letters and its colon', 'REDIENTS AQUA, GLYCERIN, PARFUM', ['Aqua', 'Glycerin', 'Parfum']],
  ['half of the brackets around a heading', 'ingredients] water, glycerin, alcohol', ['Aqua', 'Glycerin', 'Alcohol']],
  ['a batch and an expiry date', 'Aqua, Parfum. LOT 1234A EXP 05/2027', ['Aqua', 'Parfum']],
  ['formula codes in many spellings', 'Aqua, Parfum, (code f,i,l, c273796/1)', ['Aqua', 'Parfum']],
  ['a number sign without a colour', 'Aqua, Parfum. N° 12345/A', ['Aqua', 'Parfum']],
  ['a number sign of a colour', 'Aqua, CI nr. 77891, C.I. No. 77491', ['Aqua', 'CI 77891', 'CI 77491']],
  [
    'digits read as letters around a name with o',
    'Sodium C14-l6 Olefin Sulfonate, 0lea Europaea Fruit Oil',
    ['Sodium C14-16 Olefin Sulfonate', 'Olea Europaea Fruit Oil'],
  ],
])('%s', (_fact, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['Non-nano Titanium Dioxide 5.5%', 5.5],
  ['Niacinamide10%', 10],
  ['Benzoyl Peroxide 100 mg', null],
])('%s declares %s', (text, percent) => {
  expect(read(text).items).toMatchObject([{ match: 'exact', percent }]);
});

test('names that stops part in front of a heading are kept', () => {
  expect(names('Lauric Acid. Lecithin. Panthenol. Allantoin. GREDIENTS: AQUA. GLYCERIN. PARFUM')).toContain('Lecithin');
});

test('a minus sign in brackets still means "may contain"', () => {
  expect(read('Petrolatum, Talc, [+/(-) CI 77891]').items.map(({ mayContain }) => mayContain)).toEqual([false, false, true]);
});

test.each([
  ['A: Aqua, Urea. B: Aqua, Salicylic Acid', ['A', 'A', 'B', 'B']],
  ['[Ampoule] Aqua, Glycerin [Mask] Aqua, Panthenol', ['Ampoule', 'Ampoule', 'Mask', 'Mask']],
  [
    'Shampoo Ingredients: Aqua, Glycerin. Conditioner Ingredients: Aqua, Cetearyl Alcohol',
    ['Shampoo', 'Shampoo', 'Conditioner', 'Conditioner'],
  ],
  ['Step 1: Aqua, Glycerin Step 2: Aqua, Panthenol', ['Step 1', 'Step 1', 'Step 2', 'Step 2']],
  ['Mask: Aqua, Glycerin / Serum: Aqua, Niacinamide', ['Mask', 'Mask', 'Serum', 'Serum']],
  ['Mask (step 1): Aqua, Kaolin. Serum (step 2): Aqua, Glycerin', ['Mask (step 1)', 'Mask (step 1)', 'Serum (step 2)', 'Serum (step 2)']],
  [
    'färgcreme:, aqua, ·, urea, care conditioner/hoitoaine:, aqua, ·, glycerin',
    ['färgcreme', 'färgcreme', 'care conditioner/hoitoaine', 'care conditioner/hoitoaine'],
  ],
  ['Соль – Sodium Chloride, Parfum; Гель – Aqua, Glycerin', ['Соль', 'Соль', 'Гель', 'Гель']],
  ['Aqua, Glycerin. Mask - Kaolin, Aqua', [null, null, 'Mask', 'Mask']],
  ['Aqua, Glycerin (F.I.L. C12345/1). 1234567 - Mask : Kaolin, Aqua', [null, null, 'Mask', 'Mask']],
])('%s is a kit', (text, sections) => {
  expect(read(text).items.map(({ section }) => section)).toEqual(sections);
});

test.each([
  'Active: Zinc Oxide 12%. Other: Aqua, Glycerin',
  'Wirkstoffe: Zinc Oxide 12%. Sonstige: Aqua, Glycerin',
  'Active ingredients Purpose\nZinc Oxide 12% Anticavity, antigingivitis\nInactive ingredients\nAqua, Glycerin',
])('what stands beside the active ingredients is told apart: %s', (text) => {
  expect(read(text).items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Zinc Oxide', 'active'],
    ['Aqua', 'inactive'],
    ['Glycerin', 'inactive'],
  ]);
});

test('the purpose column of drug facts is no ingredient', () => {
  const { items } = read(
    'Drug Facts Active ingredients Purpose Titanium Dioxide 8.6% Sunscreen Zinc Oxide 4.6% Sunscreen Uses helps prevent sunburn Inactive ingredients Water, Glycerin',
  );
  expect(items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Titanium Dioxide', 'active'],
    ['Zinc Oxide', 'active'],
    ['Aqua', 'inactive'],
    ['Glycerin', 'inactive'],
  ]);
});

test('several addresses are addresses', () => {
  expect(read('https://example.com/a https://example.com/b').refused).toBe('url');
  expect(read(`${'http://a'.repeat(2_000)} x`).refused).not.toBe('url');
});

describe('what stands on lines of its own in front of a list names the product', () => {
  test.each([
    'CeraVe Moisturizing Cream',
    'Nivea Soft',
    'La Roche-Posay Effaclar Duo+',
    'Vichy Mineral 89',
    'The Ordinary Niacinamide 10% + Zinc 1%',
    'Whitening strips',
    'Brand\nHand Cream, 50 ml',
    'Sun spray SPF 30',
    'Тушь для ресниц',
    'Retinol night treatment',
    'Niacinamide 10% + Zinc 1%',
    'Sun fluid SPF 50+, light, oil-free',
    'Крем для лица, увлажняющий, с пантенолом',
    'Body butter with shea, mango, and cocoa',
  ])('%s', (title) =>
    expect(names(`${title}\nAqua, Glycerin, Niacinamide, Retinol`)).toEqual(['Aqua', 'Glycerin', 'Niacinamide', 'Retinol']),
  );

  test('also where a name of the list is built with the word for a kind of product', () =>
    expect(names('Масло для бороды\nArgania Spinosa Kernel Oil, Citrus Limon Peel Oil, Tocopherol')).toEqual([
      'Argania Spinosa Kernel Oil',
      'Citrus Limon Peel Oil',
      'Tocopherol',
    ]));

  test('in front of a single name too', () => expect(names('Deodorant crystal stick\nPotassium Alum')).toEqual(['Potassium Alum']));

  test('but not a list that goes on below', () =>
    expect(names('Hand cream, Glycerin, Aqua,\nCetyl Alcohol, Tocopherol').slice(1)).toEqual([
      'Glycerin',
      'Aqua',
      'Cetyl Alcohol',
      'Tocopherol',
    ]));

  test('but not an unknown ingredient, nor a name that goes on below', () => {
    expect(names('Foobarium Extract\nGlycerin, Aqua')[0]).toBeNull();
    expect(names('Butyrospermum Parkii\nButter, Glycerin')).toEqual(['Butyrospermum Parkii Butter', 'Glycerin']);
  });
});

test.each(['SPF 30 aerosol spray:', 'Permanent hair color.', 'Paraben-free, fragrance-free barrier cream:', 'Retinol night treatment.'])(
  'a title in one line with its list: %s',
  (title) => expect(names(`${title} Aqua, Glycerin, Retinol`)).toEqual(['Aqua', 'Glycerin', 'Retinol']),
);

test.each([
  ['Essential Oil of Lavender', 'Lavandula Angustifolia Oil'],
  ['Oil of Peppermint', 'Mentha Piperita Oil'],
  ['Extract of Green Tea', 'Camellia Sinensis Leaf Extract'],
  ['Juice of Aloe Vera', 'Aloe Barbadensis Leaf Juice'],
  ['цинк РСА', 'Zinc PCA'],
])('a preparation in front of its plant, Latin letters typed in Cyrillic: %s', (name, inci) => {
  expect(names(`Aqua, ${name}, Glycerin`)).toEqual(['Aqua', inci, 'Glycerin']);
});

test('names without signs between them that go on over the ends of lines are read as one run', () => {
  expect(names('AQUA GLYCERIN CETYL\nPALMITATE DIMETHICONE GLYCERYL\nSTEARATE SODIUM\nBENZOATE PARFUM')).toEqual([
    'Aqua',
    'Glycerin',
    'Cetyl Palmitate',
    'Dimethicone',
    'Glyceryl Stearate',
    'Sodium Benzoate',
    'Parfum',
  ]);
  expect(names('AQUA GLYCERIN\nCETYL\nALCOHOL PARFUM')).toEqual(['Aqua', 'Glycerin', 'Cetyl Alcohol', 'Parfum']);
  expect(names('Aqua\nGlycerin\nFoobar Quuxate\nUrea')).toEqual(['Aqua', 'Glycerin', null, 'Urea']);
});
