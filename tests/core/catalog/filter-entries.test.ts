import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterEntries } from '#core/catalog/filter-entries.ts';
import { byGroup, type FacetGroup, facetGroups } from '#core/catalog/ingredient-query.ts';

const groups = { groups: facetGroups };
const words = ['a', 'b', 'c'];
const options = fc
  .record(Object.fromEntries(facetGroups.map((group) => [group, fc.uniqueArray(fc.constantFrom(...words))])))
  .map((lists) => byGroup((group) => lists[group] ?? []));
const rowLists = fc.array(
  options.map((own) => ({ options: own })),
  { maxLength: 25 },
);
const only = (group: FacetGroup, ...chosen: string[]) => byGroup((other) => (other === group ? chosen : []));

test('options of a group widen the list, groups narrow it', () => {
  const list = [
    { options: { ...byGroup(() => []), role: ['emulsifier'], origin: ['natural'] } },
    { options: { ...byGroup(() => []), role: ['silicone'], origin: ['synthetic'] } },
    { options: { ...byGroup(() => []), role: ['emulsifier', 'silicone'], origin: ['synthetic'] } },
  ];
  expect(filterEntries(groups, list, only('role', 'emulsifier', 'silicone'), null).places).toEqual([0, 1, 2]);
  const both = filterEntries(groups, list, { ...only('role', 'silicone'), origin: ['synthetic'] }, null);
  expect(both.places).toEqual([1, 2]);
  expect(both.counts.role).toEqual(
    new Map([
      ['silicone', 2],
      ['emulsifier', 1],
    ]),
  );
  expect(both.counts.origin).toEqual(new Map([['synthetic', 2]]));
  expect(filterEntries(groups, list, only('origin', 'synthetic'), new Map([[2, true]])).places).toEqual([2]);
});

test('the count of an option is what choosing it alone in its group would show', () => {
  fc.assert(
    fc.property(rowLists, options, fc.option(fc.uniqueArray(fc.nat(24))), (list, chosen, found) => {
      const places = found && new Set(found);
      const { counts } = filterEntries(groups, list, chosen, places);
      for (const group of facetGroups)
        for (const word of words)
          expect(counts[group].get(word) ?? 0).toBe(filterEntries(groups, list, { ...chosen, [group]: [word] }, places).places.length);
    }),
  );
});

test('one more group never lengthens the list, one more option never shortens it', () => {
  fc.assert(
    fc.property(rowLists, options, fc.constantFrom(...facetGroups), fc.constantFrom(...words), (list, chosen, group, word) => {
      const number = (ticked: typeof chosen) => filterEntries(groups, list, ticked, null).places.length;
      const without = number({ ...chosen, [group]: [] });
      const one = number({ ...chosen, [group]: [word] });
      expect(one).toBeLessThanOrEqual(without);
      expect(number({ ...chosen, [group]: [...chosen[group], word] })).toBeGreaterThanOrEqual(
        chosen[group].length > 0 ? number(chosen) : one,
      );
    }),
  );
});

test('where each option narrows, all must be there and an option counts what would be left', () => {
  fc.assert(
    fc.property(rowLists, options, (list, chosen) => {
      const strict = { groups: facetGroups, strict: new Set(facetGroups) };
      const { places, counts } = filterEntries(strict, list, chosen, null);
      for (const place of places)
        for (const group of facetGroups) expect(list[place]?.options[group]).toEqual(expect.arrayContaining([...chosen[group]]));
      for (const group of facetGroups)
        for (const word of words)
          expect(counts[group].get(word) ?? 0).toBe(
            filterEntries(strict, list, { ...chosen, [group]: [...chosen[group], word] }, null).places.length,
          );
    }),
  );
});
