import { solved } from './equations.ts';
import type { Chain } from './text-lines.ts';

/**
 * How the lines of a block run: the baseline that crosses the middle of the picture at height v stands at
 * y = v + Σ (bend + change · v) · xᵏ, with x and v from −1 to 1 over the picture. Curves, slopes, and both changing from line to line.
 */
export interface Flow {
  /** Pixels: the middle and half of what −1 … 1 spans. */
  readonly middle: readonly [x: number, y: number];
  readonly half: readonly [x: number, y: number];
  readonly bends: Float64Array;
  readonly changes: Float64Array;
}

const degree = 5;
const rounds = 8;
/** Letters a line needs so that it tells how lines run. */
const shortest = 5;
/** A baseline further off, in heights of a letter, belongs to a letter with a tail: it counts little. */
const tolerance = 0.12;
/** How reluctantly lines bend in each power, and how reluctantly that changes from line to line. */
const stiffness = [0.01, 0.02, 0.05, 0.1, 0.2];
const sameness = 8;

interface Mark {
  readonly line: number;
  readonly x: number;
  readonly y: number;
}

/** Lines that run straight across. */
export const level = (width: number, height: number): Flow => ({
  middle: [width / 2, height / 2],
  half: [width / 2, height / 2],
  bends: new Float64Array(degree),
  changes: new Float64Array(degree),
});

/** The run of all lines together by least squares, letters with tails weighed down; null where there is no line long enough. */
export function flowOf(chains: readonly Chain[], width: number, height: number, letterHeight: number): Flow | null {
  const lines = chains.filter(({ length }) => length >= shortest);
  if (lines.length === 0) return null;
  const middle = [width / 2, height / 2] as const;
  const half = [width / 2, height / 2] as const;
  const marks = lines.flatMap((chain, line) =>
    chain.map(
      ({ left, right, bottom }): Mark => ({ line, x: ((left + right) / 2 - middle[0]) / half[0], y: (bottom - middle[1]) / half[1] }),
    ),
  );
  const stray = (tolerance * letterHeight) / half[1];
  const weights = new Float64Array(marks.length).fill(1);
  const heights = Float64Array.from(lines, (_, line) => {
    const own = marks.filter((mark) => mark.line === line);
    return own.reduce((sum, { y }) => sum + y, 0) / own.length;
  });
  let [bends, changes] = [new Float64Array(degree), new Float64Array(degree)];
  for (let round = 0; round < rounds; round += 1) {
    const solution = fitted(marks, weights, heights);
    heights.set(solution.subarray(0, heights.length));
    bends = solution.slice(heights.length, heights.length + degree);
    changes = solution.slice(heights.length + degree);
    marks.forEach(({ line, x, y }, index) => {
      const off = Math.abs(y - lineAt(bends, changes, x, heights[line] ?? 0)) / stray;
      weights[index] = 1 / (1 + off * off);
    });
  }
  return { middle, half, bends, changes };
}

function lineAt(bends: Float64Array, changes: Float64Array, x: number, height: number): number {
  let y = height;
  for (let k = 0, power = x; k < degree; k += 1, power *= x) y += ((bends[k] ?? 0) + (changes[k] ?? 0) * height) * power;
  return y;
}

function fitted(marks: readonly Mark[], weights: Float64Array, heights: Float64Array): Float64Array {
  const size = heights.length + 2 * degree;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const places = new Int32Array(1 + 2 * degree);
  const values = new Float64Array(1 + 2 * degree);
  marks.forEach(({ line, x, y }, index) => {
    const weight = weights[index] ?? 0;
    places[0] = line;
    values[0] = 1;
    for (let k = 0, power = x; k < degree; k += 1, power *= x) {
      places[1 + k] = heights.length + k;
      values[1 + k] = power;
      places[1 + degree + k] = heights.length + degree + k;
      values[1 + degree + k] = power * (heights[line] ?? 0);
    }
    places.forEach((place, a) => {
      const row = matrix[place];
      const factor = weight * (values[a] ?? 0);
      right[place] = (right[place] ?? 0) + factor * y;
      places.forEach((other, b) => {
        if (row) row[other] = (row[other] ?? 0) + factor * (values[b] ?? 0);
      });
    });
  });
  for (let k = 0; k < degree; k += 1) {
    const [bend, change] = [heights.length + k, heights.length + degree + k];
    const [bendRow, changeRow] = [matrix[bend], matrix[change]];
    if (bendRow) bendRow[bend] = (bendRow[bend] ?? 0) + (stiffness[k] ?? 1);
    if (changeRow) changeRow[change] = (changeRow[change] ?? 0) + (stiffness[k] ?? 1) * sameness;
  }
  for (let line = 0; line < heights.length; line += 1) {
    const row = matrix[line];
    if (row) row[line] = (row[line] ?? 0) + 1e-9;
  }
  return solved(matrix, right);
}

/** Where, in pixels, the line that crosses the middle at pixel `v` stands at pixel `x`. */
export function heightAt({ middle, half, bends, changes }: Flow, x: number, v: number): number {
  return middle[1] + half[1] * lineAt(bends, changes, (x - middle[0]) / half[0], (v - middle[1]) / half[1]);
}

/** The line through a pixel, told by the height at which it crosses the middle. */
export function lineThrough(flow: Flow, x: number, y: number): number {
  const { middle, half, bends, changes } = flow;
  const across = (x - middle[0]) / half[0];
  let [bend, change] = [0, 1];
  for (let k = 0, power = across; k < degree; k += 1, power *= across) {
    bend += (bends[k] ?? 0) * power;
    change += (changes[k] ?? 0) * power;
  }
  return middle[1] + (half[1] * ((y - middle[1]) / half[1] - bend)) / Math.max(0.2, change);
}
