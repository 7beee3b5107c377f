import type { CellBox } from './strip-geometry.ts';
import type { StripCell } from './strip-model.ts';
import { cellLines } from './strip-names.ts';
import { textWidth } from './text-width.ts';
import { tickShapes } from './tick-shapes.tsx';

export const stripLane = 14;
export const stripCellHeight = 56;
export const footHeight = 6;
const lineHeight = 13;

interface CellNameProps {
  readonly lines: readonly string[];
  readonly family: string;
  readonly wideOnly: boolean;
  /** Top of the cell's body. */
  readonly y?: number;
}

/** A name on a patch of the plain body colour, so that the pattern does not cross the letters. */
export function CellName({ lines, family, wideOnly, y = stripLane }: CellNameProps) {
  const bodyHeight = stripCellHeight - footHeight;
  const top = (bodyHeight - lines.length * lineHeight) / 2;
  const width = Math.max(...lines.map((line) => textWidth(line, 11.5)));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
    <svg y={y} height={bodyHeight} className={wideOnly ? 'wide-only' : undefined}>
      {family !== 'unknown' && (
        <rect x="3" y={top - 3} width={Math.round(width + 6)} height={lines.length * lineHeight + 6} className={`k-${family} kb`} />
      )}
      {family === 'unknown' && (
        <rect x="3" y={top - 3} width={Math.round(width + 6)} height={lines.length * lineHeight + 6} className="paper" />
      )}
      {lines.map((line, row) => (
        <text key={line} x="7" y={top + 10 + row * lineHeight}>
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Do the lines of a name fit the cell where the drawing is so wide? */
export function fitsWidth(lines: readonly string[] | null, box: CellBox, drawing: number): boolean {
  return lines?.every((line) => textWidth(line, 11.5) + 12 <= (box.width / 100) * drawing) ?? false;
}

interface Props {
  readonly cells: readonly StripCell[];
  readonly boxes: readonly CellBox[];
  /** Width of the drawing for which names must fit, and a narrower one at which some are hidden. */
  readonly fits: number;
  readonly fitsNarrow: number;
}

export function StripCells({ cells, boxes, fits, fitsNarrow }: Props) {
  return cells.map(({ place, name, family, tick }, position) => {
    const box = boxes[position];
    if (!box) return null;
    const lines = cellLines(name, (box.width / 100) * fits);
    const fitsNarrowToo = fitsWidth(lines, box, fitsNarrow);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
      <svg key={place} className="cell" x={`${box.x}%`} width={`${box.width}%`}>
        <use href={`#s-${family}`} y={stripLane} height={stripCellHeight} />
        {lines && <CellName lines={lines} family={family} wideOnly={!fitsNarrowToo} />}
        {tick && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
          <svg x="50%" overflow="visible">
            {tickShapes[tick]}
          </svg>
        )}
      </svg>
    );
  });
}
