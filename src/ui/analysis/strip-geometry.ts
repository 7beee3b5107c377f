/** Sizes of the formula strip. Widths are percent of the drawing, so that one drawing fits any screen. */
export const stripMinimum = { large: (9 / 1104) * 100, phone: (15 / 328) * 100, small: 0.83, tiny: 0.5 } as const;
/** Heights of the large strip (px): the row of its ticks, a cell, and the cell's foot. */
export const tickRowHeight = 14;
export const stripCellHeight = 56;
export const footHeight = 6;
export const stripExponent = { normal: 0.4, magnified: 0.35 } as const;
/** More cells than this do not fit a row at their smallest width. */
export const rowLength = { large: 120, phone: 21 } as const;

export interface CellBox {
  readonly x: number;
  readonly width: number;
}

/** How fine numbers are written, in parts of a percent: a tenth is a pixel of the largest strip, a half is one of a small strip. A page holds a thousand of these numbers. */
export const fineness = { large: 10, small: 2 } as const;

export function round(value: number, parts: number = fineness.large): number {
  return Math.round(value * parts) / parts;
}

/** Widths ∝ share^exponent; cells under the minimum are set to it and the rest are scaled again until that is stable. */
export function cellWidths(shares: readonly number[], exponent: number, minimum: number): number[] {
  if (shares.length === 0) return [];
  if (shares.length * minimum >= 100) return shares.map(() => 100 / shares.length);
  const weights = shares.map((share) => share ** exponent);
  const atMinimum = new Set<number>();
  for (;;) {
    const free = weights.reduce((sum, weight, index) => (atMinimum.has(index) ? sum : sum + weight), 0);
    const scale = (100 - atMinimum.size * minimum) / free;
    const small = weights.flatMap((weight, index) => (!atMinimum.has(index) && weight * scale < minimum ? [index] : []));
    if (small.length === 0) return weights.map((weight, index) => (atMinimum.has(index) ? minimum : weight * scale));
    for (const index of small) atMinimum.add(index);
  }
}

/** Places the widths side by side. Both ends are rounded, so that no gap opens between neighbours. */
export function layCells(widths: readonly number[], parts: number = fineness.large): CellBox[] {
  let end = 0;
  return widths.map((width) => {
    const x = round(end, parts);
    end += width;
    return { x, width: round(round(end, parts) - x, parts) };
  });
}

export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly side: 'above' | 'below' | 'plain';
}

function splitEvenly(from: number, to: number, side: RowRange['side'], longest: number): RowRange[] {
  const count = to - from;
  if (count <= 0) return [];
  const rows = Math.ceil(count / longest);
  return Array.from({ length: rows }, (_, row) => ({
    from: from + Math.round((row * count) / rows),
    to: from + Math.round(((row + 1) * count) / rows),
    side,
  }));
}

/** Rows of a broken strip: broken where 1 % is surely passed, and wherever a row would be longer than allowed. */
export function stripRows(count: number, passedAt: number | null, longest: number): RowRange[] {
  if (passedAt === null) return splitEvenly(0, count, 'plain', longest);
  return [...splitEvenly(0, passedAt, 'above', longest), ...splitEvenly(passedAt, count, 'below', longest)];
}
