import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { type Language, languages } from '#core/language.ts';
import { IngredientFacts } from '#ui/catalog/IngredientFacts.tsx';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

const squalane = knowledgeBase().ingredients.find(({ inci }) => inci === 'Squalane');
if (!squalane) throw new Error('The base has no Squalane.');
const factsOf = (annexesCompared: boolean, language: Language) =>
  renderToStaticMarkup(
    element(IngredientFacts, {
      facts: { ...squalane, annexesCompared },
      sources: [],
      words: ruleWords(language),
      t: translators[language],
    }),
  );

test('that no annex names an ingredient is said only where it was compared with them', () => {
  for (const language of languages) {
    const t = translators[language];
    expect(factsOf(true, language)).toContain(t('ingredient.lawNone'));
    expect(factsOf(false, language)).toContain(t('ingredient.lawNotCompared'));
    expect(factsOf(false, language)).not.toContain(t('ingredient.lawNone'));
  }
});

test('of what CosIng does not list no function of CosIng is told', () => {
  const rows = ['Squalane', 'Emulsifying Wax NF'].map((name) => {
    const facts = knowledgeBase().ingredients.find(({ inci }) => inci === name);
    if (!facts) throw new Error(name);
    return renderToStaticMarkup(element(IngredientFacts, { facts, sources: [], words: ruleWords('en'), t: translators.en }));
  });
  expect(rows.map((html) => html.includes('CosIng'))).toEqual([true, false]);
});
