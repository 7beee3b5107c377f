import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byGroup, type FacetGroup, facetGroups } from '#core/catalog/ingredient-query.ts';
import { narrowIngredients } from '#core/catalog/narrow-ingredients.ts';

const words = ['a', 'b', 'c'];
const options = fc
  .record(Object.fromEntries(facetGroups.map((group) => [group, fc.uniqueArray(fc.constantFrom(...words))])))
  .map((lists) => byGroup((group) => lists[group] ?? []));
const lists = fc.array(
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
  expect(narrowIngredients(list, only('role', 'emulsifier', 'silicone'), null).places).toEqual([0, 1, 2]);
  const both = narrowIngredients(list, { ...only('role', 'silicone'), origin: ['synthetic'] }, null);
  expect(both.places).toEqual([1, 2]);
  expect(both.counts.role).toEqual(
    new Map([
      ['silicone', 2],
      ['emulsifier', 1],
    ]),
  );
  expect(both.counts.origin).toEqual(new Map([['synthetic', 2]]));
  expect(narrowIngredients(list, only('origin', 'synthetic'), new Map([[2, true]])).places).toEqual([2]);
});

test('the count of an option is what choosing it alone in its group would show', () => {
  fc.assert(
    fc.property(lists, options, fc.option(fc.uniqueArray(fc.nat(24))), (list, chosen, found) => {
      const places = found && new Set(found);
      const { counts } = narrowIngredients(list, chosen, places);
      for (const group of facetGroups)
        for (const word of words)
          expect(counts[group].get(word) ?? 0).toBe(narrowIngredients(list, { ...chosen, [group]: [word] }, places).places.length);
    }),
  );
});

test('one more group never lengthens the list, one more option never shortens it', () => {
  fc.assert(
    fc.property(lists, options, fc.constantFrom(...facetGroups), fc.constantFrom(...words), (list, chosen, group, word) => {
      const number = (lists: typeof chosen) => narrowIngredients(list, lists, null).places.length;
      const without = number({ ...chosen, [group]: [] });
      const one = number({ ...chosen, [group]: [word] });
      expect(one).toBeLessThanOrEqual(without);
      expect(number({ ...chosen, [group]: [...chosen[group], word] })).toBeGreaterThanOrEqual(
        chosen[group].length > 0 ? number(chosen) : one,
      );
    }),
  );
});
