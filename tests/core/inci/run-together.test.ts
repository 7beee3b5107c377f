import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const middle = (text: string) =>
  readLabel(`Aqua, ${text}, Mica`, dictionary)
    .items.slice(1, -1)
    .map(({ inci, match }) => (match === 'corrected' ? `~${inci}` : inci));

test.each([
  ['a misspelt name behind', 'Linalool Alpha-Isomethyl Lonone', ['Linalool', '~Alpha-Isomethyl Ionone']],
  ['a misspelt name in front', 'Sodium Benzoae Sodium Saccharin', ['~Sodium Benzoate', 'Sodium Saccharin']],
  ['a stray letter between', 'Hexyl Cinnamal m Benzyl Salicylate', ['Hexyl Cinnamal', 'Benzyl Salicylate']],
  ['a stray letter in front', 'I Sodium Cocoyl Isethionate', ['~Sodium Cocoyl Isethionate']],
  ['a word behind a salt that only ends names', 'Disodium EDTA Acid', ['Disodium EDTA', null]],
  ['another one behind an acid', 'Lactic Acid Alcohol', ['Lactic Acid', null]],
  ['water behind a salt', 'Sodium Palm Kernelate Water', ['Sodium Palm Kernelate', 'Aqua']],
  ['a lot number behind', 'Flavouring 0604565 626387', ['~Aroma']],
  ['a name behind a numbered chain', 'PEG-40 Hydrogenated Castor Oil Citric Acid', ['PEG-40 Hydrogenated Castor Oil', 'Citric Acid']],
  ['a name that others begin with', 'Propanediol Cetyl Alcohol', ['Propanediol', 'Cetyl Alcohol']],
  ['a name that others end with', 'Niacinamide Betaine', ['Niacinamide', 'Betaine']],
  ['a name that begins no other one', 'Kaolin Dimethicone', ['Kaolin', 'Dimethicone']],
  ['a numbered chain behind another', 'PEG-8 PEG-100 Stearate', ['PEG-8', 'PEG-100 Stearate']],
  ['a name that has lost its number and the comma behind it', 'Benzophenone Panthenol', [null, 'Panthenol']],
  ['the same between two others', 'Citric Acid Benzophenone Urea', ['Citric Acid', null, 'Urea']],
  ['only the hyphen of a lost number', 'Benzophenone-', [null]],
  ['the same misspelt', 'Benzophenoe- Parfum', [null, 'Parfum']],
  ['the name that has no number, by itself', 'Benzophenone', ['Benzophenone']],
  ['the same as the last of two', 'Parfum Benzophenone', ['Parfum', 'Benzophenone']],
  ['one that seldom has a number', 'Dimethicone Crosspolymer Glycerin', ['Dimethicone Crosspolymer', 'Glycerin']],
  ['names with nothing but their capitals', 'GlycerinCetearyl AlcoholUrea', ['Glycerin', 'Cetearyl Alcohol', 'Urea']],
  ['capitals in a name that is not known', 'GlycerinFooUrea', [null]],
  ['a word that is a grade elsewhere', 'Sorbitol Hydrated Silica', ['Sorbitol', 'Hydrated Silica']],
  [
    'small words of other languages',
    'Glyceryl Stearate SE Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
    ['Glyceryl Stearate SE', 'Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine'],
  ],
  [
    'a bracket that explains the last of them, behind a dash',
    'Talc - Sodium Stearate Parfum (Fragrance)',
    ['Talc', 'Sodium Stearate', 'Parfum'],
  ],
  ['a bracket that explains the second, behind a full stop', 'Squalane. Water (Aqua)', ['Squalane', 'Aqua']],
  ['the same without a blank', 'Squalane.Water (Aqua)', ['Squalane', 'Aqua']],
  ['a full stop inside of a name', 'PEG-40. Hydrogenated Castor Oil.', ['PEG-40 Hydrogenated Castor Oil']],
  [
    'an amount in brackets in front of a name',
    'Aluminum Chlorohydrate (12 %) Cyclopentasiloxane',
    ['Aluminum Chlorohydrate', 'Cyclopentasiloxane'],
  ],
  ['an amount in brackets in front of the same once more', 'Niacinamide (4 %) Vitamin B3', ['Niacinamide']],
  ['bare numbers of colours', 'CI 15850, 45410 & 77742', ['CI 15850', 'CI 45410', 'CI 77742']],
  ['an end that two names share', 'Methyl- and Propylparaben', ['Methylparaben', 'Propylparaben']],
  ['the same in German', 'Cetyl- und Stearylalkohol', ['Cetyl Alcohol', 'Stearyl Alcohol']],
  ['a shared end of which one name is unknown', 'Foobar- and Propylparaben', [null]],
  [
    'a function and a trade name in front of names',
    'Preservative Foo 9010 (Phenoxyethanol, Ethylhexylglycerin)',
    ['Phenoxyethanol', 'Ethylhexylglycerin'],
  ],
  ['a propellant behind its German word', 'Treibmittel: Butan', ['Butane']],
  [
    'plants behind a French head in brackets',
    'Complexe végétal (extraits de camomille, ortie)',
    ['Chamomilla Recutita Flower Extract', 'Urtica Dioica Extract'],
  ],
  ['a colour number at the end of a sentence', 'CI 42090. Libre de espuma', ['CI 42090', null]],
])('%s', (_, text, expected) => {
  expect(middle(text)).toEqual(expected);
});

test.each([
  'Hydroquinone Safflowerates',
  'PEG-10 Glyceryl Trioleate',
  'Dimethicone PEG-7 Olivate',
  'Elastin Water',
  'Squalane Beeswax',
  'Bis-Vinyldimethicone/PEG-10 Dimethicone Crosspolymer',
  'Ceramide X',
])('%s stays one unknown name', (text) => {
  expect(middle(text)).toEqual([null]);
});

test.each([
  ['Xanthan, Gum', ['Xanthan Gum']],
  ['Butyrospermum parkii, butter', ['Butyrospermum Parkii Butter']],
  ['Acrylates/C10-30 Alkyl Acrylate, Crosspolymer', ['Acrylates/C10-30 Alkyl Acrylate Crosspolymer']],
  ['Citrus Limon, Peel Extract', ['Citrus Limon Peel Extract']],
  ['Tocopherol, Acid', ['Tocopherol', null]],
])('a comma in front of a last word: %s', (text, expected) => {
  expect(middle(text)).toEqual(expected);
});

test('a formula code ends a list', () => {
  expect(middle('Glycerin, Parfum / Fragrance(F.I.L. C202070/1).1152439-Mask Aqua / Water, Urea')).toEqual([
    'Glycerin',
    'Parfum',
    'Aqua',
    'Urea',
  ]);
  expect(middle('Parfum (F.I.L. C163556/2). Smrene Foo')).toEqual(['Parfum', null]);
});

test.each([
  "Contient du fluorure d'étain à 0,454% p/p et du fluorure de sodium à 0,072% p/p (1450 ppm de fluor)",
  'Enthält Natriumfluorid (1450 ppm F)',
  'Contiene Fluoruro di Sodio 0,315% p/p (1450ppm Fluoruro)',
  'Містить флуорид натрію 0,315%',
  'Fluorid: 1400 ppm',
  'Fluoride content: 1450 ppm F',
  'Масова частка фториду 0,145% (1450 ppm F)',
  'soit 1447 ppm de fluor',
  'Contém 1450 ppm de flúor',
  'Contains approx. 500 ppm of available fluoride when packed',
])('the fluoride notice of a toothpaste is no name: %s', (notice) => {
  const read = (text: string) => readLabel(text, dictionary);
  const { items, leftOut } = read(`Aqua, Sorbitol, Sodium Fluoride, Limonene. ${notice}`);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Sorbitol', 'Sodium Fluoride', 'Limonene']);
  expect(leftOut).toMatchObject([{ why: 'footer' }]);
  // Where nothing else tells of the fluoride, it is kept.
  expect(read(`Aqua, Sorbitol, Limonene. ${notice}`).items.length).toBeGreaterThan(3);
});

test.each([
  ['hyphens for commas', 'Parfum/Fragrance-Linalool-Coumarin', ['Parfum', 'Linalool', 'Coumarin']],
  ['hyphens for commas, of a short list', 'Aqua-Glycerin-Panthenol-Phenoxyethanol', ['Aqua', 'Glycerin', 'Panthenol', 'Phenoxyethanol']],
  [
    'hyphens for commas, and within names, and a word that is damaged',
    'Aqua-Glycerin-PEG-40 Stearate Parfum-Bis-Diglyceryl Polyacyladipate-2-D-Limonene-Mynstyl Blue-Linalool',
    ['Aqua', 'Glycerin', 'PEG-40 Stearate', 'Parfum', 'Bis-Diglyceryl Polyacyladipate-2', 'Limonene', null, 'Linalool'],
  ],
  [
    'a bracket that explains only the last of several names with hyphens between them',
    'PVP Stearic Acid-Palmitic Acid-Cera Alba (Beeswax), Glycerin-Steareth-21 - Steareth-2-Parfum (Fragrance)',
    ['PVP', 'Stearic Acid', 'Palmitic Acid', 'Cera Alba', 'Glycerin', 'Steareth-21', 'Steareth-2', 'Parfum'],
  ],
  [
    'salts side by side, of which one is damaged',
    'Cellulose Gum Sodium Cool Glutamate Sodium Benzoate Potassium Sorbate Aqua (Water) Hydrated Silica Glycerin',
    ['Cellulose Gum', null, 'Sodium Benzoate', 'Potassium Sorbate', 'Aqua', 'Hydrated Silica', 'Glycerin'],
  ],
  [
    'a bracket behind the last of several names, some of them damaged',
    'Sodium Chloride Tocopherol Mynstyl Blue Bisabolol Parfum (Fragrance) Citric Acid Zzorbane CI 77891 (Titanium Dioxide)',
    ['Sodium Chloride', 'Tocopherol', null, 'Bisabolol', 'Parfum', 'Citric Acid', null, 'CI 77891'],
  ],
  [
    'a word behind a bracket that begins the next of them',
    'Coumarin (Tonka) Hydrated Silica Urea Aqua (Water) Hydrated Silica',
    ['Coumarin', 'Hydrated Silica', 'Urea', 'Aqua', 'Hydrated Silica'],
  ],
  ['the ester of two glycols', 'Diethylene Glycol/Triethylene Glycol Rosinates', [null]],
  ['a broken word in front of one', 'Methyl - propanediol-Myristyl Myristate', ['Methylpropanediol', 'Myristyl Myristate']],
  [
    'a slash within one of two names',
    'PEG-7 Glyceryl Cocoate Styrene/Acrylates Copolymer',
    ['PEG-7 Glyceryl Cocoate', 'Styrene/Acrylates Copolymer'],
  ],
  ['countries behind a name', 'Polysorbate 80 DE AT', ['~Polysorbate 80']],
  ['letters that tell which one', 'Ceramide AT', [null]],
  ['a word that may be a name of its own', 'Aminoethyl Propanediol-Acrylates/Acrylamide Copolymer', [null]],
])('%s', (_, text, expected) => {
  expect(middle(text)).toEqual(expected);
});

test('a rare word tells which name is meant, in spite of more slips in the other', () => {
  expect(middle('Disteardimonium Hectoride')).toEqual(['~Disteardimonium Hectorite']);
  expect(middle('Polyaminopropyl Biguenide')).toEqual(['~Polyaminopropyl Biguanide']);
  expect(middle('Xylitan Sesquicaprylate')).toEqual([null]);
  expect(middle('Isononyl Isodecanoate')).toEqual([null]);
});

test('a code alone is left out, a colour or a chain is not', () => {
  const { items, leftOut } = readLabel('Aqua, Mica, Limonene, (N2007/A)', dictionary);
  expect(items).toHaveLength(3);
  expect(leftOut).toMatchObject([{ text: '(N2007/A)', why: 'code' }]);
  for (const code of ['(C34149/1)', 'C160825/2', '[M3294A/00]', '(C0547C)'])
    expect(readLabel(`Aqua, Mica, Limonene, ${code}`, dictionary)).toMatchObject({ total: 3, leftOut: [{ text: code, why: 'code' }] });
  for (const name of ['CI 99999', 'PEG-1200']) expect(middle(name)).toHaveLength(1);
});

test.each(['C77891', 'C177891', 'C 77891'])('%s is a colour whose index letters were lost or misread', (text) => {
  expect(middle(text)).toEqual(['CI 77891']);
});

test('a name with the same words but for misspelt ones is meant, whichever its other words are', () => {
  for (const [read, meant] of [
    ['Calendula Offiinals Flower Extract', 'Calendula Officinalis Flower Extract'],
    ['Crataegus Monogym Flower Extract', 'Crataegus Monogyna Flower Extract'],
    ['Aloe Bardensis Leaf Juice Powder', 'Aloe Barbadensis Leaf Juice Powder'],
    ['Benzyl Salycilate', 'Benzyl Salicylate'],
    ['Sodium Hydmxide', 'Sodium Hydroxide'],
    ['Acrylates/C10-30 Alkyl Acrylate Cospolymer', 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer'],
  ] as const)
    expect(middle(read)).toEqual([`~${meant}`]);
});

test('a chemical word that differs by a syllable or by its end is another substance', () => {
  for (const name of [
    'Polyglyceryl-10 Trierucate',
    'Pentaerythrityl Tetrabenzoate',
    'Magnesium Hydride',
    'Isopulegyl Acetate',
    'Phenyl Methiconol',
  ])
    expect(middle(name)).toEqual([null]);
});

test('a number all of whose digits were seen as letters is a number', () => {
  expect(middle('PEG-IOO Stearate')).toEqual(['~PEG-100 Stearate']);
  expect(middle('Acrylates/CIO-30 Alkyl Acrylate Crosspolymer')).toEqual(['~Acrylates/C10-30 Alkyl Acrylate Crosspolymer']);
});

test.each(['or (ou)', 'or', 'ou', 'oder'])('which of two it is the label leaves open: %s', (or) => {
  expect(readLabel(`Aqua, Mica, Kaolin ${or} Titanium Dioxide`, dictionary).items.at(-1)).toMatchObject({
    inci: null,
    components: [{ inci: 'Kaolin' }, { inci: 'Titanium Dioxide' }],
  });
});

test('a hydrosol or distillate is the water of its plant', () => {
  expect(middle('Matricaria Recutita (Chamomile) Flower Hydrosol')).toEqual(['Chamomilla Recutita Flower Water']);
  expect(middle('Rosa Damascena Distillate')).toEqual(['Rosa Damascena Flower Water']);
});

test('a name that ends like many others and goes on in none ends before a frequent last word', () => {
  expect(middle('Glycol Distearate Dimethicone')).toEqual(['Glycol Distearate', 'Dimethicone']);
  expect(middle('Sodium Hydroxide Amodimethicone')).toEqual(['Sodium Hydroxide', 'Amodimethicone']);
  expect(middle('PEG-6 Methyl Ether Dimethicone')).toEqual([null]);
});

test('two pieces that cannot be read alone are read together where both make known names', () => {
  expect(middle('Steramidopropyl, Dimethylamine')).toEqual(['~Stearamidopropyl Dimethylamine']);
  expect(middle('Alluminium, Chlorohydrate')).toEqual(['~Aluminum Chlorohydrate']);
  expect(middle('Acrylates/C10-30 Akyl, Acrylate Crosspolymer')).toEqual(['~Acrylates/C10-30 Alkyl Acrylate Crosspolymer']);
  expect(middle('Polyacrylamide C13-14, Isoparaffin Laureth-7')).toEqual(['Polyacrylamide', 'C13-14 Isoparaffin', 'Laureth-7']);
  expect(middle('Foobarium, Bazquxate')).toEqual([null, null]);
});

test('a Latin name alone beside the same with its part, and a bracket in a bracket, say the same', () => {
  expect(middle("Hordeum Vulgare Extract/Hordeum Vulgare/Extrait d'Orge")).toEqual(['Hordeum Vulgare Extract']);
  expect(middle('Glycine Soja/Glycine Soja (Soybean) Sterols')).toEqual(['Glycine Soja Sterols']);
  expect(middle('Candelilla Cera (Euphorbia Cerifera (Candelilla) Wax)')).toEqual(['Euphorbia Cerifera Cera']);
});

test.each([
  ['Octocrylene 2.70%Water', ['Octocrylene', 'Aqua']],
  ['-Zinc Oxide 3% -Petrolatum 40.2% Cera Alba', ['Zinc Oxide', 'Petrolatum', 'Cera Alba']],
  ['Salicylic Acid 2% BHA', ['Salicylic Acid']],
  ['Vitamin C 10% Ascorbic Acid', ['Ascorbic Acid']],
])('a name behind the amount of another: %s', (text, expected) => {
  expect(middle(text)).toEqual(expected);
});

test('numbers of the pack behind the full stop of the last name are no name', () => {
  for (const code of ['028202 L DL 12M', '750 ml e', '72140 81084 9']) {
    const { items, leftOut } = readLabel(`Aqua, Mica, Benzoic Acid. ${code}`, dictionary);
    expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Mica', 'Benzoic Acid']);
    expect(leftOut).toMatchObject([{ why: 'code' }]);
  }
  expect(readLabel('Urea, 1152439-FREMKALDERCREMEAQUA/WATER', dictionary).items[1]?.inci).toBe('Aqua');
  expect(middle('1230456 butane')).toEqual(['Butane']);
  expect(middle('1230456 blorbane')).toEqual([]);
  expect(middle('SD Alcohol 7')).toEqual([null]);
  expect(middle('Potassium Sorbate 8')).toEqual(['~Potassium Sorbate']);
});

test('what scanners make of "oil" behind the part of a plant, a lost ligature and a word printed twice are corrected', () => {
  for (const [read, meant] of [
    ['Helianthus Annuus (Sunflower) Seed Ol', 'Helianthus Annuus Seed Oil'],
    ['Cocos Nucifera (Coconut) 011', 'Cocos Nucifera Oil'],
    ['Olea Europaea Fruit Oi', 'Olea Europaea Fruit Oil'],
    ['Rosmarinus O_cinalis Leaf Extract', 'Rosmarinus Officinalis Leaf Extract'],
    ['Aloe Barbadensis Lea Juice', 'Aloe Barbadensis Leaf Juice'],
    ['Glyceryl Stearate Stearate', 'Glyceryl Stearate'],
  ] as const)
    expect(middle(read)).toEqual([`~${meant}`]);
  expect(middle('Foeniculum Vulgare Vulgare Fruit Oil')).toEqual([null]);
  expect(middle('Di-HEA Trimethylhexyl Dicarbamate')).toEqual([null]);
});

test('parts of a plant may stand in the plural or be called a berry', () => {
  expect(middle('Lycium Barbarum Berry Extract')).toEqual(['Lycium Barbarum Fruit Extract']);
  expect(middle('Sideritis Scardica Flowers/Leaves/Stems Extract')).toEqual(['Sideritis Scardica Flower/Leaf/Stem Extract']);
});

test.each([
  [
    'SORBITOL ETHYLHEXYL SALICYLATE NIACINAMIDE GLYCERIN MYNSTYL ALCOHOL C12-15 ALKYL BENZOATE BLORBANE OCTYLDODECANOL',
    ['Sorbitol', 'Ethylhexyl Salicylate', 'Niacinamide', 'Glycerin', '~Myristyl Alcohol', 'C12-15 Alkyl Benzoate', null, 'Octyldodecanol'],
  ],
  [
    'Glycerin ? Hydrated Silica ? BLORBZANE ALCOHOL ? Sodium Lauryl Sulfate Cellulose Gum Sodium Saccharin ? Xylitol',
    ['Glycerin', 'Hydrated Silica', null, 'Sodium Lauryl Sulfate', 'Cellulose Gum', 'Sodium Saccharin', 'Xylitol'],
  ],
  [
    'Propylene Glycol Titanium Dioxyde Butylene Glycol Xanthan Gum Glyceryl Stearate',
    ['Propylene Glycol', '~Titanium Dioxide', 'Butylene Glycol', 'Xanthan Gum', 'Glyceryl Stearate'],
  ],
  ['Pseudoblorba/Camellia Sinensis Seed Oil/Glucose/Malt Extract/Soybean Flour/Yeast Extract Ferment Filtrate', [null]],
  ['Propylene Guycol PEG 40 Hydrogented Castor Oil Parfu m', [null]],
  ['Hydrolyzed Soy PEG-150 Polyquaternium-10 Tetrastearate PEG-6 Glycerides PEG-7 Laureth-7', [null]],
])('known names are read among damaged ones that nothing parts from them, and none that may be a part of one: %s', (text, names) => {
  expect(middle(text)).toEqual(names);
});

test.each([
  ['Tocophrenil Sodium Benzoate', [null, 'Sodium Benzoate']],
  ['Glycol Distearate Foobareth', ['Glycol Distearate', null]],
  ['Foobar Officinalis Lef Ext Aloe Barbadensis Leaf Juice Powder', [null, 'Aloe Barbadensis Leaf Juice Powder']],
  ['138 Butyrospermum Parkii (Shea) Butter', ['~Butyrospermum Parkii Butter']],
  ['Foobubn Cetyl Palmitate', [null, 'Cetyl Palmitate']],
  ['Fooberol Linalool', [null, 'Linalool']],
  ['Geraniol Citrbrol', ['Geraniol', null]],
  ['Parfum 24h', ['~Parfum']],
  ['Silica Urea Allantoin Foobaryl Behenate', ['Silica', 'Urea', 'Allantoin', null]],
  ['Triticum Vulgare (Wheat) Germ Oill Fragrance (Parfum)', ['~Triticum Vulgare Germ Oil', 'Parfum']],
  ['Helianthus Annuus (Sunfower) Seed Ol Parfum (Fragrance)', ['~Helianthus Annuus Seed Oil', 'Parfum']],
])('a known name is told apart from what is not read beside it: %s', (text, expected) => {
  expect(middle(text)).toEqual(expected);
});

test.each([
  'Foobaryl Ornithine',
  'Foobaryl Linalool',
  'Citral Foobethyl Acetal',
  'Foobarium-12 Diphenyl Dimethicone',
  'Camelina Sativa Seed Oil Foobarate Esters',
  'Foobaro Hydrogenated Castor Oil',
  'Sodium Lauryl Glucoside Foobarate',
  'Gelatin/Lysine/Glycerin Foobaryl Chloride',
  'Foobarat de Tocopherol',
  'sh-Foobarin Oligopeptide-1',
])('what may be one name that we do not know is not cut: %s', (text) => {
  expect(middle(text)).toEqual([null]);
});

test.each([
  ['Talc, Mica, CI 77499 IRON OXIDES, Parfum', ['Talc', 'Mica', 'CI 77499', 'Parfum']],
  ['MICA TALC CI 77491 CI 77499 IRON OXYDES SILICA DIMETHICONE', ['Mica', 'Talc', 'CI 77491', 'CI 77499', 'Silica', 'Dimethicone']],
  ['Aqua Glycerin MENTHA PIPERITA EXTRACT/PEPPERMINT EXTRACT Xanthan Gum', ['Aqua', 'Glycerin', 'Mentha Piperita Extract', 'Xanthan Gum']],
  ['Talc, CI 77891 Mica, Parfum', ['Talc', 'CI 77891', 'Mica', 'Parfum']],
])('a colour and what it is called, a plant and its everyday name are one among others: %s', (text, expected) => {
  expect(readLabel(text, dictionary).items.map(({ inci }) => inci)).toEqual(expected);
});

test('locants keep their comma where names have none', () => {
  const run = 'Aqua Glycerin Foobaryl Caprylyl Glycol 1,2-Hexanediol Butylene Glycol Niacinamide Panthenol, Parfum';
  const inci = readLabel(run, dictionary).items.map((item) => item.inci);
  expect(inci).toContain('1,2-Hexanediol');
  expect(inci).not.toContain('Hexanediol');
});

test('what is glued to an unread word and may begin a longer name leaves nothing of it', () => {
  const run = (names: string) => readLabel(`AQUA GLYCERIN PARFUM LINALOOL ${names} CITRAL LIMONENE COUMARIN EUGENOL`, dictionary).items;
  expect(run('GERANIOLHEXYL CINNAMAL').map(({ inci }) => inci)).toContain('Hexyl Cinnamal');
  expect(run('GERANOLAMYL CINNAMAL').find(({ inci }) => inci === null)?.text).toBe('GERANOLAMYL CINNAMAL');
});
