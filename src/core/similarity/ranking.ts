import type { CategoryIndex } from './category-index.ts';

/** Another product of the category with its score. */
export interface Dupe {
  readonly alias: string;
  readonly score: number;
}

/** So many dupes a product has at most. */
export const maxDupes = 20;

/** The best so far of several products at once: `size` places per row, the best first; the smaller number wins a tie. */
export interface Rankings {
  readonly size: number;
  readonly numbers: Int32Array;
  readonly scores: Float64Array;
  readonly lengths: Int32Array;
}

export function emptyRankings(rows: number, size: number): Rankings {
  return {
    size,
    numbers: new Int32Array(rows * size),
    scores: new Float64Array(rows * size),
    lengths: new Int32Array(rows),
  };
}

/** Puts a product into a row if it belongs there. */
export function offer(rankings: Rankings, row: number, number: number, score: number): void {
  // A row that is not full ends in a score of 0. Most products are turned away by this line.
  if (score >= (rankings.scores[(row + 1) * rankings.size - 1] ?? 0)) insert(rankings, row, number, score);
}

function insert({ size, numbers, scores, lengths }: Rankings, row: number, number: number, score: number): void {
  const start = row * size;
  const length = lengths[row] ?? 0;
  const isBefore = (position: number) => {
    const other = scores[position] ?? 0;
    return score > other || (score === other && number < (numbers[position] ?? 0));
  };
  let at = start + length;
  if (length < size) lengths[row] = length + 1;
  else {
    at -= 1;
    if (!isBefore(at)) return;
  }
  while (at > start && isBefore(at - 1)) {
    numbers[at] = numbers[at - 1] ?? 0;
    scores[at] = scores[at - 1] ?? 0;
    at -= 1;
  }
  numbers[at] = number;
  scores[at] = score;
}

/** A row in words of the index. */
export function dupesInRow({ size, numbers, scores, lengths }: Rankings, row: number, { products }: CategoryIndex): Dupe[] {
  return Array.from({ length: lengths[row] ?? 0 }, (_, place) => ({
    alias: products[numbers[row * size + place] ?? 0]?.product.alias ?? '',
    score: scores[row * size + place] ?? 0,
  }));
}
