import type { HTMLAttributes } from 'react';

type WithData = HTMLAttributes<HTMLElement> & { class?: string; [data: `data-${string}`]: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Counts what is chosen for a comparison (src/islands/compare/comparison-link.ts). */
      'comparison-link': WithData;
      /** Leads those who are signed in to their profile (src/islands/session/account-link.ts). */
      'account-link': WithData;
      /** src/islands/shell/theme-switch.ts */
      'theme-switch': WithData;
      /** src/islands/shell/phone-menu.ts */
      'phone-menu': WithData;
    }
  }
}
