import { cutPages } from '#core/catalog/paging.ts';
import { dupesOnProduct, productsPerPage } from '#layouts/page-sizes.ts';
import { dupesPath, productPath, productsPath } from '#site/paths.ts';
import { Digest } from './digest.ts';
import { listKey, type PageKey, type Shown, type ShownProduct } from './shown.ts';

type Further = ReadonlyMap<number, readonly (readonly [other: number, further: string | number])[]>;

/** What stands in a table of pairs of products, by the first one. */
function pairsOf({ store }: Shown, sql: string): Further {
  const found = new Map<number, [number, string | number][]>();
  for (const { product, other, further } of store.all(sql)) {
    const id = Number(product);
    const list = found.get(id);
    if (list) list.push([Number(other), further ?? 0]);
    else found.set(id, [[Number(other), further ?? 0]]);
  }
  return found;
}

/** Dupes are by far the most pairs: a row for each product, not for each pair, halves the time it takes to read them. */
function dupesOf({ store }: Shown): Further {
  return new Map(
    store
      .all(
        "select product, group_concat(other || ' ' || score) as pairs from (select product, other, score from dupes order by product, rank) group by product",
      )
      .map(({ product, pairs }) => [
        Number(product),
        String(pairs)
          .split(',')
          .map((pair) => {
            const blank = pair.indexOf(' ');
            return [Number(pair.slice(0, blank)), Number(pair.slice(blank + 1))] as const;
          }),
      ]),
  );
}

/** Products with their dupes, and the lists of all products. */
export function* productPages(shown: Shown): Generator<PageKey> {
  const { store, products, productOf, productNamed, brands, offered } = shown;
  const dupes = dupesOf(shown);
  const likes = pairsOf(shown, 'select product, other, shared as further from also_like order by product, rank');
  const compared = pairsOf(shown, 'select product, other, count as further from often_compared order by product, count desc, other');
  const reviews = new Map(
    store
      .all("select subject, group_concat(record, '') as all_of_it from reviews where kind = 'product' group by subject")
      .map(({ subject, all_of_it }) => [Number(subject), String(all_of_it)]),
  );
  const add = (digest: Digest, other: ShownProduct | undefined, further: string | number = 0) => {
    if (!other) return;
    digest.mark(other.row);
    // Scores are many: a number is mixed in a tenth of the time that a text is.
    if (typeof further === 'number') digest.number(Math.round(further * 1e9));
    else digest.text(further);
  };
  for (const product of products) {
    const own = dupes.get(product.id) ?? [];
    const digest = new Digest()
      .mark(product.row)
      .mark(brands.get(product.brand)?.named ?? product.row)
      .number(own.length);
    for (const [other, score] of own.slice(0, dupesOnProduct)) add(digest, productOf.get(other), score);
    for (const pairs of [likes, compared])
      for (const [other, further] of pairs.get(product.id) ?? []) add(digest, productOf.get(other), further);
    for (const alias of [product.record.replaces, product.record.replacedBy]) add(digest, productNamed.get(alias ?? ''));
    const written = reviews.get(product.id);
    if (written !== undefined) digest.text(written);
    yield { route: '/products/[alias]', path: productPath(product.alias), key: digest.toString() };
    if (own.length === 0) continue;
    const all = new Digest().mark(product.row);
    for (const [other, score] of own) add(all, productOf.get(other), score);
    yield { route: '/products/[alias]/dupes', path: dupesPath(product.alias), key: all.toString() };
  }
  for (const page of cutPages(products.length, productsPerPage)) {
    const slice = products.slice(page.offset, page.offset + page.limit);
    const head = new Digest().text(JSON.stringify(page));
    if (page.number === null)
      yield { route: '/products', path: productsPath(), key: listKey(head.mark(offered).number(products.length), slice) };
    else yield { route: '/products/page/[n]', path: productsPath(page.number), key: listKey(head, slice) };
  }
}
