import { type ReviewKind, type ReviewOrder, reviewed } from '#catalog/community.ts';
import { archivePage, archivePages, frontPage, type Page } from '#core/catalog/paging.ts';
import { fewestReviewsToSort, reviewsPerPage } from './page-sizes.ts';

/** Orders that a list of reviews has beside newest first. */
export const furtherOrders = ['helpful', 'highest', 'lowest'] as const satisfies readonly ReviewOrder[];

/** The static pages of all reviews of a kind, for `getStaticPaths`: what has reviews has a list, and what has many has pages and orders. */
export function reviewFronts(kind: ReviewKind) {
  return reviewed(kind).map(({ alias, count }) => ({ params: { alias }, props: { page: frontPage(count, reviewsPerPage) } }));
}

export function reviewArchives(kind: ReviewKind) {
  return reviewed(kind, reviewsPerPage).flatMap(({ alias, count }) =>
    archivePages(count, reviewsPerPage).map((n) => ({ params: { alias, n }, props: { page: archivePage(n, count, reviewsPerPage) } })),
  );
}

export function reviewOrders(kind: ReviewKind) {
  return reviewed(kind, fewestReviewsToSort).flatMap(({ alias, count }) =>
    furtherOrders.map((order) => ({ params: { alias, order }, props: { page: orderedPage(count), order } })),
  );
}

/** Another order shows its beginning only: it is read for the best or the worst. */
function orderedPage(count: number): Page {
  return { ...frontPage(count, reviewsPerPage), limit: Math.min(count, reviewsPerPage), older: null };
}
