import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import type { Context } from '#core/analysis/report.ts';
import { languages } from '#core/language.ts';
import { ProductAnswer } from '#ui/analysis/answer/ProductAnswer.tsx';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

const { knowledge } = knowledgeBase();
const foam = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Citric Acid, Sodium Benzoate';

test.each(languages)('a product that cleans and does nothing else is good for washing, as its report says: %s', (language) => {
  const t = translators[language];
  const answerOf = (text: string, use: Context) => {
    const report = analyseText(text, knowledge, use);
    const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
    return renderToStaticMarkup(createElement(ProductAnswer, { view: { report, facts, words: ruleWords(language), t } }));
  };
  expect(answerOf(foam, 'rinse-off')).toContain(`${t('answer.good')}</h2><p>${t('answer.washing')}</p>`);
  expect(answerOf(foam, 'leave-on')).not.toContain(t('answer.washing'));
});
