import { type CellBox, footHeight, round, stripCellHeight, tickRowHeight } from './strip-geometry.ts';
import type { StripCell } from './strip-model.ts';
import { cellLines } from './strip-names.ts';
import { textWidth } from './text-width.ts';

const lineHeight = 13;

interface CellNameProps {
  readonly box: CellBox;
  readonly lines: readonly string[];
  readonly family: string;
  readonly wideOnly: boolean;
  /** Top of the cell's body. */
  readonly y?: number;
}

/** A name on a patch of the plain body colour, so that the pattern does not cross the letters. */
export function CellName({ box, lines, family, wideOnly, y = tickRowHeight }: CellNameProps) {
  const top = y + (stripCellHeight - footHeight - lines.length * lineHeight) / 2;
  const width = Math.max(...lines.map((line) => textWidth(line, 11.5)));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose outer element carries the label
    <svg className={wideOnly ? 'cell-name wide-only' : 'cell-name'} x={`${box.x}%`} width={`${box.width}%`}>
      <rect
        x="3"
        y={top - 3}
        width={Math.round(width + 6)}
        height={lines.length * lineHeight + 6}
        className={family === 'unknown' ? 'paper' : `family-${family} body`}
      />
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

/** Cells first, then names and ticks over them. */
export function StripCells({ cells, boxes, fits, fitsNarrow }: Props) {
  const drawn = cells.flatMap((cell, position) => {
    const box = boxes[position];
    return box ? [{ ...cell, box, lines: cellLines(cell.name, (box.width / 100) * fits) }] : [];
  });
  return (
    <>
      {drawn.map(({ place, family, box }) => (
        <rect key={place} fill={`url(#s-${family})`} x={`${box.x}%`} width={`${box.width}%`} />
      ))}
      {drawn.map(
        ({ place, family, box, lines }) =>
          lines && <CellName key={place} box={box} lines={lines} family={family} wideOnly={!fitsWidth(lines, box, fitsNarrow)} />,
      )}
      {drawn.map(({ place, box, tick }) => tick && <use key={place} href={`#tick-${tick}`} x={`${round(box.x + box.width / 2)}%`} />)}
    </>
  );
}
