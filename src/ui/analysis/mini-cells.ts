import type { Outline } from '#core/catalog/outline.ts';
import { type CellBox, cellWidths, fineness, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';

/** A strip is so long, whatever its width on the screen; cells are parted by a pixel of one of 330. */
const [length, parting] = [1000, 3];

/** Lengths of what is drawn and what is left out in turns, from nothing drawn at the strip's beginning to its end. */
function dashes(boxes: readonly CellBox[]): string {
  let end = 0;
  const drawn = boxes.flatMap(({ x, width }) => {
    const from = (x * length) / 100;
    const long = Math.max(0, (width * length) / 100 - parting);
    const gap = from - end;
    end = from + long;
    return [gap, long];
  });
  return [0, ...drawn, length - end].join(' ');
}

/**
 * The cells of a small strip as markup: one line a family, broken where cells of others stand, so that a list of strips needs a fourth of the
 * elements; alike in pages and in what a script adds to them: drawn once for all the lists a product stands in.
 */
export function miniCells({ families, shares }: Outline): string {
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.small), fineness.small);
  return [...Map.groupBy(boxes.entries(), ([position]) => families[position] ?? 'unknown')]
    .map(([family, of]) => {
      const lengths = dashes(of.map(([, box]) => box));
      return `<line x2="100%" pathLength="${length}" stroke="url(#m-${family})" stroke-dasharray="${lengths}"/>`;
    })
    .join('');
}
