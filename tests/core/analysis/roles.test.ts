import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { familyHere, rolesOf } from '#core/analysis/roles.ts';
import type { Use } from '#core/analysis/use.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

function report(list: string, use: Use, category: string | null, area = 'skin') {
  return analyseText(list, knowledge, use, category === null ? null : { category, area });
}

function roles(list: string, inci: string, use: Use, category: string | null, area?: string) {
  const { reading, otherRoles } = report(list, use, category, area);
  const index = reading.items.findIndex((item) => item.inci === inci);
  return rolesOf(otherRoles, index, factsOf(reading, knowledge)[index]).slice(0, 2).join(', ');
}

test.each([
  // The white pigment is a filter of the sun only where it filters.
  ['Aqua, Glycerin, Titanium Dioxide, Aroma', 'Titanium Dioxide', 'rinse-off', 'toothpastes', 'mouth', 'colourant, opacifier'],
  ['Talc, Mica, Titanium Dioxide', 'Titanium Dioxide', 'leave-on', 'powders', 'skin', 'colourant, opacifier'],
  ['Aqua, Octocrylene, Titanium Dioxide, Glycerin', 'Titanium Dioxide', 'sun', 'sunscreens', 'skin', 'uv-filter, colourant'],
  ['Alcohol, Parfum, Aqua, Ethylhexyl Methoxycinnamate', 'Ethylhexyl Methoxycinnamate', 'leave-on', 'perfumes', 'scent', 'stabiliser'],
  ['Aqua, Glycerin, Hydrated Silica, Zinc Citrate', 'Zinc Citrate', 'rinse-off', 'toothpastes', 'mouth', 'oral-care'],
  ['Aqua, Glycerin, Parfum, Zinc Citrate', 'Zinc Citrate', 'leave-on', 'deodorants', 'skin', 'deodorant, skin-conditioner'],
  ['Aqua, Glycerin, Calcium Carbonate', 'Calcium Carbonate', 'rinse-off', 'toothpastes', 'mouth', 'abrasive, oral-care'],
  ['Aqua, Glycerin, Potassium Chloride, Aroma', 'Potassium Chloride', 'rinse-off', 'toothpastes', 'mouth', 'oral-care, stabiliser'],
  ['Aqua, Glycerin, Glycolipids, Aroma', 'Glycolipids', 'rinse-off', 'toothpastes', 'mouth', 'emulsifier'],
  ['Aqua, Glycerin, Aroma, Limonene', 'Limonene', 'rinse-off', 'toothpastes', 'mouth', 'flavour, solvent'],
  ['Aqua, Glycerin, Behentrimonium Methosulfate', 'Behentrimonium Methosulfate', 'leave-on', 'creams', 'skin', 'emulsifier'],
  [
    'Aqua, Glycerin, Starch Hydroxypropyltrimonium Chloride',
    'Starch Hydroxypropyltrimonium Chloride',
    'leave-on',
    'creams',
    'skin',
    'skin-conditioner',
  ],
  [
    'Aqua, Behentrimonium Methosulfate, Parfum',
    'Behentrimonium Methosulfate',
    'rinse-off',
    'conditioners',
    'hair',
    'hair-conditioner, emulsifier',
  ],
  ['Aqua, Cetearyl Alcohol, Decyl Glucoside', 'Decyl Glucoside', 'leave-on', 'face-creams', 'skin', 'emulsifier'],
  ['Aqua, Decyl Glucoside, Parfum', 'Decyl Glucoside', 'leave-on', 'micellar-waters', 'skin', 'cleanser'],
  ['Aqua, Glycerin, Piroctone Olamine', 'Piroctone Olamine', 'leave-on', 'face-creams', 'skin', 'preservative'],
  ['Aqua, Sodium Laureth Sulfate, Niacinamide', 'Niacinamide', 'rinse-off', 'shampoos', 'hair', 'vitamin'],
  ['Aqua, Sodium Laureth Sulfate, Sodium Chloride', 'Sodium Chloride', 'rinse-off', 'shampoos', 'hair', 'thickener, stabiliser'],
  ['Aqua, Octocrylene, Styrene/Acrylates Copolymer', 'Styrene/Acrylates Copolymer', 'sun', 'sunscreens', 'skin', 'film-former'],
  ['Aqua, Dimethicone, Sodium Chloride', 'Sodium Chloride', 'leave-on', 'foundations', 'skin', 'stabiliser'],
  ['Aqua, Sodium Laureth Sulfate, Lactic Acid', 'Lactic Acid', 'rinse-off', 'shower-gels', 'skin', 'ph-adjuster, humectant'],
  ['Olea Europaea Fruit Oil, Cocos Nucifera Oil, Aqua, Sodium Hydroxide', 'Sodium Hydroxide', 'rinse-off', 'soaps', 'skin', 'soap-lye'],
  ['Olea Europaea Fruit Oil, Cocos Nucifera Oil, Aqua, Sodium Hydroxide', 'Cocos Nucifera Oil', 'rinse-off', 'soaps', 'skin', 'soap-fat'],
  [
    'Aqua, Stearic Acid, Potassium Hydroxide, Coconut Acid, Cocos Nucifera Oil',
    'Cocos Nucifera Oil',
    'rinse-off',
    'shaving',
    'skin',
    'soap-fat',
  ],
  ['Olea Europaea Fruit Oil, Aqua, Sodium Hydroxide, Sodium Chloride', 'Olea Europaea Fruit Oil', 'rinse-off', 'soaps', 'skin', 'soap-fat'],
  ['Sodium Bicarbonate, Citric Acid, Zea Mays Starch', 'Citric Acid', 'rinse-off', 'bath-products', 'skin', 'fizz'],
  ['Sodium Bicarbonate, Aqua, Citric Acid, Parfum', 'Citric Acid', 'rinse-off', 'bath-products', 'skin', 'ph-adjuster, chelator'],
  ['Sodium Bicarbonate, Calcium Carbonate, Aroma', 'Sodium Bicarbonate', 'rinse-off', 'toothpastes', 'mouth', 'abrasive, oral-care'],
  ['Aqua, Sodium Laureth Sulfate, Aroma', 'Aroma', 'rinse-off', 'shampoos', 'hair', 'fragrance'],
  ['Dimethicone, Ricinus Communis Seed Oil, Aroma', 'Aroma', 'lips', 'lipsticks', 'make-up', 'flavour'],
  // What sweetens is no scent anywhere, and beside it a flavour is one.
  ['Aqua, Glycerin, Sodium Saccharin, Parfum', 'Sodium Saccharin', 'leave-on', 'creams', 'skin', 'sweetener'],
  // Salt thickens what lathers, and no bath of salt alone.
  ['Sodium Chloride, Magnesium Sulfate, Parfum', 'Sodium Chloride', 'rinse-off', 'bath-products', 'skin', 'stabiliser'],
  // What only looks like an exfoliant is not there for that.
  ['Aqua, Glycerin, Squalane, Phenoxyethanol, Phytic Acid', 'Phytic Acid', 'leave-on', 'creams', 'skin', 'chelator, brightening'],
  ['Aqua, Sodium Laureth Sulfate, Calcium Peroxide', 'Calcium Peroxide', 'rinse-off', 'shower-gels', 'skin', 'oxidiser'],
  ['Glycerin, Calcium Peroxide, Hydrated Silica', 'Calcium Peroxide', 'rinse-off', 'toothpastes', 'mouth', 'oral-care, oxidiser'],
  ['Aqua, Glycerin, Xylitol, Carbomer', 'Xylitol', 'rinse-off', 'scrubs', 'skin', 'humectant'],
  ['Aqua, Glycerin, Xylitol, Hydrated Silica', 'Xylitol', 'rinse-off', 'toothpastes', 'mouth', 'humectant, sweetener'],
  ['Aqua, Glycerin, Carbomer, Aroma, Sucralose', 'Aroma', 'leave-on', 'body-lotions', 'skin', 'flavour'],
  ['Aqua, Glycerin, Carbomer, Aroma', 'Aroma', 'leave-on', 'body-lotions', 'skin', 'fragrance'],
  ['Sorbitol, Microcrystalline Cellulose, Aroma', 'Microcrystalline Cellulose', 'rinse-off', 'toothpastes', 'mouth', 'filler, stabiliser'],
  ['Aqua, Microcrystalline Cellulose, Aroma', 'Microcrystalline Cellulose', 'rinse-off', 'toothpastes', 'mouth', 'stabiliser'],
  [
    'Aqua, Glycerin, Acrylonitrile/Methyl Methacrylate/Vinylidene Chloride Copolymer, Isobutane',
    'Isobutane',
    'leave-on',
    'creams',
    'skin',
    'sealed-gas',
  ],
  ['Aqua, Glycerin, Carnosine', 'Carnosine', 'leave-on', 'creams', 'skin', 'antioxidant, peptide'],
  ['Sodium Palmate, Aqua, Glycerin, Sodium Hydroxide', 'Sodium Hydroxide', 'rinse-off', 'soaps', 'skin', 'ph-adjuster'],
  ['Ricinus Communis Seed Oil, Octocrylene, Aroma', 'Octocrylene', 'lips', 'lip-balms', 'skin', 'uv-filter'],
  ['Aqua, Glycerin, Benzisothiazolinone', 'Benzisothiazolinone', 'leave-on', 'face-creams', 'skin', 'biocide'],
  ['Aqua, Glycerin, Ganoderma Lucidum Extract', 'Ganoderma Lucidum Extract', 'leave-on', 'creams', 'skin', 'mushroom-extract, antioxidant'],
  // Nobody showed on skin that they act on blemishes.
  ['Aqua, Glycerin, Zinc Gluconate', 'Zinc Gluconate', 'leave-on', 'face-creams', 'skin', 'skin-conditioner'],
  ['Aqua, Glycerin, Capryloyl Glycine', 'Capryloyl Glycine', 'leave-on', 'creams', 'skin', 'preservative-booster, skin-conditioner'],
  ['Sorbitol, Hydrated Silica, Sodium Sulfate', 'Sodium Sulfate', 'rinse-off', 'toothpastes', 'mouth', 'filler, thickener'],
] as const)('%s: what %s is there for in a product that is used so: %s, %s', (list, inci, use, category, area, said) => {
  expect(roles(list, inci, use, category, area)).toBe(said);
});

test('of a product of which nobody knows what it is for, what any can use is said first', () => {
  expect(roles('Aqua, Glycerin, Behentrimonium Methosulfate', 'Behentrimonium Methosulfate', 'unknown', null)).toBe(
    'emulsifier, hair-conditioner',
  );
  expect(roles('Aqua, Glycerin, Titanium Dioxide, Mica', 'Titanium Dioxide', 'unknown', null)).toBe('colourant, opacifier');
});

test('the table of functions has an ingredient under what it is there for here', () => {
  const groups = report('Aqua, Glycerin, Titanium Dioxide, Aroma', 'rinse-off', 'toothpastes', 'mouth').functions;
  expect(groups.map(({ role }) => role)).not.toContain('uv-filter');
  expect(groups.find(({ role }) => role === 'colourant')?.culprits).toEqual([2]);
});

test('an ingredient stands in the family of what it is there for here', () => {
  const { functions, otherRoles } = report('Aqua, Sodium Laureth Sulfate, Lactic Acid', 'rinse-off', 'shower-gels');
  expect(functions.find(({ role }) => role === 'ph-adjuster')).toEqual({ role: 'ph-adjuster', family: 'preserv', culprits: [2] });
  expect(familyHere(otherRoles, 2, null)).toBe('preserv');
});
