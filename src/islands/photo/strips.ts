import type { Picture } from '#core/photo/picture.ts';

export interface Strip {
  readonly picture: Picture;
  /** Where it begins in the whole, in pixels. */
  readonly top: number;
}

/** Darker than this is print. */
const inkLimit = 140;
/** About so many lines at the size that pictures are straightened to: fewer tell a recogniser too little of the print. */
const leastHeight = 200;
/** Of a strip's height, where it may be cut sooner or later to meet a gap. */
const reach = 0.45;

const isBlank = ({ width, grey }: Picture, y: number) => grey.subarray(y * width, (y + 1) * width).every((pixel) => pixel > inkLimit);

/** The row nearest to `wanted` that no print crosses, in the middle of its gap; null when there is none near. */
function gapNear(picture: Picture, wanted: number, most: number): number | null {
  for (let off = 0; off <= most; off += 1) {
    const found = [wanted - off, wanted + off].find((y) => isBlank(picture, y));
    if (found === undefined) continue;
    let [first, last] = [found, found];
    while (first > 0 && isBlank(picture, first - 1)) first -= 1;
    while (last < picture.height - 1 && isBlank(picture, last + 1)) last += 1;
    return Math.round((first + last) / 2);
  }
  return null;
}

/** A straightened picture in strips of whole lines, so that what is read shows before all of it is. */
export function stripsOf(picture: Picture, most = 4): readonly Strip[] {
  const { width, height, grey } = picture;
  const count = Math.max(1, Math.min(most, Math.floor(height / leastHeight)));
  const cuts = [0];
  for (let strip = 1; strip < count; strip += 1) {
    const cut = gapNear(picture, Math.round((height * strip) / count), Math.floor((height / count) * reach));
    if (cut !== null) cuts.push(cut);
  }
  return cuts.map((top, index) => {
    const end = cuts[index + 1] ?? height;
    return { top, picture: { width, height: end - top, grey: grey.subarray(top * width, end * width) } };
  });
}
