import type { Translator } from '#i18n/translator.ts';
import { StripCells } from './StripCells.tsx';
import {
  cellWidths,
  layCells,
  type RowRange,
  rowLength,
  stripCellHeight,
  stripExponent,
  stripMinimum,
  stripRows,
  tickRowHeight,
} from './strip-geometry.ts';
import { hasLooseColours, type StripCell, type StripModel } from './strip-model.ts';

/** Widths of the drawing for which names must fit: as it is, and where it may be narrower. */
const widths = { phone: { fits: 328, fitsNarrow: 328 }, large: { fits: 1104, fitsNarrow: 720 } } as const;

/** A row is said to be more than 1 % where each of its shares is; in front of the line some may be less, and behind it colourants more. */
function words(row: RowRange, cells: readonly StripCell[], t: Translator): string {
  const { from, to } = row;
  const places = to - from === 1 ? t('strip.onePlace', { place: to }) : t('strip.places', { first: from + 1, last: to });
  switch (row.side) {
    case 'above':
      return t(cells.every(({ least }) => (least ?? 0) >= 1) ? 'strip.rowAbove' : 'strip.rowPassing', { places });
    case 'below':
      return t(hasLooseColours(cells) ? 'strip.rowBelowColours' : 'strip.rowBelow', { places });
    case 'plain':
      return places;
  }
}

/** The cell of which there is most: the first, unless there is surely less of it, as where an amount that is declared stands in front of water. None where that is less than the average or was not read, or hardly anything is known of the others. */
function widestOf(cells: readonly StripCell[]): StripCell | undefined {
  const [first] = cells;
  if (!first || first.most === null || (cells.length > 1 && cells.filter(({ most }) => most !== null).length < 2)) return undefined;
  const widest = cells.toSorted((a, b) => b.share - a.share)[0];
  if (widest && widest !== first && first.most <= (widest.least ?? 0)) return widest;
  return first.most * cells.length < 100 ? undefined : first;
}

interface Props {
  readonly strip: StripModel;
  /** phone: under 768 px. large: a list too long for one row. */
  readonly size: keyof typeof widths;
  readonly t: Translator;
}

/** A strip broken where 1 % is surely passed, the rest magnified; further rows where cells would become too narrow. */
export function StripRows({ strip, size, t }: Props) {
  const rows = stripRows(strip.cells.length, strip.onePercent ? strip.onePercent.to - 1 : null, rowLength[size]);
  return (
    <div className={`broken ${size}`}>
      {rows.map((row) => {
        const cells = strip.cells.slice(row.from, row.to);
        const widest = widestOf(cells);
        const exponent = row.side === 'below' ? stripExponent.magnified : stripExponent.normal;
        const boxes = layCells(
          cellWidths(
            cells.map((cell) => cell.share),
            exponent,
            stripMinimum[size],
          ),
        );
        return (
          <div key={row.from}>
            <svg aria-hidden="true" className="drawing" data-drawing height={tickRowHeight + stripCellHeight}>
              <StripCells cells={cells} boxes={boxes} {...widths[size]} />
            </svg>
            <p>
              <span>{words(row, cells, t)}</span>
              {row.from === 0 && widest && !strip.equal && <span>{t('strip.widest', { name: widest.name })}</span>}
            </p>
          </div>
        );
      })}
    </div>
  );
}
