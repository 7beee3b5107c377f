import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const familyOf = (name: string) => knowledge.facts.find(({ inci }) => inci === name)?.family;

test.each([
  ['Amodimethicone', 'emollient'],
  ['Polyquaternium-7', 'texture'],
  ['Polyquaternium-53', 'texture'],
  ['Guar Hydroxypropyltrimonium Chloride', 'texture'],
  ['Cassia Hydroxypropyltrimonium Chloride', 'texture'],
  ['Hydroxypropyl Guar Hydroxypropyltrimonium Chloride', 'texture'],
  ['Hydroxypropyltrimonium Hydrolyzed Wheat Protein', 'active'],
  ['Behentrimonium Chloride', 'surfactant'],
  ['Panthenyl Ethyl Ether', 'active'],
  ['Methylarachidic Acid', 'emollient'],
])('what conditions hair is counted by what it is: %s, %s', (name, family) => {
  expect(familyOf(name)).toBe(family);
});

test('ingredients of one role and two families make two groups', () => {
  const { functions } = analyseText('Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Amodimethicone, Parfum', knowledge, 'rinse-off');
  const conditioners = functions.filter(({ role }) => role === 'hair-conditioner');
  expect(conditioners.map(({ family, culprits }) => [family, culprits])).toEqual([
    ['emollient', [3]],
    ['surfactant', [2]],
  ]);
});

test('plasticisers of nail polish are no water, and what carries pearl pigments is no colour', () => {
  const names = [
    'Trimethylpentanediyl Dibenzoate',
    'Acetyl Tributyl Citrate',
    'Tributyl Citrate',
    'Tin Oxide',
    'Calcium Aluminum Borosilicate',
  ];
  expect(names.map(familyOf)).toEqual(names.map(() => 'texture'));
});
