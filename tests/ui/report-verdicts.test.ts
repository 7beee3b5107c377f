import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { Use } from '#core/analysis/use.ts';
import { ProductAnswer } from '#ui/analysis/answer/ProductAnswer.tsx';
import { ReportVerdicts } from '#ui/catalog/ReportSections.tsx';
import { markup } from '#ui/markup/markup.ts';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

const t = translators.en;

/** What a product's page says of a list. */
function said(list: string, use: Use, area: string): string {
  const { knowledge } = knowledgeBase();
  const report = analyseText(list, knowledge, use, { category: '', area });
  const view = { report, facts: factsOf(report.reading, knowledge), words: ruleWords('en'), t };
  return [createElement(ProductAnswer, { view }), createElement(ReportVerdicts, { view })].map(markup).join('');
}

const soapy = 'Aqua, Sodium Lauryl Sulfate, Sorbitol, Cocos Nucifera Oil, Glycerin, Isopropyl Myristate, Xanthan Gum, Limonene';

test.each(['mouth', 'hair', 'nails', 'scent'])('of pores nothing is said where a product is not for skin: %s', (area) => {
  const text = said(soapy, 'rinse-off', area);
  for (const words of [t('checker.pores.high'), t('product.comedogenic')]) expect(text).not.toContain(words);
});

test.each([
  ['mouth', false],
  ['nails', false],
  ['skin', true],
  ['hair', true],
])('skin types are spoken of where a product is put on skin: %s, %s', (area, isSaid) => {
  expect(said('Aqua, Sorbitol, Hydrated Silica, Aroma', 'rinse-off', area).includes(t('product.skin'))).toBe(isSaid);
});

test('on skin the risk for pores is said, with less weight of what is washed off', () => {
  expect(said(soapy, 'leave-on', 'skin')).toContain(t('checker.pores.high'));
  const rinsed = said(soapy, 'rinse-off', 'skin');
  expect(rinsed).toMatch(new RegExp(`${t('checker.pores.high')}(?:(?!</li>).)*${t('flag.lessHere')}`));
  expect(rinsed, 'what goes on has no full stop in front').not.toContain('. · ');
});

test('a list of which too little was read promises nothing', () => {
  const text = said('Aqua, Blorbane, Lactic Acid, Glycerin, Blorbene, Parfum, Blorbine', 'leave-on', 'skin');
  expect(text).toContain(t('answer.withheld', { recognised: 4, total: 7 }));
  for (const words of [`${t('answer.good')}</h2><p>`, t('dose.possible')]) expect(text).not.toContain(words);
});

test('where the one that acts is not permitted, only the others are said to have no effect', () => {
  const list = 'Benzoyl Peroxide 10%, Aqua, Carbomer, Benzyl Alcohol, Sodium Hydroxide, Laureth-4, Disodium EDTA';
  expect(said(list, 'leave-on', 'skin')).toContain(t('effects.noneElse'));
  expect(said(list.replace('Benzoyl Peroxide 10%, ', ''), 'leave-on', 'skin')).toContain(t('effects.none'));
});

test('what is good for washing is not said to show no effect that counts', () => {
  const text = said('Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Parfum', 'rinse-off', 'skin');
  expect(text).toContain(t('answer.washing'));
  expect(text).toContain(t('effects.beyondWashing', { what: t('effects.ofAll') }));
  expect(text).not.toContain(t('effects.none'));
});
