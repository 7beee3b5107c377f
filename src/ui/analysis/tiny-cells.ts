import type { Outline } from '#core/catalog/outline.ts';
import { families as known } from '#core/knowledge/vocabulary.ts';
import { cellWidths, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';

/** Height of a strip that is only a body (px). */
export const tinyHeight = 6;
/** Places are kept in parts of a thousand. */
const parts = 10;
const digits = 2;
const unknown = 'z';

const letterOf = (place: number) => (place + 10).toString(36);

/** A strip as a search index keeps it: of each cell a letter for its family and two digits (of base 36) for where it begins. Neighbours of one family are one cell. */
export function packCells({ families, shares }: Outline): string {
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.tiny), parts);
  return boxes
    .flatMap(({ x }, position) => {
      const family = families[position] ?? null;
      if (position > 0 && family === (families[position - 1] ?? null)) return [];
      const letter = family === null ? unknown : letterOf(known.indexOf(family));
      return (
        letter +
        Math.round(x * parts)
          .toString(36)
          .padStart(digits, '0')
      );
    })
    .join('');
}

/** The cells of a packed strip as markup, each to the end of the strip and covered by the next. */
export function tinyCells(packed: string): string {
  return [...packed.matchAll(/([a-z])([0-9a-z]{2})/g)]
    .map(([, letter = '', start = '']) => {
      const box = `x="${Number.parseInt(start, 36) / parts}%" width="100%" height="100%"`;
      const family = known.find((_, place) => letterOf(place) === letter);
      return family ? `<rect class="family-${family} body" ${box}/>` : `<rect class="paper" ${box}/><rect fill="url(#p-unknown)" ${box}/>`;
    })
    .join('');
}
