import { heightAt } from './flow.ts';
import { layoutOf } from './layout.ts';
import { rectified } from './perspective.ts';
import { beforeTurning, type Corners, type Picture, type Point } from './picture.ts';
import { meshOf, resampled, sourceOf } from './resample.ts';
import { withoutSpecks } from './specks.ts';
import { rolled, roundnessOf, unrolled } from './turning.ts';

/** Pixels of a letter's usual height in the picture that is read: where recognisers read best. */
const wantedHeight = 26;
const scales = { least: 0.4, most: 3 };
/** Pixels of a side: what no recogniser needs is not made. */
const longestSide = 4_000;

export interface Straightened {
  /** Black on white, lines level, letters of a size that recognisers read best. */
  readonly picture: Picture;
  readonly lines: number;
  /** Where a pixel of it lies in the photograph. */
  readonly inPhotograph: (x: number, y: number) => Point;
}

/** The block of small print between the corners, or of the whole photograph: flat, level, evenly lit. It may stand upside down, which only reading tells. */
export function straighten(photograph: Picture, corners: Corners | null): Straightened {
  const cut = corners ? rectified(photograph, corners) : null;
  const source = cut?.picture ?? photograph;
  const { page, lines, flow, left, right, top, bottom } = layoutOf(source);
  const round = roundnessOf(lines, page.letterHeight);
  const [first, last] = [unrolled(round, left), unrolled(round, right)];
  const wanted = page.letterHeight > 0 ? wantedHeight / page.letterHeight : 1;
  const scale = Math.min(scales.most, Math.max(scales.least, wanted), longestSide / Math.max(last - first, bottom - top));
  const mesh = meshOf(Math.max(1, Math.round((last - first) * scale)), Math.max(1, Math.round((bottom - top) * scale)), (u, v) => {
    const x = rolled(round, first + u / scale);
    return [x, heightAt(flow, x, top + v / scale)];
  });
  return {
    picture: resampled(withoutSpecks(page.picture, page.blots, lines, page.letterHeight), mesh),
    lines: lines.length,
    inPhotograph(x, y) {
      const [h, v] = beforeTurning(sourceOf(mesh, x, y), page.quarters, source.width, source.height);
      return cut ? sourceOf(cut.mesh, h, v) : [h, v];
    },
  };
}
