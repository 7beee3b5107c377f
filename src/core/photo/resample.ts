import type { Picture, Point } from './picture.ts';

/** Where each pixel of a straightened picture comes from: known at every `step` pixels, straight in between. */
export interface Mesh {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly columns: number;
  /** x and y of the source, row by row. */
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

const step = 16;

export function meshOf(width: number, height: number, source: (x: number, y: number) => Point): Mesh {
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const [xs, ys] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = source(column * step, row * step);
      xs[row * columns + column] = x;
      ys[row * columns + column] = y;
    }
  return { width, height, step, columns, xs, ys };
}

/** Where a pixel of the straightened picture lies in its source. */
export function sourceOf({ step: side, columns, xs, ys, width, height }: Mesh, x: number, y: number): Point {
  const [across, down] = [Math.min(width, Math.max(0, x)) / side, Math.min(height, Math.max(0, y)) / side];
  const [left, top] = [Math.min(columns - 2, Math.floor(across)), Math.min(xs.length / columns - 2, Math.floor(down))];
  const [h, v] = [across - left, down - top];
  const at = top * columns + left;
  const between = (values: Float32Array) =>
    ((values[at] ?? 0) * (1 - h) + (values[at + 1] ?? 0) * h) * (1 - v) +
    ((values[at + columns] ?? 0) * (1 - h) + (values[at + columns + 1] ?? 0) * h) * v;
  return [between(xs), between(ys)];
}

/** The picture drawn anew through a mesh; what lies outside of it becomes white. */
export function resampled({ width, height, grey }: Picture, mesh: Mesh): Picture {
  const result = new Uint8Array(mesh.width * mesh.height).fill(255);
  for (let y = 0; y < mesh.height; y += 1)
    for (let from = 0; from < mesh.width; from += mesh.step) {
      const to = Math.min(mesh.width, from + mesh.step);
      const [startX, startY] = sourceOf(mesh, from, y);
      const [endX, endY] = sourceOf(mesh, from + mesh.step, y);
      const [stepX, stepY] = [(endX - startX) / mesh.step, (endY - startY) / mesh.step];
      for (let x = from, sx = startX, sy = startY; x < to; x += 1, sx += stepX, sy += stepY) {
        const [left, top] = [Math.floor(sx), Math.floor(sy)];
        if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
        const [h, v, at] = [sx - left, sy - top, top * width + left];
        const upper = (grey[at] ?? 0) * (1 - h) + (grey[at + 1] ?? 0) * h;
        const lower = (grey[at + width] ?? 0) * (1 - h) + (grey[at + width + 1] ?? 0) * h;
        result[y * mesh.width + x] = upper * (1 - v) + lower * v;
      }
    }
  return { width: mesh.width, height: mesh.height, grey: result };
}
