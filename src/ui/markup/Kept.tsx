import type { ReactNode } from 'react';

export interface KeptProps<Of extends object> {
  /** Draws it: one function for all of its kind, which sees nothing else. */
  readonly draw: (of: Of) => ReactNode;
  /** What it depends on. Drawn markup is kept for as long as this is. */
  readonly of: Of;
}

/** A part of a page that depends on one thing alone, such as an ingredient's facts: static markup draws it once for all pages (markup.ts), React like any other. */
export function Kept<Of extends object>({ draw, of }: KeptProps<Of>): ReactNode {
  return draw(of);
}
