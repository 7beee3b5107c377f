import { type ReviewOrder, reviewSummary } from '#catalog/community.ts';
import { fewestReviewsToSort, reviewsPerPage } from '#core/catalog/page-sizes.ts';
import { frontPage, type Page, pageNumbered } from '#core/catalog/paging.ts';
import type { ReviewKind } from '#core/catalog/records.ts';

/** Orders that a list of reviews has beside newest first. */
export const furtherOrders = ['helpful', 'highest', 'lowest'] as const satisfies readonly ReviewOrder[];

/** The pages of all reviews of a subject: what has reviews has a list, and what has many has pages and orders. Null where there is no such page. */
export function reviewFront(kind: ReviewKind, alias: string): Page | null {
  const summary = reviewSummary(kind, alias);
  return summary && frontPage(summary.count, reviewsPerPage);
}

export function reviewArchive(kind: ReviewKind, alias: string, n: number): Page | null {
  return n >= 1 ? pageNumbered(n, reviewSummary(kind, alias)?.count ?? 0, reviewsPerPage) : null;
}

/** Another order shows its beginning only: it is read for the best or the worst. */
export function reviewsInOrder(kind: ReviewKind, alias: string): Page | null {
  const count = reviewSummary(kind, alias)?.count ?? 0;
  return count < fewestReviewsToSort ? null : { ...frontPage(count, reviewsPerPage), limit: Math.min(count, reviewsPerPage), older: null };
}
