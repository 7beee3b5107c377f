import { createRoot } from 'react-dom/client';
import type { ReviewSubject } from '#api/reviews.ts';
import { LiveReviews } from './LiveReviews.tsx';

/** Draws the reviews at the end of a place on the page. */
export function mountReviews(
  place: HTMLElement,
  subject: { readonly kind: ReviewSubject; readonly alias: string },
  onLoaded: (count: number) => void,
): void {
  const root = document.createElement('div');
  place.append(root);
  createRoot(root).render(<LiveReviews subject={subject} onLoaded={onLoaded} />);
}
