import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const itemsOf = (text: string) => {
  const { items, suggested } = readLabel(text, dictionary);
  return items.length > 0 ? items : suggested;
};
const names = (text: string) => itemsOf(text).map(({ inci, text: written }) => inci ?? `? ${written}`);

const sentences = [
  'Free from parabens, sulfates, alcohol and mineral oil.',
  'This formula contains no alcohol, mineral oil or formaldehyde.',
  'No parabens, no alcohol, no formaldehyde.',
  'Free of: Mineral Oil • Petrolatum • BHT',
  '0% парабенов, силиконов, спирта',
  'Не содержит спирта, парабенов, лаурилсульфата натрия, формальдегида.',
  'Не містить парабенів, спирту, мінеральних олій.',
  'Sans parabènes, alcool ni huiles minérales.',
  'Frei von Parfum, Alkohol, Paraffin und PEG.',
  'Senza parabeni, alcool, profumo, oli minerali e siliconi.',
  'Exento de aceite mineral, glicerina, parafina y lanolina.',
  'Livre de glúten, álcool, parafina e sulfatos.',
  'Bevat geen alcohol, lanoline, talk of siliconen.',
  'Bez parabenów, alkoholu, olejów mineralnych i parafiny.',
  'Paraben, sülfat, alkol ve mineral yağ içermez.',
  'Fără parabeni, alcool, parfum, uleiuri minerale.',
  'Utan parfym, alkohol, silikon och mineralolja.',
  'We never contain parabens, alcohol or mineral oil.',
  'Ohne Zusatz von Alkohol und Parfüm.',
  'Свободно от парабенов, силиконов и спирта.',
  'Alcohol, paraben and silicone free.',
  'Does not contain sodium lauryl sulfate, alcohol or fragrance.',
  '0% aluminum, 0% propylene glycol, 0% talc.',
  'Verzichtet auf Silikone, Mineralöl und Alkohol.',
  'Kein Alkohol, keine Parabene.',
  "Dépourvu d'alcool et de parabènes. Pas de parfum, aucun colorant.",
  'No incluye alcohol ni parabenos. Ningún perfume.',
  'Nessun alcol, nessun profumo.',
  'Não possui álcool nem parabenos.',
  'Geen alcohol, geen parfum.',
  'Nie posiada alkoholu. Żadnych parabenów.',
  'Nu are alcool sau parabeni.',
  'Alkol ve paraben bulunmaz.',
  'Zero alcohol, zero parabens.',
  'NO: parabens, sulfates, alcohol, fragrance.',
  '“Made without parabens, SLS, phthalates or artificial colors',
  'Code F.I.L. A01234/1No ethyl alcohol.',
  '0% parfum & 0% alcool** *Ingrédients biologiques',
];

test.each(sentences)('what a sentence behind the list says is lacking is not in the product: %s', (sentence) => {
  expect(names(`Aqua, Urea, Bisabolol. ${sentence}`)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  'Formulated without parabens, mineral oil, BHT, oxybenzone. Aqua, Urea, Bisabolol',
  'Does not contain:\nalcohol, formaldehyde, toluene\nIngredients: Aqua, Urea, Bisabolol',
  'Не содержит SLS, SLES, парабенов и вазелина.\nСостав: вода, мочевина, бисаболол',
  'Ohne Parabene. Aqua, Urea, Bisabolol',
  "What it doesn't have: alcohol, lanolin. Ingredients: Aqua, Urea, Bisabolol",
])('what a sentence in front of the list says is lacking is not in the product: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  ['No parabens, Parfum, Linalool, Aqua', ['Parfum', 'Linalool', 'Aqua']],
  ['Without parabens, Aqua, Alcohol, Parfum', ['Aqua', 'Alcohol', 'Parfum']],
  ['Aqua, Alcohol, sans parabène, Parfum, Linalool', ['Aqua', 'Alcohol', 'Parfum', 'Linalool']],
  ['Aqua, Urea. No parabens, Alcohol Denat., Parfum, Linalool, Citral', ['Aqua', 'Urea', 'Alcohol Denat.', 'Parfum', 'Linalool', 'Citral']],
  ['Free from parabens, Aqua, Alcohol Denat., Parfum', ['Aqua', 'Alcohol Denat.', 'Parfum']],
  ['Free from parabens and silicones Ingredients: Aqua, Alcohol, Dimethicone', ['Aqua', 'Alcohol', 'Dimethicone']],
  ['0% парабенов\nСостав: вода, спирт, вазелин, ланолин', ['Aqua', 'Alcohol', 'Petrolatum', 'Lanolin']],
  ['Aqua, Lanolin (free from pesticides), Alcohol', ['Aqua', 'Lanolin', 'Alcohol']],
  ['Aqua, Non GMO Sunflower Oil, Urea', ['Aqua', 'Helianthus Annuus Seed Oil', 'Urea']],
  ['No added fragrance. Glycerin, Aqua, Urea', ['Glycerin', 'Aqua', 'Urea']],
])('a promise takes no name of the list with it: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('a name of which a sentence of absence leaves open whether it is one of the list stays unread', () => {
  expect(names('Aqua, Urea, Bisabolol. Free from Parabens, Parfum, Linalool')).toEqual([
    'Aqua',
    'Urea',
    'Bisabolol',
    '? Parfum',
    '? Linalool',
  ]);
  expect(names('Aqua, Urea. Free from parabens, Alcohol Denat., Parfum, Lanolin')).toEqual([
    'Aqua',
    'Urea',
    '? Alcohol Denat.',
    '? Parfum',
    '? Lanolin',
  ]);
});

test.each(['Free from parabens, Alcohol Denat., Parfum, Lanolin', '✗ Alcohol ❌ Dimethicone'])(
  'a text that only denies is no list: %s',
  (text) => {
    expect(readLabel(text, dictionary).refused).toBe('not_ingredients');
  },
);

test('a boast of what is lacking needs no stop in front, and a strength no dots', () => {
  expect(names('Urea, Aqua Vegan Made without parabens, SLS, phthalates or dyes')).toEqual(['Urea', 'Aqua']);
  expect(names('Aqua, Urea.... 0% parfum et 0% alcool')).toEqual(['Aqua', 'Urea']);
});

test('a promise behind one of absence is none that could not be read', () => {
  expect(names('Aqua, Urea, Panthenol • ohne Mikroplastik • pH-hautneutral • Hautverträglichkeit bestätigt • vegan')).toEqual([
    'Aqua',
    'Urea',
    'Panthenol',
  ]);
});

test('what is crossed out is lacking', () => {
  expect(names('✓ Aqua ✓ Urea ✗ Alcohol ✘ Dimethicone')).toEqual(['Aqua', 'Urea']);
  expect(names('❌ Lanolin ✅ Aqua ✅ Urea')).toEqual(['Aqua', 'Urea']);
});

test.each(['Sem sal, sem parabenos.', 'Ohne Zucker.', 'Zonder zout en suiker.', 'Bez cukru i soli.'])(
  'so are salt and sugar: %s',
  (sentence) => {
    expect(names(`Aqua, Urea, Bisabolol. ${sentence}`)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
  },
);

test.each(['Free from alcohol, lanolin, dyes: Aqua, Glycerin, Lanolin', 'Skip the alcohol and mineral oil! Aqua, Glycerin, Lanolin'])(
  'what is lacking ends where the list begins with water: %s',
  (text) => {
    expect(names(text)).toEqual(['Aqua', 'Glycerin', 'Lanolin']);
  },
);
