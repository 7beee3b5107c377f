import type { Outline } from '#core/catalog/outline.ts';
import { cellWidths, fineness, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';

/** The cells of a small strip as markup, each to the end of the strip and covered by the next, so that a list of strips needs half the numbers; alike in pages and in what a script adds to them: drawn once for all the lists a product stands in. */
export function miniCells({ families, shares }: Outline): string {
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.small), fineness.small);
  return boxes.map(({ x }, position) => `<rect fill="url(#m-${families[position] ?? 'unknown'})" x="${x}%"/>`).join('');
}
