import { dupesOnProduct, productsPerPage } from '#core/catalog/page-sizes.ts';
import { cutPages } from '#core/catalog/paging.ts';
import { dupesPath, productPath, productsPath } from '#site/paths.ts';
import { FingerprintBuilder } from './fingerprint.ts';
import { type FingerprintedPage, listFingerprint, type PageInputs, type ProductInputs, placeInList } from './page-inputs.ts';
import { reviewPages, reviewsOf } from './review-pages.ts';

/** A product with its dupes and its reviews. */
export function* productPages(inputs: PageInputs, id: number): Generator<FingerprintedPage> {
  const { store, productOf, productNamed } = inputs;
  const product = productOf.get(id);
  if (!product) return;
  const add = (fingerprint: FingerprintBuilder, other: ProductInputs | undefined) => (other ? fingerprint.add(other.row) : fingerprint);
  const dupes = store
    .all('select rank, other, score from dupes where product = ? order by rank, twin', id)
    .map(({ rank, other, score }) => ({ rank: Number(rank), other: productOf.get(Number(other)), score: Math.round(Number(score) * 1e9) }));
  const own = new FingerprintBuilder().add(product.row).number(dupes.at(-1)?.rank ?? 0);
  for (const { rank, other, score } of dupes.filter((dupe) => dupe.rank <= dupesOnProduct)) add(own, other).number(rank).number(score);
  for (const { other, shared } of store.all('select other, shared from also_like where product = ? order by rank', id))
    add(own, productOf.get(Number(other))).text(String(shared));
  for (const { other, count } of store.all('select other, count from often_compared where product = ? order by count desc, other', id))
    add(own, productOf.get(Number(other))).number(Number(count));
  for (const alias of product.kin) add(own, productNamed().get(alias));
  const reviews = reviewsOf(store, 'product', id);
  own.text(reviews.join(''));
  yield { route: '/products/[alias]', path: productPath(product.alias), fingerprint: own.toString() };
  if (dupes.length > 0) {
    const all = new FingerprintBuilder().add(product.row);
    for (const { rank, other, score } of dupes) add(all, other).number(rank).number(score);
    yield { route: '/products/[alias]/dupes', path: dupesPath(product.alias), fingerprint: all.toString() };
  }
  yield* reviewPages('product', { alias: product.alias, fingerprint: product.row }, reviews);
}

/** The lists of all products. */
export function* productLists({ products, offered }: PageInputs): Generator<FingerprintedPage> {
  for (const page of cutPages(products.length, productsPerPage)) {
    const slice = products.slice(page.offset, page.offset + page.limit);
    const head = new FingerprintBuilder().text(placeInList(page));
    if (page.number === null)
      yield { route: '/products', path: productsPath(), fingerprint: listFingerprint(head.add(offered).number(products.length), slice) };
    else yield { route: '/products/page/[n]', path: productsPath(page.number), fingerprint: listFingerprint(head, slice) };
  }
}
