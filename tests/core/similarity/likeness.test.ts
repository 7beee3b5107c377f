import { describe, expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { differencesOf } from '#core/similarity/differences.ts';
import { explainSimilarity } from '#core/similarity/explain.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { isDupe } from '#core/similarity/likeness.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { dupeWords } from '#ui/catalog/dupe-words.ts';
import { knowledgeBase } from '../../support/knowledge.ts';
import { translators } from '../../support/translators.ts';

const { knowledge } = knowledgeBase();
const { facts } = knowledge;
const scale = { idf: { version: 'test', weights: [], unseen: 1 }, traits: facts.map(traitsOf) };
const explained = (here: string, there: string) => {
  const [a, b] = [here, there].map((list) => weigh(formulaOf(analyseText(list, knowledge, 'leave-on')), scale));
  if (!a || !b) throw new Error('Two lists are compared.');
  return explainSimilarity(a, b, scale.traits);
};
const whole = { here: true, there: true };

test('only what is at least half alike is a dupe', () => expect([0.33, 0.49, 0.5, 1].map(isDupe)).toEqual([false, false, true, true]));

const scented = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool';
const plain = 'Aqua, Glycerin, Ceramide NP, Cetearyl Alcohol, Phenoxyethanol, Dimethicone';

function said(here: string, there: string, read = whole, language: 'en' | 'ru' = 'en', prices: [number, number] | null = null) {
  const explanation = explained(here, there);
  const price = (amount: number | undefined) => (amount === undefined ? null : ({ price: amount, currency: 'EUR', unit: 'ml' } as const));
  const differences = differencesOf(explanation, facts, read);
  const both = [price(prices?.[0]), price(prices?.[1])] as const;
  return dupeWords(
    { explanation, differences, facts, twins: [], ofOtherBrand: false, wholly: true, prices: both },
    translators[language],
  ).slice(1);
}

test('a row says what the other formula is without and what it has, kinds before actives', () => {
  expect(said(scented, plain)).toEqual(['without fragrance and niacinamide', 'with silicone and ceramide NP']);
  expect(said(plain, scented, whole, 'ru')).toEqual(['здесь нет: силикон и церамид NP', 'здесь есть: отдушка и ниацинамид']);
});

test('nothing is said to be missing from a list, or added to one, that was read in part', () => {
  expect(said(scented, plain, { here: true, there: false })).toEqual(['with silicone and ceramide NP']);
  expect(said(scented, plain, { here: false, there: true })).toEqual(['without fragrance and niacinamide']);
});

test('formulas that differ in their base alone say so, and so do the same ingredients', () => {
  expect(said(plain, plain.replace('Cetearyl Alcohol', 'Cetyl Palmitate'))).toEqual(['the same actives in another base']);
  expect(said(plain, plain)).toEqual(['the same ingredients']);
});

test('less money for the same amount is said where it can be compared and is worth a word', () => {
  expect(said(plain, plain, whole, 'en', [20, 12])).toContainEqual(expect.stringMatching(/^40\s%\scheaper for the amount$/));
  expect(said(plain, plain, whole, 'en', [20, 19])).toEqual(['the same ingredients']);
});

describe('a list that another brand sells', () => {
  const words = (there: string, wholly: boolean, twins: readonly string[] = []) => {
    const explanation = explained(plain, there);
    const differences = differencesOf(explanation, facts, whole);
    return (['en', 'ru'] as const).map((language) =>
      dupeWords({ explanation, differences, facts, twins, ofOtherBrand: true, wholly, prices: [null, null] }, translators[language]).slice(
        1,
      ),
    );
  };

  test('is a find and says so', () => {
    expect(words(plain, true)).toEqual([['a find: the same list under another brand'], ['находка: тот же состав у другой марки']]);
  });

  test('is only nearly the same where names of it were not read', () => {
    expect(words(plain, false)[0]).toEqual(['a find: nearly the same list under another brand']);
  });

  test('is none where the lists differ', () => expect(words(scented, true).flat().join()).not.toMatch(/find|находка/));
});

test('twins are named once each, and of many that there are others', () => {
  const explanation = explained(plain, scented);
  const wordsOf = (twins: readonly string[]) =>
    dupeWords(
      { explanation, differences: { with: [], without: [] }, facts, twins, ofOtherBrand: true, wholly: true, prices: [null, null] },
      translators.en,
    ).at(-1);
  expect(wordsOf(['Rose', 'Rose', 'Lilac'])).toBe('also as Rose and Lilac, with nearly the same list');
  expect(wordsOf(['Rose', 'Lilac', 'Fig', 'Pear'])).toBe('also as Rose, Lilac, Fig and others, with nearly the same list');
});
