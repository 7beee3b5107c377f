import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  'Aqua, Urea, Bisabolol. Free from parabens, silicones and mineral oil.',
  'Aqua, Urea, Bisabolol. No added colours or perfume',
  'Aqua, Urea, Bisabolol. Sans parabènes, colorants ni huile minérale',
  'Aqua, Urea, Bisabolol. Ohne Parabene, Silikone und Parfüm.',
  'Aqua, Urea, Bisabolol. Без парабенов, силиконов и минеральных масел',
  'Aqua, Urea, Bisabolol. Frei von Farbstoffen, Silikonen und Mineralöl. Hautverträglichkeit geprüft',
  'Aqua, Urea, Bisabolol. Nie zawiera parabenów i barwników. Termin ważności: 12 miesięcy',
  'Aqua, Urea, Bisabolol. Vrij van parabenen, siliconen en minerale oliën',
  'Aqua, Urea, Bisabolol. Free from: Alcohol, Lanolin, Nut.',
  'Aqua, Urea, Bisabolol\nFormulated without: Mineral Oil, Formaldehyde',
  'Aqua, Urea, Bisabolol. Не содержит: спирт, минеральное масло',
])('what a product is free from is no ingredient of it: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('a promise within the list takes no name with it', () => {
  expect(names('No parabens, Parfum, Limonene, Aqua')).toEqual(['Parfum', 'Limonene', 'Aqua']);
  expect(names('Aqua, without silicones, Paraffinum Liquidum, Urea')).toContain('Paraffinum Liquidum');
});

test('oils that are saponified are soaps, each of them, and oils behind them are oils', () => {
  expect(names('Saponified oils of coconut, palm and olive, Water, Olive Oil')).toEqual([
    'Sodium Cocoate',
    'Sodium Palmate',
    'Sodium Olivate',
    'Aqua',
    'Olea Europaea Fruit Oil',
  ]);
  expect(names('Saponified oils of sunflower and castor oil; Aqua; Shea Butter')).toEqual([
    'Sodium Sunflowerseedate',
    'Sodium Castorate',
    'Aqua',
    'Butyrospermum Parkii Butter',
  ]);
});

test('a part of a polymer in front of its bracket is no monomer', () => {
  expect(names('Aqua, Styrene (Acrylate Copolymer), Ethylene (Acrylic Acid Copolymer)')).toEqual([
    'Aqua',
    'Styrene/Acrylates Copolymer',
    'Ethylene/Acrylic Acid Copolymer',
  ]);
  expect(names('Aqua, Styrene (Foobarate Copolymer), Urea')).toEqual(['Aqua', null, 'Urea']);
  expect(names('Aqua, Polyquaternium-7 (Acrylamide Copolymer), Urea')).toEqual(['Aqua', 'Polyquaternium-7', 'Urea']);
});

test.each([
  'BODY LOTION\nAqua, Urea, Parfum\nSHOWER GEL\nSorbitol, Bisabolol',
  'Body Lotion\nIngredients: Aqua, Urea, Parfum\n\nShower Gel\nIngredients: Sorbitol, Bisabolol',
])('parts of a kit are told by lines of their own: %j', (text) => {
  const { items } = read(text);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea', 'Parfum', 'Sorbitol', 'Bisabolol']);
  expect(items.map(({ section }) => section?.toLowerCase())).toEqual([
    'body lotion',
    'body lotion',
    'body lotion',
    'shower gel',
    'shower gel',
  ]);
});

test('one kind of product on a line of its own is a title, no part', () => {
  expect(read('BODY LOTION\nAqua, Urea, Parfum').items.map(({ section }) => section)).toEqual([null, null, null]);
});

test('"вспомогательные" alone begins the rest of a Russian panel', () => {
  expect(read('Активные компоненты: мочевина 10%. Вспомогательные: вода, глицерин, ланолин').suggestion).toBe(
    'Active ingredients: Urea 10%\nInactive ingredients: Aqua, Glycerin, Lanolin',
  );
});

test('a missing comma parts a name that is whole from one that others begin with', () => {
  expect(names('Aqua, Dimethicone Ethylhexylglycerin, Urea')).toEqual(['Aqua', 'Dimethicone', 'Ethylhexylglycerin', 'Urea']);
  expect(names('Aqua, Dimethicone Water, Urea')[1]).toBeNull();
});

test('line breaks that a program wrote out are line breaks', () => {
  const { items } = read('Aqua\\nUrea\\nBisabolol');
  expect(items.map(({ text }) => text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
  expect(names('Water\\Aqua\\Eau, Urea')).toEqual(['Aqua', 'Urea']);
});

test('rows that say what each ingredient is for', () => {
  expect(names('Aqua\tSolvent\nUrea\tHumectant\nBisabolol\tAntioxidant')).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  ['lNGREDlENTS: AQUA, UREA', ['Aqua', 'Urea']],
  ['Aqua, ätherisches Rosmarinöl, natives Olivenöl', ['Aqua', 'Rosmarinus Officinalis Leaf Oil', 'Olea Europaea Fruit Oil']],
  ['Aqua, light liquid paraffin, yellow soft paraffin', ['Aqua', 'Paraffinum Liquidum', 'Petrolatum']],
])('words around names: %s', (text, incis) => {
  expect(names(text)).toEqual(incis);
});

test('a table whose tabs became blanks keeps its amounts, and no number of a name', () => {
  const { items } = read('No. Ingredient %\n1. Aqua 70\n2. Urea 20\n3. Polysorbate 20 2,5');
  expect(items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Aqua', 70],
    ['Urea', 20],
    ['Polysorbate 20', 2.5],
  ]);
  expect(names('Aqua\nUrea\nPolysorbate 20')).toEqual(['Aqua', 'Urea', 'Polysorbate 20']);
});

test.each([
  'Aqua, Urea (*), Bisabolol (WH). (*) – organic. (WH) – wild herbs',
  'Aqua, Urea (*), Bisabolol, (*) naturally present in essential oils',
  'Aqua, Urea, Bisabolol. Contains sunflower and tree nuts (almond).',
  'Aqua, Urea, Bisabolol. Enthält Soja.',
  'Aqua, Urea, Bisabolol. Alleen voor uitwendig gebruik.',
  'Aqua, Urea, Bisabolol. Nur zur äußerlichen Anwendung.',
  'Aqua, Urea, Bisabolol. Tylko do użytku zewnętrznego.',
])('what stands behind the list is none of its names: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('a mark in a bracket is the mark itself', () => {
  const { items } = read('Aqua, Urea (*), Bisabolol*. (*) organic');
  expect(items.map(({ organic }) => organic)).toEqual([false, true, true]);
});

test('of a name that a comma broke the last word stands in front of its translation', () => {
  expect(names('Aqua, Butyrospermum Parkii, Butter/Shea Butter, Urea')).toEqual(['Aqua', 'Butyrospermum Parkii Butter', 'Urea']);
  expect(names('Aqua, Butter/Shea Butter, Oil / Jojoba Oil')).toEqual([
    'Aqua',
    'Butyrospermum Parkii Butter',
    'Simmondsia Chinensis Seed Oil',
  ]);
  expect(names('Urea, Water/Rose Water')).toEqual(['Urea', 'Aqua']);
});

test('an English head in front of several names belongs to each of them', () => {
  expect(names('Aqua, Essential Oils of Lavender, Peppermint and Tea Tree, Glycerin')).toEqual([
    'Aqua',
    'Lavandula Angustifolia Oil',
    'Mentha Piperita Oil',
    'Melaleuca Alternifolia Leaf Oil',
    'Glycerin',
  ]);
  expect(names('Aqua, Extracts of Chamomile and Green Tea, Parfum')).toEqual([
    'Aqua',
    'Chamomilla Recutita Flower Extract',
    'Camellia Sinensis Leaf Extract',
    'Parfum',
  ]);
});

test.each([
  [
    'huiles essentielles de lavande, menthe poivrée et citron',
    ['Lavandula Angustifolia Oil', 'Mentha Piperita Oil', 'Citrus Limon Peel Oil'],
  ],
  ['oli essenziali di lavanda e limone', ['Lavandula Angustifolia Oil', 'Citrus Limon Peel Oil']],
  ['extractos de manzanilla y caléndula', ['Chamomilla Recutita Flower Extract', 'Calendula Officinalis Flower Extract']],
])('a head in French, Italian and Spanish: %s', (text, plants) => {
  expect(names(`Aqua, ${text}, Parfum`)).toEqual(['Aqua', ...plants, 'Parfum']);
});

test('names with slashes for commas, one of them in two languages', () => {
  expect(names('Aqua/Water/Glycerin/Niacinamide/Panthenol')).toEqual(['Aqua', 'Glycerin', 'Niacinamide', 'Panthenol']);
});

test('a blend is the names in its brackets', () => {
  expect(names('Aqua, Herbal Blend [Camellia Sinensis (Green Tea) Leaf Extract, Organic Urea and Bisabolol, Foobarium], Glycerin')).toEqual(
    ['Aqua', 'Camellia Sinensis Leaf Extract', 'Urea', 'Bisabolol', null, 'Glycerin'],
  );
});

test.each([
  ['Butane, Propane, Aluminum, Chlorohydrate, Parfum', 'Butane, Propane, Aluminum Chlorohydrate, Parfum'],
  ['Aqua, Glycerin, PEG-40, Hydrogenated Castor Oil, Parfum', 'Aqua, Glycerin, PEG-40 Hydrogenated Castor Oil, Parfum'],
  ['Aqua, Glycerin, PEG-8, Glyceryl Cocoate, Parfum', 'Aqua, Glycerin, PEG-8, Glyceryl Cocoate, Parfum'],
  [
    'PEG-32 - Sodium Lauryl Sulfate-Aroma (Flavor)- Xanthan Gum Sodium Benzoate, Menthol',
    'PEG-32, Sodium Lauryl Sulfate, Aroma, Xanthan Gum, Sodium Benzoate, Menthol',
  ],
  ['Sodium fluoride 0.02% (0.009% w/v fluoride ion). Water, Sorbitol, Poloxamer 407', 'Sodium Fluoride, Aqua, Sorbitol, Poloxamer 407'],
  ['Stannous fluoride 0.454%... (0.16% w/v fluoride ion) Water, Sorbitol, Glycerin', 'Stannous Fluoride, Aqua, Sorbitol, Glycerin'],
  ['Niacinamide 10% (vitamin B3) Water, Sorbitol, Glycerin', 'Niacinamide, Aqua, Sorbitol, Glycerin'],
  ['Niacinamide (10%) Water, Sorbitol, Glycerin', 'Niacinamide, Aqua, Sorbitol, Glycerin'],
  [
    'AQUA/WATER ETHYLHEXYL SALICYLATE NIACINAMIDE 10% (vitamin B3) GLYCERIN, PARFUM',
    'Aqua, Ethylhexyl Salicylate, Niacinamide, Glycerin, Parfum',
  ],
  ['Zinc oxide 10% [total 12%] Titanium Dioxide, Sorbitol', 'Zinc Oxide, Titanium Dioxide, Sorbitol'],
  ['Aqua, Rosa Canina (10%) Fruit Oil, Glycerin', 'Aqua, Rosa Canina Fruit Oil, Glycerin'],
  ['Aqua, Witch Hazel (14%) Water, Glycerin', 'Aqua, Hamamelis Virginiana Water, Glycerin'],
  ['Salicylic Acid (1.0 %). Water (Aqua), Glycerin', 'Salicylic Acid, Aqua, Glycerin'],
  ['Aqua, Hypericum Perforatum Extract (standardized for 0.3% hypericin) Maltodextrin', 'Aqua, Hypericum Perforatum Extract, Maltodextrin'],
  ['GLYCERIN, TOCOPHEROL. WATER (AQUA), PARFUM', 'Glycerin, Tocopherol, Aqua, Parfum'],
  ['GLYCERIN, POLYSORBATE 20. TRIDECETH-9. BLUE 1 (CI 42090)', 'Glycerin, Polysorbate 20, Trideceth-9, CI 42090'],
  ['Aqua, Parfum, Dimethicone, Propyl PG-Betaine, Panthenol', 'Aqua, Parfum, Dimethicone Propyl PG-Betaine, Panthenol'],
  ['Sorbitol, flavour/saveur, Sodium Hydroxide, Xylitol', 'Sorbitol, Aroma, Sodium Hydroxide, Xylitol'],
])('no name is lost where commas are lost or too many: %s', (text, found) => {
  expect(names(text).join(', ')).toBe(found);
});

test.each([
  'Aqua, Linalool, Citral, Aroma, 4,8 g/5,5 ml e beiersdorf',
  'Aqua, Linalool, Citral, Aroma. CONTIENT DES PROTÉINES D’ŒUF ET DE LAIT',
  'Aqua, Linalool, Citral, Aroma. 30 g MIX Packaging',
  'Aqua, Linalool, Citral, Aroma, 10884v0',
  'Aqua, Linalool, Citral, Aroma (V2126B1)',
  'Aqua, Linalool, Citral, Aroma. Plant Based Ingredients.',
  'Aqua, Linalool, Citral*, Aroma** *Dérivé de plantes **Certifié biologique ***Eau du Lake District',
  'Aqua, Linalool, Citral, Aroma* ingredients from certified organic agriculture / ingrédients issus de l’agriculture biologique',
  'Aqua, Linalool, Citral, Aroma (CODE F.I.L. D215763/21 CeraVe® LLC, New York, NY 10001 is a registered trademark of OFB, Ltd.',
])('what stands behind the last name is none: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Linalool', 'Citral', 'Aroma']);
});

test('the mark "nano" belongs to the name in front of it, also where names are run together', () => {
  const { items } = read('Aqua, dicaprylyl carbonate titanium dioxide (nano), glycerin, zinc oxide (nano)');
  expect(items.flatMap(({ inci, nano }) => (nano ? inci : []))).toEqual(['Titanium Dioxide', 'Zinc Oxide']);
});

test.each([
  'Aqua - Titanium Dioxide[nano] - Zinc Oxide[nano]',
  'Aqua, titanium dioxide (nano) zinc oxide (nano) glycerin',
  'Aqua, Glycerin, Titanium Dioxide [nano] - Talc - Zinc Oxide [nano]',
  'Aqua, talc (non-nano) titanium dioxide (nano) zinc oxide (nano)',
])('every mark "nano" in one piece goes to the name in front of it: %s', (text) => {
  expect(read(text).items.flatMap(({ inci, nano }) => (nano ? inci : []))).toEqual(['Titanium Dioxide', 'Zinc Oxide']);
});

test('a colour with a small l in its number is one', () => {
  expect(names('Aqua, Parfum, Cl19140, C142051')).toEqual(['Aqua', 'Parfum', 'CI 19140', 'CI 42051']);
});

test.each([
  ['Aqua. Glycerin.1,2 Hexanediol. Parfum', ['Aqua', 'Glycerin', '1,2-Hexanediol', 'Parfum']],
  ['Aqua, ISODODECANEALCOHOL DENAT.DIMETHICONE, Parfum', ['Aqua', 'Isododecane', 'Alcohol Denat.', 'Dimethicone', 'Parfum']],
])('a stop with no space behind it parts names too: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['Aqua. Glycerin. Alpha - isomethyl ionone. Parfum', ['Aqua', 'Glycerin', 'Alpha-Isomethyl Ionone', 'Parfum']],
  ['AQUA (WATER).GLYCERIN.C10 - 18 TRIGLYCERIDES.PARFUM', ['Aqua', 'Glycerin', 'C10-18 Triglycerides', 'Parfum']],
  ['AQUA - GLYCERIN - PHENOXY - ETHANOL - UREA - PARFUM', ['Aqua', 'Glycerin', 'Phenoxyethanol', 'Urea', 'Parfum']],
  [
    'TALC. ZEA MAYS (CORN). STARCH (ZEA MAYS STARCH). COCOS NUCIFERA (COCONUT). OIL. SILICA. PARFUM.',
    ['Talc', 'Zea Mays Starch', 'Cocos Nucifera Oil', 'Silica', 'Parfum'],
  ],
  [
    'AQUA GLYCERIN DIGLYCERIN C13-16 ISO - PARAFFIN - UREA, PARFUM',
    ['Aqua', 'Glycerin', 'Diglycerin', 'C13-16 Isoparaffin', 'Urea', 'Parfum'],
  ],
  ['AQUA - COCO-GLUCOSIDE - GLYCERYL OLEATE - UREA - PARFUM', ['Aqua', 'Coco-Glucoside', 'Glyceryl Oleate', 'Urea', 'Parfum']],
  ['Aqua, Butylene Glycol, Dicaprylate/Dicaprate, Urea', ['Aqua', 'Butylene Glycol Dicaprylate/Dicaprate', 'Urea']],
  ['Aqua, Tribehenin Pentylene, Glycol, Urea', ['Aqua', 'Tribehenin', 'Pentylene Glycol', 'Urea']],
  ['Aqua, Salvia Officinalis (Sage) Leaf, Extract, Urea', ['Aqua', 'Salvia Officinalis Leaf Extract', 'Urea']],
])('a name torn by a sign that ends no name is one name: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('an amount of a footnote, of the alcohol in the whole, or that lost its sign is none of the name in front', () => {
  const amounts = (text: string) => read(text).items.map(({ inci, percent }) => [inci, percent]);
  expect(amounts('Aqua, Urea, Farnesol** *80,5% de ingredientes ecológicos.')).toEqual([
    ['Aqua', null],
    ['Urea', null],
    ['Farnesol', null],
  ]);
  expect(amounts('Coconut Oil (79 4% v/v), Polysorbate 20 5%')).toEqual([
    ['Cocos Nucifera Oil', null],
    ['Polysorbate 20', 5],
  ]);
  expect(amounts('Alcohol, Parfum, Isoeugenol 78% Vol')).toEqual([
    ['Alcohol', null],
    ['Parfum', null],
    ['Isoeugenol', null],
  ]);
});

test.each(['Preserved With:', 'Contient également :', 'Innehåller/Inneholder:', 'INGREDIENTS/СЪСТАВКИ:'])(
  '"%s" goes on with the same list',
  (words) => {
    const { items } = read(`Aqua, Urea, Parfum. ${words} Sodium Benzoate, Potassium Sorbate.`);
    expect(items.map(({ inci, section }) => [inci, section])).toEqual(
      ['Aqua', 'Urea', 'Parfum', 'Sodium Benzoate', 'Potassium Sorbate'].map((inci) => [inci, null]),
    );
  },
);

test('a name with a mark of its own behind an amount is one more name', () =>
  expect(names('Zinc Oxide 18.75% *Caprylic/Capric Triglyceride, Tocopherol')).toEqual([
    'Zinc Oxide',
    'Caprylic/Capric Triglyceride',
    'Tocopherol',
  ]));

test.each([
  'Squalane. Niacinamide 5%: Aqua, Urea',
  'Squalane. Niacinamide 5% - Aqua, Urea',
  'Squalane. Niacinamide 5%. Aqua, Urea',
  'Squalane, Niacinamide 5%: Aqua, Urea',
])('a strength between two names is that of the one in front: %s', (text) => {
  expect(readLabel(text, dictionary).items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Squalane', null],
    ['Niacinamide', 5],
    ['Aqua', null],
    ['Urea', null],
  ]);
});

test.each(['MIPA', 'MEA', 'DEA'])('a comma within the name of an amide leaves no amine: %s', (amine) => {
  expect(names(`Aqua, Cocamide, ${amine}, Urea`)).toEqual(['Aqua', `Cocamide ${amine}`, 'Urea']);
  expect(names(`Aqua, Niacinamide, ${amine}, Urea`)).toHaveLength(4);
});

test('the bracket behind a colour explains no name that a hyphen ties to it', () => {
  expect(names('Aqua, Sodium Hydroxide-CI 77499 (Iron Oxides), Urea')).toEqual(['Aqua', 'Sodium Hydroxide', 'CI 77499', 'Urea']);
});

test('the last word of a name that a comma tore off is no substance of its own', () => {
  expect(names('Aqua, Quaternium-91. Arachidyl, Alcohol, Parfum')).toEqual(['Aqua', 'Quaternium-91', 'Arachidyl Alcohol', 'Parfum']);
  expect(names('Aqua, Blorb, Alcohol, Parfum')).toEqual(['Aqua', null, 'Alcohol', 'Parfum']);
});

test.each([
  ['Parfum Iron, Oxides', ['Parfum', 'Iron Oxides']],
  ['Tocopherol Sodium, Chloride', ['Tocopherol', 'Sodium Chloride']],
  ['Allantoin Lauramide, DEA', ['Allantoin', 'Lauramide DEA']],
  ['Xanthann, Gum', ['Xanthan Gum']],
  ['Carbomerr, Gum', ['Carbomer', null]],
])('a comma that tore the last of several names, or one with a slip in it: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Citral`)).toEqual(['Aqua', ...expected, 'Citral']);
});

test('many names without commas in front of a bracket are not what the name in it is called', () => {
  expect(names('Aqua, Glycerin, Hydrogenated Castor Oil Sodium Benzoate Citric Acid Limonene Linalool Beeswax (Cera Alba)')).toEqual([
    'Aqua',
    'Glycerin',
    'Hydrogenated Castor Oil',
    'Sodium Benzoate',
    'Citric Acid',
    'Limonene',
    'Linalool',
    'Cera Alba',
  ]);
  expect(names('Aqua, Talc Mica CI 77891 (Titanium Dioxide)')).toEqual(['Aqua', 'Talc', 'Mica', 'CI 77891']);
  expect(names('Disodium EDTA Tocopheryl Acetate (Vitamin E), Aqua')).toEqual(['Disodium EDTA', 'Tocopheryl Acetate', 'Aqua']);
});

test('a bracket behind the comma of a colour that says what it is adds no name', () => {
  expect(names('Talc, CI 77492, CI 77499, (Iron Oxides), Parfum')).toEqual(['Talc', 'CI 77492', 'CI 77499', 'Parfum']);
  expect(names('Talc, CI 77891, (Titanium Dioxide)')).toEqual(['Talc', 'CI 77891']);
  expect(names('Talc, CI 77891, (Mica), Parfum')).toEqual(['Talc', 'CI 77891', 'Mica', 'Parfum']);
});

test.each([
  ['Talc, CI 15850 / Red 7 Lake, CI 15850 / Red 6, Parfum', [1]],
  ['Talc, Ferric Ammonium Ferrocyanide (CI 77510), Ferric Ferrocyanide (CI 77510), Parfum', [1]],
  ['Talc, Red 6, Red 7 Lake, Parfum', [1]],
  ['Talc, CI 60730/Ext, Violet 2, Parfum', []],
])('two pigments with one number are no translation of each other: %s', (text, again) => {
  const colours = readLabel(text, dictionary).items.slice(1, -1);
  expect(colours.flatMap(({ duplicate }, index) => (duplicate ? [index] : []))).toEqual(again);
});

test.each([
  ['Foogel 305 (Polyacrylamide & Laureth-7)', ['Polyacrylamide', 'Laureth-7']],
  ['Emulsifying wax (Cetearyl Olivate, Sorbitan Olivate)', ['Cetearyl Olivate', 'Sorbitan Olivate']],
  // Names of ingredients are built with the word, so it may be one that is not known.
  ['Foo Extract 305 (Glycerin, Urea)', [null]],
])('a name of the trade gives way to the names in its bracket: %s', (text, expected) => {
  expect(readLabel(`Aqua, ${text}, Parfum`, dictionary).items.map(({ inci }) => inci)).toEqual(['Aqua', ...expected, 'Parfum']);
});

test.each([
  ['Aqua, Dimethicone Urea, Lactic Acid Urea', ['Aqua', 'Dimethicone', 'Urea', 'Lactic Acid', 'Urea']],
  ['Aqua, Cetyl Urea', ['Aqua', null]],
  ['Water\nGlycerin Panthenol\nSorbitan Stearate, Urea', ['Aqua', 'Glycerin', 'Panthenol', 'Sorbitan Stearate', 'Urea']],
  ['Urea, Sorbitan Stearate\nGlycerin, Parfum', ['Urea', 'Sorbitan Stearate', 'Glycerin', 'Parfum']],
  [
    'Aqua / Caprylic/Capric Triglyceride / Urea / Styrene/Acrylates Copolymer',
    ['Aqua', 'Caprylic/Capric Triglyceride', 'Urea', 'Styrene/Acrylates Copolymer'],
  ],
  ['Aqua, Euphorbia Cerifera Wax/Candelilla Cera/Cire de candelilla, Urea', ['Aqua', 'Euphorbia Cerifera Wax', 'Urea']],
  ['a) Aqua; b) Urea; c) Parfum', ['Aqua', 'Urea', 'Parfum']],
])('names without a comma between them: %j', (text, expected) => {
  expect(readLabel(text, dictionary).items.map(({ inci }) => inci)).toEqual(expected);
});

test('what stands in front of an amount and is not known does not vanish behind the next name', () => {
  expect(read('Aqua Blorbane Glycerin Niacinamide 10% (vitamin B3) Panthenol, Parfum').items.map(({ inci }) => inci)).toEqual([
    null,
    'Panthenol',
    'Parfum',
  ]);
});

test.each([
  ['Foobarate & Polyisobutene', [null, 'Polyisobutene']],
  ['Glycerin & Foobarate', ['Glycerin', null]],
  ['Sodium Foobareth Sulfate and/or et/ou Sodium Laureth Sulfate', [null, 'Sodium Laureth Sulfate']],
  ['Essential & Foobared Oils', [null]],
])('a name that is not known keeps the one beside a sign from being read no more: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Citral`)).toEqual(['Aqua', ...expected, 'Citral']);
});

test.each([
  ['Aqua, Candelilla Cera, Cire de Candelilla, Urea', ['Aqua', 'Euphorbia Cerifera Cera', 'Urea']],
  ['Aqua, Candelilla Cera (Euphorbia Cerifera (Candelilla) Wax), Urea', ['Aqua', 'Euphorbia Cerifera Cera', 'Urea']],
  [
    'Aqua, Copernicia Cerifera Cera, Parfum, (Copernicia Cerifera (Carnauba) Wax), Urea',
    ['Aqua', 'Copernicia Cerifera Cera', 'Parfum', 'Urea'],
  ],
  ['Aqua, Tocopherol Acetate, Vitamin E, Urea', ['Aqua', 'Tocopheryl Acetate', 'Urea']],
  ['Aqua, Ацетат токоферола, витамин Е, Urea', ['Aqua', 'Tocopheryl Acetate', 'Urea']],
  ['Aqua, Tocopheryl Acetate, Tocopherol, Urea', ['Aqua', 'Tocopheryl Acetate', 'Tocopherol', 'Urea']],
  ['Aqua, PEG-7, Hydrogenated Castor Oil, Urea', ['Aqua', 'PEG-7 Hydrogenated Castor Oil', 'Urea']],
  ['Aqua, PEG40,hydrogenated castor oïl, Urea', ['Aqua', 'PEG-40 Hydrogenated Castor Oil', 'Urea']],
  ['Aqua, PEG-7, Glyceryl Cooate, Urea', ['Aqua', 'PEG-7 Glyceryl Cocoate', 'Urea']],
  ['Aqua, PEG-80, Sorbitan Laurate, Urea', ['Aqua', 'PEG-80 Sorbitan Laurate', 'Urea']],
  ['Aqua - Urea - Ceteareth-60 - Myristyl Glycol - Parfum', ['Aqua', 'Urea', 'Ceteareth-60 Myristyl Glycol', 'Parfum']],
  ['Aqua, PEG-8, Dimethicone, Urea', ['Aqua', 'PEG-8', 'Dimethicone', 'Urea']],
  [
    'Aqua, Camelina Sativa Seed Oil/Palm Oil, Aminopropanediol Esters, Urea',
    ['Aqua', 'Camelina Sativa Seed Oil/Palm Oil Aminopropanediol Esters', 'Urea'],
  ],
  ['Aqua, Macadamia Ternifolia Seed Oil, PEG-8 Esters, Urea', ['Aqua', null, 'Urea']],
  ['Aqua, Urea, Foo blue colour and Parfum', ['Aqua', 'Urea', null, 'Parfum']],
])('a name said once more counts once, and none is made of another: %s', (text, expected) => {
  const { items } = readLabel(text, dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(expected);
  expect(items.every(({ components }) => components.length === 0)).toBe(true);
});

test('where an amount stands in front of its name no other is of the name in front', () => {
  const amounts = (text: string) => readLabel(text, dictionary).items.map(({ percent }) => percent);
  expect(amounts('Aqua, Glycerin, 5%, Urea')).toEqual([null, 5, null]);
  expect(amounts('5% Urea, Glycerin, 3%, Panthenol')).toEqual([5, null, null]);
});

test('the bracket around "and" may have lost its end', () => {
  expect(names('Aqua, Dimethiconol (and Trideceth-10 (and) Panthenol, Urea')).toEqual([
    'Aqua',
    'Dimethiconol',
    'Trideceth-10',
    'Panthenol',
    'Urea',
  ]);
  expect(names('Aqua, Phenoxyethanol (et Ethylhexylglycerin, Urea')).toEqual(['Aqua', 'Phenoxyethanol', 'Ethylhexylglycerin', 'Urea']);
  expect(names('Aqua, Foobaryl (and other oils), Urea')).toEqual(['Aqua', null, 'Urea']);
});

test.each(['(and/e)', '(AND / ET)', '(&)', '(en)'])('"and" stands in brackets in one language or two: %s', (mark) => {
  expect(names(`Aqua, Glyceryl Stearate ${mark} Urea, Squalane (Olea) ${mark} Panthenol, Parfum`)).toEqual([
    'Aqua',
    'Glyceryl Stearate',
    'Urea',
    'Squalane',
    'Panthenol',
    'Parfum',
  ]);
});

test.each([
  ['olea europaea, olive oil', 'Olea Europaea Fruit Oil'],
  ['Triticum Vulgare, wheat germ oil', 'Triticum Vulgare Germ Oil'],
  ['simmondsia chinensis, huile de jojoba', 'Simmondsia Chinensis Seed Oil'],
])('a plant in Latin and what everybody calls its part are one ingredient, whatever parts them: %s', (text, inci) => {
  const { items } = readLabel(`Aqua, Glycerin, ${text}, Parfum`, dictionary);
  expect(items.map((item) => item.inci)).toEqual(['Aqua', 'Glycerin', inci, 'Parfum']);
  expect(items[2]?.text).toBe(text);
});

test('a plant in Latin in front of the name of another, or of a part in Latin, is an ingredient of its own', () => {
  const { items } = readLabel('Aqua, Olea Europaea, jojoba oil, Olea Europaea, Olea Europaea Leaf Extract, Glycerin', dictionary);
  expect(items.map(({ inci }) => inci)).toEqual([
    'Aqua',
    null,
    'Simmondsia Chinensis Seed Oil',
    null,
    'Olea Europaea Leaf Extract',
    'Glycerin',
  ]);
});

test('of names that nothing parts a footnote mark is of the one that it stands beside', () => {
  const { items } = read('Aqua, Helianthus Annuus Seed Oil Butyrospermum Parkii Butter*, Glycerin. * from organic farming');
  expect(items.map(({ organic }) => organic)).toEqual([false, false, true, false]);
});
