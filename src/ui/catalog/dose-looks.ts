import type { Dose } from '#core/analysis/verdicts.ts';

/** The colour of a dose's mark. */
export const doseLooks: Readonly<Record<Dose, string>> = {
  likely: 'leaf',
  possible: 'ink',
  unknown: 'slate',
  kept: 'slate',
  unlikely: 'slate',
  rinsed: 'slate',
};
