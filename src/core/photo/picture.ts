/** Grey pixels in rows, 0 black. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

export type Point = readonly [x: number, y: number];

/** Left, top, width, height in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Corners of a part of a picture as its text is read: the left one of the first line first, then clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** A picture of RGBA pixels, as a canvas gives them, in grey (Rec. 709). */
export function greyPicture(width: number, height: number, rgba: Uint8Array | Uint8ClampedArray): Picture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4)
    grey[pixel] = ((rgba[at] ?? 0) * 54 + (rgba[at + 1] ?? 0) * 183 + (rgba[at + 2] ?? 0) * 19) >> 8;
  return { width, height, grey };
}

/** The picture turned clockwise by so many quarters. */
export function turned({ width, height, grey }: Picture, quarters: number): Picture {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return { width, height, grey };
  const [across, down] = times === 2 ? [width, height] : [height, width];
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [h, v] = times === 1 ? [height - 1 - y, x] : times === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      result[v * across + h] = grey[y * width + x] ?? 0;
    }
  return { width: across, height: down, grey: result };
}

/** Where a point of a picture turned by `quarters` was before; `width` and `height` are those before. */
export function beforeTurning([x, y]: Point, quarters: number, width: number, height: number): Point {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 1) return [y, height - 1 - x];
  if (times === 2) return [width - 1 - x, height - 1 - y];
  return times === 3 ? [width - 1 - y, x] : [x, y];
}

/** The netpbm file of a picture, which recognisers read without a codec. */
export function pgmOf({ width, height, grey }: Picture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
