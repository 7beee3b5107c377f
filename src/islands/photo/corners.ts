import type { Box, Corners, Point } from '#core/photo/picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least distance between neighbouring corners, as a share of the picture. */
const apart = 0.04;

/** The whole picture but for a margin, where nothing better is known. */
export function wholeOf({ width, height }: Size): Corners {
  const [left, top] = [width * apart, height * apart];
  const [right, bottom] = [width - left, height - top];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** The corners, upper left first, with one of them moved: it stays in the picture, and on its own side of the corners beside it, so that they never cross. */
export function moveCorner(corners: Corners, index: number, [x, y]: Point, { width, height }: Size): Corners {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const [across, down] = [width * apart, height * apart];
  const moved: Point[] = [
    [clamp(x, 0, upperRight[0] - across), clamp(y, 0, lowerLeft[1] - down)],
    [clamp(x, upperLeft[0] + across, width), clamp(y, 0, lowerRight[1] - down)],
    [clamp(x, lowerLeft[0] + across, width), clamp(y, upperRight[1] + down, height)],
    [clamp(x, 0, lowerRight[0] - across), clamp(y, upperLeft[1] + down, height)],
  ];
  const at = (place: 0 | 1 | 2 | 3) => (place === index ? (moved[place] ?? corners[place]) : corners[place]);
  return [at(0), at(1), at(2), at(3)];
}

/** The corners in the picture after a quarter turn to the right; `size` is that before it. */
export function turnCorners([first, second, third, fourth]: Corners, { height }: Size): Corners {
  const turned = ([x, y]: Point): Point => [height - y, x];
  return [turned(first), turned(second), turned(third), turned(fourth)];
}

/** The same corners, after a quarter turn to the right, with the upper left one first again. */
export const reordered = ([first, second, third, fourth]: Corners): Corners => [fourth, first, second, third];

/** By how many quarters to the right the picture has to be turned for the text between its corners to stand upright: they begin where the text does. */
export function quartersToUpright([start, end]: Corners): 0 | 1 | 2 | 3 {
  const [across, down] = [end[0] - start[0], end[1] - start[1]];
  if (Math.abs(across) >= Math.abs(down)) return across >= 0 ? 0 : 2;
  return down >= 0 ? 3 : 1;
}

/** The upright box around the corners. */
export function boundsOf(corners: Corners): Box {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.round(Math.max(...across) - left), Math.round(Math.max(...down) - top)];
}
