import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { useWords } from '#ui/analysis/use-words.ts';
import { categoryWords } from '#ui/catalog/category-words.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

const { en, ru } = translators;

test.each([
  ['leave-on', 'skin', 'left on the skin', 'не смывается'],
  ['leave-on', 'hair', 'left in the hair', 'не смывается'],
  ['rinse-off', 'hair', 'rinsed off', 'смывается'],
] as const)('%s for %s', (context, area, english, russian) => {
  const used = { context, area, isPeeled: false };
  expect(useWords(en, used, false)).toBe(english);
  expect(useWords(en, used, true)).toBe(`probably ${english}`);
  expect(useWords(ru, used, true)).toBe(`вероятно, ${russian}`);
});

test('a mask that dries is peeled off, and what stings may do so until then', () => {
  const { knowledge } = knowledgeBase();
  const mask = (name: string, sets: string) => {
    const report = analyseText(`${name}: Aqua, ${sets}, Alcohol Denat. 10%, Glycerin, Parfum`, knowledge, 'rinse-off');
    return [useWords(en, report, false), report.cautions.find(({ caution }) => caution === 'drying')?.dose];
  };
  expect(mask('Peel-off mask', 'VP/VA Copolymer')).toEqual(['peeled off', 'likely']);
  expect(mask('Clay mask', 'Kaolin')).toEqual(['rinsed off', 'rinsed']);
});

test('what is not known is not likely either', () => {
  expect(useWords(en, { context: 'unknown', area: 'skin', isPeeled: false }, true)).toBe('use not known');
});

test('a kind of product that is only likely is said to be so', () => {
  expect(categoryWords(en, 'Shower gels', true)).toBe('Shower gels');
  expect(categoryWords(en, 'Shower gels', false)).toBe('probable category: shower gels');
  expect(categoryWords(ru, 'Гели для душа', false)).toBe('вероятная категория: гели для душа');
});
