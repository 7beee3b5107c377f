import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const { incis } = dictionary.lexicon;

const name = fc.integer({ min: 0, max: incis.length - 1 }).map((index) => incis[index] ?? 'Aqua');
const boilerplate = fc.constantFrom(
  ', ',
  ',',
  '; ',
  '\n',
  ' (',
  ') ',
  ' / ',
  '[+/- ',
  '* ',
  '%',
  ' 5 %',
  'Ingredients: ',
  'May contain: ',
  ' <ILN123456> ',
  '\u00ad',
  '&nbsp;',
  ' ﬁ',
  '•',
  'вода',
  '정제수',
  '²',
);
const anything = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.oneof(name, boilerplate), { maxLength: 40 }).map((parts) => parts.join('')),
);

test('no input throws, and every offset points at its text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { items, leftOut, refused, recognised, total } = readLabel(text, dictionary);
      for (const span of [...items, ...leftOut, ...items.flatMap(({ components }) => components)]) {
        expect(text.slice(span.start, span.end)).toBe(span.text);
        expect(span.start).toBeLessThanOrEqual(span.end);
      }
      expect(recognised).toBeLessThanOrEqual(total);
      expect(total).toBe(items.length);
      if (refused) expect(items).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
});

test('items stand in label order and do not overlap', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { items } = readLabel(text, dictionary);
      for (let i = 1; i < items.length; i += 1) expect(items[i]?.start).toBeGreaterThanOrEqual(items[i - 1]?.end ?? 0);
    }),
    { numRuns: 600 },
  );
});

test('its own canonical output reads back the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 25 }), (list) => {
      const once = readLabel(list.join(', '), dictionary).items.map(({ inci }) => inci);
      expect(once).toEqual(list);
      expect(readLabel(once.join(', '), dictionary).items.map(({ inci }) => inci)).toEqual(once);
    }),
    { numRuns: 400 },
  );
});

test('every INCI name of the base is read as itself', () => {
  const wrong = incis.filter((inci) => {
    const { items } = readLabel(`Aqua, ${inci}, Glycerin`, dictionary);
    return !(items.length === 3 && items[1]?.inci === inci) && !['Aqua', 'Glycerin'].includes(inci);
  });
  expect(wrong).toEqual([]);
});

test('100,000 characters of anything are answered at once, and 20,000 are read in linear time', () => {
  const walls = ['a', '(', 'Aqua, ', 'PEG-', '1,2-', '/ ', '* ', 'may contain ', 'ingredients ', 'x '];
  for (const wall of walls) {
    expect(readLabel(wall.repeat(100_000 / wall.length), dictionary).refused).toBe('too_long');
    const half = readLabel(wall.repeat(9_900 / wall.length), dictionary);
    expect(half.text.length).toBeGreaterThan(0);
  }
});
