import type { Outline } from '#core/catalog/outline.ts';
import { markup } from '#ui/markup/markup.ts';
import { cellWidths, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';

/** The cells of a small strip as markup: they are drawn once for all the lists a product stands in. */
export function miniCells({ families, shares }: Outline): string {
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.small));
  return markup(
    boxes.map(({ x, width }, position) => <use key={x} href={`#m-${families[position] ?? 'unknown'}`} x={`${x}%`} width={`${width}%`} />),
  );
}

/** A strip beside words that say what matters; hidden from assistive technology. */
export function StripMini({ cells }: { readonly cells: string }) {
  return <svg className="mini" height={16} aria-hidden="true" dangerouslySetInnerHTML={{ __html: cells }} />;
}
