import type { CellFamily } from './report-view.ts';

/** The mark of one ingredient in its family's colour and pattern; always beside a word. */
export function Chip({ family }: { readonly family: CellFamily }) {
  return (
    <svg className="chip" aria-hidden="true">
      <rect fill={`url(#c-${family})`} />
    </svg>
  );
}

/** Smaller marks that are counted: one ingredient, one mark. `none` is an empty outline. */
export function Marks({ families }: { readonly families: readonly (CellFamily | 'none')[] }) {
  return families.map((family, position) => (
    <svg key={position} className="chip mark" aria-hidden="true">
      <rect fill={`url(#c-${family})`} />
    </svg>
  ));
}
