import { markup } from '#ui/markup/markup.ts';
import { cellWidths, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';
import type { StripModel } from './strip-model.ts';

/** The cells of a small strip as markup: they are drawn once for all the lists a product stands in. */
export function miniCells({ cells }: StripModel): string {
  const shares = cells.map(({ share }) => share);
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.small));
  return markup(
    cells.map(({ place, family }, position) => {
      const box = boxes[position];
      return box && <use key={place} href={`#m-${family}`} x={`${box.x}%`} width={`${box.width}%`} />;
    }),
  );
}

/** A strip beside words that say what matters; hidden from assistive technology. */
export function StripMini({ cells }: { readonly cells: string }) {
  return <svg className="mini" height={16} aria-hidden="true" dangerouslySetInnerHTML={{ __html: cells }} />;
}
