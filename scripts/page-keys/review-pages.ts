import { fewestReviewsToSort, reviewsPerPage } from '#core/catalog/page-sizes.ts';
import { archivePages } from '#core/catalog/paging.ts';
import type { ReviewKind } from '#core/catalog/records.ts';
import { reviewsInOrderPath, reviewsPath } from '#site/paths.ts';
import { furtherOrders } from '#views/review-paths.ts';
import type { Store } from '../snapshot/statements.ts';
import { type Fingerprint, FingerprintBuilder } from './fingerprint.ts';
import type { FingerprintedPage } from './page-inputs.ts';

/** What a list of reviews is about, and what it shows of it. */
interface Subject {
  readonly alias: string;
  readonly fingerprint: Fingerprint;
}

/** All that is written of a subject, newest first. */
export function reviewsOf(store: Store, kind: ReviewKind, id: number): string[] {
  return store
    .all('select record from reviews where kind = ? and subject = ? order by rowid', kind, id)
    .map(({ record }) => String(record));
}

/** All reviews of a product or an ingredient. A review shows on the page of its place, but the count stands above all of them, so one fingerprint serves the whole list. */
export function* reviewPages(
  kind: ReviewKind,
  { alias, fingerprint: subject }: Subject,
  reviews: readonly string[],
): Generator<FingerprintedPage> {
  if (reviews.length === 0) return;
  const fingerprint = new FingerprintBuilder().add(subject).text(reviews.join('')).toString();
  const route = `/${kind}s/[alias]/reviews`;
  yield { route, path: reviewsPath(kind, alias), fingerprint };
  for (const n of archivePages(reviews.length, reviewsPerPage))
    yield { route: `${route}/page/[n]`, path: reviewsPath(kind, alias, Number(n)), fingerprint };
  if (reviews.length < fewestReviewsToSort) return;
  for (const order of furtherOrders) yield { route: `${route}/lists/[order]`, path: reviewsInOrderPath(kind, alias, order), fingerprint };
}
