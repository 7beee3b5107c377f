import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Compares lists of the address with the products given (src/islands/compare/comparison-lists.ts). */
      'comparison-lists': HTMLAttributes<HTMLElement> & { readonly 'data-products': string };
      /** Goes to the comparison that is asked for (src/islands/compare/compare-pick.ts). */
      'compare-pick': HTMLAttributes<HTMLElement> & {
        readonly 'data-aliases': string;
        readonly 'data-too-few': string;
        readonly 'data-remove': string;
      };
      /** Shares, saves and prints a comparison (src/islands/compare/comparison-tools.ts). */
      'comparison-tools': HTMLAttributes<HTMLElement> & {
        readonly 'data-copied': string;
        readonly 'data-not-copied': string;
      };
    }
  }
}
