import type { Dose } from '#core/analysis/report.ts';

/** The colour of a dose's mark. */
export const doseLooks: Readonly<Record<Dose, string>> = {
  likely: 'leaf',
  possible: 'ink',
  unknown: 'slate',
  unlikely: 'slate',
  rinsed: 'slate',
};
