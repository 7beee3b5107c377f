import type { ReviewKind } from '#catalog/community.ts';
import { archivePages } from '#core/catalog/paging.ts';
import { fewestReviewsToSort, reviewsPerPage } from '#layouts/page-sizes.ts';
import { furtherOrders } from '#layouts/review-paths.ts';
import { reviewsInOrderPath, reviewsPath } from '#site/paths.ts';
import { Digest, type Mark } from './digest.ts';
import type { PageKey, Shown } from './shown.ts';

/** All reviews of a product or an ingredient. A review shows on the page of its place, but the count stands above all of them, so one key serves the whole list. */
export function* reviewPages({ store, productOf, ingredients }: Shown): Generator<PageKey> {
  const rows = store.all(
    "select kind, subject, count(*) as reviews, group_concat(record, '') as all_of_it from reviews group by kind, subject",
  );
  for (const { kind: said, subject, reviews, all_of_it } of rows) {
    const kind = said as ReviewKind;
    const [id, count] = [Number(subject), Number(reviews)];
    const about: { readonly alias: string; readonly mark: Mark } | null =
      kind === 'product' ? productMark(productOf.get(id)) : ingredientMark(ingredients[id]);
    if (!about) continue;
    const { alias } = about;
    const key = new Digest().mark(about.mark).text(String(all_of_it)).toString();
    const route = `/${kind}s/[alias]/reviews`;
    yield { route, path: reviewsPath(kind, alias), key };
    for (const n of archivePages(count, reviewsPerPage))
      yield { route: `${route}/page/[n]`, path: reviewsPath(kind, alias, Number(n)), key };
    if (count < fewestReviewsToSort) continue;
    for (const order of furtherOrders) yield { route: `${route}/lists/[order]`, path: reviewsInOrderPath(kind, alias, order), key };
  }
}

const productMark = (product: { alias: string; row: Mark } | undefined) => (product ? { alias: product.alias, mark: product.row } : null);
const ingredientMark = (ingredient: { alias: string; named: Mark } | undefined) =>
  ingredient ? { alias: ingredient.alias, mark: ingredient.named } : null;
