import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterEntries } from '#core/catalog/filter-entries.ts';
import { filterProducts } from '#core/catalog/filter-products.ts';
import { type IndexedProduct, indexProducts } from '#core/catalog/product-index.ts';
import { type ProductFacet, productQueries, wideningFacets } from '#core/catalog/product-query.ts';

const shared = ['dose', 'effect', 'skin', 'category', 'brand', 'certificate'] as const satisfies readonly ProductFacet[];
const strict = new Set<(typeof shared)[number]>(shared.filter((facet) => !wideningFacets.has(facet)));

const word = fc.constantFrom('a', 'b', 'c');
const words = fc.uniqueArray(word);
const product = fc
  .record({ category: word, brand: word, certificates: words, effects: words, skin: words, enough: fc.boolean() })
  .map((own): Omit<IndexedProduct, 'id'> => ({ ...own, title: '', withheld: false, length: 1, flags: [], benefit: 0 }));
const chosen = fc.record({
  dose: fc.uniqueArray(fc.constantFrom('enough', 'else')),
  effect: words,
  skin: words,
  category: words,
  brand: words,
  certificate: words,
});

test('lists in columns and lists of rows are narrowed and counted alike (docs/decisions/0038)', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 25 }), chosen, fc.option(fc.uniqueArray(fc.nat(24))), (products, wanted, found) => {
      const index = indexProducts(
        products.map((own, id) => ({ ...own, id })),
        [],
      );
      const rows = products.map(({ category, brand, certificates, effects, skin, enough }) => ({
        options: { category: [category], brand: [brand], certificate: certificates, effect: effects, skin, dose: enough ? ['enough'] : [] },
      }));
      const places = found?.filter((place) => place < products.length) ?? null;
      const all = { ...productQueries.byGroup((): readonly string[] => []), ...wanted };
      const inColumns = filterProducts(index, { chosen: all, sort: 'old' }, places, []);
      const inRows = filterEntries({ groups: shared, strict }, rows, wanted, places && new Set(places));
      expect(inColumns.places).toEqual(inRows.places);
      for (const facet of shared) expect(inColumns.counts[facet]).toEqual(inRows.counts[facet]);
    }),
  );
});
