import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { outlineOf } from '#core/catalog/outline.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

function outline(list: string) {
  const report = analyseText(list, knowledge, 'leave-on');
  return outlineOf(
    report,
    report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null))),
  );
}

test('families and shares stand in label order; what depends on the shade has no place', () => {
  const { families, shares } = outline('Aqua, Glycerin, Dimethicone, Phenoxyethanol, Limonene +/- CI 77891');
  expect(families).toEqual(['base', 'humectant', 'emollient', 'preserv', 'fragrance']);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares).toHaveLength(5);
});

test.each([
  ['Aqua, Glycerin, Xqzvbn Wrtk, Plmokn Zzyx, Qqwvxz Jjkrt', { says: 'unread' }],
  ['Aqua, Glycerin, Ethylhexyl Salicylate, Octocrylene, Parfum, Limonene', { says: 'filters', count: 2 }],
  ['Aqua, Glycerin, Parfum, Limonene, Linalool', { says: 'allergens', count: 2 }],
  ['Butyrospermum Parkii Butter, Tocopherol', { says: 'noWater' }],
  ['Aqua, Glycerin, Phenoxyethanol', { says: 'noFragrance' }],
  ['Aqua, Glycerin, Parfum', { says: 'fragrance' }],
  ['Aqua, Glycerin, Citric Acid, Xanthan Gum, Panthenol, Allantoin, Xqzvbn Wrtk', null],
  ['Butyrospermum Parkii Butter, Tocopherol, Squalane, Cera Alba, Lanolin, Bisabolol, Xqzvbn Wrtk', null],
])('%s', (list, mark) => {
  expect(outline(list).mark).toEqual(mark);
});

test('declared shares are drawn as they are; what is listed by the alphabet has alike parts of the rest', () => {
  const { shares } = outline(
    'Active ingredients: Zinc Oxide 16%. Inactive ingredients: Beeswax, Carbomer, Dimethicone, Glycerin, Mineral Oil, Phenoxyethanol, Water',
  );
  expect(shares).toEqual([16, 12, 12, 12, 12, 12, 12, 12]);
});
