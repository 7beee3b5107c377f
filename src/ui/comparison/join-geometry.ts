import type { Comparison } from '#core/comparison/comparison.ts';
import { type CellBox, cellWidths, layCells } from '#ui/analysis/strip-geometry.ts';
import type { StripCell, StripModel } from '#ui/analysis/strip-model.ts';
import { type Leader, layLeaders } from '#ui/analysis/strip-names.ts';
import { textWidth } from '#ui/analysis/text-width.ts';

/** A cell of a side with the ingredient it stands for; null where the same ingredient stands before it. */
export interface JoinedCell {
  readonly cell: StripCell;
  readonly row: number;
  readonly box: CellBox;
}

/** The cells of a side with the rows of the comparison, laid out by `widths`. */
export function joinedCells(
  { ingredients }: Comparison,
  side: number,
  { cells }: StripModel,
  exponent: number,
  minimum: number,
): JoinedCell[] {
  const rows = new Map(ingredients.flatMap(({ places }, row) => (places[side] == null ? [] : [[places[side], row] as const])));
  const boxes = layCells(
    cellWidths(
      cells.map(({ share }) => share),
      exponent,
      minimum,
    ),
  );
  return cells.flatMap((cell, position) => {
    const [row, box] = [rows.get(cell.place), boxes[position]];
    return row === undefined || !box ? [] : [{ cell, row, box }];
  });
}

export interface Ribbon {
  readonly row: number;
  readonly family: StripCell['family'];
  readonly from: CellBox;
  readonly to: CellBox;
}

/** What joins two neighbours: a ribbon for each ingredient of both. */
export function ribbonsBetween(upper: readonly JoinedCell[], lower: readonly JoinedCell[]): Ribbon[] {
  const below = new Map(lower.map(({ row, box }) => [row, box]));
  return upper.flatMap(({ row, box, cell }) => {
    const to = below.get(row);
    return to ? [{ row, family: cell.family, from: box, to }] : [];
  });
}

/** Names outward say only what one side has. */
const maxNames = 12;

export function outwardNames(
  cells: readonly JoinedCell[],
  isOwn: (row: number) => boolean,
  isNamed: (cell: JoinedCell) => boolean,
  wide: number,
  narrow: number,
): Leader[] {
  const rank = ({ tick, family }: StripCell) => (tick === 'settled' ? 0 : family === 'active' ? 1 : 2);
  const candidates = cells
    .filter((joined) => isOwn(joined.row) && !isNamed(joined))
    .map(({ cell, box }) => ({ name: cell.name, x: Math.round((box.x + box.width / 2) * 100) / 100, rank: rank(cell) }));
  return layLeaders(candidates, wide, narrow, maxNames);
}

export const leaderRow = 17;

/** Height of the names on one side, and how much of it a title no wider than half may stand beside. */
export function namesHeight(
  leaders: readonly Leader[],
  side: 'wide' | 'narrow',
  width: number,
): { readonly height: number; readonly free: number } {
  const rows = leaders.length === 0 ? 0 : Math.max(...leaders.map((leader) => leader[side])) + 1;
  const inWay = leaders.filter(({ name, x }) => (x / 100) * width - textWidth(name, 12.5) - 8 < width * 0.54);
  const taken = inWay.length === 0 ? 0 : Math.max(...inWay.map((leader) => leader[side])) + 1;
  return { height: rows === 0 ? 0 : rows * leaderRow + 12, free: Math.max(0, rows - taken) * leaderRow };
}
