import { expect, test } from 'vitest';
import { areaOf, saysAirborne, useSaidIn } from '#core/analysis/product-use.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { useRules } = knowledgeBase().knowledge;

test.each([
  ['Sunscreen SPF 30. Ingredients: Aqua, Zinc Oxide', 'sun'],
  ['Солнцезащитный крем. Состав: Aqua', 'sun'],
  ['Lip balm: Cera Alba, Ricinus Communis Seed Oil', 'lips'],
  ['Крем для век. Aqua, Glycerin', 'eyes'],
  ['Night cream: Aqua, Glycerin', 'leave-on'],
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
  ['Aqua, Retinol. In case of contact with the eyes rinse well with water.', null],
  ['Aqua, Retinol. При попадании в глаза промыть водой, смыть.', null],
])('%s is used %s', (text, use) => {
  expect(useSaidIn(text, useRules)).toBe(use);
});

test.each([
  ['Aqua, Glycerin', [], 'skin'],
  ['Toothpaste: Aqua, Sorbitol', [], 'mouth'],
  ['Teeth whitening strips', [], 'mouth'],
  ['Лак для ногтей', [], 'nails'],
  ['', ['Aqua', 'Behentrimonium Methosulfate'], 'skin'],
  ['', ['Amodimethicone', 'Cetrimonium Chloride'], 'hair'],
  ['', ['Sodium Laureth Sulfate', 'Piroctone Olamine'], 'hair'],
  ['', ['Glycerin', 'Niacinamide', 'Piroctone Olamine'], 'skin'],
  ['Mascara: Aqua, Cera Alba', [], 'lashes'],
  ['Eau de parfum', [], 'scent'],
  ['', ['Alcohol Denat.', 'Parfum', 'Aqua', 'Limonene'], 'scent'],
  ['', ['Aqua', 'Alcohol Denat.', 'Glycerin', 'Parfum'], 'skin'],
  ['After-shave lotion', ['Alcohol Denat.', 'Aqua', 'Parfum'], 'skin'],
  ['Insect repellent spray', ['Alcohol Denat.', 'Parfum'], 'skin'],
  ['Cream developer 30 vol', ['Aqua', 'Hydrogen Peroxide'], 'hair'],
])('%s %j is for the %s', (text, names, area) => {
  expect(areaOf(text, names, useRules)).toBe(area);
});

test('sprays and loose powders are known by their words', () => {
  expect([saysAirborne('Deo spray: Alcohol', useRules), saysAirborne('Пудра: Talc', useRules), saysAirborne('Aqua', useRules)]).toEqual([
    true,
    true,
    false,
  ]);
});
