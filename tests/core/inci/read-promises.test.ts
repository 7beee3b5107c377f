import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test.each([
  'Aqua, Urea, Bisabolol. Zur täglichen Pflege trockener Haut.',
  'Unser Gesichtsöl mit Hagebutte schenkt Ihrer Haut Ruhe. Aqua, Urea, Bisabolol',
  'Notre ingrédient star est le bisabolol. Aqua, Urea, Bisabolol',
  'Nuestra crema favorita para pieles secas. Aqua, Urea, Bisabolol',
  'Aqua, Urea, Bisabolol. Per una pelle morbida.',
  'Aqua, Urea, Bisabolol. Idealny dla skóry i włosów.',
  'Powered by Bisabolol and Urea. Aqua, Urea, Bisabolol',
])('a sentence in another language is no name: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  'No contiene parabenos, siliconas ni colorantes',
  'Enthält keine Parabene',
  'Ne contient pas de parabènes ni de silicones',
  'Nichel tested',
  'Produkt wegański',
  'Formule vegane',
  'Read more',
  'Показать полностью',
  'Vor direkter Sonneneinstrahlung schützen.',
  'Kühl und trocken lagern.',
  'Kind regards, the team',
  'Вес товара, г: 430',
  'Pojemność: 200 ml. Nanieść na skórę.',
  'Nothing else!',
  'Und sonst nichts!',
  'Ничего лишнего!',
  'Ingredients are subject to change.',
  'рН 5,5-7',
  'Концентрация фторида: 1000 ppm',
  '[How to use] After cleansing, take a proper amount.',
  'Clean at Sephora. Vegan and cruelty-free. Formulated without parabens',
])('a promise behind the list, and what unfolds it, are no names: %s', (text) => {
  expect(names(`Aqua, Urea, Bisabolol. ${text}`)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  '-Squalane: Locks in moisture and softens. -Peptides: Visibly firm. Aqua, Urea, Bisabolol',
  '-10% AHA Blend: Features lactic, glycolic and malic acid. Aqua, Urea, Bisabolol',
  '• Panthenol : apaise la peau. • Karité : nourrit. Aqua, Urea, Bisabolol',
  '-Пантенол: успокаивает кожу. -Масло ши: питает. Aqua, Urea, Bisabolol',
])('what is praised with a mark in front of the list is not of it: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('marks in front of names with their purpose praise nothing', () => {
  expect(names('-Panthenol: Urea, Bisabolol, Aqua')).toContain('Urea');
});

test('what an ingredient is for, or is called besides, behind a dash', () => {
  expect(names('Water - solvent, Urea - humectant, Niacinamide - vitamin B3, Bisabolol - emollient')).toEqual([
    'Aqua',
    'Urea',
    'Niacinamide',
    'Bisabolol',
  ]);
});

test('a footnote that says only what grows', () => {
  expect(names('Aqua, Glycerin**, Urea, Bisabolol*. *aus kontrolliert biologischem Anbau **pflanzlich')).toEqual([
    'Aqua',
    'Glycerin',
    'Urea',
    'Bisabolol',
  ]);
});

test('lines of praise in front of the line with the list are left out', () => {
  const praise = '-Urea: Softens the skin.\n-Bisabolol: Calms.\nSkin type: dry\n\n';
  expect(names(`${praise}Aqua, Urea, Glycerin, Bisabolol`)).toEqual(['Aqua', 'Urea', 'Glycerin', 'Bisabolol']);
  expect(names('Shampoo: Aqua, Urea\nBalm: Squalane, Bisabolol, Parfum')).toEqual(['Aqua', 'Urea', 'Squalane', 'Bisabolol', 'Parfum']);
});

test.each([
  ['acqua demineralizzata', 'Aqua'],
  ['aceite de coco virgen', 'Cocos Nucifera Oil'],
  ['olej kokosowy nierafinowany', 'Cocos Nucifera Oil'],
  ['kosher Glycerin', 'Glycerin'],
  ['non-GMO Tocopherol', 'Tocopherol'],
  ['Bio-Olivenöl', 'Olea Europaea Fruit Oil'],
  ['preserved with Phenoxyethanol', 'Phenoxyethanol'],
])('how %s was made is passed over', (name, inci) => {
  expect(names(`Urea, ${name}`)).toEqual(['Urea', inci]);
});

test('how much fluoride a paste holds, behind a list that names its salt', () => {
  expect(names('Aqua, Sodium Fluoride, Bisabolol. Fluoride concentration: 1450 ppm')).toEqual(['Aqua', 'Sodium Fluoride', 'Bisabolol']);
});

test.each([
  ['Lanolin-free hand cream Aqua, Urea, Bisabolol', ['Aqua', 'Urea', 'Bisabolol']],
  ['Крем для рук с ретинолом и маслом ши Aqua, Urea, Bisabolol', ['Aqua', 'Urea', 'Bisabolol']],
  ['Sun oil SPF 30. Squalane, Homosalate, Bisabolol', ['Squalane', 'Homosalate', 'Bisabolol']],
  ['With vitamin C and E. Aqua, Urea, Bisabolol', ['Aqua', 'Urea', 'Bisabolol']],
  ['Hyaluronic acid 2% + B5. Aqua, Urea, Panthenol', ['Aqua', 'Urea', 'Panthenol']],
  ['Toothpaste. Active ingredient: Sodium Fluoride 0.24%. Aqua, Sorbitol', ['Sodium Fluoride', 'Aqua', 'Sorbitol']],
])('a title on the line of its list is no name that could not be read: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  '- Cruelty-free, vegan\n\n',
  'Vegan, dermatologically tested, paraben-free\n',
  'Alcohol based perfume. ',
  'Water-based lubricant. ',
])('promises on a line in front of the list, and what the product is made on, are no names: %j', (front) => {
  expect(names(`${front}Talc, Mica, Parfum`)).toEqual(['Talc', 'Mica', 'Parfum']);
});

test.each([
  ['Testé sous contrôle dermatologique sans alcool Ceteareth-33', ['Ceteareth-33']],
  ['Diethylamino Hydroxybenzoyl Hexyl moisturizes and protects your skin', [null]],
  ['Helps to keep your skin soft Butylphenyt Methylpropional', [null]],
  ['Testé sous contrôle dermatologique sans alcool', []],
  ['moisturizes and protects the skin against phosphate', []],
])('what a promise was run into is read, or stays as unread: %s', (text, expected) => {
  expect(names(`Aqua, Glycerin, ${text}, Bisabolol`)).toEqual(['Aqua', 'Glycerin', ...expected, 'Bisabolol']);
});

test.each([
  'Bei Aufnahme von Fluorid den Arzt fragen. Enthält Natriumfluorid (1450 ppm Fluorid) Ingredients: Aqua',
  'Fluorid. Contient: du fluorure de sodium (1450 ppm F) Ingredients: Aqua',
  'and the eyes, rinse well with water immediately edrients: Aqua (Water)',
  'from the eyes, rinse well with water 2021601 20 - Aqua/Water/Eau',
  'from the eyes, rinse well with water immediately Aqa (Water)',
])('a notice in front of a list takes none of its names: %s', (text) => {
  const known = names(`${text}, Glycerin, Sorbitol, Sodium Fluoride, Urea`).filter((name) => name !== null);
  expect(known).toEqual(['Aqua', 'Glycerin', 'Sorbitol', 'Sodium Fluoride', 'Urea']);
});

test('every name between a notice and the next comma is one of the list', () => {
  const list = 'Cetyl Alcohol, Glycerin, Parfum, Linalool, Citral';
  expect(names(`Urea, Conseils d'utilisation: appliquer le soin sur le visage. Aqua Caprylic/Capric Triglyceride, ${list}`)).toEqual([
    'Urea',
    'Aqua',
    'Caprylic/Capric Triglyceride',
    ...list.split(', '),
  ]);
});

test('a base of which nobody tells what it is made of is unclear, whatever is in it', () => {
  expect(names('Petrolatum, Paraffinum Liquidum, Cream base with Aloe Vera, Panthenol')).toEqual([
    'Petrolatum',
    'Paraffinum Liquidum',
    null,
    'Panthenol',
  ]);
});
