import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { itemFlags } from '#core/analysis/item-flags.ts';
import { readLabel } from '#core/inci/read.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

/** Flags of a single name as "flag:state" or "flag:state:level"; look-alikes are left out. */
function flagsOf(name: string): string[] {
  const item = readLabel(`Aqua, ${name}`, knowledge.dictionary).items[1];
  if (!item) throw new Error(`"${name}" was not read as an item.`);
  return itemFlags([item], knowledge)
    .flat()
    .filter(({ state }) => state !== 'seen')
    .map(({ flag, state, level }) => [flag, state, level].filter(Boolean).join(':'));
}

const must: Readonly<Record<string, readonly string[]>> = {
  'drying-alcohol:settled': ['Alcohol Denat.', 'SD Alcohol 40-B', 'Isopropyl Alcohol', 'Alcool', 'Alcohol', 'Ethanol'],
  'fatty-alcohol:settled': ['Cetyl Alcohol', 'Cetearyl Alcohol', 'Behenyl Alcohol', 'Lanolin Alcohol', 'Octyldodecanol', 'C12-16 Alcohols'],
  'aromatic-alcohol:settled': ['Benzyl Alcohol', 'Phenethyl Alcohol', 'Cinnamyl Alcohol', 'Anise Alcohol', 'Methyl-Phenylbutanol'],
  'fragrance:settled:fragrance': ['Parfum', 'Fragrance', 'Parfum/Fragrance', 'Perfume', 'Aroma'],
  'fragrance:settled:fragrant-plant': [
    'Lavandula Angustifolia Oil',
    'Citrus Limon (Lemon) Peel Oil',
    'Vanilla Planifolia Fruit Extract',
    'Commiphora Myrrha Resin',
    'Styrax Benzoin Gum',
  ],
  'fragrance:settled:scent-component': ['Linalool', 'Citral', 'Vanillin'],
  'allergen:settled': [
    'Linalool',
    'd-Limonene',
    'Benzyl Alcohol',
    'Citrus Limon (Lemon) Peel Oil',
    'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde',
    'Butylphenyl Methylpropional',
    'Alpha-Isomethyl Ionone',
    'Oakmoss Extract',
    'Menthol',
    'Camphor',
    'Vanillin',
    'Methyl Salicylate',
    'Rose Ketone 4',
  ],
  'allergen:disputed': ['Rosa Damascena Flower Water', 'Mentha Piperita Leaf Extract'],
  'paraben:settled': ['Methylparaben', 'Sodium Propylparaben', 'Isobutylparaben', 'Methyl 4-Hydroxybenzoate'],
  'silicone:settled': [
    'Dimethicone',
    'Cyclopentasiloxane',
    'Trimethylsiloxysilicate',
    'Polymethylsilsesquioxane',
    'Dimethiconol',
    'PEG-12 Dimethicone',
    'Acrylates/Dimethicone Copolymer',
    'Simethicone',
  ],
  'silicone:disputed': [
    'Siloxanetriol Alginate',
    'Aminopropyl Triethoxysilane',
    'Triethoxycaprylylsilane',
    'Silica Silylate',
    'Silica Dimethyl Silylate',
    'Polysilicone-15',
    'Drometrizole Trisiloxane',
  ],
  'sulfate:settled': [
    'Sodium Laureth Sulfate',
    'Magnesium Laureth Sulfate',
    'Sodium Coco-Sulfate',
    'Sodium C12-13 Pareth Sulphate',
    'Sodium Lauryl Sulfate',
    'TEA-Lauryl Sulfate',
  ],
  'sulfate:disputed': ['Sodium Cetearyl Sulfate'],
  'peg:settled:named': ['PEG-100 Stearate', 'PEG-7M', 'Bis-PEG/PPG-14/14 Dimethicone', 'PEG-12 Dimethicone'],
  'peg:settled:ethoxylate': ['Ceteareth-20', 'Polysorbate 60', 'Sodium Laureth Sulfate', 'Poloxamer 188', 'Glycereth-26'],
  'malassezia:settled:strong': [
    'Polysorbate 80',
    'Olea Europaea Fruit Oil',
    'Sodium Stearate',
    'Caprylic/Capric/Linoleic Triglyceride',
    'Stearic Acid',
    'Butyrospermum Parkii Butter',
    'Sorbitan Stearate',
  ],
  'malassezia:settled:likely': [
    'Isopropyl Palmitate',
    'Cetyl Esters',
    'Bis-Diglyceryl Polyacyladipate-2',
    'Tetrahexyldecyl Ascorbate',
    'Raspberry Seed Oil/Palm Oil Aminopropanediol Esters',
    'PEG-9 Cocoglycerides',
    'C12-20 Acid PEG-8 Ester',
    'PEG-100 Stearate',
    'Cetearyl Olivate',
    'Ascorbyl Palmitate',
    'Olive Oil PEG-7 Esters',
    'Shea Butter Ethyl Esters',
  ],
  'malassezia:disputed': [
    'Simmondsia Chinensis Butter',
    'Diisostearyl Malate',
    'Cetyl Lactate',
    'C12-13 Alkyl Lactate',
    'Di-C12-13 Alkyl Malate',
    'Lauryl Lactyl Lactate',
    'Cetyl Acetate',
    'Arachidyl/Behenyl Alcohol',
    'Synthetic Beeswax',
    'Acacia Decurrens/Jojoba/Sunflower Seed Wax Polyglyceryl-3 Esters',
    'Lanolin Alcohol',
    'Cetearyl Alcohol',
    'PEG-40 Hydrogenated Castor Oil',
    'C12-15 Alkyl Benzoate',
    'Palmitoyl Tripeptide-1',
    'Galactomyces Ferment Filtrate',
  ],
  'exfoliant:settled': [
    'Glycolic Acid',
    'Salicylic Acid',
    'Mandelic Acid',
    'Lactobionic Acid',
    'Trichloroacetic Acid',
    'Papain',
    'Perlite',
    'Pumice',
    'Juglans Regia (Walnut) Shell Powder',
    'Prunus Armeniaca (Apricot) Seed Powder',
    'Luffa Cylindrica Fruit Powder',
  ],
  'exfoliant:disputed': [
    'Sodium Salicylate',
    'Azelaic Acid',
    'Alumina',
    'Avena Sativa Kernel Meal',
    'Microcrystalline Cellulose',
    'Gluconic Acid',
  ],
  'fragrance:disputed:fragrant-plant': [
    'Chamomilla Recutita Flower Water',
    'Citrus Aurantium Amara Flower Extract',
    'Jasminum Officinale Flower Wax',
    'Elettaria Cardamomum Seed Extract',
  ],
  'formaldehyde-releaser:settled': [
    'Methylene Glycol',
    'DMDM Hydantoin',
    'MDM Hydantoin',
    'Imidazolidinyl Urea',
    'Quaternium-15',
    '2-Bromo-2-Nitropropane-1,3-Diol',
  ],
  'formaldehyde-releaser:disputed': ['Polyoxymethylene Urea', 'Polyoxymethylene Melamine', 'Tosylamide/Formaldehyde Resin'],
  'reef-hawaii:settled': ['Benzophenone-3', 'Oxybenzone', 'Octinoxate'],
  'reef-palau:settled': ['Octocrylene', 'Benzophenone-3', 'Methylparaben', 'Triclosan', '4-Methylbenzylidene Camphor'],
  'ozone:settled': ['Dichlorodifluoromethane', 'Trichloroethane'],
};

const mustNot: Readonly<Record<FlagName, readonly string[]>> = {
  'drying-alcohol': [
    'Cetyl Alcohol',
    'Cetearyl Alcohol',
    'Cetearyl Glucoside',
    'Lanolin Alcohol',
    'Benzyl Alcohol',
    'Polyvinyl Alcohol',
    'Phenoxyethanol',
    'Aminomethyl Propanol',
  ],
  'fatty-alcohol': ['Alcohol', 'Benzyl Alcohol', 'Polyvinyl Alcohol', 'Cetearyl Glucoside'],
  'aromatic-alcohol': ['Alcohol', 'Cetyl Alcohol', 'Phenoxyethanol'],
  fragrance: [
    '4-Methylbenzylidene Camphor',
    'Menthyl Lactate',
    'Glycerin',
    'Helianthus Annuus Seed Oil',
    'Levulinic Acid',
    'p-Anisic Acid',
    'Bisabolol',
    'Ethylhexylglycerin',
    'Caprylyl Glycol',
    'Hydroxyacetophenone',
    'Phenoxyethanol',
    'Pinus Pinaster Bark Extract',
    'Rosa Multiflora Fruit Extract',
    'Rosa Moschata Oil',
    'Avena Sativa Sprout Oil',
  ],
  allergen: ['4-Methylbenzylidene Camphor', 'Menthyl Lactate', 'Vanilla Planifolia Fruit Extract', 'Citrus Limon Juice'],
  paraben: ['Paraffin', 'Phenoxyethanol', 'PEG-25 PABA', '4-Hydroxybenzoic Acid'],
  silicone: [
    'Silica',
    'Magnesium Aluminum Silicate',
    'Humulus Lupulus Cone Extract',
    'Simmondsia Chinensis Seed Oil',
    'Kaolin',
    'Hydrated Silica',
  ],
  sulfate: [
    'Magnesium Sulfate',
    'Behentrimonium Methosulfate',
    'Sodium Lauryl Sulfoacetate',
    'Disodium Laureth Sulfosuccinate',
    'Zinc Sulfate',
    'Sodium C14-16 Olefin Sulfonate',
  ],
  peg: ['Polyglyceryl-3 Stearate', 'Propylene Glycol', 'PPG-15 Stearyl Ether', 'Peganum Harmala Seed Extract', 'Butylene Glycol'],
  malassezia: [
    'Squalane',
    'Paraffinum Liquidum',
    'Caprylic/Capric Triglyceride',
    'Sodium Benzoate',
    'Sodium Hyaluronate',
    'Cucumis Sativus Fruit Extract',
    'Steareth-20',
    'Dimethicone',
    'Propanediol Dicaprylate',
    'Synthetic Wax',
    'Glycerin (vegetable oil)',
    'Olea Europaea Leaf Extract',
    'Caprylic/Capric/Succinic Triglyceride',
    'Dicaprylyl Carbonate',
    'Isononyl Isononanoate',
    'Diisopropyl Adipate',
    'Jojoba Oil PEG-8 Esters',
  ],
  exfoliant: [
    'Sodium Lactate',
    'Salix Alba Bark Extract',
    'Retinol',
    'Sodium Hyaluronate',
    'Kaolin',
    'Bentonite',
    'Silica',
    'Hydrated Silica',
    'Calcium Carbonate',
    'Talc',
    'Polyethylene',
    'Lipase',
  ],
  'formaldehyde-releaser': ['Urea', 'Phenoxyethanol', 'Allantoin'],
  'reef-hawaii': ['Benzophenone-4', 'Zinc Oxide', 'Ethylhexyl Salicylate', 'Octocrylene'],
  'reef-palau': ['Benzophenone-4', 'Zinc Oxide', 'Ethylhexyl Salicylate', 'Propylparaben'],
  ozone: ['Hydrofluorocarbon 152a', 'Butane', 'Isobutane'],
};

test.each(Object.entries(must).flatMap(([flag, names]) => names.map((name) => [name, flag] as const)))('%s is %s', (name, flag) => {
  expect(flagsOf(name)).toContainEqual(expect.stringMatching(new RegExp(`^${flag}(:|$)`)));
});

test.each(Object.entries(mustNot).flatMap(([flag, names]) => names.map((name) => [name, flag] as const)))('%s is not %s', (name, flag) => {
  expect(flagsOf(name).filter((found) => found.startsWith(`${flag}:`))).toEqual([]);
});

test('an unknown name is only probably a member', () => {
  expect(flagsOf('Zymoglucyl Dimethicone Xylate')).toContain('silicone:probable');
});

test('names inside a bracket raise their flags', () => {
  expect(flagsOf('Parfum (Linalool, Limonene)')).toEqual(expect.arrayContaining(['fragrance:settled:fragrance', 'allergen:settled']));
});

test('may-contain items never count towards a verdict', () => {
  const report = analyseText('Aqua, Glycerin, Mica [+/- CI 77491, Dimethicone]', knowledge, 'leave-on');
  expect(report.flags.map(({ flag }) => flag)).not.toContain('silicone');
});

test('reef laws speak of sunscreens only', () => {
  const matters = (context: 'leave-on' | 'sun') =>
    analyseText('Aqua, Octocrylene, Phenoxyethanol', knowledge, context).flags.find(({ flag }) => flag === 'reef-palau')?.matters;
  expect([matters('leave-on'), matters('sun')]).toEqual([undefined, true]);
});

test.each([
  ['Cocos Nucifera Oil', 'malassezia.lauric-oil'],
  ['Elaeis Guineensis Kernel Oil', 'malassezia.lauric-oil'],
  ['Hydrogenated Coco-Glycerides', 'malassezia.lauric-oil'],
  ['Elaeis Guineensis Oil', 'malassezia.oil'],
  ['Helianthus Annuus Seed Oil', 'malassezia.oil'],
  ['Limnanthes Alba Seed Oil', 'malassezia.very-long-oil'],
  ['Brassica Campestris Seed Oil', 'malassezia.oil'],
])('of an oil the chains are told that it holds most of: %s', (inci, reason) => {
  const known = knowledge.facts.find((facts) => facts.inci === inci);
  expect(known?.flags.find(({ flag }) => flag === 'malassezia')?.reason).toBe(reason);
});

test('what is called an exfoliant is flagged as one', () => {
  const unflagged = knowledgeBase().ingredients.filter(
    ({ roles, flags }) => roles.includes('exfoliant') && !flags.some(({ flag, state }) => flag === 'exfoliant' && state !== 'seen'),
  );
  // In hair dyes it is a dye, and in peels a medicine.
  expect(unflagged.map(({ inci }) => inci)).toEqual(['Resorcinol']);
});

test('of a choice only what each of its names has is settled', () => {
  const statesOf = (text: string) =>
    analyseText(`Aqua, Urea, ${text}, Glycerin, Xanthan Gum, Citric Acid`, knowledge, 'rinse-off').flags.map(
      ({ flag, state }) => `${flag} ${state}`,
    );
  expect(statesOf('Dimethicone or Caprylic/Capric Triglyceride')).toContain('silicone probable');
  expect(statesOf('Sodium Laureth Sulfate or Sodium Lauryl Sulfate')).toContain('sulfate settled');
});
