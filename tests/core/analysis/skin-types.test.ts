import { expect, test } from 'vitest';
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
