import { cutPages, type Page } from '#core/catalog/paging.ts';
import { productsPerHolding, productsPerPage } from '#layouts/page-sizes.ts';
import { brandPath, categoryPath, pairPath } from '#site/paths.ts';
import { Digest } from './digest.ts';
import { listKey, type PageKey, type Shown, type ShownProduct, type ShownRecord } from './shown.ts';

/** Brands and categories with their products. */
export function* groupPages(shown: Shown): Generator<PageKey> {
  yield* pagesOf(shown, 'brand');
  yield* pagesOf(shown, 'category');
}

function* pagesOf({ store, products, brands, categories, offered }: Shown, kind: 'brand' | 'category'): Generator<PageKey> {
  const [own, others, route, pathOf] =
    kind === 'brand'
      ? ([brands, categories, '/brands/[alias]', brandPath] as const)
      : ([categories, brands, '/categories/[alias]', categoryPath] as const);
  const telling = new Map(
    store
      .all(
        "select category, group_concat(ingredient || ' ' || product_count || ' ' || lift) as pairs from (select * from pairs order by category, rank) group by category",
      )
      .map(({ category, pairs }) => [String(category), String(pairs)]),
  );
  for (const [alias, members] of Map.groupBy(products, (product) => product[kind])) {
    const record = own.get(alias);
    if (!record) continue;
    for (const page of cutPages(members.length, productsPerPage)) {
      const slice = members.slice(page.offset, page.offset + page.limit);
      const head = headOf(record, page);
      if (page.number === null) {
        head.mark(record.whole).text(telling.get(alias) ?? '');
        if (kind === 'category') head.mark(offered);
        for (const [other, met] of Map.groupBy(members, (product) => product[kind === 'brand' ? 'category' : 'brand']))
          head.mark(others.get(other)?.named ?? record.named).number(met.length);
        yield { route, path: pathOf(alias), key: listKey(head, slice) };
      } else yield { route: `${route}/page/[n]`, path: pathOf(alias, page.number), key: listKey(head, slice) };
    }
  }
}

function headOf({ named }: ShownRecord, page: Page): Digest {
  return new Digest().mark(named).text(JSON.stringify(page));
}

/** Categories with one of their telling ingredients. */
export function* pairPages({ store, productOf, categories, ingredients, products }: Shown): Generator<PageKey> {
  const pairs = store.all('select category, ingredient, product_count, lift from pairs order by category, rank');
  const elsewhere = Map.groupBy(pairs, ({ ingredient }) => Number(ingredient));
  const heldIn = (id: number) =>
    Map.groupBy(
      store
        .all('select product, place from postings where ingredient = ? order by product desc', id)
        .map(({ product, place }) => ({ product: productOf.get(Number(product)), place: place === null ? -1 : Number(place) })),
      ({ product }) => product?.category,
    );
  const ofIngredients = [...elsewhere].flatMap(([id, members]) => {
    const byCategory = heldIn(id);
    return members.map(({ category }) => ({ id, alias: String(category), held: byCategory.get(String(category)) ?? [] }));
  });
  for (const { id, alias, held } of ofIngredients) {
    const [category, ingredient] = [categories.get(alias), ingredients[id]];
    if (!category || !ingredient) continue;
    for (const page of cutPages(held.length, productsPerHolding)) {
      const head = headOf(category, page).mark(ingredient.named);
      const slice = held.slice(page.offset, page.offset + page.limit);
      if (page.number === null) {
        // Shares are said in whole percents, so that most changes of the catalogue leave the page as it is.
        head.number(category.productCount).number(Math.round((100 * ingredient.productCount) / products.length));
        for (const other of elsewhere.get(id) ?? [])
          head.mark(categories.get(String(other['category']))?.named ?? category.named).number(Number(other['product_count']));
      }
      const route = `/categories/[alias]/with/[ingredient]${page.number === null ? '' : '/page/[n]'}`;
      yield { route, path: pairPath(category.alias, ingredient.alias, page.number), key: placedKey(head, slice) };
    }
  }
}

/** Key of a list that names each product's place. */
export function placedKey(head: Digest, placed: readonly { readonly product: ShownProduct | undefined; readonly place: number }[]): string {
  for (const { product, place } of placed) if (product) head.mark(product.row).number(place);
  return head.toString();
}
