import { dupesOnProduct, productsPerPage } from '#core/catalog/page-sizes.ts';
import { cutPages } from '#core/catalog/paging.ts';
import { dupesPath, productPath, productsPath } from '#site/paths.ts';
import { Digest } from './digest.ts';
import { reviewPages, reviewsOf } from './review-pages.ts';
import { listKey, type PageKey, placeInList, type Shown, type ShownProduct } from './shown.ts';

/** A product with its dupes and its reviews. */
export function* productPages(shown: Shown, id: number): Generator<PageKey> {
  const { store, productOf, productNamed } = shown;
  const product = productOf.get(id);
  if (!product) return;
  const add = (digest: Digest, other: ShownProduct | undefined) => (other ? digest.mark(other.row) : digest);
  const dupes = store
    .all('select other, score from dupes where product = ? order by rank', id)
    .map(({ other, score }) => ({ other: productOf.get(Number(other)), score: Math.round(Number(score) * 1e9) }));
  const own = new Digest().mark(product.row).number(dupes.length);
  for (const { other, score } of dupes.slice(0, dupesOnProduct)) add(own, other).number(score);
  for (const { other, shared } of store.all('select other, shared from also_like where product = ? order by rank', id))
    add(own, productOf.get(Number(other))).text(String(shared));
  for (const { other, count } of store.all('select other, count from often_compared where product = ? order by count desc, other', id))
    add(own, productOf.get(Number(other))).number(Number(count));
  for (const alias of product.kin) add(own, productNamed().get(alias));
  const reviews = reviewsOf(store, 'product', id);
  own.text(reviews.join(''));
  yield { route: '/products/[alias]', path: productPath(product.alias), key: own.toString() };
  if (dupes.length > 0) {
    const all = new Digest().mark(product.row);
    for (const { other, score } of dupes) add(all, other).number(score);
    yield { route: '/products/[alias]/dupes', path: dupesPath(product.alias), key: all.toString() };
  }
  yield* reviewPages('product', { alias: product.alias, mark: product.row }, reviews);
}

/** The lists of all products. */
export function* productLists({ products, offered }: Shown): Generator<PageKey> {
  for (const page of cutPages(products.length, productsPerPage)) {
    const slice = products.slice(page.offset, page.offset + page.limit);
    const head = new Digest().text(placeInList(page));
    if (page.number === null)
      yield { route: '/products', path: productsPath(), key: listKey(head.mark(offered).number(products.length), slice) };
    else yield { route: '/products/page/[n]', path: productsPath(page.number), key: listKey(head, slice) };
  }
}
