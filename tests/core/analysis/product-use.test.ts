import { expect, test } from 'vitest';
import { analyse, analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { areaOf, saysAirborne, useSaidIn } from '#core/analysis/product-use.ts';
import { looksWashedOff, soapAcids } from '#core/analysis/soap.ts';
import { readLabel } from '#core/inci/read.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { useRules } = knowledgeBase().knowledge;

test.each([
  ['Sunscreen SPF 30. Ingredients: Aqua, Zinc Oxide', 'sun'],
  ['Солнцезащитный крем. Состав: Aqua', 'sun'],
  ['Lip balm: Cera Alba, Ricinus Communis Seed Oil', 'lips'],
  ['Крем для век. Aqua, Glycerin', 'eyes'],
  ['Night cream: Aqua, Glycerin', 'leave-on'],
  ['Mineralische Sonnencreme LSF 30. Aqua, Zinc Oxide', 'sun'],
  ['Crème solaire visage : Aqua, Octocrylene', 'sun'],
  ['Rouge à lèvres mat : Dimethicone, Cera Alba', 'lips'],
  ['Après-shampooing sans rinçage : Aqua, Cetearyl Alcohol', 'leave-on'],
  ['Champú anticaspa: Aqua, Sodium Laureth Sulfate', 'rinse-off'],
  ['Szampon do włosów: Aqua, Sodium Laureth Sulfate', 'rinse-off'],
  ['Crema viso idratante: Aqua, Glycerin', 'leave-on'],
  ['Perm waving lotion: Aqua, Ammonium Thioglycolate', 'rinse-off'],
  ['Лосьон для химической завивки. Aqua, Ammonium Thioglycolate', 'rinse-off'],
  ['Масло кокосовое нерафинированное для тела. Cocos Nucifera Oil', 'leave-on'],
  ['Хна натуральная для волос. Lawsonia Inermis Leaf Powder', 'rinse-off'],
  ['Масло от растяжек. Prunus Amygdalus Dulcis Oil', 'leave-on'],
  ['Укрепитель для ногтей. Ethyl Acetate, Nitrocellulose', 'leave-on'],
  ['Glycolic toning solution: Aqua, Glycolic Acid', 'leave-on'],
  ['Acne treatment gel: Aqua, Carbomer', 'leave-on'],
  ['Leave-in conditioner: Aqua, Cetearyl Alcohol', 'leave-on'],
  ['Massage into a lather and rinse well with water. Aqua, Decyl Glucoside', 'rinse-off'],
  ['Шампунь для волос. Aqua, Sodium Laureth Sulfate', 'rinse-off'],
  ['After sun lotion: Aqua, Panthenol', 'leave-on'],
  ['Dry shampoo spray: Butane', 'leave-on'],
  ['Сухой шампунь. Butane', 'leave-on'],
  ['Baby wipes: Aqua, Sodium Benzoate', 'leave-on'],
  ['After-shave: Alcohol Denat., Aqua, Parfum', 'leave-on'],
  ['Бальзам после бритья. Aqua, Alcohol', 'leave-on'],
  ['Bath salts: Maris Sal, Parfum', 'rinse-off'],
  ['Deep cleansing pore strips: Polyquaternium-37, Aqua, Silica', 'rinse-off'],
  ['Patchs purifiants: VP/VA Copolymer, Aqua, Kaolin', 'rinse-off'],
  ['Соль для ванны. Maris Sal', 'rinse-off'],
  ['Hair relaxer cream: Aqua, Sodium Hydroxide', 'rinse-off'],
  ['Colour developer cream: Aqua, Hydrogen Peroxide', 'rinse-off'],
  ['Body scrub: Sucrose, Cocos Nucifera Oil', 'rinse-off'],
  ['Leave on for no more than 10 minutes. Aqua, Glycolic Acid', null],
  ['Acne foaming wash: Aqua, Benzoyl Peroxide', 'rinse-off'],
  ['Hair colour: Aqua, Resorcinol', 'rinse-off'],
  ['Aqua, Glycerin, Lippia Citriodora Leaf Extract', null],
  ['Lip plumper gloss: Polybutene', 'lips'],
  ['Hand sanitizer gel: Alcohol Denat.', 'leave-on'],
  ['Гликолевый пилинг: Aqua', 'rinse-off'],
  ['No-rinse body wash foam: Aqua', 'leave-on'],
  ['Self tan mist: Aqua', 'leave-on'],
  ['Brow lamination lotion: Aqua', 'eyes'],
  ['Rinse-free shampoo cap: Aqua', 'leave-on'],
  ['Waschschaum, kein Abspülen nötig: Aqua', 'leave-on'],
  ['Сыворотка-пилинг с кислотами: Aqua', 'leave-on'],
  ['Паста зубная отбеливающая: Aqua', 'rinse-off'],
  ['Вода мицеллярная: Aqua', 'leave-on'],
  ['Вода парфюмерная: Alcohol', 'leave-on'],
  ['Масло гидрофильное: Helianthus Annuus Seed Oil', 'rinse-off'],
  ['Маска тканевая: Aqua', 'leave-on'],
  ['Маска альгинатная: Algin', 'rinse-off'],
  ['Крем-депилятор: Aqua', 'rinse-off'],
  ['Крем после депиляции: Aqua', 'leave-on'],
  ['After hair removal lotion: Aqua', 'leave-on'],
  ['Black henna temporary tattoo paste: Aqua', 'leave-on'],
  ['Henna powder: Lawsonia Inermis Leaf Powder', 'rinse-off'],
  ['Краска для бровей и ресниц: Aqua', 'eyes'],
  ['Бальзам для волос. Aqua, Cetearyl Alcohol', 'rinse-off'],
  ['Несмываемый бальзам для волос. Aqua, Cetearyl Alcohol', 'leave-on'],
  ['Масло для бороды. Argania Spinosa Kernel Oil', 'leave-on'],
  ['Спрей от комаров. Alcohol Denat.', 'leave-on'],
  ['Гидрофильное масло для лица. Helianthus Annuus Seed Oil', 'rinse-off'],
  ['Энзимная пудра для умывания. Sodium Bicarbonate', 'rinse-off'],
  ['Молочко для тела. Aqua', 'leave-on'],
  ['Скраб для губ. Sucrose', 'lips'],
  ['Гель для бровей. Aqua', 'eyes'],
  ['Масло детское. Paraffinum Liquidum', 'leave-on'],
  ['Baby wash. Aqua, Coco-Glucoside', 'rinse-off'],
  ['Aqua, Retinol. In case of contact with the eyes rinse well with water.', null],
  ['Aqua, Retinol. При попадании в глаза промыть водой, смыть.', null],
])('%s is used %s', (text, use) => {
  expect(useSaidIn(text, useRules)).toBe(use);
});

test.each([
  ['Brazilian keratin treatment', ['Aqua', 'Formaldehyde'], 'hair'],
  ['Aqua, Glycerin', [], 'skin'],
  ['Toothpaste: Aqua, Sorbitol', [], 'mouth'],
  ['Teeth whitening strips', [], 'mouth'],
  ['Лак для ногтей', [], 'nails'],
  ['', ['Aqua', 'Behentrimonium Methosulfate'], 'skin'],
  ['', ['Amodimethicone', 'Cetrimonium Chloride'], 'hair'],
  ['', ['Sodium Laureth Sulfate', 'Climbazole'], 'hair'],
  ['', ['Glycerin', 'Niacinamide', 'Piroctone Olamine'], 'skin'],
  ['Mascara: Aqua, Cera Alba', [], 'lashes'],
  ['Eyelash tint', [], 'lashes'],
  ['Паста зубная', [], 'mouth'],
  ['Вода туалетная', [], 'scent'],
  ['Клей для наращивания ресниц', [], 'lashes'],
  ['Eau de parfum', [], 'scent'],
  ['', ['Alcohol Denat.', 'Parfum', 'Aqua', 'Limonene'], 'scent'],
  ['', ['Aqua', 'Alcohol Denat.', 'Glycerin', 'Parfum'], 'skin'],
  ['After-shave lotion', ['Alcohol Denat.', 'Aqua', 'Parfum'], 'skin'],
  ['Insect repellent spray', ['Alcohol Denat.', 'Parfum'], 'skin'],
  ['Hair growth serum', ['Aqua', 'Caffeine'], 'hair'],
  ['Zahnpasta', ['Aqua', 'Sorbitol'], 'mouth'],
  ['Masque pour cheveux secs', ['Aqua', 'Glycerin'], 'hair'],
  ['Cream developer 30 vol', ['Aqua', 'Hydrogen Peroxide'], 'hair'],
  ['Face cream', ['Aqua', 'Glycerin', 'Zinc Pyrithione'], 'skin'],
  ['Крем для рук', ['Aqua', 'Behentrimonium Chloride', 'Amodimethicone'], 'skin'],
  ['Lait corporel', ['Aqua', 'Behentrimonium Chloride', 'Amodimethicone'], 'skin'],
  ['Hair & body oil', ['Amodimethicone', 'Keratin'], 'hair'],
])('%s %j is for the %s', (text, names, area) => {
  expect(areaOf(text, names, useRules)).toBe(area);
});

test.each([
  ['Deo spray: Alcohol', true],
  ['Пудра: Talc', true],
  ['Loose face powder: Talc', true],
  ['Loose mineral eye shadow: Mica', true],
  ['Рассыпчатая минеральная пудра: Mica', true],
  ['Poudre libre matifiante: Talc', true],
  ['Компактная пудра: Talc', false],
  ['Cream for loose skin, with silk powder: Aqua', false],
  ['Aqua', false],
])('sprays and loose powders are known by their words: %s', (text, expected) => {
  expect(saysAirborne(text, useRules)).toBe(expected);
});

test('a cream of fatty acids that no alkali makes into soap is not washed off', () => {
  const { knowledge } = knowledgeBase();
  const isWashed = (list: string) => {
    const reading = readLabel(list, knowledge.dictionary);
    return looksWashedOff([...reading.items.keys()], factsOf(reading, knowledge));
  };
  expect(isWashed('Aqua, Myristic Acid, Palmitic Acid, Niacinamide, Glycerin, Stearic Acid, Triethanolamine, Cetyl Alcohol, Parfum')).toBe(
    false,
  );
  expect(isWashed('Aqua, Myristic Acid, Palmitic Acid, Potassium Hydroxide, Glycerin, Stearic Acid, Parfum')).toBe(true);
  expect(isWashed('Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Citric Acid, Sodium Chloride')).toBe(true);
});

test('soap is made of oils, and of oils and fatty acids, with an alkali, whatever fills or hardens it', () => {
  const { knowledge } = knowledgeBase();
  const soapOf = (list: string) => {
    const reading = readLabel(list, knowledge.dictionary);
    return soapAcids([...reading.items.keys()], factsOf(reading, knowledge)).map((index) => reading.items[index]?.inci);
  };
  expect(soapOf('Aqua, Stearic Acid, Cocos Nucifera Oil, Potassium Hydroxide, Glycerin, Parfum, Menthol')).toEqual([
    'Stearic Acid',
    'Cocos Nucifera Oil',
  ]);
  expect(
    soapOf('Elaeis Guineensis Oil, Aqua, Tristearin, Zea Mays Starch, Elaeis Guineensis Kernel Oil, Sodium Hydroxide, Talc'),
  ).toHaveLength(2);
  expect(soapOf('Olea Europaea Fruit Oil, Aqua, Sodium Hydroxide, Lavandula Angustifolia Oil')).toEqual(['Olea Europaea Fruit Oil']);
  expect(
    soapOf(
      'Aqua, Cocos Nucifera Oil, Potassium Hydroxide, Olea Europaea Fruit Oil, Cannabis Sativa Seed Oil, Simmondsia Chinensis Seed Oil',
    ),
  ).toEqual(['Cocos Nucifera Oil', 'Olea Europaea Fruit Oil', 'Cannabis Sativa Seed Oil']);
  expect(soapOf('Aqua, Coco-Glucoside, Glycerin, Lauric Acid, Potassium Hydroxide, Parfum')).toEqual(['Lauric Acid']);
  // Creams and sticks that are only neutralised or gelled.
  expect(soapOf('Aqua, Glycerin, Stearic Acid, Sodium Hydroxide, Paraffin, Allantoin, Phenoxyethanol')).toEqual([]);
  expect(soapOf('Aqua, Glycerin, Stearic Acid, Olea Europaea Fruit Oil, Sodium Hydroxide, Phenoxyethanol')).toEqual([]);
  expect(soapOf('Aqua, Cocos Nucifera Oil, Cetearyl Alcohol, Glyceryl Stearate, Stearic Acid, Sodium Hydroxide, Parfum')).toEqual([]);
  expect(soapOf('Aqua, Olea Europaea Fruit Oil, Glycerin, Phenoxyethanol, Carbomer, Sodium Hydroxide')).toEqual([]);
  expect(soapOf('Propylene Glycol, Aqua, Glycerin, Palmitic Acid, Stearic Acid, Parfum, Sodium Hydroxide')).toEqual([]);
});

test('a category tells which product it is, without a word in title or list', () => {
  const { knowledge } = knowledgeBase();
  const cream = 'Aqua, Retinol 0.2%, Glycerin 10%, Panthenol 5%, Cetearyl Alcohol, Phenoxyethanol';
  const reportIn = (category: string) => analyseText(cream, knowledge, 'leave-on', { category, area: 'body' });
  const isOver = (category: string) => reportIn(category).restricted.some(({ over }) => over);
  expect(['body-lotions', 'hand-creams'].map(isOver)).toEqual([true, false]);
  const moistens = (category: string) => reportIn(category).effects.some(({ effect }) => effect === 'moisture');
  expect(['deodorants', 'eye-make-up', 'powders', 'hand-creams'].map(moistens)).toEqual([false, false, false, true]);
});

test('the categories that tell a product exist', () => {
  const categories = readCategories().map(({ alias }) => alias);
  expect(categories).toEqual(expect.arrayContaining(useRules.marked.flatMap((marked) => marked.categories ?? [])));
});

test('what acts against a fungus tells hair only beside what washes hair', () => {
  expect(areaOf('', ['Petrolatum', 'Ketoconazole', 'Menthol'], useRules)).toBe('skin');
  expect(areaOf('', ['Aqua', 'Sodium Laureth Sulfate', 'Ketoconazole'], useRules)).toBe('hair');
  const piroctone = ['Aqua', 'Sodium Laureth Sulfate', 'Piroctone Olamine'];
  expect(areaOf('', piroctone, useRules)).toBe('skin');
  expect(areaOf('', [...piroctone, 'Polyquaternium-10'], useRules)).toBe('hair');
  expect(areaOf('Shampoo', piroctone, useRules)).toBe('hair');
});

test.each(['Progressive grey restorer lotion', 'Hair tonic', 'Лосьон против седины'])('%s is for the hair', (title) => {
  expect(areaOf(title, ['Aqua', 'Glycerin', 'Sulfur'], useRules)).toBe('hair');
});

test.each([
  ['Aqua, Stearic Acid, Triethanolamine, Butane, Glycerin, Parfum', 'rinse-off'],
  ['Aqua, Stearic Acid, Glycerin, Potassium Hydroxide, Parfum, Limonene', 'rinse-off'],
  ['Aqua, Glycerin, Sodium Cocoyl Isethionate, Cetyl Alcohol, Parfum', 'rinse-off'],
  ['Alcohol Denat., Aqua, Parfum, Menthol, Diisopropyl Adipate', 'leave-on'],
  ['Aqua, Alcohol, Glycerin, Cetearyl Alcohol, Stearic Acid, Triethanolamine', 'leave-on'],
  ['Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Panthenol', 'unknown'],
  ['Ricinus Communis Seed Oil, Olea Europaea Fruit Oil, Mentha Piperita Oil', 'unknown'],
])('of products for shaving the list tells the use: %s', (list, use) => {
  const { knowledge } = knowledgeBase();
  expect(analyseText(list, knowledge, 'rinse-off', { category: 'shaving', area: 'body' }).context).toBe(use);
  expect(analyseText(list, knowledge, 'rinse-off', { category: 'cleansers', area: 'skin' }).context).toBe('rinse-off');
});

test('what dissolves hair is rinsed off, wax and sugar are pulled off at once', () => {
  const { knowledge } = knowledgeBase();
  const use = (list: string) => {
    const { context, isPeeled } = analyseText(list, knowledge, 'rinse-off', { category: 'hair-removal', area: 'body' });
    return isPeeled ? 'pulled off' : context;
  };
  expect(use('Aqua, Urea, Paraffinum Liquidum, Cetearyl Alcohol, Potassium Thioglycolate')).toBe('rinse-off');
  expect(use('Glyceryl Rosinate, Ricinus Communis Seed Oil, Cera Alba, Parfum')).toBe('pulled off');
  expect(use('Sucrose, Aqua, Citric Acid, Parfum')).toBe('pulled off');
  expect(use('Aqua, Glycerin, Cetearyl Alcohol, Parfum')).toBe('unknown');
});

test.each([
  ['Aqua, Kaolin, Glycerin, Cetearyl Alcohol, Phenoxyethanol', 'rinse-off'],
  ['Aqua, Alcohol Denat., Polyvinyl Alcohol, Glycerin, Charcoal Powder', 'rinse-off'],
  ['Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Panthenol', 'rinse-off'],
  ['Aqua, Glycerin, Xanthan Gum, Coco-Glucoside, Parfum', 'rinse-off'],
  ['Aqua, Glycerin, Sodium Polyacrylate, Niacinamide, Phenoxyethanol', 'unknown'],
  ['Aqua, Butylene Glycol, Agar, Hydrolyzed Collagen, Sodium Hyaluronate', 'unknown'],
])('of a face mask the list tells whether it is washed off or may be what soaks a cloth: %s', (list, use) => {
  const { knowledge } = knowledgeBase();
  expect(analyseText(list, knowledge, 'rinse-off', { category: 'masks', area: 'skin' }).context).toBe(use);
});

test.each([
  ['Leave-on BHA exfoliant', 'leave-on'],
  ['Body smoothing spot exfoliant', 'leave-on'],
  ['Gel micellaire sans rinçage', 'leave-on'],
  ['Smoothing face scrub', 'rinse-off'],
  ['Balsam, rinse off or leave-in', 'unknown'],
  ['Soin avec ou sans rinçage', 'unknown'],
  ['Mascarilla con o sin aclarado', 'unknown'],
  ['2 en 1 masque et soin sans rinçage', 'unknown'],
] as const)('a title that says that nothing is rinsed off, or that it may stay, is believed before the category: %s', (title, use) => {
  const { knowledge } = knowledgeBase();
  const reading = { ...readLabel('Aqua, Salicylic Acid 2%, Glycerin', knowledge.dictionary), title };
  expect(analyse(reading, knowledge, 'rinse-off', { category: 'face-scrubs', area: 'skin' }).context).toBe(use);
});
