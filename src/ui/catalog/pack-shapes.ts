import type { PackForm } from '#core/catalog/pack-form.ts';
import { escapeHtml } from '#ui/markup/escape.ts';
import type { ProductPackView } from './product-pack.ts';

/** The layers of a pack lie between top and bottom; a label has a centre, and a side if it is square. */
interface PackBody {
  readonly top: number;
  readonly bottom: number;
  readonly label: { readonly y: number; readonly side: number };
}

const packBodies: Readonly<Record<PackForm, PackBody>> = {
  tube: { top: 6, bottom: 53, label: { y: 26, side: 15 } },
  jar: { top: 40, bottom: 62, label: { y: 51, side: 12.5 } },
  pump: { top: 23, bottom: 62, label: { y: 43, side: 14 } },
  dropper: { top: 32, bottom: 62, label: { y: 50, side: 13 } },
  bottle: { top: 19.5, bottom: 62, label: { y: 42, side: 15 } },
  nozzle: { top: 21, bottom: 59, label: { y: 41, side: 10.5 } },
  stick: { top: 35, bottom: 62, label: { y: 49, side: 12 } },
  bar: { top: 42, bottom: 62, label: { y: 52, side: 11.5 } },
  sachet: { top: 12, bottom: 58, label: { y: 34, side: 18 } },
};

/** How large a pack is drawn: 36 px, where a pattern would only flicker; in a row (52 px); on the product's own page. */
export type PackSize = 'small' | 'row' | 'large';

/** Only a layer higher than this carries its pattern in a row. */
const patterned = { small: Number.POSITIVE_INFINITY, row: 4.6, large: 0 } as const;
const marked = { small: '', row: '-row', large: '-large' } as const;

/** Finer is not seen, and costs bytes in every row. */
const half = (value: number) => Math.round(value * 2) / 2;

/** A band goes all around: its ends are cut off with the layers. */
const wholeWidth = 60;

/** Where the label goes, as a path. */
function labelPath({ form, label }: ProductPackView): string {
  const { y, side } = packBodies[form].label;
  const width = { patch: side, band: wholeWidth, tall: side * 0.72 }[label];
  const height = { patch: side, band: side * 0.74, tall: Math.min(side * 1.4, side + 5) }[label];
  return `M${half(24 - width / 2)} ${half(y - height / 2)}h${half(width)}v${half(height)}h${half(-width)}z`;
}

/** Where all of a pack goes in its box, whoever draws it. */
export function packPlaces(pack: ProductPackView) {
  const { top, bottom, label } = packBodies[pack.form];
  let end = bottom;
  const layers = pack.layers.map(({ family, height }) => {
    const high = ((bottom - top) * height) / 100;
    const y = half(end);
    end -= high;
    return { family, y, high };
  });
  return { layers, label: labelPath(pack), letter: { y: half(label.y + label.side * 0.22), size: half(label.side * 0.62) } };
}

/** A pack of which nothing but the form is known: its outline. */
export const emptyPack = (form: PackForm): string => `<use href="#k-${form}"/>`;

/**
 * The shapes of a pack as markup, of what PackSymbols defines: one a layer, each up to the top and covered by the next. Alike in pages and in
 * what a script adds to them, and drawn once for all the lists a product stands in.
 */
export function packShapes(pack: ProductPackView, size: PackSize): string {
  const { form, lead, cap, letter } = pack;
  const { layers, label, letter: place } = packPlaces(pack);
  if (layers.length === 0) return emptyPack(form);
  const drawn = layers.map(({ family, y, high }) => {
    const layer = family !== 'base' && high > patterned[size] ? `k-layer${marked[size]}` : 'k-layer';
    return `<use class="family-${family}" href="#${layer}" y="${y}"/>`;
  });
  const lang = /\p{Script=Cyrillic}/u.test(letter) ? ' lang="ru"' : '';
  const text = `<text${lang} x="24" y="${place.y}" font-size="${place.size}">${escapeHtml(letter)}</text>`;
  return `<g clip-path="url(#k-in-${form})">${drawn.join('')}<path class="pack-label" d="${label}"/></g><use class="cap-${cap} family-${lead}" href="#k-${form}"/>${text}`;
}
