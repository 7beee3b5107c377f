import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Reads the strip aloud and on hover; works without its script as a plain box (src/islands/shell/formula-strip.ts). */
      'formula-strip': HTMLAttributes<HTMLElement> & { class?: string };
      /** Brings the reviews as they are now (src/islands/reviews/live-reviews.ts). */
      'live-reviews': HTMLAttributes<HTMLElement> & { 'data-subject': 'product' | 'ingredient'; 'data-alias': string };
    }
  }
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
