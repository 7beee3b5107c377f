import { expect, test } from 'vitest';
import { suggestNames } from '#core/inci/names/suggest.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { lexicon } = knowledgeBase().knowledge.dictionary;
const names = (query: string) => suggestNames(lexicon, query, 8).map(({ inci }) => inci);

test('a name that begins like the query comes first', () => {
  expect(names('niacina')[0]).toBe('Niacinamide');
});

test('Russian and English names are found', () => {
  expect(names('ниацинамид')).toContain('Niacinamide');
  expect(names('vitamin b3')).toContain('Niacinamide');
});

test('a query of one letter suggests nothing, and no more than asked come back', () => {
  expect(names('a')).toEqual([]);
  expect(names('extract')).toHaveLength(8);
});
