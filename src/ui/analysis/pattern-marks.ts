import type { CellFamily } from './report-view.ts';

/** The tile of a pattern, in px. */
export interface PatternMarks {
  readonly width: number;
  readonly height: number;
  readonly lines?: string;
  readonly dots?: readonly (readonly [number, number])[];
  readonly ring?: number;
  readonly faint?: boolean;
}

/** Rock-section patterns by family; pairs that look alike to colour-blind readers differ in the kind of pattern. */
export const patternMarks: Readonly<Record<CellFamily, PatternMarks>> = {
  base: { width: 8, height: 8 },
  humectant: {
    width: 8,
    height: 8,
    dots: [
      [2, 2],
      [6, 6],
    ],
  },
  emollient: { width: 6, height: 6, lines: 'M0 3H6' },
  surfactant: { width: 10, height: 8, lines: 'M1 2H6M6 6H11M-4 6H1' },
  texture: { width: 7, height: 7, lines: 'M0 3.5H7M3.5 0V7', faint: true },
  active: { width: 9, height: 9, lines: 'M2.25 .4V4.1M.4 2.25H4.1M6.75 4.9V8.6M4.9 6.75H8.6' },
  plant: { width: 8, height: 8, lines: 'M0 6L4 2L8 6' },
  filter: { width: 9, height: 9, ring: 2.2 },
  preserv: { width: 10, height: 8, lines: 'M0 .5H10M0 4.5H10M2.5 .5V4.5M7.5 4.5V8.5' },
  fragrance: { width: 10, height: 6, lines: 'M0 3Q2.5 .2 5 3T10 3' },
  unknown: { width: 5, height: 5 },
};
