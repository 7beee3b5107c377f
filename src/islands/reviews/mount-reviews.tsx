import { createRoot } from 'react-dom/client';
import { LiveReviews } from './LiveReviews.tsx';
import type { Subject } from './subject.ts';

/** Draws the reviews at the end of a place on the page. */
export function mountReviews(element: HTMLElement, subject: Subject, onLoaded: (count: number) => void): void {
  const root = document.createElement('div');
  root.className = 'live-place';
  element.append(root);
  createRoot(root).render(<LiveReviews subject={subject} onLoaded={onLoaded} />);
}
