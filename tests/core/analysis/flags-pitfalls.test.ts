import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { itemFlags } from '#core/analysis/item-flags.ts';
import type { Context } from '#core/analysis/use.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

const items = (text: string) => readLabel(text, knowledge.dictionary).items;
/** "flag:state" of a single name, look-alikes included. */
function flagsOf(name: string): string[] {
  const [, item] = items(`Aqua, ${name}`);
  if (!item) throw new Error(`"${name}" was not read as an item.`);
  return itemFlags([item], knowledge)
    .flat()
    .map(({ flag, state }) => `${flag}:${state}`);
}
const settled = (text: string, context: Context = 'leave-on') =>
  analyseText(text, knowledge, context)
    .flags.filter(({ state }) => state === 'settled')
    .map(({ flag }) => flag);
const matters = (text: string, flag: string, context: Context) =>
  analyseText(text, knowledge, context).flags.find((verdict) => verdict.flag === flag && verdict.state === 'settled')?.matters;

test.each([
  ['Sulfated Castor Oil', 'sulfate:disputed'],
  ['Crocus Sativus Flower Extract', 'fragrance:disputed'],
])('of %s nobody may say that it is none: %s', (name, flag) => {
  expect(flagsOf(name)).toContain(flag);
});

/** What a careless rule would flag: pitfall, flag, names that must raise nothing but "seen". */
const lookAlikes: readonly (readonly [string, string, readonly string[]])[] = [
  [
    '"alcohol" in the name of a wax',
    'drying-alcohol',
    ['Cetearyl Alcohol', 'Stearyl Alcohol Coconut Derived', 'C14-22 Alcohols', 'Lanolin Alcohol'],
  ],
  ['an aromatic alcohol has a class of its own', 'drying-alcohol', ['Benzyl Alcohol', 'Cinnamyl Alcohol', 'Phenethyl Alcohol']],
  ['an aromatic alcohol is no emollient', 'fatty-alcohol', ['Benzyl Alcohol', 'Cinnamyl Alcohol']],
  ['an emulsifier named after an alcohol', 'drying-alcohol', ['Cetearyl Glucoside', 'Ceteareth-20']],
  ['an emulsifier is no fatty alcohol', 'fatty-alcohol', ['Cetearyl Glucoside', 'Cetearyl Olivate']],
  ['witch hazel water may carry ethanol, but does not say so', 'drying-alcohol', ['Hamamelis Virginiana Water', 'Propolis Extract']],
  [
    'UV filters with camphor in the name',
    'allergen',
    ['4-Methylbenzylidene Camphor', '3-Benzylidene Camphor', 'Terephthalylidene Dicamphor Sulfonic Acid'],
  ],
  ['relatives of menthol', 'allergen', ['Menthyl Lactate', 'Menthoxypropanediol', 'Menthone Glycerin Acetal']],
  ['vanilla is not vanillin', 'allergen', ['Vanilla Planifolia Fruit Extract', 'Ethyl Vanillin']],
  ['lemon juice is not lemon peel oil', 'allergen', ['Citrus Limon Juice', 'Citrus Limon Fruit Extract']],
  [
    'other contact allergens are not on the legal list',
    'allergen',
    ['Cocamidopropyl Betaine', 'Methylisothiazolinone', 'Lanolin', 'Propolis Extract'],
  ],
  ['PABA, phenoxyethanol and paraffin', 'paraben', ['PEG-25 PABA', 'Phenoxyethanol', 'Paraffin', 'Paraffinum Liquidum']],
  ['the parent acid', 'paraben', ['4-Hydroxybenzoic Acid']],
  ['the cone of a plant', 'silicone', ['Humulus Lupulus (Hops) Cone Extract', 'Pinus Sylvestris Cone Extract', 'Humulus Lupulus Cone Oil']],
  ['minerals with silicon', 'silicone', ['Magnesium Aluminum Silicate', 'Sodium Silicate', 'Silica', 'Hydrated Silica', 'Silicon Carbide']],
  ['a ferment with silicon', 'silicone', ['Saccharomyces/Silicon Ferment']],
  ['salts of metals', 'sulfate', ['Magnesium Sulfate', 'Zinc Sulfate', 'Barium Sulfate', 'Aluminium Sulphate', 'Copper Sulfate']],
  [
    'sulfates of sugars and dyes',
    'sulfate',
    ['Sodium Chondroitin Sulfate', 'Toluene-2,5-Diamine Sulfate', 'N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine Sulfate'],
  ],
  ['methosulfates, thiosulfates and sulfites', 'sulfate', ['Behentrimonium Methosulfate', 'Sodium Thiosulfate', 'Sodium Sulfite']],
  [
    'other surfactants with sulfur',
    'sulfate',
    ['Sodium C14-16 Olefin Sulfonate', 'Disodium Laureth Sulfosuccinate', 'Sodium Lauryl Sulfoacetate', 'Sodium Cocoyl Isethionate'],
  ],
  ['glycols and polyglyceryls', 'peg', ['Polyglyceryl-3 Stearate', 'Propylene Glycol', 'Caprylyl Glycol', 'Polyethylene']],
  ['polypropylene glycol alone', 'peg', ['PPG-15 Stearyl Ether', 'PPG-3 Myristyl Ether']],
  ['a plant that begins with PEG', 'peg', ['Peganum Harmala Seed Extract']],
  ['squalane is not squalene', 'malassezia', ['Squalane']],
  ['only the C8 and C10 triglyceride is clear', 'malassezia', ['Caprylic/Capric Triglyceride', 'Tricaprylin']],
  [
    'not every -ate feeds',
    'malassezia',
    ['Sodium Benzoate', 'Sodium Hyaluronate', 'Sodium Gluconate', 'Sodium Citrate', 'Ethylhexyl Salicylate', 'Tocopheryl Acetate'],
  ],
  ['an ether is not an ester', 'malassezia', ['Steareth-2', 'Steareth-21', 'Ceteareth-20']],
  [
    'water extracts and juices of oily plants',
    'malassezia',
    ['Pyrus Malus Fruit Extract', 'Daucus Carota Sativa Root Extract', 'Cucumis Sativus Fruit Extract', 'Cocos Nucifera Water'],
  ],
  ['the leaf of the olive is not its oil', 'malassezia', ['Olea Europaea Leaf Extract']],
  ['remedies against the yeast', 'malassezia', ['Zinc PCA', 'Azelaic Acid', 'Sulfur', 'Ketoconazole', 'Climbazole', 'Piroctone Olamine']],
  [
    'relatives of the banned filters',
    'reef-hawaii',
    ['Benzophenone-4', 'Isoamyl p-Methoxycinnamate', 'Octocrylene', 'Ethylhexyl Salicylate'],
  ],
  [
    'relatives on no list of Palau',
    'reef-palau',
    ['Benzophenone-4', 'Isoamyl p-Methoxycinnamate', 'Propylparaben', 'Zinc Oxide', 'Titanium Dioxide [nano]'],
  ],
  [
    'propellants that spare the ozone layer',
    'ozone',
    ['Hydrofluorocarbon 152a', 'Hydrofluorocarbon 134a', 'Butane', 'Dimethyl Ether', 'Nitrogen'],
  ],
  ['oils treated with ozone', 'ozone', ['Ozonized Olive Oil']],
  ['another trichloroethane', 'ozone', ['1,1,2-Trichloroethane']],
  ['willow bark is no salicylic acid', 'exfoliant', ['Salix Alba Bark Extract', 'Salix Nigra Bark Extract']],
  ['sodium lactate moisturises', 'exfoliant', ['Sodium Lactate', 'Potassium Lactate']],
  ['retinoids renew, they do not exfoliate', 'exfoliant', ['Retinol', 'Retinal', 'Retinyl Palmitate']],
];

test.each(lookAlikes.flatMap(([pitfall, flag, names]) => names.map((name) => [pitfall, name, flag] as const)))(
  '%s: %s is not %s',
  (_pitfall, name, flag) => {
    expect(flagsOf(name).filter((found) => found.startsWith(`${flag}:`) && !found.endsWith(':seen'))).toEqual([]);
  },
);

/** Members that a wide exclusion would lose, and members that are settled or disputed. */
const members: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'an exclusion of silicates must not hide it',
    'silicone:settled',
    ['Trimethylsiloxysilicate', 'Trifluoropropyldimethyl/Trimethylsiloxysilicate'],
  ],
  [
    'a treated filler is disputed',
    'silicone:disputed',
    ['Triethoxycaprylylsilane', 'Silica Dimethyl Silylate', 'Methylsilanol Mannuronate'],
  ],
  ['an exclusion of "magnesium" must not clear it', 'sulfate:settled', ['Magnesium Laureth Sulfate', 'Zinc Coceth Sulfate']],
  ['British spelling', 'sulfate:settled', ['Sodium Laureth Sulphate', 'Sodium C12-13 Pareth Sulphate']],
  ['sold as sulfate-free', 'sulfate:settled', ['Sodium Coco-Sulfate', 'Sodium Coco Sulfate', 'Magnesium Coco-Sulfate']],
  ['a low dose emulsifier', 'sulfate:disputed', ['Sodium Cetearyl Sulfate']],
  ['a salt with the ion of a paraben', 'paraben:settled', ['Hexamidine Paraben', 'Sodium Propylparaben', 'Calcium Paraben']],
  ['the chemical names', 'paraben:settled', ['Methyl 4-Hydroxybenzoate', 'Propyl p-Hydroxybenzoate']],
  ['a polymer grade is no jar symbol', 'peg:settled', ['PEG-7M', 'PEG-45M']],
  [
    'one longer chain makes a feeder',
    'malassezia:settled',
    ['Caprylic/Capric/Linoleic Triglyceride', 'Caprylic/Capric/Myristic/Stearic Triglyceride'],
  ],
  ['an ester is not an ether', 'malassezia:settled', ['PEG-100 Stearate', 'Sucrose Stearate']],
  ['the ethoxylated castor oils are disputed', 'malassezia:disputed', ['PEG-40 Hydrogenated Castor Oil', 'PEG-60 Hydrogenated Castor Oil']],
  ['a hydrocarbon holds no fatty acid', 'malassezia:disputed', ['Squalene']],
  ['an antifungal acid of eleven carbons', 'malassezia:disputed', ['Undecylenic Acid']],
  ['a volatile alcohol, even if usually the trace that denatures', 'drying-alcohol:disputed', ['t-Butyl Alcohol', 'tert-Butyl Alcohol']],
  [
    'variants of the allergens',
    'allergen:settled',
    ['Amyl Cinnamyl Alcohol', 'Anisyl Alcohol', 'Oakmoss Extract', 'Methyl Heptine Carbonate', 'd-Limonene', 'alpha isomethyl lonone'],
  ],
  ['allergens that are now banned', 'allergen:settled', ['Lilial', 'Lyral']],
  ['a plant water is a weaker hint', 'allergen:disputed', ['Lavandula Angustifolia Flower Water']],
  ['acids that usually do another job', 'exfoliant:disputed', ['Citric Acid', 'Gluconolactone', 'Urea', 'Cellulose']],
  ['both laws name it under two names', 'reef-hawaii:settled', ['Octinoxate', 'Octyl Methoxycinnamate', 'Oxybenzone']],
  ['the other spelling of the filter', 'reef-palau:settled', ['Octocrilene', 'Octocrylene', 'Enzacamene']],
  ['old propellants by their numbers', 'ozone:settled', ['Dichlorotetrafluoroethane', 'CFC-114']],
];

test.each(members.flatMap(([pitfall, flag, names]) => names.map((name) => [pitfall, name, flag] as const)))(
  '%s: %s is %s',
  (_pitfall, name, flag) => {
    expect(flagsOf(name)).toContain(flag);
  },
);

test.each([
  ['Potassium Capryloyl Lauryl Sulfate', 'sulfate'],
  ['Sodium Palmoyl Pareth-3 Sulphate', 'sulfate'],
  ['C21-23 Alcohols', 'fatty-alcohol'],
  ['Zymethicone Methicone', 'silicone'],
  ['Qwertyl Dioctyl Stearate', 'malassezia'],
  ['Zorblaxin ALCOHOL DENAT: Quenzum', 'drying-alcohol'],
  ['Zorblaxin Isopropyl Alcohol: Quenzum', 'drying-alcohol'],
  ['Zorblaxin DMDM Hydantoin: Quenzum', 'formaldehyde-releaser'],
  ['Zorblaxin Methylparaben: Quenzum', 'paraben'],
  ['Zorblaxin Sodium Laureth Sulfate: Quenzum', 'sulfate'],
  ['Zorblaxin Sodium Coco-Sulfate: Quenzum', 'sulfate'],
  ['Zorblaxin Polysorbate 20: Quenzum', 'peg'],
  ['Zorblaxin Dimethicone: Quenzum', 'silicone'],
  ['Zorblaxin Parfum: Quenzum', 'fragrance'],
])('%s is unknown, so it is only probably %s', (name, flag) => {
  expect(flagsOf(name)).toContain(`${flag}:probable`);
  expect(flagsOf(name).filter((found) => found.endsWith(':settled'))).toEqual([]);
});

test('one ingredient carries many flags', () => {
  expect(flagsOf('PEG-12 Dimethicone')).toEqual(expect.arrayContaining(['peg:settled', 'silicone:settled']));
  expect(flagsOf('Benzyl Alcohol')).toEqual(expect.arrayContaining(['allergen:settled', 'aromatic-alcohol:settled']));
  expect(flagsOf('Sodium Laureth Sulfate')).toEqual(expect.arrayContaining(['sulfate:settled', 'peg:settled']));
});

test.each([
  'Aqua, Glycerin, SANS PARABEN, Panthenol',
  'Aqua, Glycerin, Parabeenvrij, Panthenol',
  'Aqua, Glycerin, paraben free, silicone-free, sulfate free, Panthenol',
  'Aqua, Glycerin, Linalool-free, Alcohol-free, fragrance-free, Panthenol',
  'Aqua, Glycerin, Panthenol. Does not contain parabens, dimethicone or alcohol.',
  'Aqua, Glycerin, Panthenol. Take with a glass of water or milk.',
])('claims and warnings are text: %s', (text) => {
  expect(settled(text)).toEqual([]);
});

test('a Cyrillic letter hides no allergen', () => {
  expect(settled('Аqua, Linаlool, Соumаrin')).toContain('allergen');
});

test('may-contain colours and scents count for nothing', () => {
  expect(settled('Talc, Mica. May contain: Dimethicone, Linalool, Methylparaben')).toEqual([]);
});

test('ethanol in front dries, at the end it carries', () => {
  const end = 'Aqua, Glycerin, Panthenol, Allantoin, Carbomer, Phenoxyethanol, Xanthan Gum, Disodium EDTA, Parfum, Alcohol';
  expect(matters('Aqua, Alcohol Denat., Glycerin', 'drying-alcohol', 'leave-on')).toBe(true);
  expect(matters(end, 'drying-alcohol', 'leave-on')).toBe(false);
});

test('a feeder that is rinsed off matters little', () => {
  expect(matters('Aqua, Stearic Acid, Glycerin', 'malassezia', 'rinse-off')).toBe(false);
  expect(matters('Aqua, Stearic Acid, Glycerin', 'malassezia', 'leave-on')).toBe(true);
});

test('where too much is unknown no summary is given', () => {
  const { withheld } = analyseText('Aqua, Qwertzol, Yxcvate Blend, Glycerin', knowledge, 'leave-on');
  expect(withheld).toBe(true);
});

test.each([
  ['PEG-8', 'PEG-80'],
  ['PEG-40 Stearate', 'PEG-4 Stearate'],
  ['Ceteareth-20', 'Ceteareth-2'],
])('the number of %s is part of it', (name, other) => {
  expect(items(`Aqua, ${name}`)[1]?.inci).not.toBe(other);
});

test('coconut derivatives do not inherit the value of the oil, unknown names have none', () => {
  const { comedogenic } = analyseText('Cocos Nucifera Oil, Sodium Cocoyl Isethionate, Qwertzol', knowledge, 'leave-on');
  expect(comedogenic.steps.flat()).toEqual([0]);
  expect(comedogenic.unrated).toContain(1);
  expect(comedogenic.steps[0] ?? []).toEqual([]);
});

test('lanolin is an ester of wool wax, no oil', () => {
  for (const name of ['Lanolin', 'Lanolin Oil', 'Acetylated Lanolin']) {
    const [, item] = items(`Aqua, ${name}`);
    const flags = item ? itemFlags([item], knowledge).flat() : [];
    expect(flags.filter(({ flag }) => flag === 'malassezia').map(({ reason }) => reason)).toEqual(['malassezia.long-ester']);
  }
});
