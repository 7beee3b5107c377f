import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeVocabulary, encodeVocabulary, readQuery, searchWords } from '#core/search/vocabulary.ts';

const vocabulary = decodeVocabulary(
  encodeVocabulary(['Retinol Night Serum', 'Retin', 'Niacinamide 10 % Serum', 'Crème Hydratante', 'сыворотка с ниацинамидом', 'aqua']),
);
const layouts: Readonly<Record<string, string>> = { фйгф: 'aqua', htnbyjk: 'ретинол', cshdjhjnrf: 'сыворотка' };
const read = (typed: string) => readQuery(typed, vocabulary, (text) => layouts[text] ?? text);

describe('a query', () => {
  test('that is known stays as it is, also when a word is not finished', () => {
    expect(read('Retinol ser')).toMatchObject({ query: 'retinol ser', changed: false });
    expect(read('creme')).toMatchObject({ query: 'creme', changed: false });
  });

  test('typed on the other keyboard is turned over', () => {
    expect(read('фйгф')).toMatchObject({ query: 'aqua', changed: true });
    expect(read('cshdjhjnrf')).toMatchObject({ query: 'сыворотка', changed: true });
  });

  test('with a slip is put right, and only the word that is wrong', () => {
    expect(read('retinl')).toMatchObject({ query: 'retinol', changed: true });
    expect(read('niacinamde serum')).toMatchObject({ query: 'niacinamide serum', changed: true });
  });

  test('is whole when none of its words is only the beginning of one', () => {
    expect(read('Retinol').whole).toBe(true);
    expect(read('niacinamide 10').whole).toBe(true);
    expect(read('retinol ser').whole).toBe(false);
    // Put right, it is in words of the index.
    expect(read('niacinamde').whole).toBe(true);
  });

  test('that nothing is near stays as it was typed', () => {
    expect(read('zzzzqqqq')).toMatchObject({ query: 'zzzzqqqq', changed: false });
    expect(read('')).toMatchObject({ query: '', changed: false });
  });
});

test('encoding a vocabulary loses no word and keeps the order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const words = [...new Set(texts.flatMap(searchWords).filter((word) => word.length > 2))].sort();
      const decoded = decodeVocabulary(encodeVocabulary(texts)).words.filter(Boolean);
      expect(decoded).toEqual(words);
    }),
  );
});
