import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ProductRecord } from '#core/catalog/records.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { readFinerKinds } from '#scripts/knowledge/finer-kinds.ts';
import { type CountedProduct, countedProducts } from '#scripts/snapshot/counted-products.ts';
import { putList, putProduct } from '#scripts/snapshot/product-rows.ts';
import { storeOf } from '#scripts/snapshot/statements.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const cream: ProductRecord = {
  alias: 'cream',
  title: { en: 'Cream', ru: 'Cream' },
  brand: 'brand',
  category: 'creams',
  categorySure: true,
  list: 'Aqua, Niacinamide 5%, Glycerin 8%, Phenoxyethanol, Parfum',
  otherList: false,
  listDate: null,
  addedAt: '2027-01-02',
  sizes: [],
  offers: [],
  barcodes: [],
  discontinuedAt: null,
  withdrawn: false,
  replaces: null,
  replacedBy: null,
  picture: null,
  pictureCredit: null,
  rating: null,
  demo: false,
  source: 'admin',
  sourceUrl: null,
  licence: null,
};

/** The cream, with what is another in it, as it is counted. */
function counted(other: Partial<ProductRecord> = {}): CountedProduct | undefined {
  const store = storeOf(new DatabaseSync(':memory:', { enableForeignKeyConstraints: false }));
  store.exec(readFileSync('src/catalog/schema.sql', 'utf8'));
  const categories = new Map(readCategories().map((category) => [category.alias, category]));
  const product = { live: 1, changedAt: '2027-01-02', record: { ...cream, ...other } };
  putProduct(store, product);
  putList(store, { knowledge: knowledgeBase().knowledge, categories, finerKinds: readFinerKinds() }, product);
  return countedProducts(store)[0];
}

test('a product is counted with what it does, what it is within its category, and what is not absent from it', () => {
  expect(counted()).toMatchObject({ finerKind: expect.stringContaining('creams'), raised: ['fragrance'] });
  expect(counted()?.effects).toContain('moisture');
});

test('where the law prohibits something in a product it does nothing good', () => {
  expect(counted({ list: `${cream.list}, Butylphenyl Methylpropional` })?.effects).toEqual([]);
});

test('a category that is guessed, or none, tells no finer kind, and a list with an unread name nothing to be absent', () => {
  expect(counted({ categorySure: false })?.finerKind).toBeNull();
  expect(counted({ category: 'uncategorized' })?.finerKind).toBeNull();
  expect(counted({ list: `${cream.list}, Snorfelblorb` })?.raised).toBeNull();
});

test('what is suggested rests on effects that are more than weakly shown and of which there may be enough', () => {
  const list =
    'Aqua, Cetearyl Alcohol, Glycerin, Phenoxyethanol, Panthenol, Bisabolol, Centella Asiatica Extract, Cetyl Alcohol 1%, Parfum';
  const { effects, sound } = counted({ list }) ?? {};
  expect(effects).toContain('calm');
  expect(sound).toContain('moisture');
  expect(sound).not.toContain('calm');
});
