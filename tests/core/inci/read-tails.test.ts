import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  'Il 98,5% degli ingredienti totali è di origine naturale.',
  '97,4% składników pochodzenia naturalnego.',
  'Cena: 19,99 zł',
  'Les colorants capillaires peuvent provoquer des allergies. Contient du Résorcinol, des Phénylènediamines.',
  'U.S. patent pending.',
  'Art.-Nr. 12345-001',
  'Highly flammable. Keep away from fire.',
  'Formule biodégradable à 97 %. Flacon recyclable.',
  'Poids net : 9 g. Lot : voir fond.',
  'Hmotnost: 4 g. Země původu: Itálie. Dovozce: Krása a.s.',
  'Maahantuoja: Kukka Oy, Espoo. Alkuperämaa: Viro',
  'Bőrgyógyászatilag tesztelt.',
  'Allergicertificeret på huden. Svanemærket.',
  'SPF 50 Protezione alta. Non esporre i bambini al sole.',
  'Cuidados de conservação: conservar em local fresco.',
  'Allergiker geeignet. Spiegel inklusive.',
  'Our bottles are made from 100% recycled glass.',
  'Non comedogeno. Quantità: 8 g',
  'Kills 99.9% of germs. TM & © 2024.',
  'Imeytyy nopeasti. Tuotettu Suomessa. Vain ulkoiseen.',
  'Contient du résorcinol, des phénylènediamines.',
  'Enthält Phenylendiamine (Toluylendiamine) und Resorcin.',
  'DIN 01234567 Laval, Québec',
  'Ekologisk.',
  'Limited edition.',
  '- 25°C AB 12M FOO SP. Z O.O. ul. Kwiatowa 5',
])('what is told behind the last name in other languages is no part of it: %s', (tail) => {
  expect(names(`Aqua, Urea, Parfum. ${tail}`)).toEqual(['Aqua', 'Urea', 'Parfum']);
});

test.each([
  'Leicht entzündlich. Von Hitze fernhalten.',
  "Facilement inflammable. À tenir à l'écart de la chaleur.",
  'Fácilmente inflamable. No fumar.',
  'Liquido e vapori infiammabili.',
  'Produkt łatwopalny. Trzymać z dala od ognia.',
  'Licht ontvlambaar. Verwijderd houden van warmte.',
  'INFLAMÁVEL',
])('a warning of fire needs no stop in front of it: %s', (tail) => {
  expect(names(`Butyl Acetate, Linalool, CI 77891 (Titanium Dioxide) ${tail}`)).toEqual(['Butyl Acetate', 'Linalool', 'CI 77891']);
  expect(names(`Butyl Acetate, Linalool (+/- CI 77891) ${tail}`)).toEqual(['Butyl Acetate', 'Linalool', 'CI 77891']);
});

test('a warning behind an exclamation mark names what stands in the list', () => {
  expect(names('Aqua, Resorcinol, p-Phenylenediamine! Contient du résorcinol, des phénylènediamines')).toEqual([
    'Aqua',
    'Resorcinol',
    'p-Phenylenediamine',
  ]);
});

test('words of a warning behind a bracket or a number take nothing of the name', () => {
  expect(names('Aqua, Urea, Avena Sativa (Oat) Kernel Extract Questions? 800-555-0100')).toEqual([
    'Aqua',
    'Urea',
    'Avena Sativa Kernel Extract',
  ]);
});

test.each([
  ['Aqua, Mel°, Urea. °da oli essenziali', false, true],
  ['Aqua, Mel*, Urea. *kontr. biol. Anbau', true, false],
  ['Aqua, Mel¹, Urea. 1 = aus kontrolliert biologischem Anbau', true, false],
  ['Aqua, Mel [1], Urea. [1] luomulaatuinen', true, false],
  ['Aqua, Mel~, Urea ~ z ekologického zemědělství', true, false],
  ['Aqua, Mel‡, Urea. ‡ Natural scent from essential oils. Please recycle.', false, true],
  ['Aqua, Mel*, Urea. *Förekommer i eteriska oljor', false, true],
  ['Aqua, Melᵃ, Urea. ᵃ hidasta', false, false],
  ['Aqua†, Mel††, Urea. †non-GMO ††organic', true, false],
  ['Aqua, Mel*, Urea\n*natural honey', false, false],
])('what a mark of a name means is said behind the list, in any words: %s', (text, organic, fromEssentialOils) => {
  const { items } = read(text);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Mel', 'Urea']);
  expect(items[1]).toMatchObject({ organic, fromEssentialOils });
});

test('a mark in front of names explains nothing, a letter that marks them does', () => {
  expect(names('Aqua*, Mel, Urea *Glycerin, Parfum')).toEqual(['Aqua', 'Mel', 'Urea', 'Glycerin', 'Parfum']);
  expect(names('Aqua (b), Mel (a), Urea. a - organic; b - purified')).toEqual(['Aqua', 'Mel', 'Urea']);
  expect(names('Aqua, CI 77891 †Contains: Linalool, Citral')).toEqual(['Aqua', 'CI 77891', 'Linalool', 'Citral']);
  expect(names('Mel*, Urea. *organic. Ingredients: Aqua, Glycerin').slice(-2)).toEqual(['Aqua', 'Glycerin']);
});

test.each(['Enthält Olaflur (1400 ppm F⁻).', 'Sisältää natriumfluoridia (1450 ppm F).', 'Nátrium-fluoridot tartalmaz (1450 ppm F).'])(
  'the fluoride notice is known in any language: %s',
  (notice) => {
    expect(names(`Aqua, Olaflur, Sodium Fluoride, Aroma. ${notice}`)).toEqual(['Aqua', 'Olaflur', 'Sodium Fluoride', 'Aroma']);
  },
);

test('a fluoride with its strength is a name', () => {
  expect(names('Aqua, Sodium Fluoride. Stannous Fluoride 1100 ppm F')).toEqual(['Aqua', 'Sodium Fluoride', 'Stannous Fluoride']);
});

test.each([
  'Indhold: Aqua, Urea, Bisabolol',
  'Innehållsförteckning: Aqua, Urea, Bisabolol',
  'Összetétel: Aqua, Urea, Bisabolol',
  '100 g Creme enthalten: Aqua, Urea, Bisabolol',
  '1 g de crème contient : Aqua, Urea, Bisabolol',
  'Aqua*Urea*Bisabolol',
])('headings of packs and stars between names: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  'Ingredienser: vatten, solrosolja, sheasmör, bivax, E-vitamin, citronsyra, natriumbensoat',
  'Ingredienser: vand, solsikkeolie, sheasmør, bivoks, E-vitamin, citronsyre, natriumbenzoat',
  'Ingredienser: vann, solsikkeolje, sheasmør, bivoks, E-vitamin, sitronsyre, natriumbenzoat',
  'Ainesosat: vesi, auringonkukkaöljy, sheavoi, mehiläisvaha, E-vitamiini, sitruunahappo, natriumbenzoaatti',
  'Összetevők: víz, napraforgóolaj, sheavaj, méhviasz, E-vitamin, citromsav, nátrium-benzoát',
])('everyday names of the North and in Hungarian are known: %s', (text) => {
  expect(names(text).slice(0, 6)).toEqual([
    'Aqua',
    'Helianthus Annuus Seed Oil',
    'Butyrospermum Parkii Butter',
    'Cera Alba',
    'Tocopherol',
    'Citric Acid',
  ]);
  expect(names(text)[6]).toBe('Sodium Benzoate');
});

test('of such a name every word must be known', () => {
  expect(names('Aqua, foobarolja, citronolja foo, F-vitamin, Urea')).toEqual(['Aqua', null, null, null, 'Urea']);
});

test('what a product is stands in front of a plant whose English name is in brackets', () => {
  expect(names('Lip balm: Ricinus Communis (Castor) Seed Oil, Urea')).toEqual(['Ricinus Communis Seed Oil', 'Urea']);
});

test('a heading may stand in front of the parts of a kit on lines of their own', () => {
  const { items } = read('Ingredients\nShampoo\nAqua, Urea\nConditioner\nAqua, Bisabolol');
  expect(items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Aqua', 'Shampoo'],
    ['Urea', 'Shampoo'],
    ['Aqua', 'Conditioner'],
    ['Bisabolol', 'Conditioner'],
  ]);
});

test('the word of a promise in front of a name is of the name', () => {
  expect(names('Vatten, ekologisk kokosolja, Urea')).toEqual(['Aqua', 'Cocos Nucifera Oil', 'Urea']);
});

test('an unknown name on a line of its own is no sentence where names follow', () => {
  const { items } = read('Aqua\nParfum\nGlycerin\nFoobar and Quuxa Infusion\nLinalool');
  expect(items.map(({ inci, text }) => inci ?? text)).toEqual(['Aqua', 'Parfum', 'Glycerin', 'Foobar and Quuxa Infusion', 'Linalool']);
});

test.each([
  'Aqua, Urea, Made in Italy Cetyl Alcohol, Glycerin, Sorbitol, Parfum',
  'Aqua, Urea. Ingredients from organic farming. Cetyl Alcohol, Glycerin, Sorbitol, Parfum',
])('a name that a note of the pack ran into is of the list, where that goes on: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Cetyl Alcohol', 'Glycerin', 'Sorbitol', 'Parfum']);
});

test('what a sentence names in the middle of a list is not of the list', () => {
  expect(names('Aqua, Urea, Rinse off with water, Glycerin, Sorbitol, Parfum')).toEqual(['Aqua', 'Urea', 'Glycerin', 'Sorbitol', 'Parfum']);
});

test.each([
  [
    'Aqua, Urea, Bisabolol. Foo, 70 rue Bar 75008 Paris, dist. by Foo. Made in France • Oryza Sativa (Rice) Starch. Phenoxyethanol. Xanthan Gum',
    ['Aqua', 'Urea', 'Bisabolol', 'Oryza Sativa Starch', 'Phenoxyethanol', 'Xanthan Gum'],
  ],
  ['Aqua, Urea, Bisabolol. Made in France. Linalool, Citral. 12M', ['Aqua', 'Urea', 'Bisabolol', 'Linalool', 'Citral']],
  ['Aqua, Urea, Bisabolol. Cruelty free. Carbomer, NO ARTIFICIAL CO', ['Aqua', 'Urea', 'Bisabolol', 'Carbomer']],
  ['Aqua, Urea, Bisabolol. Произведено в России. Linalool, Citral.', ['Aqua', 'Urea', 'Bisabolol', 'Linalool', 'Citral']],
  ['Aqua, Urea*, Bisabolol. *organic **wild harvested. Foo Paris. LINALOOL, CITRAL.', ['Aqua', 'Urea', 'Bisabolol', 'Linalool', 'Citral']],
  ['For external use only. Ingrebients: Aqua, Urea, Bisabolol, Citral', ['Aqua', 'Urea', 'Bisabolol', 'Citral']],
  ['Aqua, Urea, Bisabolol. Made in France. Enriched with Citral. Rinse with water.', ['Aqua', 'Urea', 'Bisabolol']],
  ['Aqua, Urea, Bisabolol. Made in France. Urea, Bisabolol. 12M', ['Aqua', 'Urea', 'Bisabolol']],
])('names that go on behind what a pack tells are read: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('a word for keeping that ran into another one ends no list, nor does the last word of a sentence begin one', () => {
  expect(names('Aqua, Urea, Bisabolol, CONSERVERHORS PANTHENOL, Linalool')).toEqual([
    'Aqua',
    'Urea',
    'Bisabolol',
    null,
    'Panthenol',
    'Linalool',
  ]);
  const front = 'Glycerin - gives moisture, Panthenol - Aide à dissoudre les ingrédients. Urea, Citral, Bisabolol';
  expect(read(front).leftOut.filter(({ why }) => why === 'heading')).toEqual([]);
});

test('the flavour of the variety behind a list that names its aroma is no ingredient', () => {
  const mint = 'Aqua, Silica, Aroma, Sodium Fluoride. Arôme chlorophylle';
  const listed = ['Aqua', 'Silica', 'Aroma', 'Sodium Fluoride'];
  expect(names(mint)).toEqual(listed);
  expect(names(`${mint}. Contient du fluorure de sodium (1450 ppm de fluor).`)).toEqual(listed);
  expect(names(`${mint}. Glycerin, Sorbitol`)).toContain('Glycerin');
  expect(names('Aqua, Silica, Sodium Fluoride. Arôme citron')).toHaveLength(4);
  expect(names('Aqua, Silica, Aroma, Urea. Aroma limonene.')).toContain('Limonene');
});
