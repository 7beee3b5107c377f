import { Fragment } from 'react';
import { stripExponent } from '#ui/analysis/strip-geometry.ts';
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

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name);

function pathOf({ from, to }: Ribbon, scale: number): string {
  const [a, b, c, d] = [from.x, from.x + from.width, to.x, to.x + to.width].map((percent) => Math.round(percent * scale * 10) / 10);
  const [left, right] = [-between / 2, between / 2];
  return `M${left} ${a}C0 ${a} 0 ${c} ${right} ${c}V${d}C0 ${d} 0 ${b} ${left} ${b}Z`;
}

interface ColumnProps {
  readonly cells: readonly JoinedCell[];
  readonly scale: number;
  readonly right: boolean;
  readonly isOwn: (row: number) => boolean;
}

function Column({ cells, scale, right, isOwn }: ColumnProps) {
  return cells.map(({ cell, row, box }) => {
    const y = Math.round(box.x * scale * 10) / 10;
    const height = Math.round(box.width * scale * 10) / 10;
    const name = cut(cell.name);
    const flagged = cell.tick === 'settled';
    return (
      <Fragment key={cell.place}>
        {/* Turned, so that the foot faces the other side. */}
        <use
          data-row={row}
          transform={right ? `translate(${half} ${y}) rotate(90)` : `translate(${-half} ${y + height}) rotate(-90)`}
          href={`#s-${cell.family}`}
          width={height}
          height={column}
        />
        <text
          data-row={row}
          x={(right ? 1 : -1) * (half + (flagged ? 18 : 6))}
          y={y + Math.min(height / 2, 40) + 4}
          textAnchor={right ? 'start' : 'end'}
          className={isOwn(row) ? 'own' : undefined}
        >
          {name}
        </text>
        {flagged && (
          <g transform={`translate(${(right ? 1 : -1) * (half + 10)} ${y + Math.min(height / 2, 40) - 6})`}>{tickShapes.settled}</g>
        )}
      </Fragment>
    );
  });
}

/** The two strips of a phone: upright, with every name beside its cell. */
export function UprightStrips({ view }: { readonly view: ComparisonView }) {
  const { comparison, sides, t } = view;
  const models = sides.map(({ view: side }) => stripModel(side));
  const height = Math.max(...models.map(({ cells }) => cells.length)) * leastCell + spare;
  const cells = models.map((model, side) => joinedCells(comparison, side, model, stripExponent.normal, (100 * leastCell) / height));
  const scale = height / 100;
  const isOwn = (row: number) => comparison.ingredients[row]?.only !== null;
  const [left = [], right = []] = cells;
  return (
    <div className="strip upright" role="img" aria-label={t('compare.strips', { count: sides.length })}>
      <svg aria-hidden="true" className="s" height={height}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label */}
        <svg x="50%" overflow="visible">
          {ribbonsBetween(left, right).map((ribbon) => (
            <path key={ribbon.row} data-row={ribbon.row} className={`ribbon k-${ribbon.family}`} d={pathOf(ribbon, scale)} />
          ))}
          <Column cells={left} scale={scale} right={false} isOwn={isOwn} />
          <Column cells={right} scale={scale} right isOwn={isOwn} />
        </svg>
      </svg>
    </div>
  );
}
