import { expect, test } from 'vitest';
import type { Flag } from '#core/knowledge/flags.ts';
import type { WholeList } from '#core/similarity/formula.ts';
import { withoutChoices } from '#core/similarity/without-choices.ts';

const named = (inci: string, flag?: Flag['flag'], state: Flag['state'] = 'settled') => ({
  inci,
  flags: flag ? [{ flag, state, level: null, reason: '' }] : [],
  limits: [],
  comedogenic: null,
});
const facts = [
  named('Aqua'),
  named('Parfum', 'fragrance'),
  named('Dimethicone', 'silicone'),
  named('Methicone', 'silicone'),
  { ...named('Mica'), comedogenic: { low: 4, high: 4, sources: [] } },
  named('CI 77019'),
  named('Menthol', 'allergen'),
  named('Mentha Piperita Oil', 'allergen'),
  named('Linalool', 'allergen'),
  named('Limonene', 'allergen'),
];
const [, perfume, dimethicone, methicone, mica, micaColour, menthol, mint, linalool, limonene] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const kinds = [[perfume, 'fragrance'] as const, [dimethicone, 'silicone'] as const, [methicone, 'silicone'] as const];

/** A list that was read whole; what it holds follows from its names. */
function list(ids: readonly number[], further: Partial<WholeList> = {}): WholeList {
  const holds = [...new Set(kinds.flatMap(([id, kind]) => (ids.includes(id) ? [kind] : [])))];
  return { ids, others: [], acting: [], holds, mayHold: holds, prohibited: [], wholly: true, ...further };
}

test('choices are what the product raises and some of its dupes lack, even in a bracket or in some shades; lists read in part count for nothing', () => {
  const dupes = [list([0]), list([0, perfume]), list([0], { others: [perfume], mayHold: ['fragrance'] }), list([0], { wholly: false })];
  expect(withoutChoices(list([0, perfume]), dupes, facts)).toEqual([{ what: { flag: 'fragrance' }, dupes: [0] }]);
});

test('what experts disagree about is no choice', () => {
  expect(withoutChoices(list([0], { mayHold: ['allergen'] }), [list([0])], facts)).toEqual([]);
});

test('one ingredient is a choice of its own where it chooses otherwise than its flag', () => {
  const dupes = [list([0, methicone]), list([0, dimethicone]), list([0]), list([mica])];
  expect(withoutChoices(list([0, dimethicone, mica]), dupes, facts)).toEqual([
    { what: { flag: 'silicone' }, dupes: [2, 3] },
    { what: { ingredient: dimethicone }, dupes: [0, 2, 3] },
    { what: { ingredient: mica }, dupes: [0, 1, 2] },
  ]);
});

test('a list that brings another allergen is no choice for who reacts to one of the product', () => {
  const further: Partial<WholeList> = { holds: ['allergen'], mayHold: ['allergen'] };
  const dupes = [list([0, linalool, limonene], further), list([0, linalool], further), list([0, menthol, limonene], further)];
  expect(withoutChoices(list([0, menthol, linalool], further), dupes, facts)).toEqual([{ what: { ingredient: menthol }, dupes: [1] }]);
});

test('perfume is no choice beside fragrance', () => {
  const dupes = [list([0]), list([0, menthol], { holds: ['fragrance'], mayHold: ['fragrance'] }), list([0, perfume])];
  const own = list([0, perfume], { holds: ['fragrance'], mayHold: ['fragrance'] });
  expect(withoutChoices(own, dupes, facts)).toEqual([{ what: { flag: 'fragrance' }, dupes: [0] }]);
});

test('a list that holds it under another name, or in some shades only, is not without it', () => {
  const dupes = [list([0, micaColour]), list([0], { others: [mica] }), list([0])];
  expect(withoutChoices(list([0, mica]), dupes, facts)).toEqual([{ what: { ingredient: mica }, dupes: [2] }]);
});

test('a list whose perfume or plants may hold it is not without it', () => {
  const allergen = { holds: ['allergen'], mayHold: ['allergen'] } as const;
  const own = list([perfume, menthol], { holds: ['fragrance', 'allergen'], mayHold: ['fragrance', 'allergen'] });
  const dupes = [list([0, perfume]), list([0, mint], allergen), list([0]), list([0, menthol], allergen)];
  expect(withoutChoices(own, dupes, facts)).toEqual([
    { what: { flag: 'fragrance' }, dupes: [1, 2, 3] },
    { what: { flag: 'allergen' }, dupes: [2] },
  ]);
});

test('what no dupe lacks is no choice, nor is an ingredient that all lack', () => {
  expect(withoutChoices(list([perfume, mica]), [list([0, perfume]), list([perfume])], facts)).toEqual([]);
});

test('none leads to one with another kind that the product is free of, with something prohibited, or of another strength', () => {
  const dupes = [list([0]), list([0, methicone]), list([0, mica], { prohibited: [mica] }), null];
  expect(withoutChoices(list([0, perfume]), dupes, facts)).toEqual([{ what: { flag: 'fragrance' }, dupes: [0] }]);
});
