import { expect, test } from 'vitest';
import { derivedProduct, deriveProduct } from '#core/catalog/derived.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const derive = (text: string) => {
  const { knowledge } = knowledgeBase();
  return deriveProduct(readLabel(text, knowledge.dictionary), knowledge);
};

test('what is stored keeps the flags that only some uses call for, so that a category may change', () => {
  const { flags, traits } = derive('Aqua, Glycerin, Octocrylene, Phenoxyethanol, Carbomer, Panthenol, Allantoin');
  expect(flags.find(({ flag }) => flag === 'reef-palau')).toMatchObject({ state: 'settled', by: [2, 3] });
  expect(traits.flags).toContain('reef-palau');
});

test('what is stored of a list can be read back and speaks in aliases and places', () => {
  const derived = derive('Aqua, Glycerin, Isopropyl Myristate, Blorbane, Parfum (Linalool), Phenoxyethanol [+/- CI 77891]');
  expect(derivedProduct.parse(JSON.parse(JSON.stringify(derived)))).toEqual(derived);
  expect(derived.items).toEqual(['aqua', 'glycerin', 'isopropyl-myristate', null, 'parfum', 'phenoxyethanol']);
  expect(derived.mayContain).toEqual(['ci-77891']);
  expect(derived.recognised).toBe(0.833);
  expect(derived.withheld).toBe(true);
  expect(derived.flags.find(({ flag, state }) => flag === 'fragrance' && state === 'settled')?.by).toEqual([4]);
  expect(derived.allergens).toEqual([{ alias: 'linalool', list: 'historic', by: 4 }]);
  expect(derived.comedogenic.highest).toEqual([2]);
  expect(Object.values(derived.origin).reduce((sum, count) => sum + count)).toBe(6);
});
