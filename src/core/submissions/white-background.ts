/** An image's pixels, row by row, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

export const edges = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof edges)[number];

/** How white each border is: the share of its pixels that are white, 0 to 1. */
export interface BackgroundVerdict {
  readonly white: boolean;
  readonly shares: Readonly<Record<Edge, number>>;
  /** The borders that are not white enough. */
  readonly failed: readonly Edge[];
}

/** Every channel at least this bright; JPEG noise around pure white stays above it. */
const brightness = 240;
/** Channels no further apart than this: a warm or blue cast is no white. */
const cast = 10;
/** Share of a border that must be white; the product may touch a border here and there. */
export const whiteNeeded = 0.95;
/** Depth of a border: this part of the shorter side. */
export const borderDepth = 0.03;
/** Longest side of the copy a background is measured on. */
export const measuredSide = 400;

/** A see-through pixel shows the page, which is white behind product images. */
function isWhite(data: Pixels['data'], at: number): boolean {
  const opacity = (data[at + 3] ?? 255) / 255;
  const over = (channel: number) => 255 + ((data[at + channel] ?? 0) - 255) * opacity;
  const [red, green, blue] = [over(0), over(1), over(2)];
  return Math.min(red, green, blue) >= brightness && Math.max(red, green, blue) - Math.min(red, green, blue) <= cast;
}

/** Is the background white on all four borders? The same measure runs in the browser's preview and on the server. */
export function measureBackground({ width, height, data }: Pixels): BackgroundVerdict {
  const strip = Math.max(1, Math.round(Math.min(width, height) * borderDepth));
  const shareOf = (left: number, top: number, right: number, bottom: number) => {
    let white = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (isWhite(data, (y * width + x) * 4)) white += 1;
    return white / Math.max(1, (right - left) * (bottom - top));
  };
  const shares = {
    top: shareOf(0, 0, width, strip),
    right: shareOf(width - strip, 0, width, height),
    bottom: shareOf(0, height - strip, width, height),
    left: shareOf(0, 0, strip, height),
  };
  const failed = edges.filter((edge) => shares[edge] < whiteNeeded);
  return { white: failed.length === 0, shares, failed };
}

/** Avatars are square; one pixel of difference is a rounding. */
export const isSquare = (width: number, height: number): boolean => Math.abs(width - height) <= 1;
