import { expect, test } from 'vitest';
import type { Draft } from '#core/imports/candidate.ts';
import { contentOf, judge } from '#core/imports/judge.ts';
import { books } from './books.ts';

const list = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool';
const draft: Draft = {
  source: 'csv',
  sourceId: '1',
  url: null,
  licence: null,
  brands: ['Nordlys'],
  title: 'Nordlys Day Cream',
  otherTitles: [],
  titleRu: null,
  categories: [],
  lists: [list],
  listDate: '2026-01-02',
  sizes: [],
  barcodes: [],
  offers: [],
  discontinued: false,
  picture: null,
};
const verdict = (changes: Partial<Draft>) => judge({ kind: 'draft', draft: { ...draft, ...changes } }, books());
const codeOf = (changes: Partial<Draft>) => {
  const result = verdict(changes);
  return result.kind === 'rejected' ? result.rejection.code : 'accepted';
};
const listOf = (text: string, ...others: string[]) => {
  const result = verdict({ lists: [text, ...others] });
  return result.kind === 'accepted' ? result.candidate.list : result.rejection.code;
};

const namesOf = (text: string) => {
  const result = verdict({ lists: [text] });
  return result.kind === 'accepted' ? result.reading.items.map(({ inci, text: printed }) => inci ?? printed) : [];
};

test('a good row becomes a product', () => {
  expect(verdict({})).toMatchObject({
    kind: 'accepted',
    candidate: { title: 'Day Cream', brand: { name: 'Nordlys', key: 'nordlys' }, category: 'face-creams', list },
  });
});

test.each([
  ['Elseve Total Repair Crème', "L'Oréal, L'Oréal Paris, Elseve", 'Elseve Total Repair Crème'],
  ['Nivea Men Creme', 'Nivea Men', 'Men Creme'],
  ['Mixa Bébé Crème change', 'Mixa Bébé', 'Bébé Crème change'],
  ['Dove Men+Care Creme', 'Unilever, Dove Men+Care', 'Men+Care Creme'],
  ['Tahiti Kids Creme', 'Tahiti, Tahiti Kids', 'Kids Creme'],
  ['Nivea Black & White Creme', 'Nivea, Black & White', 'Black & White Creme'],
  ['Catrice Cosmetics Creme', 'Catrice Cosmetics', 'Creme'],
  ['Lidl Creme riche', 'Cien', 'Creme riche'],
  ['Garnier Fructis Creme', 'Garnier Fructis', 'Fructis Creme'],
  ['Paco Rabanne Invictus Creme', 'Rabanne', 'Invictus Creme'],
  ['Unilever Nordlys', 'Nordlys', 'Unilever Nordlys'],
  ['NORDLYS BAUME AP+M CORPS', 'Nordlys', 'Baume AP+M corps'],
  ['Crema manos algodón crf', 'Nordlys', 'Crema manos algodón'],
])('the line of a brand stays in the title: %s', (title, brand, clean) => {
  expect(verdict({ title, brands: [brand] })).toMatchObject({ kind: 'accepted', candidate: { title: clean } });
});

test.each<[string, Partial<Draft>]>([
  ['not_cosmetic', { categories: ['en:open-food-facts'] }],
  ['test_row', { title: 'test' }],
  ['test_row', { title: 'xxxx' }],
  ['no_brand', { brands: ['unknown'] }],
  ['no_title', { title: '71661' }],
  ['title_too_long', { title: Array.from({ length: 60 }, (_, at) => `long${at}`).join(' ') }],
  // What a till prints; one of two products.
  ['no_title', { title: 'Rfw spray inv nordl' }],
  ['no_title', { title: 'Sh nrst 300ml' }],
  ['no_title', { title: 'Dch nordlys surgr' }],
  ['no_title', { title: 'Sig nordlys attr' }],
  ['no_title', { title: 'Nordlys sg black 400ml' }],
  ['no_title', { title: 'Nordlys a/r 100 original' }],
  ['no_title', { title: '47KL3M 400ml' }],
  ['no_title', { title: 'Grandhaus Milano s.r.l.' }],
  ['no_title', { title: 'Efficacité 24 h, fabriqué en France, *parfum de synthèse' }],
  ['no_title', { title: 'Nordlys ato nat' }],
  ['no_title', { title: 'Mild and quick. Made without soap. Does not sting.' }],
  ['several_products', { title: 'Nordlys Lait douceur OU Lotion tonique' }],
  ['no_list', { lists: [] }],
  ['no_list', { lists: [' - '] }],
  ['list_too_long', { lists: ['Aqua, '.repeat(4000)] }],
  ['not_latin', { lists: ['Вода, глицерин, отдушка, лимонная кислота'] }],
  ['not_latin', { lists: ['水、グリセリン、香料、クエン酸、エタノール'] }],
  ['not_a_list', { lists: ['Made with love in our little kitchen for your whole family'] }],
  ['not_a_list', { lists: ['Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, ...'] }],
  // Sentences that nobody could take out, in front of the names or between them.
  ['not_a_list', { lists: [`zomphita el blorbo quendal, wexforda la grumplita, ${list}`] }],
  ['not_a_list', { lists: [`Aqua, Urea, zomphita el blorbo quendal, wexforda la grumplita, blorbar con zomphas, ${list}`] }],
  // What is praised, the inactive half of a list, a list that goes on elsewhere.
  ['partial_list', { lists: ['Niacinamide, Tocopherol, Retinol'] }],
  ['partial_list', { lists: ['Panthenol, Argania Spinosa Kernel Oil, Elastin'] }],
  ['partial_list', { lists: ['Avobenzone 3%, Homosalate 10%, Octocrylene 5%'] }],
  ['partial_list', { lists: [`Inactive ingredients: ${list}`] }],
  ['partial_list', { lists: [`${list}. Apply liberally 15 minutes before sun exposure. Children under 6 months: ask a doctor`] }],
  [
    'partial_list',
    { lists: ['Aqua, Sorbitol, Silica, Xylitol, Glycerin, Xanthan Gum, Alcohol* *organic farming **natural essential oils'] },
  ],
  ['partial_list', { lists: [`${list} (continued on the inside)`] }],
  ['partial_list', { lists: ['Water/glycerin/petrolatum/'] }],
  ['partial_list', { lists: ['Aqua, Glycerin, Sodium Laureth Sulfate, Cocamidopropyl Betaine,'] }],
  ['partial_list', { lists: [`, Glycerin, ${list}`] }],
  // The beginning, the end or names between them were lost.
  ['partial_list', { lists: [`ycerin, ${list}`] }],
  ['partial_list', { lists: [`${list}, Tocopheryl`] }],
  ['partial_list', { lists: [`${list}, Citric Acid, TOCOPH`] }],
  ['partial_list', { lists: ['Sodium Laureth Sulfate, Sodium Chloride, Panthenol, Parfum, Citric Acid'] }],
  ['partial_list', { lists: ['Phenoxyethanol, Panthenol, Glycerin, Cetearyl Alcohol, Urea, Aqua'] }],
  ['partial_list', { lists: ['Aqua, Glycerin, Olea Europaea Fruit Oil'] }],
  ['partial_list', { lists: ['Aqua, Glycerin, ???, ???, Parfum, Urea, Linalool'] }],
  ['partial_list', { lists: [`Aqua, (Sunflower) Seed Oil, ${list}`] }],
  ['partial_list', { lists: [`KA, ${list}`] }],
  ['partial_list', { lists: [`${list}. المكونات: ماء، ${'غليسرين، '.repeat(12)}عطر`] }],
  ['accepted', { lists: [`${list}. المكونات: ماء، ${'غليسرين، '.repeat(5)}عطر`] }],
  // A scan ate letters and commas, or read two columns as one.
  ['spoilt_list', { lists: [`${list}, Palmitic Laurate, Methyl Hydroxide, Ascorbyl Citric Acid`] }],
  ['spoilt_list', { lists: ['Aqua, Glycerin, Cetearyl Alcool, Dimethicne, Phenoxyethnol, Sodium 47687 Sulfate Hydr, Parfum, Linalol'] }],
  ['spoilt_list', { lists: ['Urea, Dimethicone, Panthenol, Cetearyl. INGREDIENTS: Aqua, Glycerin, Parfum, Linalool, Phenoxyethanol'] }],
  ['spoilt_list', { lists: ['Alcohol, Aqua, Glycerin Urea Pantenl Sodum Hydrxide Parfm Limonen, Linalool'] }],
  ['spoilt_list', { lists: ['Aqua, Glycerin, Cetearyl Alco Urea, Sodum Hydrxide Panth, Phenoxyethanol, Parfum'] }],
  ['too_few', { lists: ['Aqua, Glycerin'] }],
  ['low_share', { lists: ['Aqua, Blorbane, Glycerin, Zomphite, Parfum, Quendalic, Wexfordine, Grumplex, Trantalate'] }],
  [
    'several_products',
    { lists: [`Cream: ${list}. Developer: Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Phosphoric Acid, Etidronic Acid.`] },
  ],
  ['several_products', { lists: [`${list}. Aqua, Hydrogen Peroxide, Steareth-20, Phosphoric Acid, Etidronic Acid, Oleth-30`] }],
  // A list that begins anew without a sign.
  ['several_products', { lists: [`${list}, Citral, Aqua, Hydrogen Peroxide, Steareth-20, Phosphoric Acid, Etidronic Acid, Oleth-30`] }],
  [
    'several_products',
    { lists: [`${list}, Citral, Aqua, Glycerin, Cetearyl Alcohol, Urea, Dimethicone, Squalane, Betaine, Allantoin, Tocopherol`] },
  ],
  [
    'several_products',
    {
      lists: [
        `Liposomal serum. INGREDIENTS: ${list}, Citric Acid. Cream gel. INGREDIENTS: Alcohol, Squalane, Urea, Betaine, Allantoin, Panthenol, Mica, Carbomer`,
      ],
    },
  ],
  ['several_products', { lists: [`Gel N°1: ${list}. Gel N°2: Aqua, Ammonium Hydroxide, Xanthan Gum, Sodium Laureth Sulfate.`] }],
])('%s', (code, changes) => {
  expect(codeOf(changes)).toBe(code);
});

test.each([
  ['a plant that we do not know', `${list}, Crepis Blorbica Extract, Aralia Zomphica Root Extract`],
  ['names in another language', `${list}, extrait de blorbe rouge, huile de zomphe`],
  ['the order of the alphabet', 'Citric Acid, Glycerin, Lanolin, Panthenol, Paraffin, Petrolatum'],
  ['few names of a soap', 'Aqua, Olea Europaea Fruit Oil, Sodium Hydroxide'],
  ['unknown names of acids', `${list}, Blorbyl Tetrahexyldecanoate, Ascorbyl Zomphitylate`],
])('%s does not make a list spoilt', (_, text) => {
  expect(codeOf({ lists: [text] })).toBe('accepted');
});

test.each([' - ', '-', ' ', '   ', '\n', '\n\n', ' · ', '\t'])(
  'a list whose names stand apart by %j is read, one unknown name among them',
  (sign) => {
    const names = ['Aqua', 'Glycerin', 'Cetearyl Alcohol', 'Blorbane', 'Phenoxyethanol', 'Parfum', 'Linalool'];
    const result = verdict({ lists: [names.join(sign)] });
    expect(result.kind === 'accepted' && result.reading.recognised).toBe(6);
  },
);

test('where only blanks separate the names, brackets and slashes stay with theirs; a sentence is no list', () => {
  expect(namesOf('INGREDIENTS: AQUA / WATER GLYCERIN BLORBANE BUTYROSPERMUM PARKII (SHEA) BUTTER PHENOXYETHANOL PARFUM')).toEqual([
    'Aqua',
    'Glycerin',
    'BLORBANE',
    'Butyrospermum Parkii Butter',
    'Phenoxyethanol',
    'Parfum',
  ]);
  expect(
    listOf('Our formula with glycerin and panthenol, without parfum, alcohol or silicones, and a lot of aqua for dry skin'),
  ).not.toMatch(/^Our/);
});

test('what a pack says of the amount of fluoride stays with the list, without the rest of its prose', () => {
  const paste = 'Aqua, Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Aroma, Sodium Fluoride, Sodium Saccharin, Limonene';
  const prose = 'Store in a cool and dry place, keep out of the reach of children';
  expect(listOf(`${paste}. Contient du fluorure de sodium (1450 ppm de fluor). ${prose}.`)).toBe(
    `${paste}. Contient du fluorure de sodium (1450 ppm de fluor)`,
  );
  expect(listOf(`Contains Sodium Fluoride (1000 ppm F). ${prose}. Ingredients: ${paste}`)).toContain('1000 ppm F');
  expect(listOf(`Sodium Fluoride (1450ppm Fluoride), Limonene. ${paste}`)).toBe(`${paste}. Sodium Fluoride (1450ppm Fluoride)`);
  expect(listOf(`${paste}. ${prose}.`)).not.toContain('ppm');
});

test('what a pack says of animals stays with the list, and a comma in front of what was cut off does not', () => {
  const prose = 'Store in a cool and dry place, keep out of the reach of children.';
  expect(listOf(`${list}. ${prose} Formule vegane`)).toBe(`${list}. Formule vegane`);
  expect(listOf(`${list}. ${prose} Frei von tierischen Bestandteilen`)).toContain('Frei von tierischen Bestandteilen');
  expect(listOf(`${list}. ${prose} Not tested on animals. No animal ingredients (except beeswax)`)).not.toContain('animal');
  expect(listOf(`${list}. ${prose} VEGAN 12 M 01465`)).toBe(`${list}. VEGAN`);
  for (const other of ['Not vegan', 'Made with vegan collagen', 'Squalane (vegan) of olives'])
    expect(listOf(`${list}. ${prose} ${other}.`), other).not.toMatch(/vegan/i);
  for (const cut of ['13BHC006-1', 'Made in France by Nordlys S.A.S. 75016 PARIS']) expect(listOf(`${list}, ${cut}`), cut).toBe(list);
  expect(listOf(`${list},`)).toBe(`${list},`);
  expect(listOf(`${list}, FD`)).not.toBe(list);
});

test('a title that says the brand alone is spelled as the brand', () => {
  const titled = (title: string, brand: string) => verdict({ title, brands: [brand] });
  for (const title of ['head and shoulders', 'HeadShoulders', 'Head & Shoulder'])
    expect(titled(title, 'Head & Shoulders')).toMatchObject({ candidate: { title: 'Head & Shoulders' } });
  expect(titled('parodontix', 'Parodontax')).toMatchObject({ candidate: { title: 'Parodontax' } });
  expect(titled('Nordlysa', 'Nordlys')).toMatchObject({ candidate: { title: 'Nordlysa' } });
  expect(titled('Mordlys', 'Nordlys')).toMatchObject({ candidate: { title: 'Nordlys' } });
});

test('a title that says the brand alone, or nothing, gives way to what else tells of the product', () => {
  const titled = (title: string, otherTitles: readonly string[], brands = ['Nordlys']) => verdict({ title, otherTitles, brands });
  expect(titled('Nordlys', ['NORDLYS', 'Nordlys Shampoo 200 ml', 'Shampoo'])).toMatchObject({
    candidate: { title: 'Shampoo', sizes: [{ size: '200 ml' }], category: 'shampoos' },
  });
  expect(titled('Nordlys 50 ml', ['Shampoo'])).toMatchObject({ candidate: { title: 'Shampoo', sizes: [{ size: '50 ml' }] } });
  expect(titled('71661', ['test', 'Day Cream'])).toMatchObject({ candidate: { title: 'Day Cream' } });
  expect(titled('Day Cream', ['Shampoo'])).toMatchObject({ candidate: { title: 'Day Cream' } });
  expect(titled('Nordlys', ['long '.repeat(60)])).toMatchObject({ candidate: { title: 'Nordlys' } });
  expect(titled('Nordlys', ['laundry detergent'])).toMatchObject({ rejection: { code: 'not_cosmetic' } });
  expect(titled('Nivea', [], ['Soft Beard Balm'])).toMatchObject({ candidate: { brand: { name: 'Nivea' }, title: 'Soft Beard Balm' } });
  expect(titled('Garnier', ['Shampoo'], ['Garnier, Fructis'])).toMatchObject({ candidate: { title: 'Fructis' } });
  expect(titled('Nivea', [], ['Brightly'])).toMatchObject({ candidate: { brand: { name: 'Nivea' }, title: 'Nivea' } });
});

test('a title that says the brand alone is what the product is, where that is certain', () => {
  const titled = (changes: Partial<Draft>) => {
    const result = verdict({ title: 'Nordlys', ...changes });
    return result.kind === 'accepted' ? [result.candidate.title, result.candidate.titleRu] : result.rejection.code;
  };
  const wash = ['Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Parfum, Citric Acid'];
  expect(titled({ categories: ['en:shampoos'], lists: wash })).toEqual(['Shampoo', 'Шампунь']);
  expect(titled({ categories: ['en:shampoos'], lists: wash, titleRu: 'Мягкий уход' })).toEqual(['Shampoo', 'Мягкий уход']);
  expect(titled({ categories: ['en:face-creams'], titleRu: 'Nordlys' })).toEqual(['Face cream', 'Крем для лица']);
  // What is only probable names nothing, and neither does a kind of several things.
  expect(titled({ lists: wash })).toEqual(['Nordlys', null]);
  expect(titled({ categories: ['en:soaps'], lists: wash })).toEqual(['Nordlys', null]);
});

test('short names are titles, numbers are none', () => {
  expect(['E45', 'K18', 'B5+', '1·2·3', 'Й2'].map((title) => codeOf({ title }))).toEqual(Array(5).fill('accepted'));
  expect(['71661', '9', 'Y'].map((title) => codeOf({ title }))).toEqual(Array(3).fill('no_title'));
});

test('of several languages the list that reads best is taken', () => {
  expect(listOf('Woda oczyszczona, sok z czegoś, krochmal dziwny, zapach ładny', list)).toBe(list);
});

test('directions and slogans around the list are cut off, footnotes stay', () => {
  const prose = 'Discover the soft touch of northern nights and let your skin breathe again. Ingredients: ';
  expect(listOf(`${prose}${list}. Directions: apply to clean skin every morning and evening. Avoid contact with eyes.`)).toBe(`${list}.`);
  expect(listOf(`${list}* *from organic farming, certified by somebody`)).toContain('*from organic farming');
});

test('one list printed in two languages is no second product', () => {
  const result = listOf(
    `Ingredients: ${list}. Ingrédients : Eau, Glycérine, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool.`,
  );
  expect(result).not.toBe('several_products');
  expect(result.match(/Phenoxyethanol/g)).toHaveLength(1);
});

test('two products of nearly the same list are not told as the first of them', () => {
  const soap = 'Aqua, Sodium Laureth Sulfate, Sodium Chloride, Cocamidopropyl Betaine, Phenoxyethanol, Sodium Benzoate, Glycerin';
  const lavender = `${soap}, Lavandula Angustifolia Oil, Parfum, Linalool, Geraniol`;
  expect(
    codeOf({ lists: [`${lavender}. Rosemary INGREDIENTS: ${soap}, Rosmarinus Officinalis Leaf Oil, Parfum, Limonene, Citral.`] }),
  ).toBe('several_products');
  expect(codeOf({ lists: [`${lavender}. INGREDIENTS: ${lavender}.`] })).toBe('accepted');
  expect(
    codeOf({
      lists: [
        `Nose Strips: DM Water, Polyvinyl Alcohol, ${list}. Soothing Wipes: DM Water, Aloe Barbadensis Extract, Niacinamide, Parfum.`,
      ],
    }),
  ).toBe('several_products');
  expect(codeOf({ lists: [`Fard : Talc, ${list}, Alumina. Enlumineur : Talc, ${list}.`] })).toBe('several_products');
  expect(
    codeOf({
      lists: [
        `${list}. shampoo. conditioner ingredients: Aqua, Behentrimonium Chloride, Glycerin, Parfum, Lactic Acid, Linalool, Limonene`,
      ],
    }),
  ).toBe('several_products');
});

test('a box of several kinds is told by no list of one of them', () => {
  expect(codeOf({ title: 'Nordlys Coffret Eau de Toilette & Déodorant' })).toBe('several_products');
  expect(codeOf({ title: 'Nordlys gift set' })).toBe('several_products');
  expect(codeOf({ title: 'Nordlys Combi Crème solaire + Stick lèvres' })).toBe('several_products');
  expect(codeOf({ title: 'Nordlys Sweet Cheeks Kit' })).toBe('several_products');
  expect(codeOf({ title: 'Nordlys Coffret savons' })).toBe('accepted');
  expect(codeOf({ title: 'Nordlys Kit correcteur' })).toBe('accepted');
});

test('a day or a picture does not make it another product', () => {
  const content = (changes: Partial<Draft>) => {
    const result = verdict(changes);
    return result.kind === 'accepted' ? contentOf(result.candidate) : null;
  };
  expect(content({ listDate: '2026-09-09', picture: { address: 'https://images.example/2.jpg', author: null, licence: null } })).toBe(
    content({}),
  );
  expect(content({ title: 'Nordlys Night Cream' })).not.toBe(content({}));
});

test.each([
  ['a sentence behind a full stop', `${list}. Aplica diariamente para con las manos`],
  ['an address and a country', `${list}, 75016 Paris BEAUTY S.L. Barcelona, Spain`],
  ['what a footnote refers to', `${list}, REFERS TO GLYCERIN AND DIMETHICONE`],
  ['how long it keeps', `${list} 12 M WIN`],
  ['a promise', `${list}, We choose to avoid what your skin does not like, and many more`],
  ['words that are like no name', `${list} 'visible flakes`],
  ['a word in another language', `${list} pH-hautneutral`],
  ['a number alone', `${list}. No. 88818`],
  ['what stands there in another script', `${list}, Nordlys مصنع من طرف نوردليس`],
  ['the maker, without a sign,', `${list} Unilever`],
  ['a lot number, without a sign,', `${list} 90332557A 00025`],
  ['what a mark means, without a comma,', `${list}** *Oil-free claim refers to vegetable oils`],
  ['where it is grown, without a sign,', `${list} ssus de l'agriculture biologique S ingrédients sont d'origine naturelle`],
  ['an address that a number begins, without a sign,', `${list} Art.nr.:40001 CONSUMENTENSERVICE Bel Gratis 0800-0234566`],
  ['the number of a formula', `${list}, 85402.540.AB.05`],
  ['where it is made, in several languages,', `${list}, Valmistettu Egyptissä/Tillverkad i Egypten`],
  ['what is in it once more, as a sentence,', `${list}, Contient de l'alcool`],
  ['a telephone', `${list}, Nordlys Info Free call 00800-56 34 77`],
  ['a code of letters and digits', `${list} • IL52A`],
  ['the code of a country', `${list}, SK`],
  ['the strength of a spirit', `${list}, 77 % VOL`],
  ['the end of an address', `${list}, OUEN CEDEX`],
  ['who must not eat it', `${list}, Nicht zum Verzehr geeignet`],
  ['what the product is', `${list}, Toothpaste`],
  ['what it is free from', `${list}, Libre de siliconas`],
  ['what a mark means, without a blank,', `${list}*biologique`],
  ['a kind of light', `${list}, UVA`],
  ['an address on the web', `${list}, suggerimenti su nordlys.biz`],
  ['several sentences behind a word', `${list} pH-hautneutral. Ohne Silikone. Hautbild dermatologisch bestätigt`],
  ['a scrap', `${list}, TSZ`],
  ['a scrap with numbers', `${list}, 25°C SC 12M ZQRP`],
  ['a scrap of a sentence', `${list}, te lokalen Zqangaben`],
  ['a scrap that ran into the last name', `${list} zqog zwwl 000`],
  ['what it praises once more', `${list}. Actifs principaux : extrait de calendula`],
  ['what it features in capitals', `${list}. FEATURED INGREDIENTS SHEA BUTTER Effective natural moisturizer`],
])('%s behind the list is no unknown name', (_, text) => {
  const result = verdict({ lists: [text] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 7 });
});

test.each([
  ['a heading that nobody can read', `/Zuotatiká: ${list}`],
  ['a heading in two languages', `/Sestavine:/Cucraux (INCI): ${list}`],
  ['a heading with a remark and no colon', `Ingredients (INCI) ${list}`],
  ['a Russian heading in Latin letters', `/ COCTAB ${list}`],
  ['the number of a part', `1 - ${list}`],
  ['the number of a formula', `G2406 1 - ${list}`],
])('%s in front of the list is no unknown name', (_, text) => {
  const result = verdict({ lists: [text] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 7 });
});

test.each([
  ['a scent that was spoilt', 'Citrol *reduces odour in-vitro'],
  ['a scent in front of what else is said', 'PafumiFragrance when using shampoo'],
])('%s behind the list is not cut off', (_, text) => {
  const result = verdict({ lists: [`${list}, ${text}`] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 8 });
});

test('colours without commas behind the list are read', () => {
  const result = verdict({ lists: [`${list}, CI 14700 / RED4.CI 15510 / Orange 4 CI 60730 / ext. violet2`] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 10, total: 10 });
});

test('a colour that lost its letters behind the list is read', () => {
  const result = verdict({ lists: [`${list}, a 74160`] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 8, total: 8 });
});

test.each(['AQUAWATER', 'AQUA VWATER EAU', 'WATERIAQUA\\EAU', 'AQUA/WATERIEAU', 'Water Aqua Eau'])(
  '%s is water in several languages',
  (water) => {
    const result = verdict({ lists: [list.replace('Aqua', water)] });
    expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 7 });
  },
);

test('a list that names five of its own names again, not in a row, is that of two products', () => {
  const other = 'Aqua, Talc, Mica, Glycerin, Kaolin, Dimethicone, Phenoxyethanol, Parfum, Silica, Zinc Oxide, Urea, Panthenol, Squalane';
  expect(codeOf({ lists: [`${list}, ${other}`] })).toBe('several_products');
  expect(codeOf({ lists: [`${list}, Glycerin, Parfum, Citric Acid`] })).toBe('accepted');
});

test('shades alone are no list', () => {
  expect(codeOf({ lists: ['May contain: CI 77891, CI 77491, CI 77492, CI 77499, Mica'] })).not.toBe('accepted');
});

test('of what stands behind the last name nothing is cut off that holds further names', () => {
  const result = verdict({ lists: [`${list} Certified CITRONELLOL BLORB. HEXYL CINNAMAL, 12 M`] });
  expect(result.kind === 'accepted' && result.reading.total).toBeGreaterThan(7);
});

test('a slogan goes up to the heading that lost its letters or its colon', () => {
  expect(
    listOf(
      `Con 4 de crema humectante, esta barra de belleza cuida tu piel dejandola suave tersa. Usalo diariamente y descubre tu piel radiante Nordlys original INGREDENTES BLORBANE SULFATE, ${list}`,
    ),
  ).toBe(`BLORBANE SULFATE, ${list}`);
});

test('the heading in several languages, one of them in strange letters, is no name', () => {
  const result = verdict({ lists: [`INGREDIENTS/INGREDIENTES/CBCTABKИ: ${list}`] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 7 });
});

test.each([
  'Brilliant Blue colour and Citric Acid',
  'Citric Acid and Blorbane',
  'Limonenne Linalol',
  'Vitis Vinifera Seed Ol',
  'Linalool Utorbif',
])('%s behind the list is not cut off', (name) => expect(listOf(`${list}, ${name}`)).toBe(`${list}, ${name}`));

test('words of names in front of a code of the pack stay, the code goes', () => {
  expect(listOf(`${list}, Xanthan Gum Hydrolyzed Hyaluronic (161/048)`)).toBe(`${list}, Xanthan Gum Hydrolyzed Hyaluronic`);
});

test('one word behind the last name goes where a sentence goes on from it', () => {
  const note = 'Linalool Inhaltsstoffe aus kontrolliert biologischem Anbau * ingredients from organic farming';
  expect(listOf(`${list}, ${note}`)).toBe(`${list}, Linalool`);
});

test('what directions or praise in front of the heading hold is no part of the list, and its first name is', () => {
  expect(listOf(`99% d'origine naturelle : ${list}`)).toBe(list);
  expect(listOf(`${list}, Geraniol. *Sans alcool éthylique`)).toBe(`${list}, Geraniol.`);
});

test('a list begins at the name that prose in any language runs into', () => {
  expect(listOf(`Zing dapat gamita, panapton nga maayo kaayo ${list}`)).toBe(list);
  expect(listOf(`Yubuchi sasaharu, nomikaze torikumi hoshizora ${list}`)).toBe(list);
  const declared = `Sasaharu nomikaze torikumi hoshizora 5 % ${list}`;
  expect(listOf(declared)).toBe(declared);
  const torn = `Sodium Laureth Sulftae Cocamidopropyl Chlorid ${list}`;
  expect(listOf(torn)).toBe(torn);
});

test('a sentence in front of the list is no name; one name that cannot be read stays with the list', () => {
  expect(listOf(`et hydrate la peau pour votre soin avec une texture. ${list}`)).toBe(list);
  expect(listOf(`Blorbane Extract, ${list}, Zomphite Oil`)).toBe(`Blorbane Extract, ${list}, Zomphite Oil`);
});

test('names that stand side by side in a part of the list are cut there, and a bullet read as a letter is none', () => {
  const part = ['Aqua', 'Parfum', 'Citral', 'Geraniol', 'Sodium Benzoate'];
  expect(namesOf(`${part.join(', ')}, Glycerin Xanthan Gum Blorbane Panthenol O Citric Acid Tocopherol Squalane`)).toEqual([
    ...part,
    ...['Glycerin', 'Xanthan Gum', 'Blorbane', 'Panthenol', 'Citric Acid', 'Tocopherol', 'Squalane'],
  ]);
});

test('a whole list may be of oils alone, of a base that is not water, or have both halves of a panel', () => {
  for (const whole of [
    'Olea Europaea Fruit Oil, Tocopherol, Limonene',
    'Petrolatum, Panthenol, Tocopherol',
    `Active ingredients: Avobenzone 3%, Homosalate 10%. Inactive ingredients: ${list}`,
  ])
    expect(verdict({ lists: [whole] }).kind, whole).toBe('accepted');
});

test('a text of which little is known becomes no list by what is taken out of it', () => {
  const little = 'Aqua, Glycerin, Parfum, Blorbane, Zomphite, Quendalic, Wexfordine, www.example.com for your skin, Grumplex';
  expect(codeOf({ lists: [little] })).toBe('low_share');
});

test('a long piece of small words behind the list is a sentence, and shades make no list of what is not read', () => {
  const advice = 'blorbar una cantidad del tamaño de un guisante bajo la supervisión de un adulto';
  const result = verdict({ lists: [`${list}, ${advice}`] });
  expect(result.kind === 'accepted' && result.reading).toMatchObject({ recognised: 7, total: 7 });
  const shades = 'Mica, Silica, Dimethicone, Glycerin, Tin Oxide, CI 77891, CI 77491, CI 77492';
  expect(codeOf({ lists: [`Blorbane, Zomphite, Quendalic, Talc. May contain: ${shades}`] })).toBe('low_share');
});

test('a name that ends many longer ones is not cut off a word that is not read', () => {
  const text = 'AQUA STEARZ ALCOHOL GLYCERIN CETYL ALCOHOL DIMETHICONE PHENOXYETHANOL PARFUM LINALOOL LIMONENE';
  const result = verdict({ lists: [text] });
  const names = result.kind === 'accepted' ? result.reading.items.map(({ inci }) => inci) : [];
  expect(names).toContain('Cetyl Alcohol');
  expect(names).not.toContain('Alcohol');
});

test.each(['Zomphidiol 68', 'Mélange d’huiles', 'CI 4205', 'Blorbane', 'Zomphite 2%'])('%s may be a name and stays', (name) =>
  expect(listOf(`${list}, ${name}`)).toBe(`${list}, ${name}`),
);

test('scraps that ran into names are damage', () => {
  expect(codeOf({ lists: ['Aqua, Glyzq Sodium Benzoate, Glycerin, zqh Cetyl Alcohol, Parfum, Zqw Citric Acid, Urea'] })).toBe(
    'spoilt_list',
  );
});
