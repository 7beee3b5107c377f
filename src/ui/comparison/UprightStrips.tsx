import { stripCellHeight, stripExponent, tickRowHeight } from '#ui/analysis/strip-geometry.ts';
import { stripModel } from '#ui/analysis/strip-model.ts';
import { tickShapes } from '#ui/analysis/tick-shapes.tsx';
import type { ComparisonView } from './comparison-view.ts';
import { type JoinedCell, joinedCells, type Ribbon, ribbonsBetween } from './join-geometry.ts';

const column = 26;
const between = 44;
const leastCell = 20;
/** Room beyond the smallest cells, shared out by amount. */
const spare = 160;
const longestName = 16;
const half = column + between / 2;
/** Where a fill of the large strip begins that ends with its foot at the column's inner edge. */
const footEnd = tickRowHeight + stripCellHeight - column;

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name);

function pathOf({ from, to }: Ribbon, scale: number): string {
  const [a, b, c, d] = [from.x, from.x + from.width, to.x, to.x + to.width].map((percent) => Math.round(percent * scale * 10) / 10);
  const [left, right] = [-between / 2, between / 2];
  return `M${left} ${a}C0 ${a} 0 ${c} ${right} ${c}V${d}C0 ${d} 0 ${b} ${left} ${b}Z`;
}

interface ColumnProps {
  readonly cells: readonly JoinedCell[];
  readonly height: number;
  readonly right: boolean;
  readonly isOwn: (row: number) => boolean;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Cells turned so that their feet face the other side, and the names outward. */
function Column({ cells, height, right, isOwn }: ColumnProps) {
  const out = right ? 1 : -1;
  const placed = cells.map(({ cell, row, box }) => {
    const [y, length] = [tenth((box.x * height) / 100), tenth((box.width * height) / 100)];
    return { cell, row, y, length, middle: tenth(y + Math.min(length / 2, 40)), flagged: cell.tick === 'settled' };
  });
  return (
    <>
      <g transform={right ? `translate(${half + footEnd} 0) rotate(90)` : `translate(${-half - footEnd} ${height}) rotate(-90)`}>
        {placed.map(({ cell, row, y, length }) => (
          <rect
            key={cell.place}
            className="cell"
            data-row={row}
            fill={`url(#s-${cell.family})`}
            x={right ? y : tenth(height - y - length)}
            width={length}
          />
        ))}
      </g>
      <text textAnchor={right ? 'start' : 'end'}>
        {placed.map(({ cell, row, middle, flagged }) => (
          <tspan
            key={cell.place}
            data-row={row}
            x={out * (half + (flagged ? 18 : 6))}
            y={middle + 4}
            className={isOwn(row) ? 'unshared' : undefined}
          >
            {cut(cell.name)}
          </tspan>
        ))}
      </text>
      {placed.map(
        ({ cell, middle, flagged }) =>
          flagged && (
            <g key={cell.place} transform={`translate(${out * (half + 10)} ${tenth(middle - 6)})`}>
              {tickShapes.settled}
            </g>
          ),
      )}
    </>
  );
}

/** The two strips of a phone: upright, with every name beside its cell. */
export function UprightStrips({ view }: { readonly view: ComparisonView }) {
  const { comparison, sides, t } = view;
  const models = sides.map(({ view: side }) => stripModel(side));
  const height = Math.max(...models.map(({ cells }) => cells.length)) * leastCell + spare;
  const columns = models.map((model, side) => joinedCells(comparison, side, model, stripExponent.normal, (100 * leastCell) / height));
  const scale = height / 100;
  const isOwn = (row: number) => comparison.ingredients[row]?.only !== null;
  const [left = [], right = []] = columns;
  return (
    <div className="strip upright" data-part="strips" role="img" aria-label={t('compare.strips', { count: sides.length })}>
      <svg aria-hidden="true" className="drawing" height={height}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label */}
        <svg x="50%" overflow="visible">
          {ribbonsBetween(left, right).map((ribbon) => (
            <path key={ribbon.row} data-row={ribbon.row} className={`ribbon family-${ribbon.family}`} d={pathOf(ribbon, scale)} />
          ))}
          <Column cells={left} height={height} right={false} isOwn={isOwn} />
          <Column cells={right} height={height} right isOwn={isOwn} />
        </svg>
      </svg>
    </div>
  );
}
