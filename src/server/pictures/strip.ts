import { cellWidths, layCells, stripExponent } from '#ui/analysis/strip-geometry.ts';
import type { StripCell, StripModel, Tick } from '#ui/analysis/strip-model.ts';
import { canvas, innerWidth, rect, round, smallSize, type Typefaces, text } from './canvas.ts';
import { cellColours, palette } from './palette.ts';

/** Narrowest cell, percent: a pattern has to be seen. */
const minimum = 0.9;
const gap = 4;

interface StripArea {
  readonly top: number;
  readonly height: number;
}

interface Box {
  readonly cell: StripCell;
  readonly x: number;
  readonly width: number;
}

function boxesOf({ cells }: StripModel): Box[] {
  const shares = cells.map(({ share }) => share);
  const boxes = layCells(cellWidths(shares, stripExponent.normal, minimum));
  return cells.flatMap((cell, index) => {
    const box = boxes[index];
    return box ? [{ cell, x: canvas.margin + (box.x / 100) * innerWidth, width: (box.width / 100) * innerWidth }] : [];
  });
}

function cellSvg({ cell: { family }, x, width }: Box, { top, height }: StripArea): string {
  const foot = Math.round(height * 0.11);
  const room = Math.max(1.5, width - (width > 3 * gap ? gap : 1.5));
  const { body, foot: footColour } = cellColours[family];
  return [
    rect(x, top, room, height, body),
    family === 'base' ? '' : rect(x, top, room, height, `url(#${family})`),
    family === 'unknown' ? '' : rect(x, top + height - foot, room, foot, footColour),
  ].join('');
}

const ticks: Readonly<Record<Tick, (x: number, y: number) => string>> = {
  settled: (x, y) => `<path fill="${palette.amber}" d="M${round(x - 11)} ${y}h22l-11 19z"/>`,
  disputed: (x, y) => `<path fill="none" stroke="${palette.slate}" stroke-width="3" d="M${round(x - 9)} ${y + 1.5}h18l-9 15z"/>`,
  seen: (x, y) => rect(x - 8, y + 9, 16, 3, palette.slate),
};

/** Ticks that would cover each other are drawn once. */
function tickRow(boxes: readonly Box[], top: number): string {
  let free = 0;
  return boxes
    .map(({ cell: { tick }, x, width }) => {
      const middle = x + width / 2;
      if (!tick || middle < free) return '';
      free = middle + 24;
      return ticks[tick](middle, top - 28);
    })
    .join('');
}

/** The strip alone, for a stack of several. */
export function thinStrip(strip: StripModel, area: StripArea): string {
  return boxesOf(strip)
    .map((box) => cellSvg(box, area))
    .join('');
}

/** The strip with its flags above and the stroke where 1 % is passed below. */
export function wholeStrip(strip: StripModel, area: StripArea, faces: Typefaces, passed: string): string {
  const boxes = boxesOf(strip);
  const { top, height } = area;
  const parts = [tickRow(boxes, top), ...boxes.map((box) => cellSvg(box, area))];
  if (strip.onePercent) {
    const from = boxes[strip.onePercent.from - 1]?.x ?? canvas.margin;
    const to = boxes[strip.onePercent.to - 1]?.x ?? canvas.width - canvas.margin;
    const half = faces.sans.width(passed, smallSize) / 2;
    const middle = Math.min(canvas.width - canvas.margin - half, Math.max(canvas.margin + half, (from + to) / 2));
    parts.push(
      rect(canvas.margin, top + height + 18.5, innerWidth, 1.5, palette.slate),
      rect(from, top + height + 14, Math.max(10, to - from), 10, palette.ink),
      text(passed, faces.sans, smallSize, middle, top + height + 62, palette.ink, 'middle'),
    );
  }
  return parts.join('');
}
