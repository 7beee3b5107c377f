import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import { t as english } from '#i18n/en/current.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { composeExplanation } from '#ui/catalog/compose-explanation.ts';

const preservative: Facts = {
  inci: 'Phenoxyethanol',
  alias: 'phenoxyethanol',
  family: 'preserv',
  roles: ['preservative'],
  functions: ['preservative'],
  origin: 'synthetic',
  effects: [],
  comedogenic: null,
  flags: [],
  limits: [
    {
      annex: 'V',
      ref: '29',
      max: 1,
      as: null,
      sum: null,
      asName: null,
      since: null,
      shelves: null,
      until: null,
      where: null,
      uses: null,
      material: false,
      note: null,
      label: null,
    },
  ],
  usual: [0.3, 1],
  animal: null,
  cautions: [],
};

test('an explanation says what it is, what limits it and how it is made', () => {
  expect(composeExplanation({ facts: preservative, name: 'Phenoxyethanol', words: ruleWords('en'), t: english })).toEqual([
    'Phenoxyethanol is a preservative: it keeps bacteria, yeasts and moulds from growing in the product.',
    'In the European Union a product may hold at most 1\u00a0% of it (Annex V).',
    'It is usually made by synthesis.',
    'It is used in small amounts, usually 0.3–1\u00a0%.',
  ]);
});

test('a Russian explanation is Russian throughout', () => {
  const active: Facts = {
    ...preservative,
    family: 'active',
    roles: ['retinoid'],
    limits: [],
    effects: [{ effect: 'lines', grade: 'strong', sources: ['x'], dose: [0.1, 1], actsRinsedOff: false }],
  };
  const text = composeExplanation({ facts: active, name: 'ретинол', words: ruleWords('ru'), t: russian }).join(' ');
  expect(text).toContain('что это вещество смягчает мелкие морщины. В исследованиях брали 0,1–1\u00a0%.');
  expect(text).not.toMatch(/[a-z]/i);
});

test('an ingredient without further facts still gets two sentences when it is an active', () => {
  const bare: Facts = { ...preservative, family: 'active', roles: ['soothing'], limits: [], usual: null, origin: 'unknown' };
  expect(composeExplanation({ facts: bare, name: 'X', words: ruleWords('en'), t: english })).toHaveLength(2);
});
