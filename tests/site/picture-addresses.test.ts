import { expect, test } from 'vitest';
import { pictureFor } from '#site/picture.ts';

test.each([
  ['/', '/og/page/home.png'],
  ['/service/content/about', '/og/page/home.png'],
  ['/ingredient-checker', '/og/page/checker.png'],
  ['/products', '/og/page/products.png'],
  ['/products/page/2', '/og/page/products.png'],
  ['/products/a-b', '/og/product/a-b.png'],
  ['/products/a-b/dupes', '/og/product/a-b.png'],
  ['/ingredients/roles/humectant/page/1', '/og/page/ingredients.png'],
  ['/ingredients/glycerin/products/page/3', '/og/ingredient/glycerin.png'],
  ['/brands/lists/most-products', '/og/page/brands.png'],
  ['/brands/x/page/1', '/og/brand/x.png'],
  ['/categories/face-cream/with/glycerin', '/og/category/face-cream.png'],
])('%s is shared with %s', (path, picture) => {
  expect(pictureFor(path)).toBe(picture);
});
