import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  ['a heading glued to the first name', 'INGREDIENTSAQUA, UREA, BISABOLOL'],
  ['in another language', 'IngredientesAqua, Urea, Bisabolol'],
  ['in Russian', 'СоставAqua, Urea, Bisabolol'],
  ['a heading without a sign', 'Full list Aqua, Urea, Bisabolol'],
  ['a sentence in front', 'A balm that melts on your face. Aqua, Urea, Bisabolol'],
  ['a sentence in front that names an ingredient', 'Our hero ingredient is Bisabolol. Aqua, Urea, Bisabolol'],
  ['a sentence without a stop', 'This is our most loved lotion Aqua, Urea, Bisabolol'],
  ['a promise behind', 'Aqua, Urea, Bisabolol Made with love in Bari'],
  ['a sentence behind', 'Aqua, Urea, Bisabolol. We are not for the timid!'],
  ['promises at single names', 'Aqua, hydrating Urea, soothing Bisabolol'],
  ['what the product is, in front', 'Foaming cleanser. Aqua, Urea, Bisabolol'],
  ['the same in Russian', 'Крем для рук. Aqua, Urea, Bisabolol'],
  ['a filter number in front', 'Sunscreen SPF 50. Aqua, Urea, Bisabolol'],
  ['what to do, in front', 'Rinse off. Aqua, Urea, Bisabolol'],
  ['how to mix it, behind', 'Aqua, Urea, Bisabolol. Mix with water.'],
  ['the same within the sentence', 'Aqua, Urea, Bisabolol, mix well with water'],
  ['what to do, behind', 'Aqua, Urea, Bisabolol. Rinse off after use.'],
  ['actives called out in front', 'Bisabolol, Urea (100 ppm). Aqua, Urea, Bisabolol'],
  ['an amount in front', 'Contains 4 % Urea and 1 % Bisabolol. Aqua, Urea, Bisabolol'],
  ['a French address behind', 'Aqua, Urea, Bisabolol. 12 rue de la Paix, 75002 Paris'],
  ['a German address behind', 'Aqua, Urea, Bisabolol. Musterhaus AG, Musterstraße 5, D-10115 Berlin'],
  ['an Italian address behind', 'Aqua, Urea, Bisabolol. Via Roma 3, 20121 Milano'],
  ['a Polish address behind', 'Aqua, Urea, Bisabolol. ul. Kwiatowa 3, 00-001 Warszawa'],
  ['an American address behind', 'Aqua, Urea, Bisabolol. 25 Main Street, Springfield, IL 62701'],
  ['the number of the formula in front', '1101726pt6 aqua/water/eau, Urea, Bisabolol'],
  ['the same with letters inside', 'g2p15553 Aqua, Urea, Bisabolol'],
  ['the number of a patent behind', 'Aqua, Urea, Bisabolol. US patent: 7,123,456'],
  ['the same in French', 'Aqua, Urea, Bisabolol. Brevet n° 2 123 456'],
  ['what a lost mark means', 'Aqua, Urea, Bisabolol, Certified Organic Ingredient'],
  ['the same in Italian', 'Aqua, Urea, Bisabolol, ingredienti biologici'],
  ['the same in Spanish', 'Aqua, Urea, Bisabolol, Ingredientes ecológicos'],
  ['the same in German', 'Aqua, Urea, Bisabolol, Bio-Zutaten'],
  ['where its lot is told', "Aqua, Urea, Bisabolol numéro de lot: voir à l'intérieur"],
  ['the praised ones in front', 'Key ingredients Urea, Allantoin Full ingredients Aqua, Urea, Bisabolol'],
])('%s', (_, text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('a sentence is left out and said, and takes no known name with it', () => {
  expect(read('Our best for you Aqua, Urea').leftOut).toMatchObject([{ text: 'Our best for you', why: 'claim' }]);
  expect(names('Aqua, Urea with our Honey and Milk, Bisabolol')[1]).toBeNull();
  expect(read('Aqua, Cleansing Cream, Urea').items[1]).toMatchObject({ text: 'Cleansing Cream', id: null });
});

test.each([
  ['[1. WASH] Aqua, Urea [2. OIL] Squalane, Bisabolol', ['WASH', 'WASH', 'OIL', 'OIL']],
  ['Step 1 - Wash: Aqua, Urea Step 2 - Oil: Squalane, Bisabolol', ['Step 1 - Wash', 'Step 1 - Wash', 'Step 2 - Oil', 'Step 2 - Oil']],
  ['PART A: Aqua, Urea PART B: Squalane, Bisabolol', ['PART A', 'PART A', 'PART B', 'PART B']],
  ['(1) Wash: Aqua, Urea (2) Balm: Squalane, Bisabolol', ['Wash', 'Wash', 'Balm', 'Balm']],
  ['[1] WASH: Aqua, Urea [2] BALM: Squalane, Bisabolol', ['WASH', 'WASH', 'BALM', 'BALM']],
  ['1. Wash: Aqua, Urea. 2. Balm: Squalane, Bisabolol', ['Wash', 'Wash', 'Balm', 'Balm']],
  ['WASH - Aqua, Urea\nBALM - Squalane, Bisabolol', ['WASH', 'WASH', 'BALM', 'BALM']],
  ['Step 1. Wash: Aqua, Urea. Step 2. Balm: Squalane, Bisabolol', ['Step 1. Wash', 'Step 1. Wash', 'Step 2. Balm', 'Step 2. Balm']],
  ['Шаг 1. Гель: Aqua, Urea. Шаг 2. Масло: Squalane, Bisabolol', ['Шаг 1. Гель', 'Шаг 1. Гель', 'Шаг 2. Масло', 'Шаг 2. Масло']],
  ['Набор миниатюр. 1. Гель: Aqua, Urea. 2. Масло: Squalane, Bisabolol', ['Гель', 'Гель', 'Масло', 'Масло']],
  ['Шаг 1. Гель. Состав: Aqua, Urea. Шаг 2. Масло. Состав: Squalane, Bisabolol', ['Гель', 'Гель', 'Масло', 'Масло']],
  ['Гель. Состав: Aqua, Urea. Ночной крем. Состав: Squalane, Bisabolol', ['Гель', 'Гель', 'Ночной крем', 'Ночной крем']],
  ['Краска. Состав краски: Aqua, Urea. Состав бальзама: Squalane, Bisabolol', ['Краска', 'Краска', 'Бальзам', 'Бальзам']],
  ['1) Гель 250 мл. Состав: Aqua, Urea. 2) Крем «Мёд», 75 мл. Состав: Squalane, Bisabolol', ['Гель', 'Гель', 'Крем "Мёд"', 'Крем "Мёд"']],
  ['1) Wash 250 ml. Ingredients: Aqua, Urea. 2) Balm 50 ml. Ingredients: Squalane, Bisabolol', ['Wash', 'Wash', 'Balm', 'Balm']],
  ['№1 Гель. Состав: Aqua, Urea\n№2 Крем. Состав: Squalane, Bisabolol', ['Гель', 'Гель', 'Крем', 'Крем']],
  ['Набор. Гель для душа, 250 мл: Aqua, Urea. Лосьон, 75 мл: Squalane, Bisabolol', ['Гель для душа', 'Гель для душа', 'Лосьон', 'Лосьон']],
  ['Краска (50 мл): Aqua, Urea. Окислитель 6% (50 мл): Squalane, Bisabolol', ['Краска', 'Краска', 'Окислитель 6%', 'Окислитель 6%']],
  [
    'Состав: крем-краска: Aqua, Urea; проявляющая эмульсия: Squalane, Bisabolol',
    ['крем-краска', 'крем-краска', 'проявляющая эмульсия', 'проявляющая эмульсия'],
  ],
])('a kit: %s', (text, sections) => {
  const { items } = read(text);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea', 'Squalane', 'Bisabolol']);
  expect(items.map(({ section }) => section)).toEqual(sections);
});

test.each([
  ['Состав шампуня: Aqua, Urea. Состав бальзама: Squalane, Bisabolol', 'Шампунь', 'Бальзам'],
  ['Набор: шампунь + бальзам\nСостав шампуня: Aqua, Urea\nСостав бальзама: Squalane, Bisabolol', 'Шампунь', 'Бальзам'],
  ['Состав проявляющей эмульсии: Aqua, Urea. Состав мази для рук: Squalane, Bisabolol', 'Проявляющая эмульсия', 'Мазь для рук'],
  ['Состав первой части: Aqua, Urea. Состав второй части: Squalane, Bisabolol', 'Состав первой части', 'Состав второй части'],
  ['Ingredients (cream): Aqua, Urea. Ingredients (serum): Squalane, Bisabolol', 'cream', 'serum'],
  ['Skład szamponu: Aqua, Urea. Skład odżywki: Squalane, Bisabolol', 'Skład szamponu', 'Skład odżywki'],
])('the word for ingredients may stand in front of what they are of: %s', (text, first, second) => {
  expect(read(text).items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Aqua', first],
    ['Urea', first],
    ['Squalane', second],
    ['Bisabolol', second],
  ]);
});

test('one list under two headings of the same product is no kit', () => {
  const { items } = read('Состав крема: Aqua, Urea. Состав крема: Squalane, Bisabolol');
  expect(items.map(({ section }) => section)).toEqual([null, null, null, null]);
});

test('a kit that is called one in front of its parts', () => {
  const { items, leftOut } = read('Kit: Step 1 Wash Ingredients: Aqua, Urea. Step 2 Balm Ingredients: Squalane, Bisabolol');
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea', 'Squalane', 'Bisabolol']);
  expect(new Set(items.map(({ section }) => section)).size).toBe(2);
  expect(leftOut[0]?.text).toContain('Kit:');
});

test('a round number belongs to the trade name, and a supplier blend is its parts', () => {
  expect(names('Aqua, Matrixyl 3000 (Glycerin, Palmitoyl Tripeptide-1), Urea')).toEqual([
    'Aqua',
    'Glycerin',
    'Palmitoyl Tripeptide-1',
    'Urea',
  ]);
});

test.each([
  ['a single step', 'Step 1: Exfoliate. Aqua, Urea, Bisabolol'],
  ['where it was made', 'Aqua, Urea, Bisabolol. Hecho en Perú.'],
  ['a scanned heading', 'lngredients: Aqua, Urea, Bisabolol'],
  ['a heading of its own element', '<p><b>Ingredients</b></p><ul><li>Aqua</li><li>Urea</li><li>Bisabolol</li></ul>'],
  ['a code in a box', 'AQUA - UREA - BISABOLOL - [BI 689]'],
  ['what the lye is for', 'Aqua, Urea, saponified with Bisabolol'],
  ['a heading whose letter was lost', 'Sk\u00b3adniki: Aqua, Urea, Bisabolol'],
])('%s is no name', (_, text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('a plural behind several names is the last word of each', () => {
  expect(names('Aqua, Cucumber (Cucumis Sativus) & Chamomile Extracts, Urea')).toEqual([
    'Aqua',
    'Cucumis Sativus Fruit Extract',
    'Chamomilla Recutita Flower Extract',
    'Urea',
  ]);
});

test('slanted letters do not part a name, and a way of making is none', () => {
  expect(names('Aqua, <em>Aloe</em> Barbadensis Leaf Juice, Sea Buckthorn CO2 Extract')).toEqual([
    'Aqua',
    'Aloe Barbadensis Leaf Juice',
    'Hippophae Rhamnoides Fruit Extract',
  ]);
});

test('what stands in front of the names of a bracket is left out and said', () => {
  expect(read('Aqua, отвар трав (ромашка, крапива), Urea').leftOut).toMatchObject([{ text: 'отвар трав', why: 'heading' }]);
});

test('none of the lye remains, in other words', () => {
  expect(names('Aqua, Sodium Hydroxide*, Urea. * no lye remains in finished soap')).toEqual(['Aqua', 'Sodium Hydroxide', 'Urea']);
});

test('an abbreviation does not make a list in another script one that is read', () => {
  expect(read('水、グリセリン、BG、ヒアルロン酸Na、フェノキシエタノール').refused).toBe('non_latin');
});

test('a strength behind several names is that of none alone', () => {
  expect(read('Aqua, Cetearyl Olivate (and) Sorbitan Olivate 4 %, Urea').items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Aqua', null],
    ['Cetearyl Olivate', null],
    ['Sorbitan Olivate', null],
    ['Urea', null],
  ]);
});

test('numbered names are no kit', () => {
  expect(names('1. Aqua, 2. Urea, 3. Parfum: Limonene').slice(0, 2)).toEqual(['Aqua', 'Urea']);
  expect(read('Aqua, Urea, 3-Hexenol').items.every(({ section }) => section === null)).toBe(true);
});

test.each([
  ['Urea 4.812500 %', 4.8125],
  ['Urea 0,00050%', 0.0005],
  ['Urea (12,250000 %)', 12.25],
  ['Urea - 3.71828%', 3.71828],
  ['Urea <1%', null],
  ['Urea q.s. to 100%', null],
  ['Urea ad 100', null],
  ['Urea q.s.', null],
  ['Urea ca. 2 %', 2],
])('%s declares %s', (text, percent) => {
  expect(read(`Squalane, ${text}, Bisabolol`).items[1]).toMatchObject({ inci: 'Urea', percent });
});

test('a notice of nuts is text, the scents behind it are read', () => {
  const { items, leftOut } = read('Aqua, Urea, may contain traces of almonds, contains: Limonene, Citral');
  expect(items.map(({ inci, mayContain }) => [inci, mayContain])).toEqual([
    ['Aqua', false],
    ['Urea', false],
    ['Limonene', false],
    ['Citral', false],
  ]);
  expect(leftOut.map(({ why }) => why)).toContain('footer');
  expect(names('Aqua, Urea. May contain nuts. Contains: Limonene')).toEqual(['Aqua', 'Urea', 'Limonene']);
});

test.each([
  'Aqua, Linalool*, *farnesol from natural essential oils',
  'Aqua, Linalool*, Farnesol* *from natural essential oils',
  'Aqua, Linalool*, Farnesol*\n*natural parts of essential oils',
  'Aqua, *Linalool, *Farnesol. *component of essential oils',
])('a footnote does not swallow its name: %s', (text) => {
  expect(read(text).items.map(({ inci, fromEssentialOils }) => [inci, fromEssentialOils])).toEqual([
    ['Aqua', false],
    ['Linalool', !text.includes('*farnesol')],
    ['Farnesol', true],
  ]);
});

test('what a second mark means that nobody explains is not known, and what is said of all ingredients is said of none', () => {
  const organic = (text: string) => read(text).items.map((item) => item.organic);
  expect(organic('Urea*, Parfum**, Squalane. * from organic farming')).toEqual([true, false, false]);
  expect(organic('Urea**, Parfum, Squalane. * from organic farming')).toEqual([true, false, false]);
  expect(organic('Urea**, Squalane. ** plant origin. 12 % of the total ingredients are from organic farming')).toEqual([false, false]);
  for (const name of ['Alcohol* Denat.', 'Cera Alba* (Beeswax)', 'Butyrospermum Parkii Butter* Glycerin'])
    expect([name, organic(`Urea, ${name}, Squalane. * from organic farming`)[1]]).toEqual([name, true]);
  expect(organic('Urea*, Glycerin**, Squalane. * bio ** transformés à partir d’ingrédients issus de l’agriculture biologique')).toEqual([
    true,
    false,
    false,
  ]);
});

test('a mark that is explained twice means what both say of it', () => {
  const oil = (notes: string) => {
    const { organic, fromEssentialOils } = read(`Aqua, Squalane*, Parfum. ${notes}`).items[1] ?? {};
    return [organic, fromEssentialOils];
  };
  expect(oil('*de la agricultura biológica. *cultura biológica')).toEqual([true, false]);
  expect(oil('* from organic farming. * Water from the thermal source, component of the place')).toEqual([true, false]);
  expect(oil('* from organic farming. * natural component of essential oils')).toEqual([false, false]);
});

test('two stars are a mark of their own', () => {
  const { items } = read('Urea*, Parfum**, Squalane * from organic farming ** from natural essential oils');
  expect(items.map(({ organic, fromEssentialOils }) => [organic, fromEssentialOils])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test.each([
  ['* from essential oils; organic ingredient', [false, true]],
  ['* aus natürlichen ätherischen Ölen / Bio-Inhaltsstoff', [false, true]],
  ['* from essential oils organic ingredient', [false, true]],
  ['* présents dans les huiles essentielles 80 % des ingrédients sont issus de l’agriculture biologique', [false, true]],
  ['* organic ingredients. From natural essential oils', [true, false]],
  ['* from organic essential oils', [true, true]],
  ['* Bestandteil ätherischer Öle aus kontrolliert biologischem Anbau', [true, true]],
])('what a further legend without its mark says is not said of the mark in front: %s', (legend, expected) => {
  const [, scent] = read(`Aqua, Linalool*, Mica ${legend}`).items;
  expect([scent?.organic, scent?.fromEssentialOils]).toEqual(expected);
});

test('one legend of two marks that says organic and from essential oils tells nothing of either', () => {
  const notes = (legend: string) =>
    read(`Urea*, Parfum**, Linalool**. ${legend}`).items.map(({ organic, fromEssentialOils }) => organic || fromEssentialOils);
  expect(notes('** ingredients from certified organic agriculture from natural essential oils')).toEqual([false, false, false]);
  expect(notes('** from organic essential oils')).toEqual([false, true, true]);
});

test.each([
  ['* Parfum à l’huile essentielle d’eucalyptus', 'Eucalyptus Globulus Leaf Oil'],
  ['*parfum avec de l’huile de rose', 'Rose Flower Oil'],
  ['*peppermint oil and other natural flavor', 'Mentha Piperita Oil'],
])('the oils of a scent that its legend names are inside it: %s', (legend, oil) => {
  const [, scent, urea] = read(`Aqua, Parfum*, Urea, Limonene. ${legend}`).items;
  expect(scent).toMatchObject({ inci: 'Parfum', fromEssentialOils: false, components: [{ inci: oil }] });
  expect(urea?.components).toEqual([]);
});

test('how much of the whole is organic is said of no name', () => {
  const { items } = read(
    'Urea*, Glycerin**, Mica *ingredients from organic farming **made using organic ingredients 99.2% natural origin of total 10.8% organic of total',
  );
  expect(items.map(({ organic }) => organic)).toEqual([true, false, false]);
});

test.each([
  'Mica, Urea², Linalool³, ²ingredients from certified organic, ³agriculture from natural essential oils',
  'Mica, Urea*, Linalool**. * aus kontrolliert biologischem ** Anbau aus ätherischen Ölen',
  'Mica, Urea*, Linalool**. * issu de l’agriculture ** biologique d’huiles essentielles naturelles',
])('the last word of a legend that stands behind the next mark belongs to the one before: %s', (text) => {
  expect(read(text).items.map(({ organic, fromEssentialOils }) => [organic, fromEssentialOils])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('a mark behind the full stop of a list is not one of its last name', () => {
  const organic = (text: string) => read(text).items.map((item) => item.organic);
  expect(organic('Aqua, Urea*, Linalool. * *Ingredients from organic farming')).toEqual([false, true, false]);
  expect(organic('Aqua, Alcohol denat. *, Linalool*. *Ingredients from organic farming')).toEqual([false, true, true]);
});

test('what is made of organic ingredients is not from organic farming itself', () => {
  const { items } = read('Aqua, Urea*, Glycerin**. *Ingredients from organic farming **Made using organic ingredients');
  expect(items.map(({ organic }) => organic)).toEqual([false, true, false]);
});

test('what stands in front of drug facts names the product', () => {
  const { items, leftOut } = read(
    'Acne gel 10% benzoyl peroxide. Active ingredient: Benzoyl Peroxide 10%. Inactive ingredients: Water, Glycerin',
  );
  expect(items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Benzoyl Peroxide', 10],
    ['Aqua', null],
    ['Glycerin', null],
  ]);
  expect(leftOut.map(({ text }) => text).join(' ')).toMatch(/Acne gel/);
});

test('a footnote says that none of the lye remains', () => {
  expect(names('Water, Olive Oil*, Potassium Hydroxide**, Tocopherol. *certified organic **none remains after saponifying')).toEqual([
    'Aqua',
    'Olea Europaea Fruit Oil',
    'Potassium Hydroxide',
    'Tocopherol',
  ]);
});

test('in front of the inactive ingredients alone stands the active one', () => {
  const { items } = read('Sodium Fluoride 0.15% W/V Fluoride Ion - Anticavity.Inactive Ingredients: Water, Sorbitol');
  expect(items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Sodium Fluoride', 0.15],
    ['Aqua', null],
    ['Sorbitol', null],
  ]);
});

test.each([
  'SPF 50 sunscreen fluid. Aqua, Glycerin, Silica',
  'Shampoo – Aqua, Glycerin, Silica',
  'Lip gloss. Aqua, Glycerin, Silica',
  'Permanent hair dye, colour cream. Aqua, Glycerin, Silica',
  'Foot cream 25% urea: Aqua, Glycerin, Silica',
  'Clay mask: Aqua, Glycerin, Silica. Rinse off after 10 minutes.',
  'Body scrub: Aqua, Glycerin, Silica. Rinse with warm water.',
  '20% Vitamin C: Aqua, Glycerin, Silica',
  '10% Niacinamide + Zinc 1%: Aqua, Glycerin, Silica',
  'Salicylic Acid 2 %: Aqua, Glycerin, Silica',
])('what a product is called and how it is washed off are no names: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Glycerin', 'Silica']);
});

test('a word behind a scent that ends as its parts do is not passed off as read', () => {
  const partsOf = (text: string) => read(text).items[1]?.components.map(({ text: part, inci }) => inci ?? part);
  expect(partsOf('Aqua, Parfum (Blorbane), Glycerin')).toEqual(['Blorbane']);
  expect(partsOf('Aqua, Parfum (Linalool), Glycerin')).toEqual(['Linalool']);
  expect(
    ['Fragrance', 'Natural', 'Duft', 'Chocolate', 'Hypoallergenic'].flatMap((word) => partsOf(`Aqua, Parfum (${word}), Glycerin`)),
  ).toEqual([]);
});

test('the vitamin that a form of it counts as is a gloss; in an oil it is a part', () => {
  const componentsOf = (text: string) => read(text).items.flatMap(({ components }) => components.map(({ inci }) => inci));
  expect(componentsOf('Aqua, Tocopheryl Acetate (Vitamin E), Sodium Ascorbyl Phosphate (Vitamin C), Glycerin')).toEqual([]);
  expect(componentsOf('Aqua, Glycerin, Helianthus Annuus Seed Oil (Vitamin E)')).toEqual(['Tocopherol']);
});

test.each([
  ['Citric Acid. Lingette : 20% viscose - 80%PET', null],
  ['Citric Acid20% viscose, 80% PET', null],
  ['Citric Acid.100% viscose', null],
  ['Citric Acid 40% lyocell, 60% cellulose', null],
  ['Citric Acid, ce tube contient 35 % de plastique recyclé (hors additifs)', null],
  ['Citric Acid 100% recycled plastic bottle', null],
  ['Citric Acid24% biologique99% d’origine naturelle', null],
  ['Citric Acid (*fait partie des 4% restants)', null],
  ['Citric Acid (100% natural)', null],
  ['Citric Acid 20%', 20],
])('what a pack or a wipe is made of, and its promises, are no amount: %s', (text, percent) => {
  const { items } = read(`Aqua, Glycerin, Parfum, ${text}`);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Glycerin', 'Parfum', 'Citric Acid']);
  expect(items.at(-1)?.percent).toBe(percent);
});

test.each([
  'Principes actifs : Oxyde de zinc 5 %. Autres composants : eau, urée',
  'Princípio ativo: Óxido de zinco 5%. Outros ingredientes: água, ureia',
  'Principio activo: Óxido de zinc 5 %. Otros ingredientes: agua, urea',
  'Aktive Inhaltsstoffe: Zinkoxid 5 %. Weitere Inhaltsstoffe: Wasser, Harnstoff',
  'Składniki aktywne: tlenek cynku 5%. Pozostałe składniki: woda, mocznik',
  'Werkzame stof: zinkoxide 5%. Overige ingrediënten: water, ureum',
  'Sostanza attiva: ossido di zinco 5%. Eccipienti: acqua, urea',
])('active and other ingredients: %s', (text) => {
  expect(read(text).items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Zinc Oxide', 'active'],
    ['Aqua', 'inactive'],
    ['Urea', 'inactive'],
  ]);
});

test('praise of active ingredients in front of the list is left out', () => {
  expect(names('Składniki aktywne: mocznik, pantenol. Składniki: Aqua, Urea, Panthenol')).toEqual(['Aqua', 'Urea', 'Panthenol']);
});

test('shades with a number in front are parts', () => {
  const shades = read('01 Nude: Mica, Talc, CI 77491. 02 Coral: Mica, CI 15850').items;
  expect(shades.map(({ section }) => section)).toEqual(['01 Nude', '01 Nude', '01 Nude', '02 Coral', '02 Coral']);
});

test('the number of the formula behind the last name is no part of it', () => {
  expect(names('Aqua, Urea, Parfum. 1059482 A')).toEqual(['Aqua', 'Urea', 'Parfum']);
});

test.each([
  'Può contenere tracce di frutta a guscio.',
  'Peut contenir des traces de fruits à coque.',
  'Puede contener trazas de frutos secos.',
  'Kann Spuren von Nüssen enthalten.',
  'Może zawierać śladowe ilości orzechów.',
  'Pode conter vestígios de nozes.',
  'Kan sporen van noten bevatten.',
  'Enthält kein Mikroplastik.',
  'Nie zawiera mikroplastiku.',
  'Let op: raadpleeg altijd de verpakking.',
  'Conservar en lugar fresco y seco. Lote: A4521',
  'A se feri de copii. Data expirării: vezi ambalaj.',
])('a notice behind the list: %s', (notice) => {
  expect(names(`Aqua, Urea, Panthenol. ${notice}`)).toEqual(['Aqua', 'Urea', 'Panthenol']);
});

test('a notice in brackets ends with them, and what it says is contained is read', () => {
  expect(names('Alcohol Denat. (may contain traces of nuts), Urea')).toEqual(['Alcohol Denat.', 'Urea']);
  for (const alcohol of ['contains 14% Alcohol', '14% Alcohol']) {
    const [water, urea] = read(`Hamamelis Virginiana (Witch Hazel) Water (${alcohol}), Urea`).items;
    expect(water).toMatchObject({ inci: 'Hamamelis Virginiana Water', percent: null });
    expect(water?.components.map(({ inci }) => inci)).toEqual(['Alcohol']);
    expect(urea?.inci).toBe('Urea');
  }
});

test('what may be contained stands in front of the list in some', () => {
  const { items } = read('Pode conter: CI 77491, CI 77492. Composição: Talc, Mica');
  expect(items.map(({ inci, mayContain }) => [inci, mayContain])).toEqual([
    ['CI 77491', true],
    ['CI 77492', true],
    ['Talc', false],
    ['Mica', false],
  ]);
});

test.each([
  ['SHAMPOO: Aqua, Sodium Chloride CONDITIONER: Aqua, Cetearyl Alcohol', 'SHAMPOO', 'CONDITIONER'],
  ['shampoo: Aqua, Sodium Chloride. hair mask: Aqua, Cetearyl Alcohol', 'shampoo', 'hair mask'],
])('a kind of product behind a name that lacks its stop, or in small letters, begins another part: %s', (text, first, second) => {
  const { items } = read(text);
  expect(items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Aqua', first],
    ['Sodium Chloride', first],
    ['Aqua', second],
    ['Cetearyl Alcohol', second],
  ]);
});

test('footnotes with letters and of fair trade', () => {
  expect(names('Aqua, Mel(b), Urea†, Panthenol. (b) da commercio equo † Fair for Life')).toEqual(['Aqua', 'Mel', 'Urea', 'Panthenol']);
});

test.each(['Urea 5 wt%', 'Urea 5 Gew.-%', 'Urea 5 % wt'])('per cent by weight: %s', (text) => {
  expect(read(`Aqua, ${text}`).items[1]).toMatchObject({ inci: 'Urea', percent: 5 });
});

test.each([
  ['Paraffin, Cera Alba, Parfum, Lingettes post-épilation : Tocopherol, Bisabolol', 'Lingettes post-épilation'],
  ['Paraffin, Cera Alba, Parfum, Toallitas post-depilación: Tocopherol, Bisabolol', 'Toallitas post-depilación'],
])('the wipes of a kit are a part behind a comma, too: %s', (text, section) => {
  expect(read(text).items.map((item) => [item.inci, item.section])).toEqual([
    ['Paraffin', null],
    ['Cera Alba', null],
    ['Parfum', null],
    ['Tocopherol', section],
    ['Bisabolol', section],
  ]);
});

test('a part of a kit may be called as an ingredient is', () => {
  expect(
    read('SERUM INGREDIENTS: Aqua, Urea. CREAM INGREDIENTS: Aqua, Bisabolol').items.map(({ inci, section }) => [inci, section]),
  ).toEqual([
    ['Aqua', 'SERUM'],
    ['Urea', 'SERUM'],
    ['Aqua', 'CREAM'],
    ['Bisabolol', 'CREAM'],
  ]);
});

test('what says that several products follow is none of their names', () => {
  expect(names('Kit:\n1) Peel - Aqua, Urea\n2) Rinse - Aqua, Bisabolol')).toEqual(['Aqua', 'Urea', 'Aqua', 'Bisabolol']);
});

test('what stands in front is only called out where each name has its place behind it, and the first has none', () => {
  expect(names('Bisabolol, Panthenol. Aqua, Urea, Bisabolol')).toEqual(['Bisabolol', 'Panthenol', 'Aqua', 'Urea', 'Bisabolol']);
  expect(names('Zinc Oxide 5%, Urea. Aqua, Urea, Zinc Oxide')).toHaveLength(5);
});

test('what is said of each name behind its colon is none, up to the next one', () => {
  expect(
    names('Aqua: eau, Urea: urée, douce, Bentonite: argile blanche, apaisant Bisabolol: adoucit, Kaolin, Hydrated Silica:silice. Mica'),
  ).toEqual(['Aqua', 'Urea', 'Bentonite', 'Bisabolol', 'Kaolin', 'Hydrated Silica', 'Mica']);
  expect(names('Aqua: Urea: Panthenol, Bisabolol: Glycerin, Squalane: Kaolin, Silica: Mica')).toHaveLength(9);
});

test('praise in front of every name makes no sentence of a list', () => {
  expect(names('Aqua, hydrating Hyaluronic Acid, brightening Vitamin C, soothing Allantoin, nourishing Shea Butter, plumping Foo')).toEqual(
    ['Aqua', 'Hyaluronic Acid', 'Ascorbic Acid', 'Allantoin', 'Butyrospermum Parkii Butter', null],
  );
});

test('the list once more in a script that is not read leaves the number of the last colour', () => {
  const { items, leftOut } = readLabel('Aqua, Talc, CI 77891, CI 42090. المكونات: ماء، تلك، ملح، جلسرين، عطر، ليمونين', dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Talc', 'CI 77891', 'CI 42090']);
  expect(leftOut.map(({ why }) => why)).toContain('not-latin');
});

test.each([
  ['Aqua, Linalool, KMLT4-2 1230456-118', ['Aqua', 'Linalool']],
  ['Aqua, Linalool [PR-0012345] Keep smiling', ['Aqua', 'Linalool', null]],
  ['Aqua, Ascorbyl Palmitate [BI 678] LABO', ['Aqua', 'Ascorbyl Palmitate', null]],
  ['Aqua, Glycerin [E 422]', ['Aqua', 'Glycerin']],
  ['Ethanol (CAS n° 64-17-5) à 68 % (m/m), Aqua', ['Alcohol', 'Aqua']],
])('a number of a formula, a lot or a register ends the name in front of it: %s', (text, expected) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(expected);
});

test.each([
  ['Éthanol à 68 % (m/m), Aqua', 68],
  ['Sorbitol à 70 %, Aqua', null],
  ['Propolis Extract al 10%, Aqua', null],
])('%s declares %s per cent', (text, percent) => {
  expect(read(text).items[0]?.percent).toBe(percent);
});

test.each(['may contain t077491, 077492, 077499 (iron oxides)', 'may contain/ /t077491,077492,077499', '+/- c077491, G77492, CI077499'])(
  'what a scan made of "CI" in front of colours that may be contained is no code: %s',
  (text) => {
    const { items } = readLabel(`Talc, Mica, Dimethicone, ${text}`, dictionary);
    expect(items.filter(({ mayContain }) => mayContain).map(({ inci }) => inci)).toEqual(['CI 77491', 'CI 77492', 'CI 77499']);
    expect(readLabel('Talc, Mica, Dimethicone, Parfum, B77491', dictionary).leftOut).toMatchObject([{ why: 'code', text: 'B77491' }]);
  },
);

test('the heading of the same list in German ends the one in front', () => {
  expect(readLabel('Aqua, Parfum, Linalool DEUTSCHE DEKLARATION: Wasser, Duft', dictionary).items.slice(0, 3)).toMatchObject([
    ...[{ inci: 'Aqua' }, { inci: 'Parfum' }, { inci: 'Linalool' }],
  ]);
});

test.each([
  'INGREDIENTS: /CBCTABKИ:/ SASTOJCI: Aqua, Urea, Bisabolol',
  'INGREDIENTS: INGREDIENTES: / EYETATIKA: Aqua, Urea, Bisabolol',
  'INGREDIENTS / SKŁAD: /COCTAFOO:/ FUBERESIT BARATIKA:/ СКЛАД: Aqua, Urea, Bisabolol',
])('letters that are no heading of any language stand among headings: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test('a name between two headings is none, nor a word behind a single one', () => {
  expect(names('INGREDIENTS: Glycerin: Aqua, Urea, Bisabolol')).toContain('Glycerin');
  expect(names('Aqua, Urea. Additional ingredients contained in following: Glycerin, Bisabolol')).toEqual([
    'Aqua',
    'Urea',
    'Glycerin',
    'Bisabolol',
  ]);
});

test('a colon in place of a semicolon makes no ingredient the heading of a kit', () => {
  const list = 'Aqua (Water): Glycerin; Laureth-2: Parfum; Hydroxyethylcellulose Polysorbate 60: Tocopherol; Geraniol: Linalool';
  const { items } = read(list);
  expect(items.map(({ inci }) => inci)).toEqual([
    'Aqua',
    'Glycerin',
    'Laureth-2',
    'Parfum',
    'Hydroxyethylcellulose',
    'Polysorbate 60',
    'Tocopherol',
    'Geraniol',
    'Linalool',
  ]);
  expect(items.every(({ section }) => section === null)).toBe(true);
  const damaged = 'Aqua; Polyquaternium-10: Glycerin; Fooum Barate: Lauric Acid; Glyceryl Stearate: Urea; Benzyl Salicylate: Coumarin';
  expect(read(damaged).items.map(({ section }) => section)).toEqual(Array(9).fill(null));
  expect(read('Porcelain: Talc, Mica. Copper: Mica, Silica. Gold: Talc').items.at(-1)?.section).toBe('Gold');
});

test('the last piece with the mark of names tells what they are of', () => {
  const { items, leftOut } = readLabel('Aqua, Maltodextrin*, Urea, Tocopherol, *Foobara', dictionary);
  expect([items.at(-1)?.inci, leftOut.at(-1)?.why]).toEqual(['Tocopherol', 'footnote']);
  expect(readLabel('Aqua, *Glycerin, Urea, *Foobara', dictionary).items.at(-1)?.text).toBe('Foobara');
});

test('what a footnote says of the whole product is none of its mark', () => {
  const text = 'Aqua, Urea*, Linalool** * ingrédient biologique ** contenu dans les huiles essentielles savon à base d’huiles bio';
  expect(readLabel(text, dictionary).items.at(-1)).toMatchObject({ organic: false, fromEssentialOils: true });
});

test('the list ends where a pack tells whom to ask', () => {
  const { items } = readLabel('Aqua, Urea, Citric Acid. For details, 26 comments or questions, visit our website', dictionary);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea', 'Citric Acid']);
});
