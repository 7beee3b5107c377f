import { expect, test } from 'vitest';
import { itemFlags } from '#core/analysis/item-flags.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

/** "flag:state" of a name behind two known ones, over all items it was read as. */
function flagsOf(name: string): string[] {
  const [, , ...items] = readLabel(`Aqua, Glycerin, ${name}`, knowledge.dictionary).items;
  return itemFlags(items, knowledge)
    .flat()
    .map(({ flag, state, level }) => [flag, state, level].filter(Boolean).join(':'));
}

/** Members of the families under the names they are sold, translated and listed by: what they raise. */
const members: Readonly<Record<string, readonly string[]>> = {
  'allergen:settled': [
    'Camphora',
    'DL-Camphor',
    'd-Menthol',
    'd-Limonen',
    'trans-Isoeugenol',
    'p-Anisyl Alcohol',
    'Amyl Cinnamic Alcohol',
    'Syzygium Aromaticum Bud Oil',
    'East Indian Sandalwood Oil',
    'Lavandula Intermedia Extract',
    'Citrus Limon (Lemon) Peel Oil Expressed',
    'Rose Oil',
    'Jasmine Absolute',
    'Rose Absolute (Rosa Damascena)',
  ],
  'allergen:probable': ['Rose Absolute', 'Cedarwood Oil'],
  'drying-alcohol:settled': [
    'Äthanol',
    'Denat. Alcohol',
    'SDA 40-B',
    'Methylated Spirit',
    'Denatured Ethanol',
    'Alcool Etilico Denaturato',
    'Propan-1-ol',
    'n-Butanol',
    'Wheat Alcohol',
    'SD-Alcohol 23-H',
  ],
  'drying-alcohol:disputed': ['Wine', 'Beer'],
  'drying-alcohol:probable': ['Rice Alcohol', 'SD-Alcohol 23-K'],
  'fatty-alcohol:settled': [
    'Wollwachsalkohol',
    'Cetanol',
    'Hexadecan-1-ol',
    'Chimyl Alcohol',
    'C9-11 Alcohols',
    'C12-15 Alcohols',
    'Hydrogenated Rapeseed Alcohol',
    'Tetradecyleicosanol',
    'Isotridecyl Alcohol',
  ],
  'fatty-alcohol:probable': ['Linoleyl Alcohol', 'Selachyl Alcohol'],
  'aromatic-alcohol:settled': ['3-Phenylpropanol', 'Alcool Cinnamique', '2-Phenylethyl Alcohol'],
  'paraben:settled': ['4-Hydroxybenzoic Acid Methyl Ester', 'Sodium Methyl p-Hydroxybenzoate'],
  'paraben:probable': ['Parabens', 'Isodecylparaben', 'Heptyl Hydroxybenzoate', 'Qwertyl/propyl/butyl/paraben', 'Zyméthylproparabène'],
  'silicone:settled': [
    'Polyurethane-6',
    'Quaternium-80',
    'Acrylates/Polytrimethylsiloxymethacrylate Copolymer',
    'Bis-Vinyldimethicone',
    'PEG-8 Methicone',
    'Dimethicone 350',
    'Polysilicone-8',
  ],
  'silicone:disputed': ['Trimethoxycaprylylsilane', 'Stearoxytrimethylsilane', 'Hydrolyzed Silk PG-Propyl Methylsilanediol'],
  'silicone:probable': ['Silicone Oil', 'Silicone Elastomer', 'Zymylpropyl Siloxy Resin'],
  'sulfate:settled': [
    'DEA-Lauryl Sulfate',
    'Zinc Coco-Sulfate',
    'Sodium C12-18 Alkyl Sulfate',
    'Sodium Tallow Sulfate',
    'Sodium Laureth-3 Sulfate',
  ],
  'sulfate:probable': ['Sodium Qwertyl Lauryl Suphate', 'Sulfate de qwerteth de sodium', 'Qwertylethersulfat'],
  'formaldehyde-releaser:probable': ['2-Bromo-2-Nitropropane Qwertol', 'Qwertyl Bromo-5-nitro-1,3-dioxane'],
  'peg:probable:named': ['Qwertyl PEG'],
  'sulfate:disputed': ['Lanette E'],
  'peg:settled:named': ['Polyethylene Glycol', 'Macrogol', 'PEG/PPG-116/66 Copolymer', 'PEG-12 Oleate', 'PEG-160M'],
  'peg:settled:ethoxylate': [
    'Polyquaternium-70',
    'Silicone Quaternium-8',
    'Dodoxynol-9',
    'Laureth-25',
    'Nonoxynol-10',
    'Meroxapol 105',
    'Cetoleth-25',
    'Di-C12-15 Pareth-8 Phosphate',
  ],
  'malassezia:settled:strong': [
    'Tallow',
    'Olus Oil',
    'Vegetable Oil',
    'Gamma-Linolenic Acid',
    'Erucic Acid',
    'Lard',
    'Fish Oil',
    'Dairy Butter',
    'Coco-Glycerides',
    'Sodium Babassuate',
    'Egg Yolk Oil',
    'Cod Liver Oil',
  ],
  'malassezia:disputed': ['Undecylenic Acid', 'Potassium Undecylenate', 'Coco-Caprylate', 'Coco-Caprylate/Caprate', 'Cetearyl Nonanoate'],
  'malassezia:settled:likely': [
    'PEG-60 Almond Glycerides',
    'Sorbeth-30 Tetraoleate',
    'PEG-40 Sorbitan Peroleate',
    'Isopropyl Lanolate',
    'Butyl Avocadate',
    'Sodium Stearoyl Lactylate',
  ],
  'malassezia:probable:strong': ['Huile de pistache sauvage', 'Aceite de coquito', 'Qwerty Seed Butter', 'Butter'],
  'fragrance:probable:fragrant-plant': ['Cedarwood Oil', 'Elemi Oil', 'Huile de zeste de qwertyl', 'Huile de Mentha Qwertyl'],
  'fragrance:settled:fragrance': ['Parfum naturel', 'Arôme naturel', 'Fragrence', 'Masking Fragrance', 'Natural Flavor Blend'],
  'fragrance:probable:fragrance': ['Qwerty Fragrance Complex'],
};

test.each(Object.entries(members).flatMap(([flag, names]) => names.map((name) => [name, flag] as const)))('%s: %s', (name, flag) => {
  expect(flagsOf(name)).toContain(flag);
});

/** Names that share a word with a family and do not belong to it. */
const strangers: readonly (readonly [string, string])[] = [
  ['Wollwachsalkohol', 'drying-alcohol'],
  ['Palmölalkohol', 'drying-alcohol'],
  ['Saccharomyces/Silicon Ferment', 'silicone'],
  ['4-(2-Beta-Glucopyranosiloxy) Propoxy-2-Hydroxybenzophenone', 'silicone'],
  ['Rosehip Oil', 'allergen'],
  ['Rose Canine Qwertyl Oil', 'allergen'],
  ['Huile de zeste de qwertyl', 'malassezia'],
  ['Alcohol 12-15 Alkyl Qwertylate', 'drying-alcohol'],
  ['Zyloxine 0% Parabens Silicone', 'silicone'],
  ['Lemon Seed Oil', 'allergen'],
  ['Sans Parfum', 'fragrance'],
  ['Dimethicone-free', 'silicone'],
  ['Paraben-free', 'paraben'],
  ['Zyloxine Paraben Free Silicone Free', 'paraben'],
  ['Zyloxine Paraben Free Silicone Free', 'silicone'],
  ['Zyloxine 250 ml sans silicone', 'silicone'],
  ['Made without parfum', 'fragrance'],
  ['PEG-8 Caprylic/Capric Glycerides', 'malassezia'],
  ['Huile de silicone', 'malassezia'],
  ['Huile de paraffine', 'malassezia'],
];

test.each(strangers)('%s is not %s', (name, flag) => {
  expect(flagsOf(name).filter((found) => found.startsWith(`${flag}:`) && !found.endsWith(':seen'))).toEqual([]);
});
