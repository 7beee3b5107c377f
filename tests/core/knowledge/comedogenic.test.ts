import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comedogenicFact } from '#core/knowledge/compile.ts';
import { comedogenicByPaper, comedogenicRange } from '#ui/analysis/comedogenic-words.ts';

test('papers that disagree make a range, and each keeps its own value', () => {
  const fact = comedogenicFact('1 fulton-1984; 0 morris-1983');
  expect(fact).toMatchObject({ low: 0, high: 1, sources: ['fulton-1984', 'morris-1983'] });
  expect(fact && comedogenicByPaper(fact)).toBe('Fulton\u00a01984: 1; Morris\u00a01983: 0');
});

test('a single paper is told once, with its range', () => {
  const fact = comedogenicFact('2-3 fulton-1989');
  expect(fact).toEqual({ low: 2, high: 3, sources: ['fulton-1989'] });
  expect(fact && comedogenicRange(fact)).toBe('2–3');
  expect(fact && comedogenicByPaper(fact)).toBeUndefined();
});

test('the range holds what every paper says', () => {
  const value = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
      const fact = comedogenicFact(values.map((each, i) => `${each} paper-${1980 + i}`).join('; '));
      expect([fact?.low, fact?.high, fact?.sources.length]).toEqual([Math.min(...values), Math.max(...values), values.length]);
    }),
  );
});
