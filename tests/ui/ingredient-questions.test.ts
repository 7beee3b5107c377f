import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { ingredientQuestions } from '#ui/catalog/ingredient-questions.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

const { en, ru } = translators;
const asked = (inci: string, t = en) => {
  const ingredient = knowledgeBase().ingredients.find((known) => known.inci === inci);
  if (!ingredient) throw new Error(`No ${inci}.`);
  return ingredientQuestions(ingredient, ruleWords(t.language), t);
};
const answerTo = (inci: string, question: string, t = en) => asked(inci, t).find((one) => one.question === question)?.answer;

test('only what the facts answer is asked', { timeout: 60_000 }, () => {
  expect(answerTo('Linalool', en('ask.allergen', { name: 'Linalool' }))).toMatch(/^Yes: .+\.$/);
  expect(answerTo('Glycerin', en('ask.allergen', { name: 'Glycerin' }))).toBeUndefined();
  expect(answerTo('Lanolin', en('ask.vegan', { name: 'Lanolin' }))).toBe(en('ask.vegan.always'));
  for (const { question, answer } of [...asked('Niacinamide'), ...asked('Isopropyl Myristate')]) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/[.)]$/);
    expect(answer).not.toMatch(/undefined|\{|\.\.$/);
  }
});

test('in Russian too', { timeout: 60_000 }, () => {
  const { comedogenic } = knowledgeBase().ingredients.find(({ inci }) => inci === 'Isopropyl Myristate') ?? {};
  expect(comedogenic).toBeTruthy();
  expect(answerTo('Isopropyl Myristate', ru('ask.comedogenic', { name: 'Isopropyl Myristate' }), ru)).toMatch(/из 5/);
});
