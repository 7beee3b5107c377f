import { families as known } from '#core/knowledge/vocabulary.ts';
import { Kept } from '#ui/markup/Kept.tsx';
import type { CellFamily } from './report-view.ts';

type Filled = CellFamily | 'none';

/** What chips and marks are kept by: a page draws a hundred and fifty of them, and there are a dozen. */
const fills = Object.fromEntries(([...known, 'unknown', 'none'] as const).map((family) => [family, { family }])) as Readonly<
  Record<Filled, { readonly family: Filled }>
>;

const chip = ({ family }: { readonly family: Filled }) => (
  <svg className="chip" aria-hidden="true">
    <rect fill={`url(#c-${family})`} />
  </svg>
);

const mark = ({ family }: { readonly family: Filled }) => (
  <svg className="chip mark" aria-hidden="true">
    <rect fill={`url(#c-${family})`} />
  </svg>
);

/** The mark of one ingredient in its family's colour and pattern; always beside a word. */
export function Chip({ family }: { readonly family: CellFamily }) {
  return <Kept draw={chip} of={fills[family]} />;
}

/** Smaller marks that are counted: one ingredient, one mark. `none` is an empty outline. */
export function Marks({ families }: { readonly families: readonly Filled[] }) {
  return families.map((family, position) => <Kept key={position} draw={mark} of={fills[family]} />);
}
