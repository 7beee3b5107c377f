import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const names = (text: string) => read(text).items.map(({ inci }) => inci);

test.each([
  'Sodium Fluoride (1450 ppm F)',
  'Sodium Fluoride 1450 ppm F⁻',
  'Sodium Fluoride (fluoride 1450 ppm)',
  'Sodium Fluoride (1450 ppm de flúor)',
])('an amount of fluoride is none of the salt that brings it: %s', (text) => {
  expect(read(`${text}, Aqua`).items[0]).toMatchObject({ inci: 'Sodium Fluoride', percent: null });
});

test('beside a strength of the salt itself the fluoride is only a remark', () => {
  expect(read('Sodium Fluoride 0.32% w/w (1450 ppm F), Aqua').items[0]).toMatchObject({ inci: 'Sodium Fluoride', percent: 0.32 });
});

test.each([
  'Aqua, Urea, Linalool. Spit out after brushing.',
  'Aqua, Urea, Linalool. Hướng dẫn sử dụng: thoa đều lên da. Bảo quản nơi khô ráo.',
  'Aqua, Urea, Linalool. BPOM NA18190100001. Netto: 50 g. Diproduksi oleh PT Foo',
  'Aqua, Urea, Linalool\nCara penggunaan: sapukan pada kulit',
  'Aqua, Urea, Linalool. Paraan ng paggamit: ipahid sa balat.',
  'Aqua, Urea, Linalool. เลขที่จดแจ้ง 10-1-6200000001',
  'Aqua, Urea, Linalool. طريقة الاستخدام: يوضع على الوجه',
  'Aqua, Urea, Linalool. הוראות שימוש: למרוח על העור',
  'Aqua, Urea, Linalool. उपयोग विधि: त्वचा पर लगाएं',
  'Aqua, Urea, Linalool. 사용방법: 적당량을 바른다. 용량 50ml',
  'Aqua, Urea, Linalool. 使用方法:适量涂抹 净含量 50ml',
  'Aqua, Urea, Linalool。保管上の注意:直射日光を避ける',
  'Aqua, Urea, Linalool. Uden parfume.',
  "Aqua, Urea, Linalool. What's not: parabens, sulfates.",
  'Aqua, Urea, Linalool*<br>*organic',
  'Aqua, Urea - humectant from coconut, Linalool',
  'Aqua, Urea, Linalool. Danger: extremely flammable aerosol',
  'Aqua, Urea, Linalool\nAlways read the label before use.',
  'Aqua, Urea, Linalool. Wipe material: 100% viscose.',
  'Aqua, Urea, Linalool. Bien rincer.',
  'Aqua, Urea, Linalool.\nModo de usar: aplicar nos cabelos limpos e úmidos',
  'Aqua, Urea, Linalool. Buiten bereik van kinderen houden',
  'Aqua, Urea, Linalool. Gründlich abspülen',
  'Aqua, Urea, Linalool. No permanezca mucho tiempo al sol',
  'Aqua, Urea, Linalool. If you use supplements, seek advice from your dentist',
  'Aqua, Urea, Linalool. 72 wipes. Do not flush.',
  'Aqua, Urea, Linalool. Net Qty: 200 ml. MRP Rs. 199 (incl. of all taxes)',
  'Aqua, Urea, Linalool\nCountry of origin: Korea',
  'Aqua, Urea, Linalool\nPackaging may vary. Please recycle.',
  'Aqua, Urea, Linalool. COSMOS ORGANIC certified by Soil Association',
  'Aqua, Urea, Linalool. Cosmétique biologique certifiée par Cosmébio',
  'Aqua, Urea, Linalool. Geproduceerd in Nederland',
  'Aqua, Urea, Linalool. Produkt przebadany dermatologicznie',
  'Aqua, Urea, Linalool. Наружно. Не применять при повреждениях кожи',
  'Aqua, Urea, Linalool. Dr. Muster GmbH & Co. KG, 33605 Bielefeld',
  'Aqua, Urea, Linalool. Acme Cosmetics S.r.l., Milano',
  'Aqua, Urea, Linalool. Stosować 2 razy dziennie.',
  'Aqua, Urea, Linalool. Senza parabeni. Nichel tested (<1ppm). Made in Italy',
  'Aqua, Urea, Linalool. Free from: parabens, sulfates, phthalates. Cruelty-free.',
  'Aqua, Urea, Linalool. Upozornění: uchovávejte mimo dosah dětí.',
  'Aqua, Urea, Linalool. Használati utasítás: vigye fel az arcra.',
  'Aqua, Urea, Linalool. Valmistettu Suomessa.',
  'Aqua, Urea, Linalool. Förvaras oåtkomligt för barn.',
  'Aqua, Urea, Linalool. Mod de utilizare: se aplică pe piele.',
  'Aqua, Urea, Linalool. Kullanım şekli: cilde uygulayın.',
  'Aqua, Urea, Linalool. Начин на употреба: нанесете върху кожата.',
  'Aqua, Urea, Linalool. ADVARSEL: undgå kontakt med øjnene.',
  'Aqua, Urea, Linalool. Foo Bar S.L., 46001 Valencia',
  'Aqua, Urea, Linalool. 70 avenue des Champs-Élysées, Paris',
  'Aqua, Urea, Linalool Beiersdorf AG',
  'Aqua, Urea, Linalool. Henkel AG & Co. KGaA, Düsseldorf',
  "Aqua, Urea, Linalool. L'Oréal Paris, 14 rue Royale, 75008 Paris",
  'Aqua, Urea, Linalool. Foo Bar Beauty, Leeds, LS1 4AP',
  'Aqua, Urea, Linalool [pi02433] Unilever UK, Leatherhead',
  'Aqua, Urea, Linalool. Contains milk, soy and wheat',
  'Aqua, Urea, Linalool. Contient : Phenylalanine.',
  'Aqua, Urea, Linalool e125 ml',
  'Aqua, Urea, de:linalool',
  'Aqua, Urea: humectant, non-GMO, Linalool, organic',
  "Aqua, Urea, Linalool. Parfum d'ambiance",
  'Spunlace Nonwoven, Aqua, Urea, Linalool',
  'Aqua, Urea, Linalool, Nonwoven Fabric (Polypropylene)',
  'Aqua, Urea. (* = from Organic Farming, organic ingredients). Linalool',
  'Aqua, Urea, Linalool • * включая воду',
  'Aqua, Urea, Linalool. +*Constituants naturels du concentré',
  'Aqua, Urea, Linalool. Bevat melk, soja en tarwe.',
  'Aqua, Urea, Linalool. Содержание фторида 1450 ppm. Не рекомендуется детям',
])('what is said behind a list is no name: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Urea', 'Linalool']);
});

test('the everyday gloss of an unread name of a plant tells no other part of it', () => {
  const [, item] = readLabel('Aqua, Mentha Piperita Flower Water (Eau de menthe poivrée), Glycerin', dictionary).items;
  expect([item?.inci, item?.components]).toEqual([null, []]);
});

test('a bracket that says of which plant, or which vitamin, a name is holds no other ingredient', () => {
  for (const text of ['Lemon Juice (Citrus limonum)', 'Tocopheryl Acetate (witamina E)'])
    expect(read(`Aqua, ${text}, Urea`).items[1]).toMatchObject({ match: expect.not.stringMatching('unknown'), components: [] });
  expect(read('Aqua, Parfum (natural essential oils, contains: Linalool, Citral)').items[1]?.components.map(({ inci }) => inci)).toEqual([
    'Linalool',
    'Citral',
  ]);
});

test('a plant by itself is no slip for another name', () => {
  expect(names('Aqua, Bergamot, Urea')).toEqual(['Aqua', null, 'Urea']);
});

test('how a thing was won or made is no part of its name', () => {
  expect(names('Aqua, Plant-Derived Squalane, Grass-Fed Beef Tallow, Lactic Acid q.s. to pH 5')).toEqual([
    'Aqua',
    'Squalane',
    'Adeps Bovis',
    'Lactic Acid',
  ]);
});

test('a shade that is called after an ingredient begins a list beside the others', () => {
  const { items } = read('PORCELAIN: Talc, Mica, Squalane. COPPER: Mica, Tin Oxide, Silica');
  expect(items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Talc', 'PORCELAIN'],
    ['Mica', 'PORCELAIN'],
    ['Squalane', 'PORCELAIN'],
    ['Mica', 'COPPER'],
    ['Tin Oxide', 'COPPER'],
    ['Silica', 'COPPER'],
  ]);
});

test('the purpose behind an active ingredient does not make praise of it', () => {
  expect(
    read('Active Ingredient: Ethyl Alcohol 70% v/v Purpose: Antiseptic\nInactive Ingredients: Water, Glycerin, Carbomer').items[0],
  ).toMatchObject({ inci: 'Alcohol', percent: 70, section: 'active' });
});

test('a name with a mark behind explained marks is a name, whatever its bracket says', () => {
  const { items } = read(
    'Mica, *Silica, **Parfum (Natural), May Contain (+/-): CI 77491\n*Certified organic ingredient **100% natural origin',
  );
  expect(items.map(({ inci, mayContain }) => [inci, mayContain])).toEqual([
    ['Mica', false],
    ['Silica', false],
    ['Parfum', false],
    ['CI 77491', true],
  ]);
});

test('two preservatives in Russian with both in Latin behind the second are two', () => {
  expect(
    names('Вода (Aqua), метилхлоризотиазолинон (и) метилизотиазолинон (Methylchloroisothiazolinone and Methylisothiazolinone)'),
  ).toEqual(['Aqua', 'Methylchloroisothiazolinone', 'Methylisothiazolinone']);
});

test('a mineral or an acid in powder is itself, a plant in powder is not its juice', () => {
  expect(names('Mica Powder, Citric Acid Powder, Aloe Barbadensis Leaf Juice Powder, Ozokerite Wax, Birch Tar')).toEqual([
    'Mica',
    'Citric Acid',
    'Aloe Barbadensis Leaf Juice Powder',
    'Ozokerite',
    'Betula Alba Oil',
  ]);
});

test('a known name at the end of a line is that name, whatever the next line says', () => {
  expect(names('Aqua, Urea, Linalool\nFoobar quuxa')).toEqual(['Aqua', 'Urea', 'Linalool', null]);
  expect(names('Aqua, Urea, Linalool\nNach dem Urlaub auf die Haut')).toEqual(['Aqua', 'Urea', 'Linalool']);
  expect(names('Aqua, Urea, Benzyl\nSalicylate, Cetearyl\nAlcohol')).toEqual(['Aqua', 'Urea', 'Benzyl Salicylate', 'Cetearyl Alcohol']);
});

test.each([
  'LSF 50. Mittagssonne meiden. Vor dem Bad großzügig nehmen',
  'Rend la peau lisse. Flacon léger.',
  'Riciclabile. Tuo alleato di ogni giorno.',
  'Polecany do skóry suchej. Delikatnie myje.',
  'Pentru piele sensibilă. Testat dermatologic.',
  'Hassas ciltler için uygundur.',
  'Nichel testato < 1 ppm. Reef friendly.',
  'Senza parabeni. Adatto anche alle pelli sensibili. Flacone leggero.',
  'Hipoalergiczny. Zużyć najlepiej przed końcem: patrz zgrzew.',
  'Testado dermatologicamente. Ipoallergenico. Dermatologicky testováno.',
  'Cabelos macios e com brilho. SAC 0800 555 0100.',
  'PEAUX SENSIBLES. TEXTURE LÉGÈRE ET DOUCE.',
  'Size: 50 ml',
])('what is told behind the last name is no part of it: %s', (tail) => {
  expect(names(`Aqua, Urea, Parfum. ${tail}`)).toEqual(['Aqua', 'Urea', 'Parfum']);
});

test('what may be a name behind the last one stays unread', () => {
  expect(names('Aqua, Urea, Parfum. Nova Complex.')).toEqual(['Aqua', 'Urea', 'Parfum', null]);
  expect(names('Aqua, Urea, Parfum. Foobar quuxa extract.')).toEqual(['Aqua', 'Urea', 'Parfum', null]);
  expect(names('Aqua, Urea, Parfum. May contain: CI 77491 (Red oxide of iron)')).toEqual(['Aqua', 'Urea', 'Parfum', 'CI 77491']);
});

test('a known name in front of a full stop is read, whatever stands behind it', () => {
  expect(names('Aqua, Urea, Parfum. Foobar Quuxate. Zyx Glorbane. Bar Foox')).toEqual(['Aqua', 'Urea', 'Parfum', null]);
});

test.each(['Urea 5% in Panthenol', 'Urea 5% + Panthenol', 'Urea 5%/Panthenol', 'Urea 5% or Panthenol'])(
  'a name behind an amount is not lost: %s',
  (text) => {
    expect(names(`Aqua, ${text}, Parfum`)).toEqual(['Aqua', 'Urea', 'Panthenol', 'Parfum']);
  },
);

test('a small word between two names is no abbreviation', () => {
  expect(names('Aqua, Urea mit Panthenol, Parfum')).not.toContain('Methylisothiazolinone');
  expect(names('Aqua, MIT, Parfum')).toContain('Methylisothiazolinone');
});

test('an arrow leads to what is said of a name, or to the next name', () => {
  expect(names('Aqua → water\nUrea → keeps skin moist\nPanthenol (5 %) → soothes')).toEqual(['Aqua', 'Urea', 'Panthenol']);
  expect(names('Aqua → Urea → Panthenol')).toEqual(['Aqua', 'Urea', 'Panthenol']);
});

test('the fluoride notice is known behind an amine fluoride too', () => {
  expect(
    names('Aqua, Aroma, Olaflur, CI 77891. Enthält Aminfluorid (1000 ppm F-). Bei Kindern unter 6 Jahren nur wenig verwenden.'),
  ).toEqual(['Aqua', 'Aroma', 'Olaflur', 'CI 77891']);
});

test('an unknown oil in words is no advice', () => {
  expect(names('Aqua, huile de la fleur du foobar, Urea')).toEqual(['Aqua', null, 'Urea']);
});

test('an address takes no name with it, and the number of a colour is none', () => {
  expect(names('Aqua, Urea, Foo Bar Extract, CI 77891 Mica, CI 19140')).toEqual(['Aqua', 'Urea', null, 'CI 77891', 'Mica', 'CI 19140']);
  expect(names('Aqua, Urea Linalool Foo Bar 75008 Paris')).toEqual(['Aqua', 'Urea', 'Linalool', null]);
  expect(names('Aqua, Urea Unilever Dept, Limonene')).toContain('Limonene');
});

test.each([
  'Coco-Glucoside (derived from coconut oil)',
  'Coco-Glucoside (Coconut Oil)',
  "Caprylyl Glycol (alcool dérivé de l'acide caprylique)",
  'Glyceryl Oleate (tensioactif issu du coprah, glucose et glycérine)',
  'Decyl Glucoside (gewonnen aus Mais und Kokosöl)',
  'Glycerin (de origen vegetal, aceite de coco)',
  'Sodium Cocoate (or)',
  'Camellia Sinensis Leaf Extract (Tea Plant)',
])('what a name was made from is not in the product: %s', (text) => {
  expect(read(`Aqua, ${text}, Parfum`).items.map(({ components }) => components.length)).toEqual([0, 0, 0]);
});

test('what a scent was mixed from is', () => {
  expect(names('Aqua, Parfum (from Linalool, Limonene)')).toEqual(['Aqua', 'Parfum']);
  expect(read('Aqua, Parfum (from Linalool, Limonene)').items[1]?.components.map(({ inci }) => inci)).toContain('Limonene');
});

test.each([
  ['Suif (Sodium Tallowate)', 'Sodium Tallowate'],
  ['Red 3 (CI 17200)', 'CI 17200'],
  ['CI 42090 (Blue 2)', 'CI 42090'],
])('a bracket that says it better than what stands in front: %s', (text, expected) => {
  expect(names(`Aqua, ${text}, Glycerin`)).toEqual(['Aqua', expected, 'Glycerin']);
});

test('a number of what stands in a bracket is no name', () => {
  expect(names('Aqua, Tris(Tetramethylhydroxypiperidinol) Citral, Glycerin')).toEqual(['Aqua', null, 'Citral', 'Glycerin']);
});

test.each([
  'Enthält Menthol und Eucalyptol.',
  'Contains menthol and eucalyptol.',
  'Contient menthol et eucalyptol',
  'Contiene menthol y eucalyptol.',
  'Bevat menthol en eucalyptol.',
  'Zawiera menthol i eucalyptol.',
  'Contains: Menthol, Eucalyptol.',
  'ALLERGENS: Eucalyptol, Menthol. WARNING: Avoid contact with eyes.',
  'Allergènes : menthol, eucalyptol',
  'Аллергены: Menthol, Eucalyptol.',
])('a warning of what the list names is no further name: %s', (notice) => {
  expect(names(`Aqua, Menthol, Eucalyptol, Aroma. ${notice}`)).toEqual(['Aqua', 'Menthol', 'Eucalyptol', 'Aroma']);
});

test('what only the notice names is read', () => {
  expect(names('Aqua, Glycerin, Aroma. Contains menthol.')).not.toEqual(['Aqua', 'Glycerin', 'Aroma']);
  expect(names('Aqua, Aroma, Linalool. ALLERGENS: Linalool, Menthol.')).toContain('Menthol');
});

test.each(['Alcohol (95% v/v), Parfum, Aqua', 'Butane, Sodium Benzoate 0%, Parfum'])(
  'neither the strength of a spirit nor none at all is a declared amount: %s',
  (text) => {
    expect(read(text).items.map(({ percent }) => percent)).toEqual([null, null, null]);
  },
);

test('an unknown name with its amount is not lost in front of the next sentence', () => {
  expect(read('Aqua, Blorbane Oil 1%. Ethylhexyl Salicylate, Parfum').items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Aqua', null],
    [null, 1],
    ['Ethylhexyl Salicylate', null],
    ['Parfum', null],
  ]);
});

test('the number of a formula runs into the first name', () => {
  expect(names('G123456-ETHYLHEXYL PALMITATE, SILICA, TALC')).toEqual(['Ethylhexyl Palmitate', 'Silica', 'Talc']);
});

test.each(['TOCOPHEROL (KEY ACTIVE: Vitamin E)', 'Tocopherol (active: vitamin E)'])(
  'an active in the bracket behind its name opens no part of the list: %s',
  (name) => {
    const { items } = read(`Aqua, ${name}, Glycerin`);
    expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Tocopherol', 'Glycerin']);
    expect(items.filter(({ section }) => section === 'active')).toEqual([]);
  },
);

test('an active ingredient in a bracket of its own is still the active part', () => {
  const { items } = read('Drug facts. (Active ingredient: Zinc Oxide 10%) Inactive ingredients: Aqua, Glycerin');
  expect(items.map(({ inci, section }) => [inci, section])).toEqual([
    ['Zinc Oxide', 'active'],
    ['Aqua', 'inactive'],
    ['Glycerin', 'inactive'],
  ]);
});

test('a part of a kit that is named with its strength begins a part and takes no name with it', () => {
  const items = read('Colour Cream: Aqua, Resorcinol, 4-Amino-2-Hydroxytoluene. Developer Lotion 6%: Aqua, Hydrogen Peroxide').items;
  expect(items.map(({ inci, section, percent }) => [inci, section, percent])).toEqual([
    ['Aqua', 'Colour Cream', null],
    ['Resorcinol', 'Colour Cream', null],
    ['4-Amino-2-Hydroxytoluene', 'Colour Cream', null],
    ['Aqua', 'Developer Lotion 6%', null],
    ['Hydrogen Peroxide', 'Developer Lotion 6%', null],
  ]);
  expect(names('Крем-краска: Aqua, Sodium Sulfite. Окислитель 6%: Aqua, Hydrogen Peroxide')).toContain('Sodium Sulfite');
});

test('behind a slash stands the plant once more in everyday words', () => {
  const list = 'Aqua, Citrus Limon Peel Oil/Lemon, Glycerin, Lavandula Angustifolia Oil/Lavender, Mentha Piperita Oil/Spearmint';
  expect(names(list)).toEqual(['Aqua', 'Citrus Limon Peel Oil', 'Glycerin', 'Lavandula Angustifolia Oil', null]);
});

test.each([
  ['Glycerin, Squalane+, Tocopherol. +plant-derived.', ['Glycerin', 'Squalane', 'Tocopherol']],
  ['Aqua, CITRONELLQL, Geraniol', ['Aqua', 'Citronellol', 'Geraniol']],
  ['{"name":"Calm Serum","ingredients":["Aqua","Ectoin"],"volume":"30 ml"}', ['Aqua', 'Ectoin']],
])('marks, scanned letters and titles beside a list take no name away and add none: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('what a carrier of another name holds is told, brackets in brackets too', () => {
  const [, carrier] = read('Aqua, Liposomes (Aqua, Lecithin, Coenzyme Q10 (Ubiquinone)), Glycerin').items;
  expect(carrier?.inci).toBeNull();
  expect(carrier?.components.map(({ inci }) => inci)).toEqual(expect.arrayContaining(['Lecithin', 'Ubiquinone']));
});

test.each([
  'Azelaic Acid Suspension 10%. ',
  'Cleansing Oil (Korea). ',
  'Nail Lacquer. ',
  'Natural balm fragrance-free. ',
  'Pure Castile Soap Peppermint. ',
  'The Ordinary Azelaic Acid 10% + Panthenol 2%. ',
  'Crème visage bio. ',
  'Leche corporal. ',
  'Acqua micellare. ',
  'Huile démaquillante. ',
  'Água micelar. ',
  'Honig Lippenbalsam. ',
])('a title in front of a list is no name, with a full stop or a line break behind it: %s', (title) => {
  for (const text of [title, title.replace('. ', '\n')])
    expect(names(`${text}Aqua, Glycerin, Azelaic Acid, Panthenol, Phenoxyethanol`)).toEqual([
      'Aqua',
      'Glycerin',
      'Azelaic Acid',
      'Panthenol',
      'Phenoxyethanol',
    ]);
});

test.each([
  ['Water, Conc. Glycerin, Urea', ['Aqua', 'Glycerin', 'Urea']],
  ['Bienenwachs, 5 Tropfen Vitamin E, 3 drops lavender oil', ['Cera Alba', 'Tocopherol', 'Lavandula Angustifolia Oil']],
  ['Beeswax, vitamin E and a few drops of lavender essential oil', ['Cera Alba', 'Tocopherol', 'Lavandula Angustifolia Oil']],
  ["De l'eau, de la glycérine, du beurre de karité", ['Aqua', 'Glycerin', 'Butyrospermum Parkii Butter']],
  ['Urée, glycérine, eau purifiée q.s.p. 100 g', ['Urea', 'Glycerin', 'Aqua']],
  ['Talc, Silica. *Contains: Linalool, Citral', ['Talc', 'Silica', 'Linalool', 'Citral']],
  ['Glow serum\nMade in Korea\nWater, Urea, Glycerin, Parfum', ['Aqua', 'Urea', 'Glycerin', 'Parfum']],
  [
    'Aqua, Citrus Aurantium var. Dulcis Peel Oil, Butyrospermum parkii (G. Don) Kotschy butter',
    ['Aqua', 'Citrus Aurantium Dulcis Peel Oil', 'Butyrospermum Parkii Butter'],
  ],
])('what says how much, how or of which kind is no part of a name: %j', (text, expected) => {
  expect(readLabel(text, dictionary).items.map(({ inci }) => inci)).toEqual(expected);
});

test('a name in front of a sentence with an amount is kept, and has none', () => {
  const { items } = readLabel('Aqua, Limonene. Enthält 10 % Urea.', dictionary);
  expect(items.map(({ inci, percent }) => [inci, percent])).toEqual([
    ['Aqua', null],
    ['Limonene', null],
    ['Urea', 10],
  ]);
});

test('the strength of the alcohol in front of it, the code of a formula and line breaks that were written out are no names', () => {
  expect(names('Alcohol Denat., Content: 40.4% w/w (denatured with foo), Urea')).toEqual(['Alcohol Denat.', 'Urea']);
  expect(names('Alcohol Denat., CONTENT: 45% w/w WITH 1% w/w DIETHYL PHTHALATE')).toEqual(['Alcohol Denat.', 'Diethyl Phthalate']);
  expect(names('Urea. Alcohol (95% v/v) Content: 82% v/v, Mica')).toEqual(['Urea', 'Alcohol', 'Mica']);
  expect(names('Urea, Parfum (FIL.L C53740/6)')).toEqual(['Urea', 'Parfum']);
  expect(names('Urea (7.5%), \\n\\nWater, Mica')).toEqual(['Urea', 'Aqua', 'Mica']);
});

test('a notice of two fluorides is one notice, and a damaged sign of what may be contained is one', () => {
  const notice = 'Enthält/Contient: Zinnfluorid/Fluorure Stanneux 0,454 % w/w, Natriumfluorid/Sodium Fluoride 0,0721 % w/w (1450 ppm F)';
  expect(names(`Aqua, Stannous Fluoride, Sodium Fluoride, Urea. ${notice}`)).toEqual([
    'Aqua',
    'Stannous Fluoride',
    'Sodium Fluoride',
    'Urea',
  ]);
  expect(read('Talc, Mica +/: CI 77491, CI 77499').items.map(({ mayContain }) => mayContain)).toEqual([false, false, true, true]);
});

test.each([
  ['Contiene Fluoruro di sodio (1450 ppm F). Ingredients: Aqua, Sorbitol, Sodium Fluoride', null],
  ['Фторид натрия (1450 ppm). Aqua, Sorbitol, Sodium Fluoride', null],
  ['Aqua, Sorbitol, Sodium Fluoride. Natriumfluorid (1450ppm)', null],
  ['Aqua, Sorbitol, Sodium Fluoride. Fluor 1450 ppm', null],
  ['Sodium Fluoride 0.24 %, Aqua, Sorbitol, Sodium Fluoride', 0.24],
])('a fluoride in front of its list or behind it is declared once more: %s', (text, percent) => {
  const { items } = read(text);
  expect(items.map(({ inci }) => inci)).toEqual(['Aqua', 'Sorbitol', 'Sodium Fluoride']);
  expect(items[2]).toMatchObject({ percent, duplicate: false });
});

test('the strength of a fluoride is not that of what stands behind its stop', () => {
  const { items } = read('Foofluorid 0.76% w/w (1000 ppm F). Glycerin, Aqua, Sorbitol');
  expect(items.map(({ inci, percent }) => [inci, percent])).toContainEqual(['Glycerin', null]);
});

test('a fluoride that only a notice names is an ingredient', () => {
  expect(names('Aqua, Olaflur, CI 77891 Bevat: Sodium Monofluorophosphate Total Fluoride content: 1450 ppm')).toEqual([
    'Aqua',
    'Olaflur',
    'CI 77891',
    'Sodium Monofluorophosphate',
  ]);
});

test('the last name of a list is not left out with the sentence that it ran into', () => {
  expect(names('Aqua, Urea, xylitol certified organic you will have a bright smile thanks to the toothpaste without carrageenan')).toEqual([
    'Aqua',
    'Urea',
    null,
  ]);
});

test('a number beside that of a colour is no code, and one with a digit too many no colour', () => {
  expect(names('Aqua, C19140, A15510, Urea')).toEqual(['Aqua', 'CI 19140', 'CI 15510', 'Urea']);
  expect(read('Aqua, Urea, CI 117200').items.at(-1)).toMatchObject({ inci: null, text: 'CI 117200' });
});

test('why something may be contained is no part of its name', () => {
  const { items } = read('Aqua, Urea Può contenere Benzyl Alcohol a causa del processo di produzione. /Může obsahovat Benzyl Alcohol');
  expect(items.at(-1)).toMatchObject({ inci: 'Benzyl Alcohol', mayContain: true });
});

test('a certificate behind the last name is none of its parts', () => {
  expect(names('Aqua, Tocopherol CERTIFIED ORGANIC INGREDIENTS')).toEqual(['Aqua', 'Tocopherol']);
  expect(read('Aqua, Tocopherol. (*Certified Organic Ingredients) (**None remains after saponifying)').items.at(-1)).toMatchObject({
    inci: 'Tocopherol',
    components: [],
  });
});

test('a line between the rows of a panel parts them', () => {
  expect(names('Aqua ------------ Urea ------------ Xanthan Gum ------------ Linalool')).toEqual([
    'Aqua',
    'Urea',
    'Xanthan Gum',
    'Linalool',
  ]);
});

test('what a further shade is called is none of its colours, and its formula depends on none', () => {
  const { items, leftOut } = read('Talc, Mica, +/- CI 77491, CI 77891 GLITTER : Butane, Aroma, +/- CI 15850');
  expect(items.filter(({ mayContain }) => mayContain).map(({ inci }) => inci)).toEqual(['CI 77491', 'CI 77891', 'CI 15850']);
  expect(leftOut.map(({ text }) => text)).toContain('GLITTER :');
});

test.each(['*Based on ISO 16128 incl. water. FR', '*inkl. Wasser'])('%s is a footnote up to its end', (note) => {
  expect(names(`Aqua, Urea*, Bisabolol. ${note}`)).toEqual(['Aqua', 'Urea', 'Bisabolol']);
});

test.each([
  [
    'Aqua, Linalool*, Urea. * aus ätherischen Ölen/from essential oils Citral* Karton bitte trennen',
    ['Aqua', 'Linalool', 'Urea', 'Citral'],
  ],
  ['Aqua, Linalool*. *from natural essential oils Geraniol* Citral*', ['Aqua', 'Linalool', 'Geraniol', 'Citral']],
  ['Aqua, Urea*, Linalool**. *from organic farming **from natural essential oils*', ['Aqua', 'Urea', 'Linalool']],
])('a name that bears a mark at the end of a footnote is of the list: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['Aqua, Urea, Aroma, Menthol. Aroma enthält Carvone.', ['Aqua', 'Urea', 'Aroma', 'Menthol', 'Carvone']],
  ['Aqua, Urea, Parfum. Parfum contient Limonene, Citral.', ['Aqua', 'Urea', 'Parfum', 'Limonene', 'Citral']],
  ['Aqua, Urea. Aroma contiene Menthol.', ['Aqua', 'Urea', 'Aroma', 'Menthol']],
])('what is said to hold a name counts once: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each(['Parfum (incl. Foobar 0.2 %)', 'Parfum (davon Foobaren 0,2%)', 'Aroma [dont foobar 0,2 %]', 'Parfum (включая фубар 0,2 %)'])(
  'the amount of a part is not that of the whole: %s',
  (text) => {
    expect(read(`Aqua, Glycerin, ${text}, Urea`).items[2]).toMatchObject({ match: expect.not.stringMatching('unknown'), percent: null });
  },
);

test('a bracket with nothing but an amount, or with a word for its kind, has that of the name', () => {
  expect(read('Aqua, Parfum (0.2 %), Urea').items[1]).toMatchObject({ percent: 0.2 });
  expect(read('Aqua, Parfum 1 % (incl. Foobar 0.2 %), Urea').items[1]).toMatchObject({ percent: 1 });
});

test.each([
  'Aqua, Glycerin, Parfum. All ingredients are of plant origin.',
  'Aqua, Glycerin, Parfum. Ingredients of vegetable origin',
  'Aqua, Glycerin, Parfum. Все компоненты растительного происхождения.',
  'Aqua, Glycerin, Parfum. Растительного происхождения.',
])('what is said of the source of all names, with no mark, is no name: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Glycerin', 'Parfum']);
});

test('what a notice behind a list says of fluoride is its amount, and the only fluoride where the list names none', () => {
  const list = 'Sorbitol, Aqua, Hydrated Silica, Glycerin';
  const spelled = 'Enthält Bis-(hydroxyethyl)-aminopropyl-N - hydroxyethyl-octadecylamin-dihydrofluorid (1400 ppm Fluorid)';
  expect(names(`${list}, Olaflur. ${spelled}`)).toEqual([...names(list), 'Olaflur']);
  expect(names(`${list}. CONTIENE FLUORURO DE SODIO (1100 ppm DE FLUOR)`)).toEqual([...names(list), 'Sodium Fluoride']);
});

test('where the lot is printed is no ingredient', () => {
  for (const remark of ['Lote: ver sellado / extremidade do tubo', 'Lot: voir le fond du tube'])
    expect(names(`Aqua, Urea, Tetrasodium Glutamate Diacetate [AB01234] ${remark}`)).toEqual([
      'Aqua',
      'Urea',
      'Tetrasodium Glutamate Diacetate',
    ]);
});

test('the cloth of a wipe is no part of its lotion', () => {
  for (const cloth of ['Composicion: Viscosa, Poliester, Locion gredientes:', 'Viscose, Polyester, Lotion:'])
    expect(names(`${cloth} Aqua, Glycerin, Citric Acid`)).toEqual(['Aqua', 'Glycerin', 'Citric Acid']);
});

test.each([
  'CITRIC ACIDComposition : 100% Cellulose',
  'CITRIC ACIDLingette: 100% viscose',
  'Citric Acid. Support : 80% pulpe de cellulose',
])('the cloth of a wipe is no part of the list in front of it: %s', (end) =>
  expect(names(`Aqua, Glycerin, ${end}`)).toEqual(['Aqua', 'Glycerin', 'Citric Acid']),
);
