import type { Corners, Picture, Point } from './picture.ts';
import { type Mesh, meshOf, resampled } from './resample.ts';

/** Maps the unit square onto the corners (projective). */
export function projection(corners: Corners): (x: number, y: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const [g, h] = area === 0 ? [0, 0] : [(dx3 * dy2 - dx2 * dy3) / area, (dx1 * dy3 - dx3 * dy1) / area];
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [((x1 - x0 + g * x1) * x + (x3 - x0 + h * x3) * y + x0) / depth, ((y1 - y0 + g * y1) * x + (y3 - y0 + h * y3) * y + y0) / depth];
  };
}

const longest = 4_000;

/** The part of a picture between the corners as a rectangle, at its own size. */
export function rectified(picture: Picture, corners: Corners): { picture: Picture; mesh: Mesh } {
  const [a, b, c, d] = corners;
  const apart = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
  const side = (one: number, other: number) => Math.min(longest, Math.max(1, Math.round(Math.max(one, other))));
  const [width, height] = [side(apart(a, b), apart(d, c)), side(apart(a, d), apart(b, c))];
  const onto = projection(corners);
  const mesh = meshOf(width, height, (x, y) => onto(x / width, y / height));
  return { picture: resampled(picture, mesh), mesh };
}
