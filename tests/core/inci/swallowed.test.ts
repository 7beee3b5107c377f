import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const itemsOf = (text: string) => readLabel(`Aqua, ${text}, Urea`, dictionary).items.slice(1, -1);
const names = (text: string) => itemsOf(text).map(({ inci }) => inci);

test.each([
  ['Parfum/Fragrance Parfum naturel LINALOOL Senteur', ['Parfum', null]],
  ['Cera Alba/Beeswax/Cire d’abeille Hydrolyzed Silk', ['Cera Alba', 'Hydrolyzed Silk']],
  ['Xanthan Gum/Goma de xantana Cetearyl Alcohol', ['Xanthan Gum', 'Cetearyl Alcohol']],
  ['Candelilla Cera/Candelilla Wax/Cire de Candelilla Isopropyl Alcoho', ['Euphorbia Cerifera Cera', 'Isopropyl Alcohol']],
  ['Shea Butter/Butyrospermum Parkii Butter/Beurre de karité Foobaryl Stearate', ['Butyrospermum Parkii Butter', null]],
  ['Algae/Algae Extract', [null]],
  ['Glycerin/Glicerina (and/e) Cetyl Alcohol/Álcool cetílico', ['Glycerin', 'Cetyl Alcohol']],
  ['Wheat Amino Acids/Aminoácidos do trigo (and/e) Foo Gluten', ['Wheat Amino Acids', null]],
  ['Cocamide MEA/Monoetanolamina de cocamida', ['Cocamide MEA']],
  ['PEG-12 Dimethicone / Polietilenoglicol-12 dimeticona', ['PEG-12 Dimethicone']],
])('a name behind the last language is an ingredient of its own: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['tinnfluorid / kaliumfluorid', ['Stannous Fluoride', 'Potassium Fluoride']],
  ['alcool foobarique / alcool cétylique', [null, 'Cetyl Alcohol']],
  ['Illite/Kaolin (Green Clay)', ['Illite', 'Kaolin']],
  ['Copolímero de etileno / fubareno / estireno', [null]],
  ['Acrylamide/Foobaryltaurate de sodium', [null]],
  ['Zinc Oxide (12%)/Silica', ['Zinc Oxide', 'Silica']],
])('a slash between two ingredients makes none of them a translation: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('every number of a colour is told', () => {
  const told = (text: string) => itemsOf(text).flatMap(({ inci, components }) => [inci, ...components.map((one) => one.inci)]);
  expect(told('CI 75470 (1 77491')).toEqual(['CI 75470', 'CI 77491']);
  expect(told('CI 77491-CI 77492 (ossidi di ferro)')).toEqual(['Iron Oxides', 'CI 77491', 'CI 77492']);
  expect(told('CI 77007/Ultramarines CI 77266/Black')).toEqual(['CI 77007', 'CI 77266']);
});

test('a bracket around a whole list hides none of it', () => {
  const text = 'Argania Spinosa (Ingredients: Water (Aqua), Cocamidopropyl Betaine, Glycerin, Panthenol) Kernel Oil';
  expect(names(text)).toEqual(expect.arrayContaining(['Cocamidopropyl Betaine', 'Glycerin']));
  expect(names('Melissa Officinalis (Lemon Balm Foo Lavandula Angustifolia (Lavender) Oil')).not.toContain('Melissa Officinalis Leaf Oil');
});

test.each([
  ['Glyceryl Stearate Glycerylstearate Citrate', ['Glyceryl Stearate', 'Glyceryl Stearate Citrate']],
  ['PEI-1000', [null]],
  ['Tapioca Starch (and) Polymethylsilsesquioxane', ['Tapioca Starch', 'Polymethylsilsesquioxane']],
])('two names are two: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['CI 19140/Yellow 5-CI 42090/Blue 1', ['CI 19140', 'CI 42090']],
  ['Citrus Limon Peel Oil*Parfum', ['Citrus Limon Peel Oil', 'Parfum']],
  ['Panthenol**Parfum (Fragrance)', ['Panthenol', 'Parfum']],
])('a hyphen in front of a colour and a mark in front of a word part names: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('an amount behind a comma is that of the name in front, unless amounts stand in front of their names', () => {
  const amounts = (text: string) => readLabel(text, dictionary).items.map(({ inci, percent }) => [inci, percent]);
  expect(amounts('Aqua, Niacinamide, 4%, Panthenol, 1,5 %, Parfum')).toEqual([
    ['Aqua', null],
    ['Niacinamide', 4],
    ['Panthenol', 1.5],
    ['Parfum', null],
  ]);
  expect(amounts('Aqua, 4%, Niacinamide, 1%, Panthenol').map(([, percent]) => percent)).toEqual([null, null, null]);
  expect(itemsOf('Niacinamide, 4%')[0]?.text).toBe('Niacinamide, 4%');
});

test('a mark in front of letters beyond the first plane of Unicode is read to its end', () => {
  expect(names('Panthenol*\u{10400}\u{10400}\u{10400}')).toHaveLength(1);
});

test.each([
  ['Aqua, Parfum (Fra Ammonium Acryloyl Cros, Urea', ['Parfum', 'Ammonium Acryloyl Cros']],
  [
    'Aqua, Parfum (Fra Ammonium Acryloyl Cros Synthetic Fluorphlogopite, Urea',
    ['Parfum', 'Ammonium Acryloyl Cros', 'Synthetic Fluorphlogopite'],
  ],
  ['Aqua, Paraffinum Liquidum (Minera Joll Cocos Nucifera (Coconut) Oil, Urea', ['Paraffinum Liquidum', 'Cocos Nucifera Oil']],
])('a bracket that lost its end takes no name with it that nobody knows: %s', (text, expected) => {
  const { items } = readLabel(text, dictionary);
  expect(items.slice(1, -1).map(({ inci, text: written }) => inci ?? written)).toEqual(expected);
});

test('behind a name that stood there before, a slash parts it from another one', () => {
  expect(names('Decyl Glucoside, Coco-Glucoside, Coco-Glucoside / Glyceryl Oleate')).toContain('Glyceryl Oleate');
  expect(names('Cetyl Alcohol, Parfum, Cetyl Alcohol/Stearyl Alcohol')).toEqual([
    'Cetyl Alcohol',
    'Parfum',
    'Cetyl Alcohol',
    'Stearyl Alcohol',
  ]);
  expect(names('Coco-Glucoside / Glyceryl Oleate')).toEqual(['Coco-Glucoside']);
});

test('the bracket of a scent is read like the list', () => {
  const [parfum] = itemsOf('Parfum (Alpha-Isomethyl lonone, Gerariol Hydroxycitronellal, Citral, Fooium)');
  expect(parfum?.components.map(({ inci }) => inci)).toEqual(['Alpha-Isomethyl Ionone', 'Geraniol', 'Hydroxycitronellal', 'Citral', null]);
});

test.each([
  [
    'Butyrospermum Parkii (Shea Butter: Sodium Chloride Panthenol Cetearyl Alcohol 3 549620 008388 Glyceryl Stearate Xanthan Gum Parfum Fragrance)',
    ['Butyrospermum Parkii Butter', 'Sodium Chloride', 'Panthenol', 'Cetearyl Alcohol', 'Glyceryl Stearate', 'Xanthan Gum', 'Parfum'],
  ],
  [
    'Squalane (Olive: Glycerin Foobarum Lact Sodium Benzoate Citric Acid Cetearyl Alcohol Linalool Xanthan Gum)',
    ['Squalane', null, 'Glycerin', null, 'Sodium Benzoate', 'Citric Acid', 'Cetearyl Alcohol', 'Linalool', 'Xanthan Gum'],
  ],
])('a bracket that ends far behind its name swallows no others: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('a long explanation in a bracket is no run of names', () => {
  const text = 'Sodium Coco-Sulfate (a natural surfactant that is made of coconut oil and of palm kernel oil from organic farming)';
  expect(names(text)).toEqual(['Sodium Coco-Sulfate']);
});

test.each([
  ['a code that a name ran into', '150000FOOBAR (13-15 ALKANE', [null]],
  ['a bracket without its end', 'Tocopheryl Acetate [Vitamina EL Triethanolamine', ['Tocopheryl Acetate', null]],
  ['a bracket without its end that explains', 'Tocopheryl Acetate (Vitamina E', ['Tocopheryl Acetate']],
  ['a line in the middle of a name', 'PEG-120 DL| Methyl Glucose Dioleate', ['PEG-120 Methyl Glucose Dioleate']],
  ['a radical and the alcohol behind its comma', 'AMINOFOOYL, PROPANOL', [null]],
])('nothing of a list is lost: %s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('of two names with the marks of their batches there is one', () => {
  const [item, ...others] = itemsOf('Sodium C12-13 Pareth Sulfate (*A) / Sodium Laureth Sulfate (*B) [*A or *B by lot]');
  expect([item?.components.map(({ inci }) => inci), others]).toEqual([['Sodium C12-13 Pareth Sulfate', 'Sodium Laureth Sulfate'], []]);
  const read = readLabel(
    'Aqua, Sodium C12-13 Pareth Sulfate (*A)/Sodium Laureth Sulfate (*B), CI 42090. *A/B: see code of production',
    dictionary,
  );
  expect(read.items.at(-1)?.inci).toBe('CI 42090');
});

test('an essence in the bracket of a perfume is told as not read', () => {
  const [perfume] = itemsOf('Perfume (Escencia de foobara)');
  expect([perfume?.inci, perfume?.components.map(({ id }) => id)]).toEqual(['Parfum', [null]]);
});

test.each([
  ['Tocopheryl Acetate (Vitamin E Foobaryl Glycol', 'Tocopheryl Acetate'],
  ['Aloe Barbadensis Leaf Extract (Aloe barbadensisi FOOBARYLTOLUENE', 'Aloe Barbadensis Leaf Extract'],
])('behind what explains a name a bracket that was never closed hides no other: %s', (text, inci) => {
  expect(names(text)).toEqual([inci, null]);
});

test('a bracket that was never closed may hold all that explains a name', () => {
  expect(names('Aloe Barbadensis Leaf Juice (Aloe Barbadensis Miller')).toEqual(['Aloe Barbadensis Leaf Juice']);
  expect(names('Butyrospermum Parkii Butter (Butyrospermum Parki Butter')).toEqual(['Butyrospermum Parkii Butter']);
});
