import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test('a line at the end of a word is an l where that makes a known name, and a separator elsewhere', () => {
  expect(names('Aqua, Glycery| Stearate Citrate, Phenethy| Alcoho|, Mannito|')).toEqual([
    'Aqua',
    'Glyceryl Stearate Citrate',
    'Phenethyl Alcohol',
    'Mannitol',
  ]);
  expect(names('Aqua | Glycery| Stearate | Cety| Alcohol')).toEqual(['Aqua', 'Glyceryl Stearate', 'Cetyl Alcohol']);
  expect(names('Aqua| Glycerin, Panthenol| Parfum')).toEqual(['Aqua', 'Glycerin', 'Panthenol', 'Parfum']);
  expect(read('Aqua, Cety| Alcohol 5%').items[1]).toMatchObject({ inci: 'Cetyl Alcohol', percent: 5, match: 'corrected' });
});

test.each(['hgredients', 'lngrédients', 'lngredienti', '|ngredientes', 'lngrediënten', 'lnhaltsstoffe'])(
  'a heading as a scanner saw it: %s',
  (heading) => {
    expect(names(`${heading}: Aqua, Glycerin`)).toEqual(['Aqua', 'Glycerin']);
  },
);

test('a line in a stretch of text of which only a part is read', () => {
  expect(names('Aqua 5% Fooium|Barium 3%, Urea')[0]).toBe('Aqua');
  expect(names('Aqua (Fooium (Glycerin, Bar|ium) Oil, Urea')).toContain('Urea');
});

test.each([
  ['HEXY. CINAMAL', ['Hexyl Cinnamal']],
  ['PARFUM SODIUM HYDROXIDE PHENO ETHANOL SODIUM BENZOATE', ['Parfum', 'Sodium Hydroxide', 'Phenoxyethanol', 'Sodium Benzoate']],
  ['Hydroxy - acetophenone', ['Hydroxyacetophenone']],
  ['Styrene/Acrylates Copolimer', ['Styrene/Acrylates Copolymer']],
  ['Stirene', [null]],
  ['PEG/PPG - 181/ Dimeticone', [null]],
  ['Hydroxypropy\\ Sodium Phytate', [null]],
  ['DIETANOLAMINA COCAMIDA', ['Cocamide DEA']],
  ['Cocamidopropyl Betaine-PEG-7, Glyceryl Cocoate', ['Cocamidopropyl Betaine', 'PEG-7 Glyceryl Cocoate']],
  [
    'PARAFFINUM LIQUIDUM / MINERAL OIL / HUILE MINERAIE EJANTHUS ANNUUS (SUNFLOWER) SEED OIL',
    ['Paraffinum Liquidum', 'Helianthus Annuus Seed Oil'],
  ],
  ["huile d'olive huile de coco huile d'amande douce lait d'avoine extrait de calendula", expect.not.arrayContaining(['Lac'])],
])('a piece of a torn name is no other substance: %s', (text, expected) => {
  expect(names(`Aqua, Urea, ${text}, Panthenol`).slice(2, -1)).toEqual(expected);
});

test('two zeros stand for two letters', () => {
  expect(names('Aqua, LINAL00L, Urea')).toEqual(['Aqua', 'Linalool', 'Urea']);
});

test('an oil whose last letters were lost is read behind every part of a plant', () => {
  expect(names('Aqua, Hydrogenated Castor 0i1, Urea')).toEqual(['Aqua', 'Hydrogenated Castor Oil', 'Urea']);
  expect(names('Aqua, Triticum Vulgare Germ O, Cymbopogon Winterianus Herb Ol, Glycerin')).toEqual([
    'Aqua',
    'Triticum Vulgare Germ Oil',
    'Cymbopogon Winterianus Herb Oil',
    'Glycerin',
  ]);
});

test.each([
  ['Alpha Isomethyl, Ionone Linalool', ['Alpha-Isomethyl Ionone', 'Linalool']],
  ['Potassium, Sorbate Urea Panthenol', ['Potassium Sorbate', 'Urea', 'Panthenol']],
  ['HEXY, CINAMAL', ['Hexyl Cinnamal']],
  ['Sodium Benzo - aet', ['Sodium Benzoate']],
  ['Sodium Monofluor - posphate', ['Sodium Monofluorophosphate']],
  ['Linalool, Cinnamal', ['Linalool', 'Cinnamal']],
  ['Stearalkonim, Hectorite', ['Stearalkonium Hectorite']],
  ['Cocamydopropil, Betaine', ['Cocamidopropyl Betaine']],
  ['Foobarylium, Hectorite', [null, 'Hectorite']],
  ['Glyceril, Stearate Citrate', ['Glyceryl Stearate Citrate']],
  ['Glyceril, Caprylate', ['Glyceryl Caprylate']],
  ['Sodium Citrate Hydrolyzed, Keratin', ['Sodium Citrate', 'Hydrolyzed Keratin']],
  ['Panthenol Urea Hydrogenated, Lecithin', ['Panthenol', 'Urea', 'Hydrogenated Lecithin']],
  ['Panthenol PEG-60, Hydrogenated Castor Oil', ['Panthenol', 'PEG-60 Hydrogenated Castor Oil']],
  ['Panthenol Cocamide, DEA', ['Panthenol', 'Cocamide DEA']],
  ['Panthenol PEG-8, Castor Oil', ['Panthenol', 'PEG-8', 'Ricinus Communis Seed Oil']],
  ['Keratin Hydrolyzed, Elastin', [null, 'Elastin']],
  ['Glyceril, Squalane', ['Glycerin', 'Squalane']],
])('a name torn by a comma or a dash is one, though it is damaged or runs into another: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Glycerin`)).toEqual(['Aqua', ...expected, 'Glycerin']);
});

test('no name is taken out of the one that a chain begins behind a hyphen', () => {
  const list =
    'Aqua Sodium Laureth Sulfate Niacinmide Citric Acid Parfum-PEG-40 Hydrogenated Castor Oil Urea Panthenol Bis-PEG-18 Methyl Ether Dimethyl Silane';
  expect(names(list)).toEqual([
    'Aqua',
    'Sodium Laureth Sulfate',
    'Niacinamide',
    'Citric Acid',
    'Parfum',
    'PEG-40 Hydrogenated Castor Oil',
    'Urea',
    'Panthenol',
    'Bis-PEG-18 Methyl Ether Dimethyl Silane',
  ]);
});

test.each(['Aqua, Linalool, K DQ Sorbic Acid', 'Aqua, fen. Linalool, Sorbic Acid', 'Aqua, Linalool, Sorbic Acid V) QUO'])(
  'a scrap of a few letters beside a name is no ingredient, and is told of: %s',
  (text) => {
    expect(names(text)).toEqual(['Aqua', 'Linalool', 'Sorbic Acid']);
    expect(read(text).leftOut).toMatchObject([{ why: 'code' }]);
  },
);

test.each(['COP', 'rye', 'tin', 'blé', 'SHT Citric Acid', 'SHT. Ascorbyl Palmitate', 'Citric Acid CDE', 'riz Glycerin', 'oat Glycerin'])(
  'what may be a short name, an abbreviation or what is left of a name is no scrap: %s',
  (text) => {
    expect(read(`Aqua, ${text}, Linalool`).leftOut).toEqual([]);
  },
);

test('one word in front of the water that a list begins with heads it', () => {
  expect(names('Herkunft AQUA/WATER GLYCERIN CETYL ALCOHOL ALLANTOIN PARFUM LINALOOL CITRAL')).toEqual([
    ...['Aqua', 'Glycerin', 'Cetyl Alcohol', 'Allantoin', 'Parfum', 'Linalool', 'Citral'],
  ]);
});

test.each([
  ['CI 60730/EXT, VIOLET 2', ['CI 60730']],
  ['CI 60730 / Ext., D&C Violet No. 2', ['CI 60730']],
  ['Ext, Yellow 7', ['CI 10316']],
  ['CI 10316 (EXT, D&C YELLOW 7)', ['CI 10316']],
  ['Malva Sylvestris Flower Ext, D&C Violet 2', [null, 'CI 60725']],
])('a comma for the stop of a colour for external use: %s', (text, expected) => {
  expect(names(`Aqua, Parfum, ${text}, Mica`)).toEqual(['Aqua', 'Parfum', ...expected, 'Mica']);
});

test.each([
  ['6lyceryl Stearate', ['Glyceryl Stearate']],
  ['1sopropyl Myristate', ['Isopropyl Myristate']],
  ['SODIUM CHLORIDE SODIUM BENZOATE CALCIUM FUBRATE', ['Sodium Chloride', 'Sodium Benzoate', null]],
  ['SODIUM BENZOATEPAULLINA CUPANA SEED EXTRACT', ['Sodium Benzoate', 'Paullinia Cupana Seed Extract']],
  ['Bis-Ethylhexyloxiphenol, Methoxyphenyl, Triazin', ['Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine']],
  ['Foobaryl, Barium, Fubarate', [null, null, null]],
])('what is legible of a damaged piece is read: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Urea`)).toEqual(['Aqua', ...expected, 'Urea']);
});

test.each([
  ['D-Lirnonène', 'Limonene'],
  ['Llrnonene', 'Limonene'],
  ['o-Cymen-5-01', 'o-Cymen-5-ol'],
  ['CI 19140/Yellow 5, CI 42090/Blue l', 'CI 42090'],
  ['Palmitate cétyle', 'Cetyl Palmitate'],
  ['glucoside décylique, glucoside décyl', 'Decyl Glucoside'],
])('shapes that were confused together: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Urea`).at(-2)).toBe(expected);
});

test.each([', ', ' • '])('a salt that was cut in front of its anion: %s', (sign) => {
  const list = ['Aqua', 'Distearoylethyl Hydroxyethylmonium', 'Methosulfate', 'Foobaronium', 'Chloride', 'Urea'].join(sign);
  expect(names(list)).toEqual(['Aqua', 'Distearoylethyl Hydroxyethylmonium Methosulfate', null, 'Urea']);
});

test.each([
  'Benzyl Alcohol, Alpha - Isomethyl lonone, Citronellol',
  'BENZYL ALCOHOL - ALPHA - SOMETHYL IONONE - CITRONELLOL',
  'Benzyl Alcohol, Alpha-Isomethyl, lonone, Citronellol',
])('a name that was torn behind its first word is one: %s', (text) => {
  const { items } = readLabel(text, dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(['Benzyl Alcohol', 'Alpha-Isomethyl Ionone', 'Citronellol']);
});

test('a seven between two names of one ingredient is a slash', () => {
  const { items } = readLabel('Aqua, Butyrospermum Parkii Butter 7 Shea Butter, Glycerin', dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Butyrospermum Parkii Butter', 'Glycerin']);
  const behind = readLabel('Aqua, Butyrospermum Parkii Butter 7 Blorbane quux, Glycerin', dictionary).items[1];
  expect([behind?.text.includes('quux'), behind?.inci]).not.toEqual([true, 'Butyrospermum Parkii Butter']);
});
