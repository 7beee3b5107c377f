import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotate } from '#core/inci/annotate.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;

test('pieces, texts that were left out and what is between them stand in the order of the label', () => {
  const segments = annotate(readLabel('Ingredients: Aqua, Glycerin (and) Panthenol. LOT 24B071', dictionary));
  expect(segments.filter(({ kind }) => kind !== 'between').map(({ kind, text }) => [kind, text])).toEqual([
    ['leftOut', 'Ingredients:'],
    ['item', 'Aqua'],
    ['item', 'Glycerin'],
    ['item', 'Panthenol'],
    ['leftOut', 'LOT 24B071'],
  ]);
});

test('the segments together are the pasted text, and every item has its segment', () => {
  const piece = fc.constantFrom(
    'Aqua',
    'Glycerin',
    'Niacinamde',
    'Parfum (Limonene, Linalool)',
    'CI 77491,77492',
    'x',
    '*',
    'Ingredients:',
    '\n',
    '+/-',
    'Water/Eau',
    'Вода',
    'LOT 24',
    '1,2-Hexanediol',
    '&nbsp;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), fc.constantFrom(', ', ' ', '. ', '\n'), (pieces, separator) => {
      const reading = readLabel(pieces.join(separator), dictionary);
      const segments = annotate(reading);
      expect(segments.map(({ text }) => text).join('')).toBe(reading.text);
      expect(segments.filter(({ kind }) => kind === 'item')).toHaveLength(reading.items.length);
    }),
    { numRuns: 200 },
  );
});
