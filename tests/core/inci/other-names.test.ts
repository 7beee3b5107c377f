import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
/** Of the names between two others, so that nothing is a heading. */
const between = (text: string) =>
  readLabel(`Glycerin, ${text}, Panthenol`, dictionary)
    .items.slice(1, -1)
    .map(({ inci }) => inci);

test.each([
  ['Macrogol 4000', 'PEG-75'],
  ['Macrogolglycerol hydroxystearate 40', 'PEG-40 Hydrogenated Castor Oil'],
  ['Macrogolcetylstearylether 20', 'Ceteareth-20'],
  ['Polyoxyl 40 stearate', 'PEG-40 Stearate'],
  ['polyoxyethylene (23) lauryl ether', 'Laureth-23'],
  ['Macrogol stearate', null],
  ['Macrogol 12 stearate 40', null],
])('a name of the pharmacopoeias: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test.each([
  ['Propane-1,2-diol', 'Propylene Glycol'],
  ['Butan-1,3-diol', 'Butylene Glycol'],
  ['Propane-1,2,3-triol', 'Glycerin'],
  ['Butane-1,2-diol', null],
])('a name with its places behind the stem: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test.each([
  ['Encapsulated Salicylic Acid', 'Salicylic Acid'],
  ['Rétinol encapsulé', 'Retinol'],
  ['verkapseltes Retinol', 'Retinol'],
  ['инкапсулированный ретинол', 'Retinol'],
  ['Stabilized Vitamin C', null],
  ['Acacia Decurrens Flower Cera/Wax', 'Acacia Decurrens Flower Wax'],
  ['Citrus Aurantium Dulcis (Orange) Peel Cera/Wax/Cire', 'Citrus Aurantium Dulcis Peel Wax'],
  ['Olea Europaea Huile/Cera', null],
  ['Rose Gallica Flower Extract', 'Rosa Gallica Flower Extract'],
  ['Sugarcane Alcohol Denat.', 'Alcohol Denat.'],
  ['Gamma-Tocopherol', 'Tocopherol'],
])('how it was made or in which language its kind stands: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test.each([
  ['Na hyaluronate', 'Sodium Hyaluronate'],
  ['Hyaluronic acid Na', 'Sodium Hyaluronate'],
  ['Laureth Sulfate Sodium', 'Sodium Laureth Sulfate'],
  ['Ascorbyl phosphate Mg', 'Magnesium Ascorbyl Phosphate'],
  ['EDTA-4Na', 'Tetrasodium EDTA'],
  ['Zn oxide', 'Zinc Oxide'],
  ['Na Fooate', null],
])('the symbol of a metal: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test.each([
  ['Rose Absolute (Rosa damascena)', 'Rosa Damascena Flower Extract'],
  ['Jasminum Grandiflorum Absolute', 'Jasminum Grandiflorum Flower Extract'],
  ['Vanilla absolute', 'Vanilla Planifolia Fruit Extract'],
  ['Chamomile Extract (Anthemis Nobilis)', 'Anthemis Nobilis Flower Extract'],
  ['Huile de lavande (Lavandula hybrida)', 'Lavandula Hybrida Oil'],
  ['Cedarwood Oil (Juniperus Virginiana)', 'Juniperus Virginiana Oil'],
  ['Lavender Oil (Lavandula Angustifolia)', 'Lavandula Angustifolia Oil'],
])('a common name with the species behind it: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test.each([
  ['Olive Oil infused with Calendula', ['Olea Europaea Fruit Oil', 'Calendula Officinalis Flower Extract']],
  ['Comfrey Root-infused Sunflower Oil', ['Symphytum Officinale Root Extract', 'Helianthus Annuus Seed Oil']],
  ["huile d'olive infusée au calendula", ['Olea Europaea Fruit Oil', 'Calendula Officinalis Flower Extract']],
  ['Olive Oil infused with Fooflower', ['Olea Europaea Fruit Oil', null]],
])('an oil and what was steeped in it: %s', (text, incis) => {
  expect(between(text)).toEqual(incis);
});

test.each(['plus', 'und', 'et', 'sowie', 'oraz', 'ainsi que', 'as well as'])('"%s" in front of the last name', (word) => {
  expect(between(`Urea, ${word} Allantoin`)).toEqual(['Urea', 'Allantoin']);
});

test('one word in two languages is one ingredient', () => {
  expect(between('Argilla (Argile), Argilla / Magnesium Aluminum Silicate')).toEqual(['Clay', 'Magnesium Aluminum Silicate']);
});

test.each([
  ['Calendula officinalis L. flower extract', 'Calendula Officinalis Flower Extract'],
  ['Camellia Sinensis (L.) Kuntze Leaf Extract', 'Camellia Sinensis Leaf Extract'],
  ['Melaleuca alternifolia (Maiden & Betche) Cheel leaf oil', 'Melaleuca Alternifolia Leaf Oil'],
  ['Calendula Officinalis Extract Flower', 'Calendula Officinalis Flower Extract'],
  ['Leaf Extract of Centella Asiatica', 'Centella Asiatica Leaf Extract'],
  ['Colour Index 16255', 'CI 16255'],
  ['Colour 16255', 'CI 16255'],
  ['C.I. 16.255', 'CI 16255'],
  ['Vitamin E (D-alpha Tocopheryl Acetate)', 'Tocopheryl Acetate'],
  ['Zinc (as Zinc Gluconate) 11 mg', 'Zinc Gluconate'],
  ['Eugenol naturally occurring in essential oils', 'Eugenol'],
])('a name with what botanists, tables or food say of it: %s', (text, inci) => {
  expect(between(text)).toEqual([inci]);
});

test('what a day needs of a vitamin is no share of the product', () => {
  expect(readLabel('Supplement Facts Serving size 1 capsule. Biotin 50 μg 100%, Niacinamide 16 mg 100%', dictionary).items).toMatchObject([
    { inci: 'Biotin', percent: null },
    { inci: 'Niacinamide', percent: null },
  ]);
});

test.each([
  'Aqua, extracts of chamomile (Chamomilla Recutita), nettle (Urtica Dioica)',
  'Aqua, extraits de camomille (Chamomilla Recutita), d’ortie (Urtica Dioica)',
  'Aqua, extractos de manzanilla (Chamomilla Recutita), ortiga (Urtica Dioica)',
  'Aqua, estratti di camomilla (Chamomilla Recutita), ortica (Urtica Dioica)',
])('a plant with its Latin in a bracket is what the head of its group says: %s', (text) => {
  expect(readLabel(text, dictionary).items.map(({ inci }) => inci)).toEqual([
    'Aqua',
    'Chamomilla Recutita Extract',
    'Urtica Dioica Extract',
  ]);
});

test('the trade name of a blend stands for all that is in it, and its amount for none of them', () => {
  const { items } = readLabel('Aqua, Olivem 1000 5 %, эмульгатор Монтанов 68, Preservative (Geogard 221), Sharomix 705', dictionary);
  expect(items.map(({ inci, components }) => [inci, ...components.map((one) => one.inci)].join(' + '))).toEqual([
    'Aqua',
    'Cetearyl Olivate + Sorbitan Olivate',
    'Cetearyl Alcohol + Cetearyl Glucoside',
    'Benzyl Alcohol + Dehydroacetic Acid + Aqua',
    '',
  ]);
  expect(items[1]?.percent).toBeNull();
});

/** Its everyday name means the part that the trade takes, in every language; the Latin without a part stays without. */
test.each([
  ['Green Tea Extract', 'Camellia Sinensis Leaf Extract'],
  ['экстракт зелёного чая', 'Camellia Sinensis Leaf Extract'],
  ['экстракт зелёного чая (Camellia sinensis)', 'Camellia Sinensis Leaf Extract'],
  ['extrait de thé vert', 'Camellia Sinensis Leaf Extract'],
  ['экстракт женьшеня', 'Panax Ginseng Root Extract'],
  ['Calendula Extract', 'Calendula Officinalis Flower Extract'],
  ['Camellia Sinensis Extract', 'Camellia Sinensis Extract'],
  ['экстракт зелёного чая (Camellia Sinensis Extract)', 'Camellia Sinensis Extract'],
  ['Green Tea Extract (Camellia Sinensis Extract)', 'Camellia Sinensis Extract'],
  ['Mentha Piperita Extract / Peppermint Extract', 'Mentha Piperita Extract'],
  ['grape extract', 'Vitis Vinifera Extract'],
])('the part of %s', (name, inci) => {
  expect(readLabel(`Aqua, ${name}, Glycerin`, dictionary).items.map((item) => item.inci)).toEqual(['Aqua', inci, 'Glycerin']);
});

test.each([
  ['Vitis Vinifera (Grape Skin) Extract', 'Vitis Vinifera Skin Extract'],
  ['Punica Granatum (Pomegranate Rind) Extract', 'Punica Granatum Peel Extract'],
  ['Oryza Sativa (Rice Husk) Extract', 'Oryza Sativa Hull Extract'],
  ['Panax Ginseng (Ginseng Root) Extract', 'Panax Ginseng Root Extract'],
  ['Glycine Soja (Soy Bean) Oil', 'Glycine Soja Oil'],
  ['Cocos Nucifera (Coconut Husk) Extract', null],
])('the part that only a bracket names, and no other: %s', (name, inci) => {
  expect(readLabel(`Aqua, ${name}, Glycerin`, dictionary).items.map((item) => item.inci)).toEqual(['Aqua', inci, 'Glycerin']);
});

test.each(['Camellia Leaf Extract', 'экстракт хризантемы', 'Magnolia Flower Extract', 'Sargassum Extract'])(
  'the genus alone is none of several species: %s',
  (name) => {
    expect(readLabel(`Aqua, ${name}, Glycerin`, dictionary).items.map((item) => item.inci)).toEqual(['Aqua', null, 'Glycerin']);
  },
);

test.each([
  ['Copper Sulfate Pentahydrate', 'Copper Sulfate', 'synonym'],
  ['Calcium Sulfate Dihydrate', 'Calcium Sulfate Hydrate', 'synonym'],
  ['Dicalcium Phosphate Dihydrate', 'Dicalcium Phosphate Dihydrate', 'exact'],
  ['PEG 60 Castor Oil Hydrogenated', 'PEG-60 Hydrogenated Castor Oil', 'synonym'],
  ['D and C Red 33', 'CI 17200', 'synonym'],
  ['Vitis Vinifera Seed Oil-2', 'Vitis Vinifera Seed Oil', 'corrected'],
  ['SODIIJM CITRATE', 'Sodium Citrate', 'corrected'],
  ['PRUNIJS ARMENIACA KERNEL OIL', 'Prunus Armeniaca Kernel Oil', 'corrected'],
  ['CETYL ALCOHOL PARFUMIFRAGRANCE', 'Cetyl Alcohol | Parfum', 'exact | corrected'],
])('hydrates, another order, and letters that a scanner saw: %s', (name, inci, match) => {
  const items = readLabel(`Aqua, ${name}, Glycerin`, dictionary).items.slice(1, -1);
  expect([items.map((item) => item.inci).join(' | '), items.map((item) => item.match).join(' | ')]).toEqual([inci, match]);
});

test.each([
  ['Natural Jasmine Fragrance', 'Parfum'],
  ['Hypoallergenic Certified Fragrance Oil', 'Parfum'],
  ['Parfum naturel de fleur de lilas', 'Parfum'],
  ['Fragrance of natural origin', 'Parfum'],
  ['Fragrance AB 123456', 'Parfum'],
  ['Banana Flavor', 'Aroma'],
  ['Arôme vanille douce', 'Aroma'],
  ['Natural components of fragrance', null],
])('a scent that is called by what it smells of: %s', (text, inci) => {
  expect(between(text).at(-1)).toBe(inci);
});

test('what stands in front of a scent and is no smell is not read as it, nor is what is said not to be there', () => {
  expect(between('Citric Fragrance')).toEqual([null, 'Parfum']);
  expect(between('Foobylene Glycol Barstearate Fragrance')).toEqual([null, 'Parfum']);
  expect(between('Sodium Benzoate Fragrance')).toEqual(['Sodium Benzoate', 'Parfum']);
  expect(between('Dimethicone Fragrance')).toEqual(['Dimethicone', 'Parfum']);
  expect(between('Alcohol Denat Water (Aqua, Eau)')).toEqual(['Alcohol Denat.', 'Aqua']);
  for (const text of ['Dimethionl Fragrance', 'Dimethionl Fragrance (Parfum)']) expect(between(text), text).toEqual([null, 'Parfum']);
  expect(between('no added fragrance')).toEqual([]);
});

test.each([
  ['huile de graines de Simmondsia chinensis (jojoba)', 'Simmondsia Chinensis Seed Oil'],
  ["jus de feuilles d'Aloe Barbadensis", 'Aloe Barbadensis Leaf Juice'],
  ['cire d’Euphorbia Cerifera (candelilla)', 'Euphorbia Cerifera Wax'],
  ['olio di semi di ricino', 'Ricinus Communis Seed Oil'],
  ['extrait de feuille de bouleau', 'Betula Alba Leaf Extract'],
  ['ÓLEO DA SEMENTE DE MACADAMIA TERNIFOLIA', 'Macadamia Ternifolia Seed Oil'],
  ['burro di butyrospermum parkii (karitè)', 'Butyrospermum Parkii Butter'],
  ['extracto de hojas de aloe vera', 'Aloe Barbadensis Leaf Extract'],
  ['huile de feuille de tournesol', null],
  ['huile de graine de Foobarus vulgaris', null],
])('what was made of which part of a plant, in the words of a Romance language: %s', (text, inci) => {
  expect(readLabel(`Aqua, ${text}, Glycerin`, dictionary).items[1]?.inci).toBe(inci);
});
