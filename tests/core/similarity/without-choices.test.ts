import { expect, test } from 'vitest';
import type { Flag } from '#core/knowledge/flags.ts';
import { type WholeList, withoutChoices } from '#core/similarity/without-choices.ts';

const flagged = (flag: Flag['flag'], state: Flag['state'] = 'settled') => ({
  flags: [{ flag, state, level: null, reason: '' }],
  comedogenic: null,
});
const plain = { flags: [], comedogenic: null };
/** 0 water, 1 perfume, 2 silicone, 3 a second silicone, 4 a look-alike, 5 rated 4 of 5. */
const facts = [
  plain,
  flagged('fragrance'),
  flagged('silicone'),
  flagged('silicone'),
  flagged('sulfate', 'seen'),
  { flags: [], comedogenic: { low: 4, high: 4, sources: [] } },
];
const list = (ids: readonly number[], further: Partial<WholeList> = {}): WholeList => ({
  ids,
  mayContain: [],
  withheld: false,
  ...further,
});

test('choices are what the product raises and some of its dupes lack, even as a may-contain; lists read in part count for nothing', () => {
  const dupes = [list([0]), list([0, 1]), list([0], { mayContain: [1] }), list([0], { withheld: true })];
  expect(withoutChoices(list([0, 1, 4]), dupes, facts)).toEqual([{ what: { flag: 'fragrance' }, dupes: [0] }]);
});

test('one ingredient is a choice of its own where it chooses otherwise than its flag', () => {
  const dupes = [list([0, 3]), list([0, 2]), list([0]), list([5])];
  expect(withoutChoices(list([0, 2, 5]), dupes, facts)).toEqual([
    { what: { flag: 'silicone' }, dupes: [2, 3] },
    { what: { ingredient: 2 }, dupes: [0, 2, 3] },
    { what: { ingredient: 5 }, dupes: [0, 1, 2] },
  ]);
});

test('what no dupe lacks is no choice, nor is an ingredient that all lack', () => {
  expect(withoutChoices(list([1, 5]), [list([0, 1]), list([1])], facts)).toEqual([]);
});
