import type { Family } from '#core/knowledge/vocabulary.ts';
import type { StripModel } from '#ui/analysis/strip-model.ts';
import type { ProductPackView } from '#ui/catalog/product-pack.ts';
import { block, canvas, innerWidth, picture, rect, smallSize, type Typefaces, text } from './canvas.ts';
import { histogram } from './histogram.ts';
import { cutToWidth, fitLines } from './lines.ts';
import { packDrawing, packRoom } from './pack.ts';
import { cellColours, palette } from './palette.ts';
import { thinStrip, wholeStrip } from './strip.ts';

interface Named {
  /** The site's name. */
  readonly site: string;
  /** What kind of thing it is, at the top right. */
  readonly about: string;
  readonly title: string;
}

export interface ProductPicture extends Named {
  readonly brand: string;
  readonly pack: ProductPackView;
  readonly strip: StripModel;
  /** Said where 1 % is passed. */
  readonly passed: string;
  readonly words: string;
}

export interface IngredientPicture extends Named {
  readonly family: Family;
  /** The first words of its explanation. */
  readonly says: string;
  readonly positions: readonly number[];
  /** What the histogram shows, in words. */
  readonly caption: string;
}

export interface GroupPicture extends Named {
  readonly counts: string;
  /** Strips of some of its products, newest first. */
  readonly strips: readonly StripModel[];
}

const titleTop = 118;
const titleSizes = [80, 72, 64, 58, 53, 48, 42];

/** Brand and title beside the drawn pack, the formula strip under them. */
export function productPicture(faces: Typefaces, { site, about, brand, title, pack, strip, passed, words }: ProductPicture): string {
  const width = innerWidth - packRoom;
  const brandLine = cutToWidth(brand, faces.sans, 40, width);
  const name = fitLines(title, faces.serif, { width, height: 192, sizes: titleSizes });
  const heading = block(name, faces.serif, titleTop + 62, palette.ink);
  const top = 400;
  const foot = strip.onePercent
    ? ''
    : text(cutToWidth(words, faces.sans, smallSize, innerWidth), faces.sans, smallSize, canvas.margin, top + 190, palette.quiet);
  return picture(
    faces,
    site,
    about,
    [
      text(brandLine, faces.sans, 40, canvas.margin, titleTop + 42, palette.quiet),
      heading.svg,
      packDrawing(pack, top - 42, faces),
      wholeStrip(strip, { top, height: 128 }, faces, passed),
      foot,
    ].join(''),
  );
}

/** Name, what it is, and where in lists it stands. */
export function ingredientPicture(faces: Typefaces, { site, about, title, family, says, positions, caption }: IngredientPicture): string {
  const listed = positions.some((count) => count > 0);
  const name = fitLines(title, faces.serif, { width: innerWidth - 56, height: listed ? 130 : 200, sizes: titleSizes });
  const heading = block(name, faces.serif, titleTop, palette.ink);
  const sayings = fitLines(says, faces.sans, { width: innerWidth, height: listed ? 84 : 250, sizes: listed ? [36, 32] : [44, 38] });
  const saying = block(sayings, faces.sans, heading.bottom + 18, palette.quiet);
  const { body, foot } = cellColours[family];
  const chip = [
    rect(canvas.width - canvas.margin - 36, titleTop + 14, 36, 48, body),
    rect(canvas.width - canvas.margin - 36, titleTop + 53, 36, 9, foot),
  ];
  const chart = listed
    ? histogram(positions, family, { top: Math.max(360, saying.bottom + 24), bottom: 522 }, faces) +
      text(cutToWidth(caption, faces.sans, smallSize, innerWidth), faces.sans, smallSize, canvas.margin, 600, palette.quiet)
    : '';
  return picture(faces, site, about, [heading.svg, saying.svg, ...chip, chart].join(''));
}

/** A brand, a category or a page of the site: its name, what it counts, strips beneath each other. */
export function groupPicture(faces: Typefaces, { site, about, title, counts, strips }: GroupPicture): string {
  const name = fitLines(title, faces.serif, { width: innerWidth, height: 190, sizes: titleSizes });
  const heading = block(name, faces.serif, titleTop, palette.ink);
  const said = fitLines(counts, faces.sans, { width: innerWidth, height: 104, sizes: [40, 36, 32, 28] });
  const saying = block(said, faces.sans, heading.bottom + 12, palette.quiet);
  const top = saying.bottom + 36;
  const bottom = canvas.height - canvas.margin + 8;
  const step = strips.length > 0 ? (bottom - top + 18) / strips.length : 0;
  const height = Math.min(190, step - 18);
  const drawn = strips.map((strip, row) => thinStrip(strip, { top: top + row * step, height }));
  return picture(faces, site, about, [heading.svg, saying.svg, ...drawn].join(''));
}
