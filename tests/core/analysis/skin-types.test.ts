import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { type SkinRule, skinReasons } from '#core/analysis/skin-types.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const glycerin = knowledge.facts.find(({ inci }) => inci === 'Glycerin') ?? expect.fail();

test('what speaks for an ingredient follows from the rules that are given, also after others were', () => {
  const rule: SkinRule = { id: 'dry-humectant', skin: 'dry', side: 'helps', role: 'humectant' };
  const helps = (skinRules: readonly SkinRule[]) =>
    skinReasons({ ...knowledge, skinRules }, glycerin).find(({ skin }) => skin === 'dry')?.helps;
  expect([helps([rule]), helps([]), helps([{ ...rule, id: 'another' }])]).toEqual(['dry-humectant', null, 'another']);
});

test.each([
  ['Aqua, Sodium Laureth Sulfate, Glycerin, Cocamidopropyl Betaine, Butyrospermum Parkii Butter, Ceramide NP, Bisabolol', 'dry'],
  ['Aqua, Decyl Glucoside, Propanediol, Helianthus Annuus Seed Oil, Petrolatum, Cholesterol, Allantoin', 'sensitive'],
] as const)('what is washed off softens, moistens and calms no skin for long: %s', (list, type) => {
  const helpsIn = (use: 'leave-on' | 'rinse-off') => analyseText(list, knowledge, use).skin.find(({ skin }) => skin === type)?.helps.length;
  expect(helpsIn('leave-on')).toBeGreaterThan(0);
  expect(helpsIn('rinse-off')).toBe(0);
});

test('earth in a mask soaks up oil although it is washed off', () => {
  const { skin } = analyseText('Clay mask. Ingredients: Kaolin, Aqua, Glycerin, Bentonite, Phenoxyethanol', knowledge, 'rinse-off');
  expect(skin.find((one) => one.skin === 'oily')?.helps.length).toBeGreaterThan(0);
});
