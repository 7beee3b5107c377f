import type { Review, ReviewSubject } from '#api/reviews.ts';
import type { ReviewView } from '#ui/catalog/ReviewList.tsx';

/** What is reviewed. */
export interface Subject {
  readonly kind: ReviewSubject;
  readonly alias: string;
}

/** A review of the API as lists show it; samples of the demonstration are none of the API's. */
export function listed({ author, subject, ...review }: Review): ReviewView {
  return { ...review, author: author?.username ?? null, demo: false };
}
