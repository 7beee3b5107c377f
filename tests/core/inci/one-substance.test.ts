import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const itemsOf = (text: string) => readLabel(`Aqua, ${text}, Urea`, dictionary).items.slice(1, -1);
const names = (text: string) => itemsOf(text).map(({ inci }) => inci);

test.each([
  ['Cinnamomum Zeylanicum (Cinnamon Leaf) Oil', 'Cinnamomum Zeylanicum Leaf Oil'],
  ['Citrus Aurantium (Neroli) Oil', 'Citrus Aurantium Flower Oil'],
  ['Citrus Sinensis (Orange Peel) Extract', 'Citrus Aurantium Dulcis Peel Extract'],
  ['Extrait de fleurs de lavande (Lavandula angustifolia)', 'Lavandula Angustifolia Flower Extract'],
  ['Extracto de raíz de jengibre (Zingiber officinale)', 'Zingiber Officinale Root Extract'],
])('the part of a plant that only one of two names tells: %s', (text, expected) => {
  expect(names(text)).toEqual([expected]);
});

test.each([
  'Rosa Gallica Flower Water (Rose Hydrosol)',
  'Coriandrum Sativum Seed Oil (Korianderöl)',
  'Carum Carvi (Caraway) Seed Oil (Carum Carvi Oil)',
  'Potassium Olivate (saponified olive oil)',
  'Poly(Linseed Oil)',
  'Zinc Sulfate (sel)',
  'Potassium Citrate (minerals)',
  'Rosa Damascena Flower Extract (Lavender Extract)',
])('an everyday name in a bracket is no further ingredient: %s', (text) => {
  expect(itemsOf(text).map(({ components }) => components)).toEqual([[]]);
});

test('behind a plant a bracket in two languages tells what was made of it', () => {
  expect(names('Sesamum Indicum (sesame seed oil/huile de graines de foo)')).toEqual(['Sesamum Indicum Seed Oil']);
  expect(names('Herbal blend (Glycerin/Foo)')).toEqual([null]);
});

test('another ingredient by its own name stays one, and so does the salt of what is none', () => {
  for (const text of ['Zinc Sulfate (Sodium Chloride)', 'Glycerin (salt)'])
    expect(itemsOf(text).flatMap(({ components }) => components.map(({ inci }) => inci))).toEqual(['Sodium Chloride']);
});

test('a part that only the bracket tells is told', () => {
  const [oil] = itemsOf('Rosa Canina Fruit Oil (Rosehip Seed Oil)');
  expect(oil?.components.map(({ inci }) => inci)).toEqual(['Rosa Canina Seed Oil']);
});

test.each([
  ['Vitamin E (DI-alpha-tocopheryl acetate)', 'Tocopheryl Acetate'],
  ['Vitamin B6 (Pyridoxine HCI)', 'Pyridoxine HCl'],
  ['Thiaminmononitrat (Vitamin B1)', 'Thiamine Nitrate'],
  ['Vitamin E (fuboferyl acetate)', null],
  ['Vitaminas', null],
  ['Sod', null],
  ['Colágeno vegetal', null],
  ['Mentha Piperita Flower Water (Eau de menthe poivrée)', null],
  ['Salvia Verticillata Extract (Sage Extract)', null],
  ['Salvia Verticillata Extract (экстракт шалфея)', null],
  ['Hydrated PEG-8', null],
  ['Huile de carotte', null],
  ['Corn Powder', null],
  ['(PE) 24M Foobar', null],
  ['Volcanic Sand', null],
])('a name that says another form or species is not the usual one: %s', (text, expected) => {
  expect(names(text)).toEqual([expected]);
});

test.each([
  'Citrus Foobar Peel Water',
  '(Vetiveria Zizanoides Root/Foobar Flower/Leaf) Water',
  'Zinc Hexapeptide-11',
  'Tripeptide-9 Citrulline',
  'Nonoxynol-9 Iodine',
  'Allantoin Galacturonic Acid',
  'Dimethiconol Panthenol',
  'Propylene Glycol Laureth-6',
  'Citronellal Dimethyl Acetal',
  'Silanetriol Lysinate',
  'Galactose Dehydrogenase',
  'Acetyl Benzoyloxy Prasterone',
  'Minoxidil Succinoyl Decapeptide-18',
  'Indole Acetic Acid',
  'Shea Butter Cetyl Esters',
  'PPG-20-PEG-20 Hydrogenated Lanolin',
  'Magnesium Ascorbate/PCA',
  'PPG-7/PEG-30 Phytosterol',
  'Ethyl 2,6,6-Trimethylfoobarenecarboxylate',
  '1,2,3,4,4A,5,6,7-Octahydro-2,5,5-Trimethyl-2-Foobarol',
])('a name that is not known is not torn into names that are: %s', (text) => {
  expect(itemsOf(text).map((item) => [item.text, item.inci])).toEqual([[text, null]]);
});

test.each(['Esencia (geraniol, citral)', 'Essenza (Limonene)', 'Natural scent (linalool)', 'Essence (coumarin, lavender oil)'])(
  'a word for a fragrance holds what its bracket declares: %s',
  (text) => {
    const [scent] = itemsOf(text);
    expect([scent?.inci, scent?.match]).toEqual(['Parfum', 'synonym']);
    expect(scent?.components.length).toBeGreaterThan(0);
  },
);

test('an essence that is named by its plant or its substance is no fragrance', () => {
  expect(names('Essence (lavender oil)')).toContain('Lavandula Angustifolia Oil');
  expect(names('Essence (niacinamide, panthenol)')).not.toContain('Parfum');
});

test.each([
  ['Tocotrienol (Vitamin E)', ['Tocotrienols']],
  ['Kaolin (Clay)', ['Kaolin']],
  ['Alcohol Denat. (SD Alcohol 39-C)', ['Alcohol Denat.']],
  ['Laminaria Digitata Extract (Seaweed Extract)', ['Laminaria Digitata Extract']],
  ['Sodium Chloride (Sea Salt)', ['Sodium Chloride']],
  ['Maris Sal (Sodium Chloride)', ['Maris Sal']],
  ['Aroma (Fragrance)', ['Aroma']],
  ['Carrageenan (Chondrus Crispus)', ['Carrageenan']],
  ['Alcohol (Alcohol Denat.)', ['Alcohol Denat.']],
  ['Clay (Kaolin)', ['Kaolin']],
  ['Chondrus Crispus (Carrageenan)', ['Carrageenan']],
  ['Montmorillonite/Illite (Green Clay)', ['Montmorillonite', 'Illite']],
])('a bracket that says what a name or both names of a pair count as holds no part: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
  expect(itemsOf(text).flatMap(({ components }) => components)).toEqual([]);
});

test('a family in front of several of its names holds them', () => {
  expect(itemsOf('Clay (Kaolin, Bentonite)').map(({ components }) => components.length)).toEqual([2]);
});

test('a scent tells what dashes part in its bracket', () => {
  const [scent] = itemsOf('Parfum (Linalool - Benzyl Alcohol - Citral)');
  expect(scent?.components.map(({ inci }) => inci)).toEqual(['Linalool', 'Benzyl Alcohol', 'Citral']);
});

test.each([
  ['Aqua, Water, Eau, Urea', ['Aqua, Water, Eau', 'Urea']],
  ['Urea, Parfum/Fragance, Mica', ['Urea', 'Parfum/Fragance', 'Mica']],
  ['Mineral Oil 5% / Huile minérale 5%, Urea', ['Mineral Oil 5% / Huile minérale 5%', 'Urea']],
  ['Urea, Urea, Mica', ['Urea', 'Urea', 'Mica']],
])('a name and its translation beside it are one ingredient: %s', (text, expected) => {
  expect(readLabel(text, dictionary).items.map((item) => item.text)).toEqual(expected);
});

test('in a run without commas a colour and its name are one', () => {
  expect(names('CI 77499/Iron Oxides CI 77891/Titanium Dioxide')).toEqual(['CI 77499', 'CI 77891']);
});

test('a last language that says the first name again makes the names in front of it one', () => {
  expect(names('Lactis Proteinum / Whey Protein / Protéine du lait')).toEqual(['Lactis Proteinum']);
  const [item] = itemsOf('Glycerin/Panthenol/Glycérine');
  expect([item?.inci, ...(item?.components ?? []).map(({ inci }) => inci)]).toContain('Panthenol');
});
