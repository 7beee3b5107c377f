import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { differencesOf } from '#core/similarity/differences.ts';
import { explainSimilarity } from '#core/similarity/explain.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { foldTwins, isDupe } from '#core/similarity/likeness.ts';
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

test('twins of a brand are folded into the first; those of another brand are not', () => {
  const ranked = ['a1', 'b1', 'a2', 'a3', 'b2'].map((alias) => ({ alias, brand: alias.charAt(0) }));
  const alike = (one: string, other: string) => (`${one} ${other}` === 'a1 a3' ? 0.97 : 0.6);
  expect(foldTwins(ranked, alike)).toEqual([
    { alias: 'a1', twins: ['a3'] },
    { alias: 'b1', twins: [] },
    { alias: 'a2', twins: [] },
    { alias: 'b2', twins: [] },
  ]);
});

const scented = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool';
const plain = 'Aqua, Glycerin, Ceramide NP, Cetearyl Alcohol, Phenoxyethanol, Dimethicone';

function said(here: string, there: string, read = whole, language: 'en' | 'ru' = 'en', prices: [number, number] | null = null) {
  const explanation = explained(here, there);
  const price = (amount: number | undefined) => (amount === undefined ? null : ({ price: amount, currency: 'EUR', unit: 'ml' } as const));
  const differences = differencesOf(explanation, facts, read);
  const both = [price(prices?.[0]), price(prices?.[1])] as const;
  return dupeWords({ explanation, differences, facts, twins: [], prices: both }, translators[language]).slice(1);
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
