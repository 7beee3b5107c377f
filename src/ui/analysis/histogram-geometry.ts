import { textWidth } from './text-width.ts';

/** Places 1 to 30, the last column holds all that is beyond. */
export const histogramColumns = 30;
/** Fewer lists than this are drawn as a dot each: bars would promise a shape that is not there. */
export const fewLists = 30;

/** Counts by column from the record's 30 places and the rest. */
export function columnCounts(positions: readonly number[]): number[] {
  const columns = Array.from({ length: histogramColumns }, (_, column) => positions[column] ?? 0);
  const beyond = positions.slice(histogramColumns).reduce((sum, count) => sum + count, 0);
  return columns.with(-1, (columns.at(-1) ?? 0) + beyond);
}

function placeAtShare(columns: readonly number[], share: number): number {
  const total = columns.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const column = columns.findIndex((count) => {
    seen += count;
    return seen >= total * share;
  });
  return column + 1;
}

export interface Spread {
  readonly total: number;
  readonly mode: number;
  /** The middle half of the lists stands between these places. */
  readonly from: number;
  readonly to: number;
}

export function spreadOf(columns: readonly number[]): Spread {
  return {
    total: columns.reduce((sum, count) => sum + count, 0),
    mode: columns.indexOf(Math.max(...columns)) + 1,
    from: placeAtShare(columns, 0.25),
    to: placeAtShare(columns, 0.75),
  };
}

/** The narrowest picture there is, on a phone; what is written into it fits there too. */
const narrowest = 328;
const labelSize = 12;

/** Where a label of the stretch from `from` to `to` (percent) begins or ends, so that no end of it leaves the picture. */
export function labelAnchor(words: string, from: number, to: number): { readonly x: number; readonly textAnchor: 'start' | 'end' } {
  const width = (textWidth(words, labelSize) / narrowest) * 100;
  if (from + width <= 100) return { x: from, textAnchor: 'start' };
  if (to - width >= 0) return { x: to, textAnchor: 'end' };
  return { x: 100, textAnchor: 'end' };
}
