import type { Translator } from '#i18n/translator.ts';
import { StripCells, stripCellHeight, stripLane } from './StripCells.tsx';
import { cellWidths, layCells, phoneRows, type RowRange, stripExponent, stripMinimum } from './strip-geometry.ts';
import type { StripModel } from './strip-model.ts';

const phoneStrip = 328;

function words(row: RowRange, t: Translator): string {
  const places = { first: row.from + 1, last: row.to };
  switch (row.side) {
    case 'above':
      return t('strip.rowAbove', places);
    case 'below':
      return t('strip.rowBelow', places);
    case 'plain':
      return t('strip.rowPlain', places);
  }
}

/** The strip under 768 px: broken where 1 % is surely passed, the rest magnified. */
export function StripPhone({ strip, t }: { readonly strip: StripModel; readonly t: Translator }) {
  const rows = phoneRows(strip.cells.length, strip.onePercent ? strip.onePercent.to - 1 : null);
  const widest = strip.cells[0];
  return (
    <div className="brk">
      {rows.map((row) => {
        const cells = strip.cells.slice(row.from, row.to);
        const exponent = row.side === 'below' ? stripExponent.magnified : stripExponent.normal;
        const boxes = layCells(
          cellWidths(
            cells.map((cell) => cell.share),
            exponent,
            stripMinimum.phone,
          ),
        );
        return (
          <div key={row.from}>
            <svg aria-hidden="true" className="s" height={stripLane + stripCellHeight}>
              <StripCells cells={cells} boxes={boxes} fits={phoneStrip} fitsNarrow={phoneStrip} />
            </svg>
            <p>
              <span>{words(row, t)}</span>
              {row.from === 0 && widest && !strip.equal && <span>{t('strip.widest', { name: widest.name })}</span>}
            </p>
          </div>
        );
      })}
    </div>
  );
}
