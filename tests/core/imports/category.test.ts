import { expect, test } from 'vitest';
import { findCategory } from '#core/imports/category.ts';
import type { Described } from '#core/imports/described.ts';
import { outsideByList, outsideByTitle } from '#core/imports/outside.ts';
import { readImportBooks } from '#scripts/import/books.ts';

const rules = readImportBooks().categories;
const formulas = {
  none: [],
  cream: ['Aqua', 'Glycerin', 'Cetearyl Alcohol', 'Glyceryl Stearate', 'Caprylic/Capric Triglyceride', 'Phenoxyethanol'],
  rinse: ['Aqua', 'Cetearyl Alcohol', 'Behentrimonium Chloride', 'Parfum'],
  filters: ['Aqua', 'Homosalate', 'Octocrylene', 'Butyl Methoxydibenzoylmethane', 'Panthenol', 'Cetearyl Alcohol', 'Glycerin'],
  proteins: ['Aqua', 'Cetearyl Alcohol', 'Glycerin', 'Hydrolyzed Wheat Protein', 'Hydrolyzed Keratin', 'Parfum'],
  silicones: ['Cyclopentasiloxane', 'Dimethiconol', 'Argania Spinosa Kernel Oil', 'Parfum'],
  wash: ['Aqua', 'Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Sodium Chloride', 'Parfum'],
};
type Formula = keyof typeof formulas;
const described = (title: string, formula: Formula, brand = 'Nordlys'): Described => ({
  tags: [],
  title,
  brand,
  names: formulas[formula],
  list: formulas[formula].join(', '),
  around: '',
});
const categoryOf = (title: string, formula: Formula = 'none', brand?: string) =>
  findCategory(described(title, formula, brand), rules)?.category ?? null;

test.each<[category: string, titles: readonly string[]]>([
  ['wipes', ['Mizellen Reinigungstücher', 'Lingettes micellaires', 'Toallitas micelares', 'Micellar wipes']],
  ['leave-in-care', ['Leichtkämm Spray', 'Spray démêlant', 'Spray desenredante', 'Detangling spray']],
  ['soaps', ['Savon visage et corps', 'Cleansing Magic Bar']],
  ['face-creams', ['Réducteur rides quotidien', 'Feuchtigkeitsfluid']],
  ['eye-care', ['Liftactiv Yeux', 'Revitalift Eye']],
  ['body-lotions', ['Liniment du sportif', 'Lait nourrissant', 'Lait réparateur', 'Hydraterende melk']],
  ['shower-gels', ['Shea Gentle Wash', 'Soothing Wash']],
  ['deodorants', ['Deobalsam', 'Balsamdeo', 'Déobille', 'Deoderant Powder']],
  ['leave-in-care', ['Lotion capillaire', 'Loción capilar anticaída', 'Lozione capelli', 'Haarlotion', 'Ginger scalp serum']],
  ['toners', ['Salicylique lotion exfoliante', 'Loción exfoliante', 'Exfoliating lotion', '2% BHA Liquid Exfoliant', 'Liquid Peeling']],
  ['body-lotions', ['Roll-on de massage effet froid', 'Massage roll-on']],
  [
    'eye-care',
    [
      'Crema palpebrale',
      'Crème paupières',
      'Roll-on yeux',
      'Roll-on Ojos',
      'Eye Roll-On',
      'Sérum yeux et cils',
      'Gel Creme para Área dos Olhos',
    ],
  ],
  ['hair-removal', ['Cera Quente Refil Roll-on', 'Cera Roll-on Argan', 'Cire roll-on']],
  ['deodorants', ['Roll-on', 'Deo Roll-On Frisch', 'Déodorant bille']],
  ['hair-colours', ['Colorista Washout #bluehair', 'Intensivtönung Rot', 'Tonalizante', 'Root Retoucher']],
  ['soaps', ['Gel moussant mains', 'Handwaschpaste', 'Mousse lavante mains']],
  ['hand-creams', ['Crème douceur main', 'Hand and nail cream', 'Hand protection balm', 'Cremă hidratantă pentru mâini', 'Крем за ръце']],
  ['intimate-care', ['Gel nettoyant intime fraîcheur', 'Jabón íntimo', 'Sabonete íntimo']],
  ['eye-make-up', ['Hyper Precise All Day Liner 01 Liquid Eyeliner']],
  ['cleansers', ['Cream to Foam Cleanser', 'Gelée démaquillante yeux']],
  ['shower-gels', ['Lait corps sous la douche hydratant', 'In-Shower Body Lotion', 'In-Dusch Body Milk']],
  ['sunscreens', ['Sun Face Cream, SPF50']],
  ['leave-in-care', ['Glättungs-Balm']],
  ['wipes', ['25 lingettes démaquillantes visage et yeux', 'Facial Cleansing Wipes', 'Toalhas umedecidas']],
])('%s', (category, titles) => {
  expect(titles.map((title) => [title, categoryOf(title)])).toEqual(titles.map((title) => [title, category]));
});

test('a part of the body leaves it to the formula what is done with it', () => {
  expect(categoryOf('Mains', 'cream')).toBe('hand-creams');
  expect(categoryOf('Mains', 'wash')).toBe('soaps');
  expect(categoryOf('Bliw Kök Kjøkken', 'wash')).toBe('soaps');
  expect(categoryOf('Cheveux', 'wash')).toBe('shampoos');
  expect(categoryOf('Masque nutritif', 'rinse')).toBe('hair-masks');
  expect(categoryOf('Masque nutritif', 'cream')).toBe('masks');
});

test('a micellar milk is a milk, and a mask for the night stays on', () => {
  for (const title of ['Lait micellaire démaquillant', 'Micellar Cleansing Milk', 'Leche micelar', 'Мицеллярное молочко'])
    expect([title, categoryOf(title)]).toEqual([title, 'cleansers']);
  expect(categoryOf('Eau micellaire au lait d’avoine')).toBe('micellar-waters');
  const masks = [
    'Mascarilla nocturna',
    'Overnight Face Mask',
    'Masque visage de nuit',
    'Sleeping Mask',
    'Night Face Mask',
    'Mascarilla facial de noche',
  ];
  for (const title of masks) expect([title, categoryOf(title, 'cream')]).toEqual([title, 'face-creams']);
  expect(likely('Overnight Hair Mask', formulas.rinse)).toEqual({ category: 'hair-masks', sure: false });
  expect(categoryOf('Masque argile')).toBe('masks');
});

test('what a brand is called says nothing of the thing, what it is known for does', () => {
  expect(categoryOf('Essence Extreme Volume Mascara', 'none', 'Essence')).toBe('eye-make-up');
  expect(categoryOf('Essence Tinted Kiss', 'none', 'Essence')).toBeNull();
  expect(categoryOf('Tinted Kiss', 'none', 'Labello')).toBe('lip-balms');
});

test('what is sprayed for the breath is no rinse, and what is rubbed on gums no paste', () => {
  for (const title of ['Breath Drops Peppermint', 'Cool Fresh Mundspray', 'Spray buccal', 'Baby Tooth Gum Cleaner', 'Gel gingival'])
    expect([title, categoryOf(title)]).toEqual([title, null]);
  expect(categoryOf('Dentifrice soin gingival')).toBe('toothpastes');
});

test('a cream for hands and face is not filed as one for hands alone', () => {
  for (const title of ['Crema manos cara cuerpo', 'Crème mains et visage']) expect([title, categoryOf(title)]).toEqual([title, 'creams']);
  expect(categoryOf('Crema de manos')).toBe('hand-creams');
});

test('what stands behind "without" is not in the product', () => {
  expect(categoryOf('Night Cream without Essential Oil')).toBe('face-creams');
  expect(categoryOf('Intensif peaux sèches sans parfum sans colorant', 'cream')).toBe('creams');
});

const outside = (title: string, brand?: string) => outsideByTitle(described(title, 'none', brand), rules);

test.each<[kind: ReturnType<typeof outside>, titles: readonly string[]]>([
  [
    'medicine',
    [
      'Shampoo gegen Läuse',
      'Shampooing anti-poux et lentes',
      'Champú contra piojos',
      'Шампунь от вшей',
      'Solution aqueuse d’éosine',
      'Eau oxygénée 10 volumes',
      'Lubrifiant gel intime',
      'Mivolis Schnupfenspray',
      'BCAA Complex 400 Caplets',
    ],
  ],
  ['pet care', ['Shampooing poils longs']],
  ['other', ['Australisches Teebaumöl']],
  [
    'biocide',
    [
      'Lotion anti-moustiques',
      'Mosquito Repellent',
      'Gel de manos con alcohol',
      'Alcohol Hand Gel',
      'Sanitizador de manos',
      'Gel mains antiseptique',
      'Insektenschutzspray',
    ],
  ],
  [
    'hygiene article',
    ['Rasierklingen', 'Razor Blades 5 pcs', 'Brossettes interdentaires', 'Fio dentário', 'Premium protection Active Fit 5'],
  ],
  ['cleaning agent', ["Parfum d'ambiance", 'Toilet Bowl Cleaner Strips', 'Foaming Dish Spray', 'Ambientador', 'Produit vaisselle citron']],
])('%s is no cosmetic', (kind, titles) => {
  expect(titles.map((title) => [title, outside(title)])).toEqual(titles.map((title) => [title, kind]));
});

test('a brand of paper handkerchiefs may make wipes; a drug in the list is one whatever the title says', () => {
  expect(outside('Plus Lotion', 'Puffs')).toBe('hygiene article');
  expect(outside('Cleansing Wipes', 'Kleenex')).toBeNull();
  const drug = { ...described('Cream', 'none'), list: 'Oxiconazole nitrate 1 %, Aqua, Propylene Glycol' };
  expect(outsideByList(drug, rules)).toBe('medicine');
  const wash = { ...described('Wash', 'rinse'), names: ['Benzoyl Peroxide', 'Aqua', 'Glycerin', 'Sodium Lauroyl Sarcosinate'] };
  expect(outsideByList(wash, rules)).toBe('medicine');
  const nails = ['Ethyl Methacrylate', 'Benzoyl Peroxide'];
  expect(outsideByList({ ...described('Powder', 'none'), names: nails }, rules)).toBeNull();
  expect(outside('Mouthwash Antiseptic')).toBeNull();
});

test('the mask of a hair brand is one for the hair, and a list of chocolate is food whatever its title', () => {
  expect(categoryOf('Repair & détox masque', 'rinse', 'John Frieda')).toBe('hair-masks');
  const chocolate = {
    ...described('Styling powder', 'none'),
    list: 'Sugar, Cocoa mass, acidity regulator (citric acid). May also contain cereals containing gluten',
  };
  expect(outsideByList(chocolate, rules)).toBe('food');
  expect(categoryOf('Delicato profumo di sapone')).not.toBe('soaps');
});

test('what washes is no cream because its title names a plant, and a foaming gel may be for the face or for the body', () => {
  const wash = ['Aqua', 'Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Glycerin', 'Polyquaternium-10', 'Parfum'];
  const found = (title: string, names: readonly string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(likely('Aloe Vera & Vitamin E', wash, 'Fa')).toEqual({ category: 'shower-gels', sure: false });
  expect(found('Aloe Vera & Vitamin E', wash)).toBeNull();
  expect(found('Aloe Vera & Vitamin E', formulas.cream)?.category).toBe('creams');
  expect(found('Gel moussant lavande', formulas.wash)?.sure).toBe(false);
  expect(found('Gel moussant visage', formulas.wash)).toEqual({ category: 'cleansers', sure: true });
});

test('what holds fluoride and polishes is a toothpaste, whatever its title sounds like', () => {
  const names = ['Aqua', 'Sorbitol', 'Hydrated Silica', 'Glycerin', 'PEG-32', 'Aroma', 'Sodium Fluoride', 'Mica', 'CI 77891'];
  expect(findCategory({ tags: [], around: '', title: 'White booster', brand: 'Nordlys', names }, rules)).toEqual({
    category: 'toothpastes',
    sure: false,
  });
});

test('a solid shower is one, another solid wash is filed with soaps, a wash for body and face with those for the body', () => {
  const titles = ['Gel douche solide', 'Solid shower', 'Feste Dusche Limette', 'Feste Pflegedusche', 'Gel doccia solido'];
  expect(titles.map((title) => categoryOf(title, 'wash'))).toEqual(titles.map(() => 'shower-gels'));
  for (const title of ['Soin lavant solide', 'Feste Duschseife']) expect(categoryOf(title, 'wash')).toBe('soaps');
  expect(categoryOf('Clean Comfort Body and Face Wash', 'wash')).toBe('shower-gels');
  expect(categoryOf('Dusjsåpe', 'wash')).toBe('shower-gels');
  expect(categoryOf('Serum Plex Repair')).toBe('leave-in-care');
  expect(categoryOf('Lotion éclaircissante visage', 'cream')).not.toBe('hair-colours');
});

test('an oil of silicones is for the hair, probably; one of plants leaves that open', () => {
  const found = (title: string, names: readonly string[]) => findCategory({ ...described(title, 'none'), names }, rules);
  expect(found('Precious oil', formulas.silicones)).toEqual({ category: 'leave-in-care', sure: false });
  expect(found('Precious oil', ['Argania Spinosa Kernel Oil', 'Parfum'])?.category).toBe('oils');
  expect(found('Silky touch', [...formulas.silicones, 'Dimethicone Crosspolymer'])).toBeNull();
});

test('one word that hints, with the formula, makes a category likely, not certain', () => {
  const names = ['Aqua', 'Octocrylene', 'Ethylhexyl Salicylate', 'Butyl Methoxydibenzoylmethane', 'Glycerin'];
  const found = (title: string) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(found('Hydrance légère UV')).toEqual({ category: 'sunscreens', sure: false });
  expect(found('Revitalift Laser')?.sure).not.toBe(true);
  expect(found('Lait solaire')).toEqual({ category: 'sunscreens', sure: true });
});

test('what a house of face care calls its creams hints at one, where the formula is none of what it washes or colours with', () => {
  const names = ['Aqua', 'Cyclohexasiloxane', 'Glycerin', 'Alcohol Denat.', 'Dimethicone', 'Phenoxyethanol'];
  const found = (title: string, brand: string, list = names) => findCategory({ tags: [], around: '', title, brand, names: list }, rules);
  expect(found('Revitalift Filler', "L'Oréal Paris")).toEqual({ category: 'face-creams', sure: false });
  expect(found('Effaclar Duo (+)', 'La Roche-Posay')).toEqual({ category: 'face-creams', sure: false });
  expect(found('Filler', "L'Oréal Paris")?.category).not.toBe('face-creams');
  expect(found('Revitalift', "L'Oréal Paris", ['Aqua', 'Coco-Betaine', 'Glycerin', 'Dimethicone'])?.category).not.toBe('face-creams');
});

test.each<[title: string, brand: string, category: string | null]>([
  ['Après-shampooing sans rinçage', 'Nordlys', 'leave-in-care'],
  ['Spray Après-Shampooing', 'Nordlys', 'leave-in-care'],
  ['Acondicionador sin aclarado', 'Nordlys', 'leave-in-care'],
  ['Lait démaquillant douceur', 'Nordlys', 'cleansers'],
  ['Milde Reinigungsmilch', 'Nordlys', 'cleansers'],
  ['Augen Make-up Entferner', 'Nordlys', 'cleansers'],
  ['Root touch up hair colour spray', 'Nordlys', 'hair-styling'],
  ['Beard wash', 'Nordlys', 'shampoos'],
  ['Sun Care Protective Hair Veil', 'Nordlys', 'leave-in-care'],
  ['Coffret déodorant et gel douche', 'Nordlys', null],
  ['Gommage pieds', 'Nordlys', 'body-scrubs'],
  ['Savon liquide sans rinçage', 'Nordlys', null],
  ['Baume cheveux secs', 'Nordlys', null],
])('a title that speaks against the use of its category is believed, or nothing is certain: %s', (title, brand, category) => {
  const found = findCategory(described(title, 'none', brand), rules);
  expect(found).toEqual(category === null ? null : { category, sure: false });
});

test('a stick of shadow is for the eyes, whatever cream is in it', () =>
  expect(findCategory(described('Long-wear cream shadow stick', 'none'), rules)?.category).toBe('eye-make-up'));

test('a cream of oils and lye is none, nor is one that cares for hair', () => {
  const found = (title: string, names: readonly string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(
    found('Crème au calendula', ['Butyrospermum Parkii Butter', 'Aqua', 'Cocos Nucifera Oil', 'Sodium Hydroxide', 'Kaolin']),
  ).toBeNull();
  const hair = ['Aqua', 'Cetearyl Alcohol', 'Glycerin', 'Behentrimonium Methosulfate', 'Dimethicone', 'Hydrolyzed Keratin'];
  expect(found('Shine Crème', hair)).toBeNull();
  expect(found('Body cream', hair)?.category).toBe('body-lotions');
});

test('words that speak against a use do not count beside those that confirm it', () => {
  expect(findCategory(described('Conditioner rinse off', 'rinse'), rules)).toEqual({ category: 'conditioners', sure: true });
  expect(findCategory(described('Gel nettoyant démaquillant', 'wash'), rules)).toMatchObject({ category: 'cleansers', sure: true });
});

const likely = (title: string, names: readonly string[], brand = 'Nordlys') =>
  findCategory({ tags: [], around: '', title, brand, names }, rules);

test('what washes by its list stays on by no word of its title, unless that says that it is not rinsed', () => {
  const wash = ['Aqua', 'Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Glycerin', 'Parfum'];
  for (const title of ['Baby', 'Creme Soft', 'Crema delicata', 'Argan Oil & Lavender'])
    expect([title, likely(title, wash, 'Fa'), likely(title, wash)]).toEqual([title, { category: 'shower-gels', sure: false }, null]);
  expect(likely('Bebé', ['Sodium Palmate', 'Sodium Cocoate', 'Aqua', 'Glycerin'])).toEqual({ category: 'soaps', sure: false });
  expect(likely('Clear Foam AHA', ['Aqua', 'Glycerin', 'Stearic Acid', 'Lauric Acid', 'Potassium Hydroxide'])).toEqual({
    category: 'cleansers',
    sure: false,
  });
  expect(likely('Crème capillaire sans rinçage', wash)?.category).toBe('leave-in-care');
  expect(likely('Gel douche à l’huile d’argan', wash)).toEqual({ category: 'shower-gels', sure: true });
});

test('a list that the products of a category do not have takes the word for it', () => {
  const lotion = ['Aqua', 'Glycerin', 'Isopropyl Palmitate', 'Glyceryl Stearate SE', 'Cetearyl Alcohol'];
  expect(likely('Flor de laranjeira & óleo de abacate', lotion)).toEqual({ category: 'creams', sure: false });
  const stick = ['Propylene Glycol', 'Aqua', 'Sodium Stearate', 'Parfum'];
  expect(likely('Red', stick, 'Hugo Boss')).toEqual({ category: 'deodorants', sure: false });
  expect(likely('Bad', ['Alcohol', 'Parfum', 'Aqua', 'Limonene'])?.category).toBe('perfumes');
  expect(likely('Baume et bois', ['Alcohol Denat.', 'Aqua', 'Parfum', 'Limonene'])).toEqual({ category: 'perfumes', sure: false });
  expect(likely('Activador en crema', ['Aqua', 'Hydrogen Peroxide', 'Cetearyl Alcohol'])?.category).toBe('hair-colours');
  expect(likely('Forming cream', ['Aqua', 'Alcohol Denat.', 'PVP', 'Carbomer', 'Parfum'])).toEqual({
    category: 'hair-styling',
    sure: false,
  });
  const rinse = ['Aqua', 'Glycerin', 'Cetylpyridinium Chloride', 'Poloxamer 407', 'Sodium Saccharin'];
  expect(likely('Advanced', rinse, 'Crest')).toEqual({ category: 'mouthwashes', sure: false });
});

test('a word for many things is certain only where the formula agrees, and a formula that could be two is none', () => {
  const odd = ['Aqua', 'Glycerin', 'Niacinamide', 'Trehalose'];
  for (const title of ['Crème de soin', 'Masque détox', 'Gel nettoyant purifiant'])
    expect([title, likely(title, odd)?.sure]).toEqual([title, false]);
  expect(likely('Crème de soin', formulas.cream)).toEqual({ category: 'creams', sure: true });
  expect(likely('Masque détox', ['Aqua', 'Kaolin', 'Glycerin'])).toEqual({ category: 'masks', sure: true });
  expect(likely('So laque glossy', ['Butyl Acetate', 'Ethyl Acetate', 'Nitrocellulose'])?.sure).toBe(false);
  const wash = ['Aqua', 'Sodium Laureth Sulfate', 'Cocamidopropyl Betaine', 'Guar Hydroxypropyltrimonium Chloride', 'Parfum'];
  expect(likely('Uomo fresh ice', wash)).toBeNull();
  expect(likely('Pure', formulas.wash, 'Ducray')).toBeNull();
});

test('what a brand of toothpastes makes without anything that polishes is a rinse', () => {
  const rinse = ['Aqua', 'Glycerin', 'PEG-40 Hydrogenated Castor Oil', 'Olaflur', 'Sodium Fluoride', 'Sodium Saccharin'];
  expect(likely('Opti-schmelz', rinse, 'Elmex')).toEqual({ category: 'mouthwashes', sure: false });
  expect(likely('Antibakterielle Mundhygiene', rinse, 'Dontodent')?.category).toBe('mouthwashes');
  expect(likely('Anticavity fluoride rinse', rinse, 'Crest')).toEqual({ category: 'mouthwashes', sure: true });
});

test('what prolongs a tan gives none, and what tans without its agent is doubtful', () => {
  for (const title of ['Tan Maximizer', 'Prolongateur de bronzage', 'Prolungatore abbronzatura', 'Après sun lotion'])
    expect(categoryOf(title, 'cream'), title).toBe('after-sun');
  expect(likely('Self tan mousse', ['Aqua', 'Dihydroxyacetone', 'Glycerin'])).toEqual({ category: 'self-tanners', sure: true });
  expect(likely('Self tan mousse', ['Aqua', 'Glycerin', 'Aloe Barbadensis Leaf Juice'])).toEqual({ category: 'self-tanners', sure: false });
});

test('a scrub says by its title or its salt for what it is, and is only probable where neither does', () => {
  const salt = ['Sodium Chloride', 'Glycerin', 'Parfum'];
  expect(likely('Lavender scrub', salt)).toEqual({ category: 'body-scrubs', sure: false });
  expect(likely('Face scrub', salt)?.category).toBe('face-scrubs');
  for (const title of ['Gommage douceur', 'Foaming scrub', 'Exfoliante suave', 'Tägliches Peeling'])
    expect(likely(title, formulas.wash), title).toEqual({ category: 'face-scrubs', sure: false });
  for (const title of ['Gommage cuir chevelu', 'Scalp scrub', 'Kopfhaut Peeling']) {
    expect(likely(title, formulas.wash)?.category, title).toBe('shampoos');
    expect(likely(title, salt), title).toBeNull();
  }
});

test('what is for face and body, what only fixes, powders or prepares, and what is laundry', () => {
  expect(categoryOf('Men Body & Face Cream', 'cream')).toBe('creams');
  expect(categoryOf('Liquid facial soap', 'wash')).toBe('cleansers');
  expect(categoryOf('Champú de baño', 'wash')).toBe('shower-gels');
  expect(categoryOf('Serum do paznokci')).toBe('nail-polishes');
  expect(likely('Make-up primer', ['Dimethicone', 'Silica'])).toEqual({ category: 'foundations', sure: false });
  expect(categoryOf('Crème visage solaire anti-rides', 'none')).toBe('sunscreens');
  for (const title of ['Tropical body powder', 'Poudre corps', 'Lotion adoucissante']) expect(categoryOf(title), title).toBeNull();
  for (const title of ['Savon de Marseille en paillettes', 'Seifenflocken', 'Steel wool soap pads'])
    expect(outside(title), title).toBe('cleaning agent');
  expect(outsideByList({ ...described('Body lotion', 'none'), list: 'Aqua, Diethyl Toluamide' }, rules)).toBeNull();
  expect(outsideByList({ ...described('Eco deep', 'none'), list: 'Aqua, Diethyl Toluamide' }, rules)).toBe('biocide');
});

test('a look is cared for, a cuticle is of the nail, and what barbers call theirs may be anything', () => {
  expect(categoryOf('Gel-crème sublime regard', 'cream')).toBe('eye-care');
  expect(likely('Crème cuticules', ['Aqua', 'Glycerin', 'Cetearyl Alcohol'])).toEqual({ category: 'hand-creams', sure: false });
  const oil = ['Prunus Amygdalus Dulcis Oil', 'Simmondsia Chinensis Seed Oil', 'Tocopherol'];
  for (const title of ['Nail & cuticle oil', 'Huile pour ongles', 'Nagelöl'])
    expect(likely(title, oil), title).toEqual({ category: 'oils', sure: false });
  expect(likely('Nail & cuticle oil', ['Butyl Acetate', 'Ethyl Acetate', 'Nitrocellulose'])?.category).toBe('nail-polishes');
  expect(categoryOf('Barber Club', 'none')).toBeNull();
  expect(categoryOf('Barberskum')).toBe('shaving');
  expect(likely('Crema manos cara cuerpo', formulas.cream)?.sure).toBe(false);
  const foam = ['Aqua', 'Myristic Acid', 'Glycerin', 'Stearic Acid', 'Potassium Hydroxide'];
  expect(likely('Sensitive', foam)?.category).toBe('cleansers');
  const blades = { ...described('Classic 3', 'none'), names: ['Styrene/Butadiene Copolymer', 'PEG-160M', 'PEG-9M'] };
  expect(outsideByList(blades, rules)).toBe('hygiene article');
});

test('a balsam is for what its title says, whatever the formula', () => {
  expect(categoryOf('Balsamo dopobarba', 'cream')).toBe('after-shaves');
  expect(categoryOf('Bálsamo después del sol', 'cream')).toBe('after-sun');
  expect(categoryOf('Balsamo nutriente', 'rinse')).toBe('conditioners');
});

test('what is for the throat, the ear or aching muscles is a medicine', () => {
  const titles = [
    'Respiratoire spray gorge',
    'Rachenspray',
    'Sore throat spray',
    'Ear drops',
    'Ohrentropfen',
    'Crème brûlures superficielles',
  ];
  expect(titles.map((title) => [title, outside(title)])).toEqual(titles.map((title) => [title, 'medicine']));
  const rub = { ...described('Cream strong', 'none'), names: ['Menthol', 'Methyl Salicylate', 'Camphor'] };
  expect(outsideByList(rub, rules)).toBe('medicine');
  const tablet = {
    ...described('Vitamine C1000', 'none'),
    names: ['Ascorbic Acid', 'Stearic Acid', 'Microcrystalline Cellulose', 'Rutin'],
  };
  expect(outsideByList(tablet, rules)).toBe('medicine');
  const rinse = { ...described('Mouthwash', 'none'), names: ['Eucalyptol', 'Menthol', 'Methyl Salicylate', 'Thymol', 'Aqua'] };
  expect(outsideByList(rinse, rules)).toBeNull();
});

test('a mask of watery things alone is probably a sheet, a patch is neither rinsed off nor left', () => {
  const watery = ['Aqua', 'Glycerin', 'Butylene Glycol', 'Panthenol', 'Phenoxyethanol'];
  for (const title of ['Masque pour visage', 'Dark spot mask', 'Mascarilla iluminadora'])
    expect([title, likely(title, watery)]).toEqual([title, { category: 'sheet-masks', sure: false }]);
  expect(likely('Masque à l’argile', watery)?.category).toBe('masks');
  expect(likely('Masque visage', ['Aqua', 'Kaolin', 'Glycerin', 'Propylene Glycol'])).toEqual({ category: 'masks', sure: true });
  expect(likely('Patchs purifiants', ['Aqua', 'PVP', 'Acrylates Copolymer'])).toBeNull();
  expect(likely('Soin gommant pieds', ['Aqua', 'Paraffin', 'Pumice'])).toEqual({ category: 'body-scrubs', sure: false });
});

test('what a brand for hair calls a cream, a mask or an oil is for hair, or nothing tells', () => {
  for (const [title, formula] of [
    ['Matt Cream', 'none'],
    ['Oil Serum', 'none'],
    ['Repair Balm', 'cream'],
    ['Essence Omega', 'none'],
  ] as const)
    expect(['leave-in-care', 'hair-styling', 'conditioners', 'hair-masks', null], title).toContain(categoryOf(title, formula, 'Syoss'));
  expect(categoryOf('Bain Volume', 'wash', 'Kérastase')).toBe('shampoos');
  expect(categoryOf('Body cream', 'cream', 'Aussie')).toBe('body-lotions');
  expect(categoryOf('Nourishing hair and scalp oil', 'none', 'Kérastase')).toBe('leave-in-care');
});

test('a scrub for the lips is no balm, and a gel without anything that washes no shampoo', () => {
  for (const title of ['Sweet lip scrub', 'Gommage lèvres', 'Lippenpeeling', 'Exfoliante labial', 'Скраб для губ'])
    expect(categoryOf(title), title).not.toBe('lip-balms');
  expect(categoryOf('Lip balm and lip scrub')).toBe('lip-balms');
  expect(likely('Anti dandruff', ['Aqua', 'Propylene Glycol', 'PVP', 'Carbomer', 'Climbazole'])?.category).not.toBe('shampoos');
  expect(likely('Anti dandruff', ['Aqua', 'Sodium Laureth Sulfate', 'Carbomer', 'Climbazole'])?.category).toBe('shampoos');
});

test('a list that the kind of product does not have speaks against it', () => {
  const wash = ['Aqua', 'Sodium Lauryl Sulfate', 'Coco-Glucoside', 'Parfum'];
  expect(likely('Hair Mask', wash)?.category).not.toBe('hair-masks');
  expect(likely('Hair Mask', ['Aqua', 'Cetearyl Alcohol', 'Glycerin'])?.category).toBe('hair-masks');
  expect(likely('Lingettes bébé', ['Cyclopentasiloxane', 'Aluminum Chlorohydrate', 'Talc'])?.category).not.toBe('wipes');
  expect(likely('Micellar shampoo', ['Aqua', 'Glycerin'])?.category).toBe('shampoos');
  const lotion = ['Aqua', 'Alcohol Denat.', 'Glycerin', 'Salicylic Acid'];
  expect(likely('Lotion nettoyante visage', lotion)?.category).not.toBe('cleansers');
  expect(likely('Lotion nettoyante visage', [...lotion, 'Coco-Glucoside'])?.category).toBe('cleansers');
  expect(likely('Micellar gel wash', ['Aqua', 'Glycerin', 'Poloxamer 184'])).toEqual({ category: 'cleansers', sure: false });
  expect(likely('Micellar water', ['Aqua', 'Glycerin', 'Poloxamer 184'])?.category).toBe('micellar-waters');
  expect(likely('Pure Charcoal Mask', ['Aqua', 'Propylene Glycol', 'Glycerin', 'Charcoal Powder'])?.category).toBe('sheet-masks');
  expect(likely('Sugar mask', ['Aqua', 'Propylene Glycol', 'Glycerin', 'Sucrose'])?.category).toBe('masks');
});

test('what is sprayed on roots stays in the hair, what is for curls too, and cleaning cloths are for no skin', () => {
  const filed = (title: string, names: string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(filed('Root Retoucher Haarfarbe', ['Butane', 'Alcohol Denat.', 'CI 77491'])).toEqual({ category: 'hair-styling', sure: false });
  expect(filed('Curl Enhancing Smoothie', formulas.rinse)?.category).toBe('leave-in-care');
  expect(filed('Haar Seife', formulas.wash)?.category).toBe('shampoos');
  expect(outsideByTitle({ tags: [], title: 'Feuchte Allzwecktücher', brand: 'Nordlys' }, rules)).toBe('cleaning agent');
});

test('hand creams with words between, wet paper, and formulas that only one kind has', () => {
  expect(categoryOf('Crema hidratante para manos', 'cream')).toBe('hand-creams');
  expect(categoryOf('Papel higiénico húmedo', 'none')).toBe('wipes');
  const found = (title: string, names: string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(found('Total', ['Dicalcium Phosphate Dihydrate', 'Aqua', 'Glycerin', 'Sodium Lauryl Sulfate', 'Aroma'])?.category).toBe(
    'toothpastes',
  );
  expect(found('Pure', ['Aqua', 'Glycerin', 'Zinc Ricinoleate', 'Xanthan Gum'])?.category).toBe('deodorants');
  const soda = ['Butyrospermum Parkii Butter', 'Sodium Bicarbonate', 'Zinc Oxide', 'Theobroma Cacao Seed Butter', 'Tocopherol'];
  expect(found('Classic', soda)).toEqual({ category: 'deodorants', sure: false });
  expect(found('Classic', [...soda, 'Citric Acid'])?.category).not.toBe('deodorants');
  expect(found('Huile de bain et massage', ['Prunus Amygdalus Dulcis Oil', 'Parfum'])?.sure).not.toBe(true);
});

test('what takes polish off is not surely left on, and tights are no cosmetic', () => {
  const found = (title: string) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names: ['Acetone', 'Aqua'] }, rules);
  expect(found('Dissolvant doux')).toMatchObject({ category: 'nail-polishes', sure: false });
  expect(found('Vernis à ongles')).toMatchObject({ category: 'nail-polishes', sure: true });
  expect(outsideByTitle({ tags: [], title: 'Collants minceur', brand: 'Nordlys' }, rules)).toBe('other');
  expect(outsideByTitle({ tags: [], title: 'Cotonetes', brand: 'Nordlys' }, rules)).toBe('hygiene article');
});

test('soap-free is no soap, talc is for others too, and what is painted on hands is no hair colour', () => {
  const found = (title: string, names: readonly string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(found('Seifenfreie Waschlotion', formulas.wash)?.category).toBe('shower-gels');
  expect(found('Talco', ['Talc', 'Zinc Oxide'])).toMatchObject({ category: 'baby-care', sure: false });
  expect(found('Talco bimbi', ['Talc', 'Zinc Oxide'])).toMatchObject({ category: 'baby-care', sure: true });
  expect(found('Huile essentielle relaxation', ['Citrus Limon Peel Oil'])?.sure).not.toBe(true);
  expect(outsideByTitle({ tags: [], title: 'Spray purifiant respiratoire', brand: 'Nordlys' }, rules)).toBe('medicine');
  expect(found('Henna cone', ['Aqua', 'Lawsonia Inermis Leaf Powder'])).toBeNull();
  expect(found('Colgate', ['Sodium Palmate', 'Aqua', 'Sodium Fluoride'])?.category).not.toBe('toothpastes');
  expect(outsideByList({ title: 'Great', brand: 'Nordlys', names: [], around: '', list: 'Aqua, amine oxide, Parfum' }, rules)).toBe(
    'cleaning agent',
  );
});

test('a wash of which nothing in the list washes is only probable, and so is a lotion for the shower', () => {
  const found = (title: string, names: readonly string[], brand = 'Nordlys') =>
    findCategory({ tags: [], around: '', title, brand, names }, rules);
  const lotion = ['Aqua', 'Paraffinum Liquidum', 'Glycerin', 'Cetearyl Alcohol', 'Carbomer', 'Sodium Hydroxide'];
  const boiled = ['Aqua', 'Cocos Nucifera Oil', 'Glycerin', 'Potassium Hydroxide'];
  for (const title of ['Gel douche', 'Face wash', 'Shampooing doux']) {
    expect(found(title, ['Aqua', 'Glycerin', 'Carbomer', 'Sodium Hydroxide'])?.sure, title).toBe(false);
    expect(found(title, ['Aqua', 'Betaine', 'Tetrasodium Glutamate Diacetate'])?.sure, title).toBe(false);
    expect(found(title, ['Aqua', 'Glycerin', ''])?.sure, title).toBe(true);
    for (const names of [formulas.wash, boiled, ['Aqua', 'Sodium Cocoyl Glutamate'], ['Aqua', 'Decyl Glucoside']])
      expect(found(title, names)?.sure, `${title}: ${names.join()}`).toBe(true);
  }
  for (const title of ['Lait corps sous la douche', 'In-Shower Body Lotion'])
    expect(found(title, [...lotion, '']), title).toEqual({ category: 'shower-gels', sure: false });
  const scented = ['Aqua', 'Glycerin', 'PEG-40 Hydrogenated Castor Oil', 'Citrus Limon Peel Oil', 'Sodium Hydroxide'];
  expect(found('Face wash', scented)?.sure).toBe(false);
  expect(found('Face wash', [...Array(12).fill('Aqua'), 'Cocos Nucifera Oil', 'Sodium Hydroxide'])?.sure).toBe(false);
});

test('scrubbing creams, liquid highlighters, liniments of athletes, creams for the eyelids and drops for the eyes', () => {
  const found = (title: string, names: readonly string[]) => findCategory({ tags: [], around: '', title, brand: 'Nordlys', names }, rules);
  expect(found('Creme facial esfoliante', ['Aqua', 'Cetearyl Alcohol', 'Polyethylene'])).toEqual({ category: 'face-scrubs', sure: false });
  expect(found('Creme facial', ['Aqua', 'Cetearyl Alcohol', 'Polyethylene'])?.category).toBe('face-creams');
  expect(found('Iluminador líquido', ['Aqua', 'Mica'])?.sure).toBe(false);
  expect(found('Iluminador líquido', ['Mica', 'Talc'])?.sure).toBe(true);
  expect(found('Liniment du sportif', formulas.cream)).toEqual({ category: 'body-lotions', sure: false });
  for (const title of ['Ooglid crème', 'Eyelid cream', 'Augenlid Creme'])
    expect(found(title, formulas.cream)?.category, title).toBe('eye-care');
  expect(found('Lipikar Lait', formulas.cream)?.category).toBe('body-lotions');
  const drops = ['Hyaluronic Acid', 'Polyaminopropyl Biguanide', 'Sodium Chloride'];
  expect(outsideByList({ title: 'Drops', brand: 'Nordlys', names: drops, list: '', around: '' }, rules)).toBe('medicine');
  expect(
    outsideByList({ title: 'Drops', brand: 'Nordlys', names: ['Aqua', ...drops, 'Glycerin'], list: '', around: '' }, rules),
  ).toBeNull();
});

test('a corrector without pigments treats the skin, and what is a powder covers as one', () => {
  const care = ['Aqua', 'Glycerin', 'Niacinamide', 'Cetearyl Alcohol', 'Salicylic Acid'];
  for (const title of ['Correcteur dermatologique', 'Correcteur anti-imperfections', 'Dark spot corrector', 'Corrector antimanchas'])
    expect(likely(title, care), title).toEqual({ category: 'face-creams', sure: false });
  expect(likely('Correcteur anti-imperfections', [...care, 'CI 77891', 'CI 77492'])?.category).toBe('foundations');
  expect(categoryOf('Fit me matte powder')).toBe('powders');
});

test('sun words on what is for the hair, or on what has no filter, are not certain', () => {
  const hair = ['Aqua', 'Cyclopentasiloxane', 'Cetrimonium Chloride', 'Panthenol', 'Benzophenone-4'];
  for (const title of ['Sonnenschutzspray', 'Spray solaire', 'Sun mist'])
    expect(likely(title, hair), title).toEqual({ category: 'leave-in-care', sure: false });
  const milk = ['Aqua', 'Glycerin', 'Isopropyl Palmitate', 'Stearyl Alcohol'];
  expect(likely('Solaire peau douce', milk)?.sure).toBe(false);
  expect(likely('Spray solaire', ['Aqua', 'Octocrylene', 'Homosalate', 'Glycerin', 'Ethylhexyl Salicylate'])).toEqual({
    category: 'sunscreens',
    sure: true,
  });
});

test('an oil against stretch marks is an oil, and a serum may be for the hair or for the body', () => {
  const oil = ['Caprylic/Capric Triglyceride', 'Helianthus Annuus Seed Oil', 'Tocopherol'];
  for (const title of ['Huile vergetures', 'Stretch mark oil', 'Schwangerschaftsöl'])
    expect(likely(title, oil), title).toEqual({ category: 'oils', sure: true });
  expect(likely('Sérum anti-vergetures', formulas.cream)?.category).not.toBe('serums');
  expect(likely('Serum para estrías', formulas.cream)).toEqual({ category: 'body-lotions', sure: false });
  expect(likely('PhytoHair serum', ['Aqua', 'Glycerin', 'Panthenol'])).toEqual({ category: 'leave-in-care', sure: false });
  expect(likely('Sérum brillance', ['Cyclopentasiloxane', 'Dimethiconol', 'Parfum'])).toEqual({ category: 'leave-in-care', sure: false });
});

test('a brand for babies, for the feet or for intimate care tells what its washes and creams are', () => {
  expect(likely('Waschgel', formulas.wash, 'Babylove')).toEqual({ category: 'shower-gels', sure: false });
  expect(likely('Foaming wash', formulas.wash, 'The Honey Pot')).toEqual({ category: 'intimate-care', sure: false });
  expect(likely('Crème hydratante', formulas.cream, 'Scholl')?.category).toBe('foot-care');
  expect(likely('Waschgel Gesicht', formulas.wash, 'Babylove')?.category).toBe('cleansers');
});

test('a cream for face and body, a sun cream for the face, and a balm for hair are what the whole title says', () => {
  for (const title of ['Crème protectrice pour le visage et le corps', 'Lait pour visage et le corps'])
    expect(categoryOf(title)).toBe('creams');
  for (const title of ['Crème solaire visage', 'Crema solare viso', 'Sonnencreme Gesicht']) expect(categoryOf(title)).toBe('sunscreens');
  expect(categoryOf('Baume pour cheveux secs', 'rinse')).toBe('conditioners');
  for (const title of ['Gel douche solide', 'Feste Dusche Minze', 'Solid shower', 'Gel doccia solido'])
    expect(categoryOf(title, 'wash')).toBe('shower-gels');
  expect(categoryOf('Feste Duschseife')).toBe('soaps');
});

test('where words hint at one kind and the brand is known for another, it is probably what the brand is known for', () =>
  expect(findCategory(described('Med Protection FPS 15 SPF 15', 'none', 'Labello'), rules)).toEqual({
    category: 'lip-balms',
    sure: false,
  }));

test('a dye that works with peroxide is in no wash, and amounts of vitamins are those of a supplement', () => {
  const dye = { ...described('Hand Wash', 'wash'), names: ['Aqua', 'Sodium Lauryl Sulfate', 'p-Phenylenediamine'] };
  expect(findCategory(dye, rules)?.category).not.toBe('soaps');
  const listed = (list: string) => outsideByList({ ...described('Inner Glow', 'none'), list }, rules);
  expect(listed('Vitamin A (as Retinyl Palmitate), Zinc, Milk Thistle')).toBe('medicine');
  expect(listed('Søtstoff: Sorbitol, Peppermynteolje')).toBe('medicine');
  expect(listed('Aqua, Retinyl Palmitate, Cholecalciferol')).toBeNull();
  expect(outsideByTitle({ tags: [], title: 'Sanitizing Spray', brand: 'Nordlys' }, rules)).toBe('biocide');
});

test('a lotion of alcohol is no foam to shave with, and a colour that is sprayed with gas is not rinsed off', () => {
  expect(findCategory({ ...described('Electric Shave', 'none'), names: ['Alcohol', 'Aqua', 'Menthol'] }, rules)?.category).not.toBe(
    'shaving',
  );
  const spray = { ...described('Hair color', 'none'), names: ['Butane', 'Alcohol Denat.', 'Propane', 'Parfum'] };
  expect(findCategory(spray, rules)).toEqual({ category: 'hair-styling', sure: false });
});

test('a stick for the lips is a balm', () => expect(categoryOf('Stick labial')).toBe('lip-balms'));

test('a gel of alcohol for the hands is no soap', () => {
  expect(likely('Gel nettoyant mains', ['Aqua', 'Alcohol Denat.', 'Carbomer', 'Parfum'])?.category).not.toBe('soaps');
  expect(likely('Gel nettoyant mains', formulas.wash)?.category).toBe('soaps');
});

test('what is called a conditioner and washes, and what is called a flower water and is a scent, is not certain', () => {
  expect(likely('Moisture conditioner', formulas.wash)).toEqual({ category: 'conditioners', sure: false });
  expect(likely('Moisture conditioner', formulas.rinse)?.sure).toBe(true);
  expect(likely('L’eau florale', ['Alcohol', 'Parfum', 'Aqua', 'Linalool'])).toEqual({ category: 'perfumes', sure: false });
  expect(likely('Lait & tonique 2 en 1', ['Aqua', 'Glycerin', 'Lauryl Glucoside'])?.category).toBe('cleansers');
});

test('a theme, a number of masks, high protection and proteins tell the kind of product', () => {
  expect(categoryOf("Douche tendre Savon d'Alep", 'wash')).toBe('shower-gels');
  expect(categoryOf("Savon d'Alep", 'none')).toBe('soaps');
  expect(categoryOf('Calming Masks (set of 3 masks)')).toBe('sheet-masks');
  expect(categoryOf('Crème SPF 50+', 'filters')).toBe('sunscreens');
  expect(categoryOf('Masque réparateur', 'proteins')).toBe('hair-masks');
  expect(categoryOf('Masque visage réparateur', 'proteins')).toBe('masks');
  expect(outsideByTitle(described('Savon pour textiles fragiles', 'none'), rules)).not.toBeNull();
});

test('directions around a list tell how a product is used, sentences of contact with the eyes do not', () => {
  const sheet = ['Aqua', 'Glycerin', 'Butylene Glycol', 'Betaine'];
  const filed = (title: string, names: readonly string[], around: string) =>
    findCategory({ tags: [], title, brand: 'Nordlys', names, around }, rules);
  expect(filed('Calm sheet mask', sheet, 'Massage, then rinse with lukewarm water. Ingredients: Aqua')?.category).toBe('masks');
  expect(filed('Calm sheet mask', sheet, 'In case of contact with the eyes, rinse well with water')?.category).toBe('sheet-masks');
  expect(filed('Calm sheet mask', sheet, 'Do not rinse off')?.category).toBe('sheet-masks');
  expect(filed('Crème lavante', formulas.wash, 'Nettoie en douceur et hydrate vos mains')).toEqual({ category: 'soaps', sure: false });
  expect(filed('Gel douche', formulas.wash, 'Nettoie vos mains')?.category).toBe('shower-gels');
  expect(filed('Gel lavant douceur', formulas.wash, '')).toEqual({ category: 'shower-gels', sure: false });
  expect(filed('Gel lavant corps et cheveux', formulas.wash, '')).toEqual({ category: 'shower-gels', sure: true });
  for (const around of [
    'Apply to damp hair. Does not require rinsing',
    'Durulanmayan saç maskesi',
    'Masque sans rinçage',
    'Nicht ausspülen',
  ])
    expect(filed('Hair mask', formulas.rinse, around), around).toEqual({ category: 'leave-in-care', sure: false });
  for (const around of ['Leave on for 5 minutes, then rinse', 'Ingredients: Aqua'])
    expect(filed('Hair mask', formulas.rinse, around)?.category, around).toBe('hair-masks');
});

test('what is named after moustache, hair or udder is filed where it is put, as surely as that is told', () => {
  for (const title of ['Moustache wax', 'Cire à moustache', 'Schnurrbartwachs']) expect(categoryOf(title), title).toBe('after-shaves');
  for (const title of ['Hair perfume', 'Parfum pour les cheveux']) expect(categoryOf(title), title).toBe('leave-in-care');
  for (const title of ['Melkfett', 'Graisse à traire', 'Pferdesalbe'])
    expect(findCategory(described(title, 'cream'), rules), title).toEqual({ category: 'creams', sure: false });
  expect(findCategory(described('Haarwachs und Bartwachs', 'none'), rules)).toEqual({ category: 'hair-styling', sure: false });
  for (const title of ['Champú en seco', 'Szárazsampon', 'Suchý šampon']) expect(categoryOf(title), title).toBe('hair-styling');
  const stick = ['Cyclopentasiloxane', 'Stearyl Alcohol', 'PPG-14 Butyl Ether', 'Hydrogenated Castor Oil', 'Parfum'];
  expect(findCategory({ ...described('Pure Sport', 'none'), names: stick }, rules)).toEqual({ category: 'deodorants', sure: false });
});

test('a sheet that foams is washed off, a remover of water and silicone is wiped off', () => {
  const foaming = ['Aqua', 'Glycerin', 'Cocamidopropyl Betaine', 'Lauryl Glucoside', 'Sodium Chloride'];
  const twoPhases = ['Aqua', 'Cyclopentasiloxane', 'Isohexadecane', 'Hexylene Glycol', 'Decyl Glucoside'];
  const filed = (title: string, names: readonly string[]) => findCategory({ tags: [], title, brand: 'Nordlys', names, around: '' }, rules);
  expect(filed('Deep sheet mask', foaming)).toEqual({ category: 'masks', sure: false });
  expect(filed('Démaquillant yeux', twoPhases)).toEqual({ category: 'micellar-waters', sure: false });
  expect(filed('Waterproof mascara', ['Isododecane', 'Aqua', 'Cera Alba'])?.category).toBe('eye-make-up');
});

test('for whom, what of the body and in what form a product is tells more than that it is a cream', () => {
  expect(categoryOf('Baby calming cream', 'cream')).toBe('baby-care');
  expect(categoryOf('Baby bain crème', 'cream')).not.toBe('baby-care');
  expect(categoryOf('Crème pour les mains soin anti-âge', 'cream')).toBe('hand-creams');
  expect(categoryOf('Mizellen Make-Up Entferner Pads')).toBe('wipes');
  expect(categoryOf('Shine glitter en crema', 'cream')).toBeNull();
});

test('medicines, detergents, repellents, gels of alcohol and washes for animals are told by what the pack declares and who makes them', () => {
  const declared = (list: string) => outsideByList({ ...described('Savon de Marseille', 'none'), list }, rules);
  expect(declared('30% et plus : savon. Contient : Aqua')).toBe('cleaning agent');
  for (const list of ['Aqua. Excipients : Sorbitol', 'Aqua, Ingrédients non médicinaux : Glycerin', 'Aqua. Fluor actif (2500 ppm F)'])
    expect(declared(list), list).toBe('medicine');
  const holding = (...names: readonly string[]) => outsideByList({ ...described('Soleil', 'none'), names }, rules);
  expect(holding('Aqua', 'Glycerin', 'Ethyl Butylacetylaminopropionate')).toBe('biocide');
  expect(holding('Alcohol', 'Aqua', 'Glycerin', 'Carbomer')).toBe('biocide');
  expect(holding('Alcohol', 'Aqua', 'Carbomer', 'Menthol')).toBeNull();
  expect(outside('Shampooing antipelliculaire', 'Beaphar')).toBe('pet care');
});

test('a pigment is no filter, and what tans by its agent or names filters in its text is what that says', () => {
  const oil = ['Paraffinum Liquidum', 'Cocos Nucifera Oil', 'Parfum', 'Mica', 'CI 77491', 'Titanium Dioxide'];
  expect(likely('Luminous tanning oil', oil)).toEqual({ category: 'oils', sure: false });
  expect(likely('Luminous tanning oil', ['Paraffinum Liquidum', 'Octocrylene', 'Mica'])?.category).toBe('sunscreens');
  const tans = ['Aqua', 'Dimethicone', 'Glycerin', 'Stearyl Alcohol', 'Sorbitol', 'Glyceryl Stearate', 'Dihydroxyacetone'];
  expect(likely('Lait corps effet soleil', tans)?.category).toBe('self-tanners');
  const dry = { ...described('Huile sèche', 'none'), names: ['Caprylic/Capric Triglyceride'] };
  expect(findCategory({ ...dry, around: 'Complexe de filtres équilibré UVA / UVB' }, rules)?.category).toBe('sunscreens');
  expect(findCategory(dry, rules)?.category).toBe('oils');
  for (const title of ['Crème visage minérale SPF 50+', 'Day cream SPF 30'])
    expect(likely(title, ['Aqua', 'Zinc Oxide', 'Cetyl Alcohol'])?.category, title).toBe('sunscreens');
  expect(likely('Day cream SPF 15', ['Aqua', 'Zinc Oxide', 'Cetyl Alcohol'])?.category).toBe('face-creams');
});

test('water that cleans, a gel that foams, acids without grains and what holds nothing of its kind are not used for certain as they are called', () => {
  for (const title of [
    'Eau nettoyante',
    "L'eau démaquillante visage",
    'Cleansing water',
    'Bébé eau nettoyante',
    'Eau nettoyante sans rinçage',
  ])
    expect(likely(title, ['Aqua', 'Glycerin', 'Poloxamer 184']), title).toEqual({ category: 'micellar-waters', sure: false });
  expect(likely('Facial gel', ['Aqua', 'Glycerin', 'PPG-2 Hydroxyethyl Cocamide'])).toEqual({ category: 'cleansers', sure: false });
  expect(likely('2% BHA spot exfoliant', ['Aqua', 'Cetyl Alcohol', 'Salicylic Acid'])).toEqual({ category: 'serums', sure: false });
  expect(likely('Cera roll-on', ['Aqua', 'Glycerin', 'Carbomer'])).toEqual({ category: 'hair-removal', sure: false });
  expect(likely('Cera roll-on', ['Glyceryl Rosinate', 'Cera Alba'])?.sure).toBe(true);
  expect(likely('Soak and float', ['Sodium Lauryl Sulfate', 'Parfum'])?.category).not.toBe('bath-products');
  expect(likely('Muscle soak', formulas.wash)?.category).toBe('bath-products');
  const dye = ['Aqua', 'Decyl Glucoside', 'N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine Sulfate'];
  expect(likely('Shampooing atténuateur de gris', dye)?.category).toBe('hair-colours');
});

test.each<[category: string | null, title: string, names: readonly string[], brand?: string]>([
  ['hair-styling', 'Maquillage pour cheveux', ['Talc', 'Mica']],
  ['nail-polishes', 'So laque glossy', ['Butyl Acetate', 'Ethyl Acetate', 'Nitrocellulose']],
  ['lipsticks', 'Rouge edition', ['Polybutene', 'Octyldodecanol', 'CI 15850']],
  ['eye-make-up', 'Color Riche Liner Matte Signature', ['Aqua']],
  ['face-creams', 'Soin anti-rougeurs', ['Aqua']],
  ['masks', "Pâte d'argile", ['Illite', 'Aqua', 'Glycerin', 'Chlorhexidine Digluconate']],
  ['after-sun', 'Apès-soleil hydratant', formulas.cream],
  ['self-tanners', 'Comme à la plage Crème autobronzante', formulas.cream],
  ['hair-styling', 'Gelée capillaire', ['Aqua']],
  ['foot-care', 'Fuß & Bein Eisgel', ['Aqua', 'Alcohol Denat.']],
  ['mouthwashes', 'Wild watermelon rinse', ['Aqua', 'Sodium Fluoride'], 'ACT'],
  ['hair-removal', 'All Purpose Honee Wax', ['Cera Alba'], 'GiGi'],
  ['self-tanners', 'One night only', formulas.cream, 'St. Tropez'],
  ['leave-in-care', 'Oil replacement', formulas.rinse],
  ['shampoos', 'Miracle moisture', ['Aqua', 'Sodium Cocoyl Isethionate', 'Cocamidopropyl Betaine'], 'Pantene'],
  ['soaps', 'Original', ['Sodium Lauroyl Isethionate', 'Stearic Acid'], 'Dove'],
  [null, 'Baby tooth oil', ['Olea Europaea Fruit Oil', 'Eugenia Caryophyllus Bud Oil']],
  [null, 'Pommade réparatrice', ['Paraffinum Liquidum', 'Cera Microcristallina'], 'Miss Antilles International'],
  [null, 'Bad boys', ['Alcohol Denat.', 'Aqua']],
  [null, 'Alcohol de romero', ['Alcohol Denat.', 'Aqua', 'Parfum']],
])('%s: %s', (category, title, names, brand) => {
  expect(findCategory({ ...described(title, 'none', brand), names }, rules)?.category ?? null).toBe(category);
});
