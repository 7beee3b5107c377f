import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  ['a comma between digits belongs to the name', 'Aqua, 1,2-Hexanediol, Panthenol', ['Aqua', '1,2-Hexanediol', 'Panthenol']],
  [
    'lists without spaces split only where names end',
    'Niacinamide,1,2-Hexanediol,Allantoin',
    ['Niacinamide', '1,2-Hexanediol', 'Allantoin'],
  ],
  ['a number in front of a locant splits', 'PEG-8,1,2-Hexanediol', ['PEG-8', '1,2-Hexanediol']],
  ['a number behind a numbered name stays apart', 'Steareth-2, 1,2-Hexanediol, Aqua', ['Steareth-2', '1,2-Hexanediol', 'Aqua']],
  ['two locants stay in one name', 'Aqua, 2-Bromo-2-Nitropropane-1,3-Diol', ['Aqua', '2-Bromo-2-Nitropropane-1,3-Diol']],
  ['a carried colour index prefix', 'Mica, CI 77491,77492,77499', ['Mica', 'CI 77491', 'CI 77492', 'CI 77499']],
  [
    'a comma that a shop put into a name',
    'Bis-Ethylhexyloxyphenol, Methoxyphenyl Triazine, Aqua',
    ['Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine', 'Aqua'],
  ],
  ['a comma inside brackets', 'Butyrospermum Parkii (Shea, Karite) Butter, Glycerin', ['Butyrospermum Parkii Butter', 'Glycerin']],
  ['a reversed slash pair', 'Capric/Caprylic Triglyceride', ['Caprylic/Capric Triglyceride']],
  ['spaces around a slash', 'Acrylates / C10-30 Alkyl Acrylate Crosspolymer', ['Acrylates/C10-30 Alkyl Acrylate Crosspolymer']],
  ['three languages of water', 'Water/Aqua/Eau, Panthenol', ['Aqua', 'Panthenol']],
  ['backslashes', 'Water\\Aqua\\Eau, Panthenol', ['Aqua', 'Panthenol']],
  ['semicolons between languages', 'Water; Aqua; Eau', ['Aqua']],
  ['a number decides over a group name', 'CI 77491 / Iron Oxides', ['CI 77491']],
  ['the name inside the bracket', 'Vitamin B3 (Niacinamide), Aqua', ['Niacinamide', 'Aqua']],
  ['an unclosed bracket ends at the next name', 'Aqua (Water, Panthenol, Allantoin', ['Aqua', 'Panthenol', 'Allantoin']],
  ['stops inside colour names', 'FD&C Blue No. 1, D&C Red No. 33', ['CI 42090', 'CI 17200']],
  ['stops as separators', 'INCI: WATER (AQUA). GLYCERIN. PANTHENOL.', ['Aqua', 'Glycerin', 'Panthenol']],
  ['line breaks as separators', 'Water\nPanthenol\nAllantoin', ['Aqua', 'Panthenol', 'Allantoin']],
  ['bullets as separators', 'Water • Panthenol • Allantoin', ['Aqua', 'Panthenol', 'Allantoin']],
  ['spaced dashes as separators', 'Glycerin - Panthenol - Alpha-Tocopherol', ['Glycerin', 'Panthenol', 'Tocopherol']],
  ['no separators at all', 'WATER GLYCERIN PANTHENOL', ['Aqua', 'Glycerin', 'Panthenol']],
  ['one missing comma', 'Mica, Titanium Dioxide Carbomer, Panthenol', ['Mica', 'Titanium Dioxide', 'Carbomer', 'Panthenol']],
  ['a name glued to the first word of the next', 'GERANIOLHEXYL CINNAMAL CITRAL', ['Geraniol', 'Hexyl Cinnamal', 'Citral']],
  ['names glued together', 'AQUA/WATER/EAUALCOHOL DENAT., GLYCERIN', ['Aqua', 'Alcohol Denat.', 'Glycerin']],
  ['full-width commas', 'Aqua，Glycerin、Allantoin', ['Aqua', 'Glycerin', 'Allantoin']],
  ['hyphens left by line breaks', 'CAPRYLIC/CAPRIC TRIGLY-CERIDE, PHENOXYE-THANOL', ['Caprylic/Capric Triglyceride', 'Phenoxyethanol']],
  ['a supplier blend', 'Glycerin (and) Panthenol (and) Allantoin', ['Glycerin', 'Panthenol', 'Allantoin']],
  ['Cyrillic letters that look Latin', 'АQUA, Pаnthenol', ['Aqua', 'Panthenol']],
  ['a heading in brackets', '【Ingredients】 Aqua, Urea', ['Aqua', 'Urea']],
  ['tags of any file', '<ingredient>Aqua</ingredient><ingredient>Urea</ingredient>', ['Aqua', 'Urea']],
  ['formulas', 'H2O, SiO2, Na2EDTA', ['Aqua', 'Silica', 'Disodium EDTA']],
  ['Greek letters that look Latin', 'ΑQUA, Panthenοl, β-Carotene', ['Aqua', 'Panthenol', 'Beta-Carotene']],
  ['HTML entities', 'Aqua&nbsp;(Water),&#32;Glycerin &amp; Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
  [
    'British spelling',
    'Sodium Laureth Sulphate, Aluminium Starch Octenylsuccinate',
    ['Sodium Laureth Sulfate', 'Aluminum Starch Octenylsuccinate'],
  ],
  ['the longest name between slashes', 'Styrene/Acrylates Copolymer/Titanium Dioxide, Aqua', ['Styrene/Acrylates Copolymer', 'Aqua']],
  [
    'the last word once more in another language',
    'Cocos Nucifera (Coconut) Oil/Huile, Rosa Damascena (Rose) Flower Water/Hydrosol',
    ['Cocos Nucifera Oil', 'Rosa Damascena Flower Water'],
  ],
  ['a scanned l between letters', 'Aqua, G|ycerin, Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
  ['a line between two names', 'Aqua|Glycerin, Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
  ['as much as it takes', 'Salicylic Acid at 0.5%, aqua q.s.', ['Salicylic Acid', 'Aqua']],
  ['a polymer grade is no jar symbol', 'Aqua, PEG-7M', ['Aqua', 'PEG-7M']],
  ['a jar symbol is no ingredient', 'Aqua, Glycerin, 12M', ['Aqua', 'Glycerin']],
  ['a plant is not the amino acid it begins with', 'Glycine Soja (Soybean) Oil', ['Glycine Soja Oil']],
  ['the word in mid-list is no heading', 'Water, Ingredients Extract, Panthenol', ['Aqua', null, 'Panthenol']],
  ['a common name behind its Latin one', 'Aqua, Cocos Nucifera Coconut Oil', ['Aqua', 'Cocos Nucifera Oil']],
  ['translations side by side', 'Water Aqua Eau, Panthenol', ['Aqua', 'Panthenol']],
  ['claims are no ingredients', 'Aqua, SANS PARABEN, Hypoallergenic, Parfum', ['Aqua', 'Parfum']],
  [
    'a locant of letters',
    'N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine Sulfate, Aqua',
    ['N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine Sulfate', 'Aqua'],
  ],
  ['numbers joined by a word', 'CI 77491, 77492 and 77499', ['CI 77491', 'CI 77492', 'CI 77499']],
  ['monomers in the other order', 'Vinyl Dimethicone / Dimethicone Crosspolymer', ['Dimethicone/Vinyl Dimethicone Crosspolymer']],
  [
    'a translation behind a slash',
    'Sodium Lauryl Sulfate/Laurilsulfato de Sódio, Dimethicone/Dimethicona',
    ['Sodium Lauryl Sulfate', 'Dimethicone'],
  ],
  [
    'the form in the bracket of a vitamin',
    'Vitamin E (Tocopheryl Acetate), Vitamin C (Sodium Ascorbyl Phosphate)',
    ['Tocopheryl Acetate', 'Sodium Ascorbyl Phosphate'],
  ],
  [
    'a function with the names that have it',
    'Preservatives (Phenoxyethanol, Ethylhexylglycerin), Aqua',
    ['Phenoxyethanol', 'Ethylhexylglycerin', 'Aqua'],
  ],
  ['a lake and a number sign', 'FD&C Yellow #6 Aluminum Lake, D&C Red No. 7 Calcium Lake', ['CI 15985', 'CI 15850']],
  ['a number behind its group name', 'Mica, Iron Oxides CI 77491, CI 77492', ['Mica', 'CI 77491', 'CI 77492']],
  ['middle dots without spaces', 'Water·Glycerin·Niacinamide', ['Aqua', 'Glycerin', 'Niacinamide']],
  ['numbers in front of the names', '1. Water, 2. Glycerin, 3. Niacinamide', ['Aqua', 'Glycerin', 'Niacinamide']],
  ['a heading without a colon', 'ingredients-Aqua, Glycerin', ['Aqua', 'Glycerin']],
  ['a heading between stars', '**INGREDIENTS** Aqua, Glycerin', ['Aqua', 'Glycerin']],
  ['the contents of the pack', 'Aqua, Parfum. 50 ml / 1.7 fl. oz.', ['Aqua', 'Parfum']],
  ['an open jar behind a stop', 'Aqua, Parfum. 12M', ['Aqua', 'Parfum']],
  ['a share of natural origin', 'Aqua, Parfum. 99% natural origin', ['Aqua', 'Parfum']],
  ['footnotes behind each other', 'Aqua, Glycerin*, Parfum** * Organic ** Natural fragrance', ['Aqua', 'Glycerin', 'Parfum']],
  ['superscripts that lost their height', 'Citral3, Limonene3, Linalool3', ['Citral', 'Limonene', 'Linalool']],
  ['such a digit behind a full stop', 'Urea2, Alcohol Denat.8, Linalool3', ['Urea', 'Alcohol Denat.', 'Linalool']],
  ['a digit of a numbered family', 'Benzophenone7, Aqua', [null, 'Aqua']],
  [
    'bytes shown in Windows-1252',
    'Aqua, Beurre de KaritÃ©, PEGâ€‘100 Stearate',
    ['Aqua', 'Butyrospermum Parkii Butter', 'PEG-100 Stearate'],
  ],
  ['bytes shown in Mac Roman', 'Ceteareth‚Äì20, Tea Tree Oil‚Ñ¢', ['Ceteareth-20', 'Melaleuca Alternifolia Leaf Oil']],
  ['entities of brackets, encoded twice', 'Mentha Piperita &amp;lpar;Peppermint&rpar; Oil', ['Mentha Piperita Oil']],
  ['tags with attributes', '<span class="inci">Aqua</span>, Glycerin<br/>', ['Aqua', 'Glycerin']],
  ['abbreviations in look-alike letters', 'Aqua, ВНТ, Parfum', ['Aqua', 'BHT', 'Parfum']],
  [
    'praise of actives in front of the list',
    'Active ingredients: Niacinamide, Panthenol. Ingredients: Aqua, Niacinamide, Panthenol',
    ['Aqua', 'Niacinamide', 'Panthenol'],
  ],
  [
    'praise of key ingredients in front of the list',
    'Key Ingredients: Niacinamide, Zinc, Panthenol. Ingredients: Aqua, Niacinamide, Zinc PCA',
    ['Aqua', 'Niacinamide', 'Zinc PCA'],
  ],
  [
    'a pH behind the list',
    'Aqua, Glycerin, Sorbic Acid*, Potassium Sorbate*. pH: 5,5.',
    ['Aqua', 'Glycerin', 'Sorbic Acid', 'Potassium Sorbate'],
  ],
  ['what a name is derived from', 'Aqua, Glycerin, Limonene, Parfum. *Vitamin C derivative', ['Aqua', 'Glycerin', 'Limonene', 'Parfum']],
  [
    'a German origin behind another footnote',
    'Aqua, Glycerin*, Linalool** *Bio ** Natürlichen Ursprungs',
    ['Aqua', 'Glycerin', 'Linalool'],
  ],
  ['a footnote whose number lost its height', 'Aqua, Tocopherol², Parfum³. 1 from organic farming', ['Aqua', 'Tocopherol', 'Parfum']],
  ['a colour that says so', 'Aqua, Colour CI 42090, Colorant CI 19140', ['Aqua', 'CI 42090', 'CI 19140']],
  ['a German compound is one substance', 'Aqua, Wollwachsalkohol, Glycerin', ['Aqua', 'Lanolin Alcohol', 'Glycerin']],
  ['a plant is not its abbreviation', 'Aqua, Tea, Glycerin', ['Aqua', null, 'Glycerin']],
  ['a number one off is no other colour', 'Aqua, CI 77493', ['Aqua', null]],
])('%s', (_fact, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('headings, directions and codes are left out and named as such', () => {
  const reading = read('Состав/Ingredients: Aqua, Glycerin, Panthenol <ILN48291>\nDirections: apply to wet hair');
  expect(reading.items.map(({ inci }) => inci)).toEqual(['Aqua', 'Glycerin', 'Panthenol']);
  expect(reading.leftOut.map(({ why }) => why)).toEqual(['heading', 'code', 'footer']);
});

test.each([
  ['Potassium Phoshpate', 'Potassium Phosphate'],
  ['Leontopodium Alpinum Flwoer Extract', 'Leontopodium Alpinum Flower Extract'],
  ['Phopshoric Acid', 'Phosphoric Acid'],
])('two letters swapped: %s is %s', (typed, meant) => {
  expect(names(`Aqua, ${typed}, Glycerin`)).toEqual(['Aqua', meant, 'Glycerin']);
});

test('a slash between commas is no part of the name behind it', () => {
  expect(read('Glycerin, /, Water, Parfum').items.map(({ text }) => text)).toEqual(['Glycerin', 'Water', 'Parfum']);
});

test('words of a shop are no list', () => {
  expect(read('Add to cart. Free shipping on orders over $50. Returns within 30 days.').refused).toBe('not_ingredients');
});

test('a full list wins over praise in front of it', () => {
  expect(names('Активные компоненты: экстракт винограда. Полный состав: aqua, glycerin, mica')).toEqual(['Aqua', 'Glycerin', 'Mica']);
});

test('a Russian name inside a Latin list is that ingredient, or one that is not read', () => {
  expect(names('Aqua, Глицерин, Parfum')).toEqual(['Aqua', 'Glycerin', 'Parfum']);
  expect(read('Aqua, Экстракт ничейника, Parfum')).toMatchObject({ recognised: 2, total: 3, leftOut: [] });
});

test.each([
  ['[+/- CI 77891, CI 77491]', ['CI 77891', 'CI 77491']],
  ['May Contain (+/-): CI 77491, Mica', ['CI 77491', 'Mica']],
  ['[+/-] CI 77491, CI 75470', ['CI 77491', 'CI 75470']],
  ['± CI 77491', ['CI 77491']],
  ['[+/- may contain / peut contenir ci 77491, mica', ['CI 77491', 'Mica']],
  ['[+/- Mica, may contain: CI 77491)', ['Mica', 'CI 77491']],
  ['[+/- Iron Oxides (CI 77491), CI 77499), Mica, Carmine (CI 75470)]', ['CI 77491', 'CI 77499', 'Mica', 'CI 75470']],
  ['[+/- Iron Oxides (CI 77491) Titanium Dioxide (CI 77891)]', ['CI 77491', 'CI 77891']],
])('%s stands apart', (block, expected) => {
  const { items } = read(`Aqua, Glycerin, ${block}`);
  expect(items.filter(({ mayContain }) => mayContain).map(({ inci }) => inci)).toEqual(expected);
  expect(items.filter(({ mayContain }) => !mayContain).map(({ inci }) => inci)).toEqual(['Aqua', 'Glycerin']);
});

test('what another product of the pack holds depends on no shade', () => {
  const { items } = read('Aqua, Glycerin, [+/-] CI 77491, CI 77891 Developer: Aqua, Hydrogen Peroxide');
  expect(items.filter(({ inci, mayContain }) => inci && mayContain).map(({ inci }) => inci)).toEqual(['CI 77491', 'CI 77891']);
  expect(items.findLast(({ inci }) => inci === 'Hydrogen Peroxide')).toMatchObject({ mayContain: false });
});

test('active and inactive panels keep their section and percentages', () => {
  const { items } = read('Active ingredients: Zinc Oxide 12%, Octinoxate 7.5%; Inactive: Water, Glycerin');
  expect(items.map(({ inci, section, percent }) => [inci, section, percent])).toEqual([
    ['Zinc Oxide', 'active', 12],
    ['Ethylhexyl Methoxycinnamate', 'active', 7.5],
    ['Aqua', 'inactive', null],
    ['Glycerin', 'inactive', null],
  ]);
});

test('a numbered part is one whether its first name is known or not', () => {
  expect(read('Phase A: Aqua, Glycerin. Phase B: Foobarol, Urea').items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Aqua', 'Phase A'],
    ['Glycerin', 'Phase A'],
    [null, 'Phase B'],
    ['Urea', 'Phase B'],
  ]);
});

test('parts of a kit are lists of their own', () => {
  const { items } = read('Creme: Aqua, Cetearyl Alcohol. Developer: Aqua, Hydrogen Peroxide');
  expect(items.map(({ inci, section, duplicate }) => [inci, section, duplicate])).toEqual([
    ['Aqua', 'Creme', false],
    ['Cetearyl Alcohol', 'Creme', false],
    ['Aqua', 'Developer', false],
    ['Hydrogen Peroxide', 'Developer', false],
  ]);
});

test.each([
  'Može sadržavati: CI 77891',
  'Poate conține: CI 77891',
  '( +/- ) CI 77891',
  '+/- (may contain) CI 77891',
  '⁺/₋ CI 77891',
  'Може да съдържа: CI 77891',
  'Μπορεί να περιέχει: CI 77891',
  '[+/- (MAY CONTAIN) : CI 77891 (TITANIUM DIOXIDE)]',
  '+/- (CI 77891)',
])('%s is a may-contain block', (block) => {
  expect(read(`Aqua, Talc. ${block}`).items.map(({ inci, mayContain }) => [inci, mayContain])).toEqual([
    ['Aqua', false],
    ['Talc', false],
    ['CI 77891', true],
  ]);
});

test('drug facts without commas are cut at their strengths', () => {
  const { items } = read(
    'Active ingredients Purpose\nAvobenzone 3% Sunscreen\nOctisalate 5% Sunscreen\nInactive ingredients water, glycerin',
  );
  expect(items.map(({ inci, section, percent }) => [inci, section, percent])).toEqual([
    ['Butyl Methoxydibenzoylmethane', 'active', 3],
    ['Ethylhexyl Salicylate', 'active', 5],
    ['Aqua', 'inactive', null],
    ['Glycerin', 'inactive', null],
  ]);
});

test.each([
  ['Glycerin 1-5%', null],
  ['Panthenol 50 mg/g', 5],
  ['Niacinamide (50,000 ppm)', 5],
  ['Niacinamide (0.125 ppm)', 0.0000125],
  ['Ferulic Acid .5%', 0.5],
  ['Ferulic Acid %0.5', 0.5],
  ['Polysorbate 20 - 5%', 5],
  ['Glycolic Acid 7 percent', 7],
  ['Sodium Fluoride 0.24% (0.15% w/v Fluoride Ion)', 0.24],
  ['Hypericum Perforatum Extract (standardized for 0.3% hypericin)', null],
  ['IR3535 (35% ethyl butylacetylaminopropionate)', 35],
])('%s declares %s per cent', (text, percent) => {
  const [item, ...others] = read(text).items;
  expect(item).toMatchObject({ match: expect.not.stringMatching('unknown'), percent });
  expect(others).toEqual([]);
});

test.each([
  ['Salicylic Acid (BHA), Aqua', []],
  ['Rosa Canina Fruit Extract (CO2), Aqua', []],
  ['Milk Protein (Vegan Collagen), Aqua', []],
  ['Aloe Barbadensis (Aloe Vera) Leaf Juice, Aqua', []],
  ['Parfum/Fragrance/Aroma, Aqua', ['Parfum', 'Aroma']],
  ['CI 77491/77492/77499 (Iron Oxides), Aqua', ['CI 77491', 'CI 77492', 'CI 77499']],
  ['Parfum (Fragrance (Linalool, Limonene)), Aqua', ['Linalool', 'Limonene']],
  ['Aroma [Rosa Damascena (Rose) Flower Oil*, Limonene], Aqua', ['Rosa Damascena Flower Oil', 'Limonene']],
  [
    'Parfum (Caprylic/Capric Triglyceride, Citrus Limon (Lemon) Peel Oil (Citral)), Aqua',
    ['Caprylic/Capric Triglyceride', 'Citrus Limon Peel Oil', 'Citral'],
  ],
  ['Lavandula Angustifolia (Lavender) Oil (Linalool, Limonene), Aqua', ['Linalool', 'Limonene']],
])('%s has the components %j', (text, expected) => {
  expect(read(text).items[0]?.components.map(({ inci }) => inci)).toEqual(expected);
});

test('percentages are read wherever they stand', () => {
  expect(read('Retinol 0.3%, 10% Niacinamide, Glycerin (5%), Aqua 72,5 %, Avobenzone -3.0 %').items.map(({ percent }) => percent)).toEqual([
    0.3, 10, 5, 72.5, 3,
  ]);
});

test('nano survives and names a different thing', () => {
  expect(read('Titanium Dioxide [nano], Zinc Oxide (nano), Zinc Oxide').items.map(({ nano }) => nano)).toEqual([true, true, false]);
});

test('an unknown name keeps all its locants', () => {
  const text = '1,3,4,6,7,8-Hexahydro-4,6,6,7,8,8-Hexamethylcyclofoopyran';
  expect(read(`Aqua,${text}, Linalool`).items.map((item) => item.text)).toEqual(['Aqua', text, 'Linalool']);
});

test('a bracket of other names holds components', () => {
  const [parfum] = read('Parfum (Linalool, Limonene), Aqua').items;
  expect(parfum?.inci).toBe('Parfum');
  expect(parfum?.components.map(({ inci }) => inci)).toEqual(['Linalool', 'Limonene']);
});

test('footnotes become facts of the marked names', () => {
  const { items } = read('Linalool*, Limonene*, Aqua\n* naturally occurring in essential oils');
  expect(items.map(({ inci, fromEssentialOils }) => [inci, fromEssentialOils])).toEqual([
    ['Linalool', true],
    ['Limonene', true],
    ['Aqua', false],
  ]);
});

test.each([
  ['beside stars behind names', 'Aqua, Glycerin*, Helianthus Annuus Seed Oil,* Parfum, Urea', [1, 2]],
  ['with a gap on both sides', 'Aqua, Glycerin*, Helianthus Annuus Seed Oil, * Parfum, Urea', [1, 2]],
  ['where all stand so', 'Aqua, Glycerin,* Helianthus Annuus Seed Oil,* Parfum, Urea', [1, 2]],
  ['beside stars in front of names', 'Aqua, *Glycerin, Urea, * Helianthus Annuus Seed Oil, Parfum', [1, 3]],
  ['beside stars on either side', 'Aqua, *Glycerin, Betaine*, Helianthus Annuus Seed Oil,* Parfum, Urea', [1, 2]],
])('a star behind a comma %s', (_, list, marked) => {
  const { items } = read(`${list}. *from organic farming`);
  expect(items.flatMap(({ organic }, at) => (organic ? at : []))).toEqual(marked);
  expect(items.every(({ text }) => !text.endsWith(','))).toBe(true);
});

test('repeated names are reported', () => {
  expect(read('Water, Glycerin, Panthenol, Glycerin').items.map(({ duplicate }) => duplicate)).toEqual([false, false, false, true]);
});

test.each([
  ['Niacinamde', 'Niacinamide'],
  ['Linal0ol', 'Linalool'],
  ['CITR1C ACID', 'Citric Acid'],
  ['Cety! Alcohol', 'Cetyl Alcohol'],
  ['Umonene', 'Limonene'],
  ['Partum', 'Parfum'],
  ['Acrylates/Ci0-30 Alkyl Acrylate Crosspolymer', 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer'],
])('%s is corrected, and keeps what was printed', (typed, meant) => {
  const [, item] = read(`Aqua, ${typed}, Glycerin`).items;
  expect(item).toMatchObject({ text: typed, inci: meant, match: 'corrected' });
});

test.each([
  ['Sodium Lauroth Sulfate 3', 'Sodium Lauryl Sulfate'],
  ['PEG-80', 'PEG-8'],
  ['o-Phenylenediamine', 'p-Phenylenediamine'],
  ['Squalene', 'Squalane'],
  ['Glyceryl Dimyristate', 'Glyceryl Myristate'],
])('%s is never taken for %s', (typed, never) => {
  expect(names(`Aqua, ${typed}`)).not.toContain(never);
});

test.each([
  ['', 'empty'],
  [' ., ', 'empty'],
  ['https://example.com/product/123', 'url'],
  ['example.com', 'url'],
  ['정제수, 글리세린, 나이아신아마이드', 'non_latin'],
  ['вода, глицерин, пантенол', 'cyrillic'],
  ['Hydrating, Barrier Repair, Reduces Irritation, Brightening', 'not_ingredients'],
  ['a'.repeat(20_001), 'too_long'],
])('%s is refused', (text, code) => {
  expect(read(text).refused).toBe(code);
});

test('a Russian list is answered with the Latin one', () => {
  expect(read('Состав: вода, глицерин, ниацинамид').suggestion).toBe('Aqua, Glycerin, Niacinamide');
});

test('what a list says does not depend on the lists read before it', () => {
  expect(names('Sodium Chlorid, Aqua')).toEqual(['Sodium Chloride', 'Aqua']);
  expect(names('Sodium Chlori d, Aqua')).toEqual([null, 'Aqua']);
});
