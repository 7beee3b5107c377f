import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test('a comma between names of one substance parts nothing in its bracket', () => {
  expect(names('Aqua (Water, Eau) Sodium Laureth Sulfate Glycerin Parfum')).toEqual([
    'Aqua',
    'Sodium Laureth Sulfate',
    'Glycerin',
    'Parfum',
  ]);
});

test('brackets that lost an end and a beginning hold no names together', () => {
  expect(
    names('Aqua, Cocos Nucifera (Coconut Oil, Theobroma Cacao (Cocoa) Seed Butter, Simmondsia Chinensis Jojoba) Seed Oil, Tocopherol'),
  ).toEqual(['Aqua', 'Cocos Nucifera Oil', 'Theobroma Cacao Seed Butter', 'Simmondsia Chinensis Seed Oil', 'Tocopherol']);
  expect(names('Aqua, Butyrospermum Parkii [Shea (Butter], Glycerin, Prunus Amygdalus (Sweet Almond)) Oil')).toEqual([
    'Aqua',
    'Butyrospermum Parkii Butter',
    'Glycerin',
    'Prunus Amygdalus Dulcis Oil',
  ]);
});

test('the end of a bracket may have gone behind the last name of the list', () => {
  expect(names('Aqua, Citrus Limon (Lemon Peel Oil, Lavandula Angustifolia (Lavender) Oil, Limonene)')).toEqual([
    'Aqua',
    'Citrus Limon Peel Oil',
    'Lavandula Angustifolia Oil',
    'Limonene',
  ]);
  expect(names('Aqua, Foobarium (Water (Aqua), Urea)')).toEqual(['Aqua', null]);
});

test('a bracket too many within a name is passed over', () => {
  expect(names('Aqua, Persea (Gratissima (Avocado) Oil, Parfum')).toEqual(['Aqua', 'Persea Gratissima Oil', 'Parfum']);
});

test('no names are lost in a bracket that makes a name with the words behind it', () => {
  expect(names('Aqua, Butyrospermum Parkii (Shea Butter, Urea, Prunus Amygdalus Dulcis Sweet Almond) Oil, Parfum')).toEqual([
    'Aqua',
    'Butyrospermum Parkii Butter',
    'Urea',
    'Prunus Amygdalus Dulcis Oil',
    'Parfum',
  ]);
  expect(names('Aqua, Olea Europaea (Olive, Huile) Fruit Oil, Parfum')).toEqual(['Aqua', 'Olea Europaea Fruit Oil', 'Parfum']);
});

test('a name in two languages, the second with a bracket of its own', () => {
  expect(names('Wasser (Aqua), Mandelöl (Prunus Amygdalus Dulcis (Sweet Almond) Oil), Urea')).toEqual([
    'Aqua',
    'Prunus Amygdalus Dulcis Oil',
    'Urea',
  ]);
});

test('what lists names behind an unknown one is cut nowhere', () => {
  expect(names('Aqua, Foobarium (Limonene, Linalool), Glycerin')).toEqual(['Aqua', null, 'Glycerin']);
  expect(names('Aqua, Foobarium (Water (Aqua), Glycerin), Urea')).toEqual(['Aqua', null, 'Urea']);
  expect(names('Aqua, Foobarium (Limonene, Linalool) Extract, Glycerin')).toEqual(['Aqua', null, 'Glycerin']);
});

test('a comma in a polymer whose front is a name with its parts turned', () => {
  expect(names('Aqua, Dimethicone/Vinyl, Dimethicone Crosspolymer, Urea')).toEqual([
    'Aqua',
    'Dimethicone/Vinyl Dimethicone Crosspolymer',
    'Urea',
  ]);
  expect(names('Capric/Caprylic Triglyceride, Urea')).toEqual(['Caprylic/Capric Triglyceride', 'Urea']);
});

test.each(['|', '•', '-'])('a bracket that is open to the end holds no names behind a separator: %s', (sign) => {
  expect(names(['Aqua', 'Parfum (Fragrance', 'Glycerin', 'Panthenol'].join(` ${sign} `))).toEqual([
    'Aqua',
    'Parfum',
    'Glycerin',
    'Panthenol',
  ]);
});

test.each([
  ['Aqua, Parfum (Fragrance Polyquaternium-7, Citric Acid', ['Aqua', 'Parfum', 'Polyquaternium-7', 'Citric Acid']],
  ['Aqua, Butyrospermum Parkii (Shea Glyceryl Stearate', ['Aqua', 'Butyrospermum Parkii Butter', 'Glyceryl Stearate']],
  ['Aqua, Citrus Limon (Lemon Peel Oil', ['Aqua', 'Citrus Limon Peel Oil']],
  ['Aqua, Decyl Glucoside (from Coconut Oil', ['Aqua', 'Decyl Glucoside']],
])('a name behind a bracket whose end was lost is read: %s', (list, read) => {
  expect(names(list)).toEqual(read);
});

test.each([
  [
    'Butane Propane Cyclomethicone Aluminum Chlorohydrate Ethylhexyl Palmitate Parfum (Fragrance) Disteardimo Propylene Carbonate Linalool Limonene',
    ['Aluminum Chlorohydrate', 'Ethylhexyl Palmitate', 'Parfum'],
  ],
  ['Aqua, Xanthan Gum Sodium Benzoate Chondrus Crispus (Carrageenan), Urea', ['Xanthan Gum', 'Sodium Benzoate']],
])('a bracket names no ingredients in front of it: %s', (list, read) => {
  expect(names(list)).toEqual(expect.arrayContaining(read));
});

test.each([
  'Gloocol Distearate (Palm Oil)',
  'Sodlum laur (Coconut Oil)',
  'Butyrospermum Panthenol (Vitamin B5)',
  'Hydrogenated Rosa Canina Fruit Oil (Rosehip Oil)',
  'Cl 42090 (Blue Alpha-Isomethyl Ionone Benzyl Benzoate Isoeugenol 08997M',
])('a bracket is not the name of something else that is not known: %s', (piece) => {
  expect(names(`Aqua, ${piece}`)).toEqual(['Aqua', null]);
});

test('a bracket tells what unknown words in front of it are called', () => {
  expect(names('Aqua, Sunflower (Helianthus Annuus Seed Oil), Butyrospermum Parkji (Shea Butter)')).toEqual([
    'Aqua',
    'Helianthus Annuus Seed Oil',
    'Butyrospermum Parkii Butter',
  ]);
});

test.each([
  ['FRAGRANCE 1PARFUM)', ['Parfum']],
  ['WATER JAQUA)', ['Aqua']],
  ['Shea Butter lButyrospermum Parkii Butter)', ['Butyrospermum Parkii Butter']],
  ['Aloe Barbadensis Leaf Juice)', ['Aloe Barbadensis Leaf Juice']],
  ['Methyl Ionone)', [null]],
])('a letter or a number where a bracket opens before a known name is that bracket: %s', (text, expected) => {
  expect(names(`Urea, ${text}, Mica`)).toEqual(['Urea', ...expected, 'Mica']);
});

test('a bracket that is never closed holds its everyday word, and known names stand around it', () => {
  expect(names('Aqua, Citric Acid Helianthus Annuus (Sunflower Seed Oil Limonene Tocopherol (Vitamin E) Xanthan Gum, Urea')).toEqual([
    'Aqua',
    'Citric Acid',
    'Helianthus Annuus Seed Oil',
    'Limonene',
    'Tocopherol',
    'Xanthan Gum',
    'Urea',
  ]);
  expect(names('Aqua, Citric Acid Helianthus Annuus (Foobar Zomph Quux Oil Limonene, Urea')).toEqual(['Aqua', null, 'Urea']);
});

test('a bracket that lost its beginning makes no gloss of the name in front of it', () => {
  expect(names('Aqua (Water) Paraffinum Liquidum Mineral Oil), Glycerin, Urea')).toEqual([
    'Aqua',
    'Paraffinum Liquidum',
    'Glycerin',
    'Urea',
  ]);
});

test('a name behind which a bracket ends that never began is shown, read or not', () => {
  expect(names('Glycerin (vegetal) Qwerty Foo), Aqua, Parfum')).toEqual([null, 'Aqua', 'Parfum']);
  const list =
    'AQUA (WATER, EAU)-PARAFFINUM LIQUIDUM MINERAL OIL)-GLYCERIN-POLYSORBATE 60-CETYL CALCOHOL-SQUALANE-DIMETHICONE-CHLORPHENESIN-PARFUM';
  expect(names(list)).toContain('Paraffinum Liquidum');
});
