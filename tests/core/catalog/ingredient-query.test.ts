import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byGroup, facetGroups, ingredientQueries, sorts } from '#core/catalog/ingredient-query.ts';
import { productFacets, productQueries, productSorts } from '#core/catalog/product-query.ts';

const { isEverything, tidy: tidyQuery, usualSort, write: writeQuery } = ingredientQueries;
const readQuery = (search: string, known: typeof offered) => ingredientQueries.read(search, (group, option) => known[group].has(option));

const options = ['emulsifier', 'peg', '2-3', '0-9', 'A'];
const offered = byGroup(() => new Set(options));
const chosen = fc.record(Object.fromEntries(facetGroups.map((group) => [group, fc.array(fc.constantFrom(...options), { maxLength: 3 })])));
const queries = fc.record({
  q: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 })),
  chosen: chosen.map((lists) => byGroup((group) => lists[group] ?? [])),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 90 }),
});

test('an address opens the query it was written for', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(readQuery(writeQuery(query), offered)).toEqual(tidyQuery(query));
    }),
  );
});

test('a query that asks for nothing has a bare address', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(writeQuery(query) === '').toBe(isEverything(tidyQuery(query)));
    }),
  );
});

test('several options of a group are written one by one, the usual order not at all', () => {
  const query = {
    q: '',
    chosen: byGroup((group) => (group === 'role' ? ['silicone', 'emulsifier'] : [])),
    sort: 'products',
    page: 2,
  } as const;
  expect(writeQuery(query)).toBe('?role=silicone&role=emulsifier&page=2');
  expect(writeQuery({ ...query, q: 'gly', sort: 'match', page: 1 })).toBe('?q=gly&role=silicone&role=emulsifier');
  expect(writeQuery({ ...query, q: 'gly', sort: 'az', page: 1 })).toBe('?q=gly&role=silicone&role=emulsifier&sort=az');
});

test('what an address has that nobody offers is left out', () => {
  expect(readQuery('?role=wizard&role=peg&sort=upwards&page=-3&utm_source=x', offered)).toEqual({
    q: '',
    chosen: byGroup((group) => (group === 'role' ? ['peg'] : [])),
    sort: 'products',
    page: 1,
  });
  expect(readQuery('?page=1e99&q=%20%20oil%20', offered)).toMatchObject({ q: 'oil', sort: 'match', page: 1 });
});

test('the best match is an order only while something is searched', () => {
  expect(usualSort('')).toBe('products');
  expect(tidyQuery({ q: '  ', chosen: byGroup(() => []), sort: 'match', page: 1 }).sort).toBe('products');
});

test('an address of the products opens the query it was written for, whatever is chosen', () => {
  const aliases = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 4 });
  const query = fc.record({
    q: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 })),
    chosen: fc
      .record(Object.fromEntries(productFacets.map((facet) => [facet, aliases])))
      .map((lists) => productQueries.byGroup((facet) => lists[facet] ?? [])),
    sort: fc.constantFrom(...productSorts),
    page: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      expect(productQueries.read(productQueries.write(asked), () => true)).toEqual(productQueries.tidy(asked));
    }),
  );
});
