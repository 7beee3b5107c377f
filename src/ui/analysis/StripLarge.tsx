import type { Translator } from '#i18n/translator.ts';
import { StripAxis } from './StripAxis.tsx';
import { StripCells } from './StripCells.tsx';
import {
  type CellBox,
  cellWidths,
  layCells,
  round,
  stripCellHeight,
  stripExponent,
  stripMinimum,
  tickRowHeight,
} from './strip-geometry.ts';
import type { StripCell, StripModel } from './strip-model.ts';
import { cellLines, layLeaders } from './strip-names.ts';

const wideStrip = 1104;
const narrowStrip = 720;
const leadersTop = 108;
const leaderRow = 17;

/** Unknown first, then what raises a flag, then actives: the names a reader looks for. */
function rankOf({ family, tick }: StripCell): number | null {
  if (family === 'unknown') return 0;
  if (tick === 'settled') return 1;
  if (family === 'active') return 2;
  return tick === 'disputed' ? 3 : null;
}

function leadersOf(cells: readonly StripCell[], boxes: readonly CellBox[]) {
  const candidates = cells.flatMap((cell, position) => {
    const box = boxes[position];
    const rank = rankOf(cell);
    if (!box || rank === null || cellLines(cell.name, (box.width / 100) * wideStrip)) return [];
    return [{ name: cell.name, x: round(box.x + box.width / 2), rank }];
  });
  return layLeaders(candidates, wideStrip, narrowStrip);
}

/** The strip from 768 px: flag row, cells, axis, names on leaders. */
export function StripLarge({ strip, t }: { readonly strip: StripModel; readonly t: Translator }) {
  const shares = strip.cells.map((cell) => cell.share);
  const boxes = layCells(cellWidths(shares, stripExponent.normal, stripMinimum.large));
  const leaders = leadersOf(strip.cells, boxes);
  const top = strip.onePercent ? leadersTop : tickRowHeight + stripCellHeight + 12;
  const depth = (side: 'wide' | 'narrow') => (leaders.length === 0 ? 0 : Math.max(...leaders.map((leader) => leader[side])) + 1);
  const height = (rows: number) => top - 6 + rows * leaderRow;
  return (
    <svg
      aria-hidden="true"
      className="drawing one-row"
      data-drawing
      style={{ '--wide': `${height(depth('wide'))}px`, '--narrow': `${height(depth('narrow'))}px` }}
    >
      <StripCells cells={strip.cells} boxes={boxes} fits={wideStrip} fitsNarrow={narrowStrip} />
      {strip.onePercent && <StripAxis boxes={boxes} onePercent={strip.onePercent} cells={strip.cells} t={t} />}
      {leaders.map(({ name, x, wide, narrow }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
        <svg key={x} x={`${x}%`} y={top} overflow="visible" className="lead" style={{ '--wide': wide, '--narrow': narrow }}>
          <rect width="1" />
          <text x="-5" y="12" textAnchor="end">
            {name}
          </text>
        </svg>
      ))}
    </svg>
  );
}
