import type { Picture } from './picture.ts';

/** A value for each tile of a picture: what changes slowly over it, such as the light. */
export interface Tiles {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a tile's side. */
  readonly side: number;
  readonly values: Float32Array;
}

export const tileSide = 24;

/** `share` of the pixels of a tile are at most that dark; one value for each of `shares`. */
export function percentiles({ width, height, grey }: Picture, shares: readonly number[], side = tileSide): Tiles[] {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const all = shares.map(() => new Float32Array(columns * rows));
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      histogram.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * side), Math.min(height, (row + 1) * side)];
      let count = 0;
      for (let y = row * side; y < bottom; y += 1)
        for (let at = y * width + column * side; at < y * width + right; at += 1) {
          const value = grey[at] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
          count += 1;
        }
      shares.forEach((share, index) => {
        let rest = share * count;
        let value = -1;
        while (rest >= 0 && value < 255) {
          value += 1;
          rest -= histogram[value] ?? 0;
        }
        const values = all[index];
        if (values) values[row * columns + column] = value;
      });
    }
  return all.map((values) => ({ columns, rows, side, values }));
}

/** Each tile joined with its neighbours within `reach` tiles by `join` (median, greatest, mean of their values). */
export function joined(tiles: Tiles, reach: number, join: (values: number[]) => number): Tiles {
  const { columns, rows, values } = tiles;
  const result = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1)
          around.push(values[y * columns + x] ?? 0);
      result[row * columns + column] = join(around);
    }
  return { ...tiles, values: result };
}

export const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const greatest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

/** Writes the values of a row of pixels, going smoothly from the middle of a tile to that of the next. */
export function rowBetween({ columns, rows, side, values }: Tiles, y: number, into: Float32Array): void {
  const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / side - 0.5));
  const above = Math.floor(down) * columns;
  const below = Math.min(rows - 1, Math.floor(down) + 1) * columns;
  const share = down - Math.floor(down);
  const at = (column: number) => (values[above + column] ?? 0) * (1 - share) + (values[below + column] ?? 0) * share;
  const half = side >> 1;
  into.fill(at(0), 0, Math.min(into.length, half));
  for (let column = 0; column < columns; column += 1) {
    const [from, to] = [column * side + half, Math.min(into.length, (column + 1) * side + half)];
    const step = (at(Math.min(columns - 1, column + 1)) - at(column)) / side;
    let value = at(column);
    for (let x = from; x < to; x += 1) {
      into[x] = value;
      value += step;
    }
  }
}
