import { packOutlines } from '#ui/catalog/pack-outlines.ts';
import { packPlaces } from '#ui/catalog/pack-shapes.ts';
import type { ProductPackView } from '#ui/catalog/product-pack.ts';
import { canvas, rect, round, type Typefaces, text } from './canvas.ts';
import { cellColours, palette } from './palette.ts';

/** Pixels of one unit of the pack's box (48 × 64). */
const scale = 3.7;
const box = { width: 48, ground: 62, footHeight: 1.2 } as const;
const line = 3;
/** What the pack takes of the picture's width, with the room beside it. */
export const packRoom = box.width * scale + 48;

/** A product's pack at the right edge, its foot at `bottom`: the same that pages draw of it, for a drawing that knows no styles. */
export function packDrawing(pack: ProductPackView, bottom: number, faces: Typefaces): string {
  const { body, cap, lines = '' } = packOutlines[pack.form];
  const { layers, label, letter } = packPlaces(pack);
  const [left, top] = [canvas.width - canvas.margin - box.width * scale, bottom - box.ground * scale];
  const at = (y: number) => top + y * scale;
  const placed = `transform="translate(${round(left)} ${round(top)}) scale(${scale})"`;
  const stroke = `stroke="${palette.ink}" stroke-width="${round((line / scale) * 100) / 100}" stroke-linejoin="round"`;
  const lead = cellColours[pack.lead];
  const capFill = { ink: palette.ink, paper: palette.paper, foot: lead.foot, body: lead.body }[pack.cap];
  const full = layers.length > 0;
  const drawn = layers.map(({ family, y, high }) => {
    const [colours, width, height] = [cellColours[family], box.width * scale, (high + 1) * scale];
    return [
      rect(left, at(y) - height, width, height, colours.body),
      family === 'base' ? '' : rect(left, at(y) - height, width, height, `url(#${family})`),
      rect(left, at(y - box.footHeight), width, box.footHeight * scale, colours.foot),
      rect(left, at(y) - 1, width, 2, palette.paper),
    ].join('');
  });
  return [
    `<clipPath id="pack"><path ${placed} d="${body}"/></clipPath>`,
    full ? `<g clip-path="url(#pack)">${drawn.join('')}<path ${placed} ${stroke} fill="${palette.paper}" d="${label}"/></g>` : '',
    `<g ${placed} fill="none" ${stroke}>`,
    cap ? `<path fill="${full ? capFill : 'none'}" d="${cap}"/>` : '',
    `<path d="${body}${lines}"/></g>`,
    full ? text(pack.letter, faces.serif, letter.size * scale, left + 24 * scale, at(letter.y), palette.ink, 'middle') : '',
  ].join('');
}
