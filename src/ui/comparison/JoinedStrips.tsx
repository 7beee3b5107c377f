import { Fragment } from 'react';
import { CellName, fitsWidth } from '#ui/analysis/StripCells.tsx';
import { footHeight, stripCellHeight, stripExponent, stripMinimum, tickRowHeight } from '#ui/analysis/strip-geometry.ts';
import { stripModel } from '#ui/analysis/strip-model.ts';
import { cellLines, type Leader } from '#ui/analysis/strip-names.ts';
import type { ComparisonView } from './comparison-view.ts';
import { type JoinedCell, joinedCells, namesHeight, outwardNames, type Ribbon, ribbonsBetween } from './join-geometry.ts';

const widths = { wide: 1104, narrow: 720 };
const gap = { two: 120, more: 96 };
const stripHeight = tickRowHeight + stripCellHeight;
/** Above the ticks of one strip among several. */
const nameHeight = 18;

function pathOf({ from, to }: Ribbon, height: number): string {
  const middle = height / 2;
  const curve = (a: number, b: number) => `C${a} ${middle} ${b} ${middle} ${b}`;
  return `M${from.x} 0${curve(from.x, to.x)} ${height}H${to.x + to.width}${`C${to.x + to.width} ${middle} ${from.x + from.width} ${middle} ${from.x + from.width}`} 0Z`;
}

/** Ribbons as wide as their two cells; the drawing stretches across, the strokes do not. */
function Ribbons({ ribbons, y, height }: { readonly ribbons: readonly Ribbon[]; readonly y: number; readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
    <svg y={y} width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
      {ribbons.map((ribbon) => (
        <path key={ribbon.row} data-row={ribbon.row} className={`ribbon family-${ribbon.family}`} d={pathOf(ribbon, height)} />
      ))}
    </svg>
  );
}

/** Cells with their ticks; turned over, their feet and ticks are on the other side. */
function Cells({ cells, y, over }: { readonly cells: readonly JoinedCell[]; readonly y: number; readonly over: boolean }) {
  return (
    <g transform={over ? `translate(0 ${y + stripHeight}) scale(1 -1)` : `translate(0 ${y})`}>
      {cells.map(({ cell, row, box }) => (
        <Fragment key={cell.place}>
          <rect className="cell" data-row={row} fill={`url(#s-${cell.family})`} x={`${box.x}%`} width={`${box.width}%`} />
          {cell.tick && <use href={`#tick-${cell.tick}`} data-row={row} x={`${Math.round((box.x + box.width / 2) * 100) / 100}%`} />}
        </Fragment>
      ))}
    </g>
  );
}

const linesOf = ({ cell, box }: JoinedCell) => cellLines(cell.name, (box.width / 100) * widths.wide);

function Names({ cells, y }: { readonly cells: readonly JoinedCell[]; readonly y: number }) {
  return cells.map((joined) => {
    const lines = linesOf(joined);
    const { cell, box } = joined;
    return (
      lines && (
        <CellName key={cell.place} box={box} lines={lines} family={cell.family} wideOnly={!fitsWidth(lines, box, widths.narrow)} y={y} />
      )
    );
  });
}

function Leaders({ leaders, up }: { readonly leaders: readonly Leader[]; readonly up: boolean }) {
  const [wide, narrow] = [namesHeight(leaders, 'wide', widths.wide), namesHeight(leaders, 'narrow', widths.narrow)];
  return (
    <svg
      aria-hidden="true"
      className={up ? 'drawing names upper' : 'drawing names'}
      style={{ '--wide': `${wide.height}px`, '--narrow': `${narrow.height}px` }}
    >
      {leaders.map(({ name, x, wide: deep, narrow: deeper }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
        <svg
          key={`${x} ${name}`}
          x={`${x}%`}
          y={up ? '100%' : undefined}
          overflow="visible"
          className="lead"
          style={{ '--wide': deep, '--narrow': deeper }}
        >
          <rect width="1" />
          <text x="-5" y={up ? '-3' : '12'} textAnchor="end">
            {name}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** How far the names above may rise beside the first side's title. */
export interface JoinedDrawing {
  readonly cells: readonly (readonly JoinedCell[])[];
  readonly above: readonly Leader[];
  readonly below: readonly Leader[];
  readonly rise: { readonly above: number; readonly below: number };
}

/** Cells, names outward and the room they leave, for two sides. */
export function joinedDrawing({ comparison, sides }: ComparisonView): JoinedDrawing {
  const cells = sides.map(({ view }, side) => joinedCells(comparison, side, stripModel(view), stripExponent.normal, stripMinimum.large));
  const outward = (side: number) =>
    outwardNames(
      cells[side] ?? [],
      (row) => comparison.ingredients[row]?.only === side,
      (joined) => linesOf(joined) !== null,
      widths.wide,
      widths.narrow,
    );
  const [above, below] = sides.length === 2 ? [outward(0), outward(1)] : [[], []];
  const free = (leaders: readonly Leader[]) => namesHeight(leaders, 'wide', widths.wide).free;
  return { cells, above, below, rise: { above: free(above), below: free(below) } };
}

/** Two strips with feet facing, or several in a stack, each joined with its neighbour. */
export function JoinedStrips({ view, drawing }: { readonly view: ComparisonView; readonly drawing: JoinedDrawing }) {
  const { sides, comparison, t } = view;
  const { cells } = drawing;
  const two = sides.length === 2;
  const between = two ? gap.two : gap.more;
  /** Where the row of a side's ticks begins. */
  const topOf = (side: number) => side * (stripCellHeight + between) + (two ? 0 : nameHeight);
  const height = two ? 2 * stripHeight + between : topOf(sides.length - 1) + stripHeight;
  const bottomOf = (side: number) => topOf(side) + stripHeight;
  const [firstRow] = ribbonsBetween(cells[0] ?? [], cells[1] ?? []);
  const room = firstRow && Math.min(firstRow.from.width, firstRow.to.width) > 6;
  return (
    <div
      className={two ? 'strip joined two-sides' : 'strip joined'}
      data-part="strips"
      role="img"
      aria-label={t('compare.strips', { count: sides.length })}
    >
      {two && drawing.above.length > 0 && <Leaders leaders={drawing.above} up />}
      <svg aria-hidden="true" className="drawing" height={height}>
        {cells.slice(1).map((lower, index) => (
          <Ribbons
            key={sides[index]?.name}
            ribbons={ribbonsBetween(cells[index] ?? [], lower)}
            y={bottomOf(index)}
            height={between - (two ? 0 : tickRowHeight + nameHeight)}
          />
        ))}
        {cells.map((some, side) => (
          <Cells
            key={sides[side]?.name}
            cells={some}
            y={two && side === 1 ? bottomOf(0) + between : topOf(side)}
            over={two && side === 1}
          />
        ))}
        {cells.map((some, side) => (
          <Names
            key={sides[side]?.name}
            cells={some}
            y={two && side === 1 ? bottomOf(0) + between + footHeight : topOf(side) + tickRowHeight}
          />
        ))}
        {!two &&
          sides.map(({ name }, side) => (
            <text key={name} x="0" y={topOf(side) - 4} className="side-name">
              {name}
            </text>
          ))}
        {two && room && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
          <svg x={`${Math.max(firstRow.from.x, firstRow.to.x)}%`} y={bottomOf(0)} overflow="visible">
            <text x="12" y="64" className="shared-count">
              {comparison.shared}
            </text>
            <text x="12" y="84" className="shared-word">
              {t('compare.shared', { count: comparison.shared })}
            </text>
          </svg>
        )}
      </svg>
      {two && drawing.below.length > 0 && <Leaders leaders={drawing.below} up={false} />}
    </div>
  );
}
