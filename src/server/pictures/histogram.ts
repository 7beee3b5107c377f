import type { Family } from '#core/knowledge/vocabulary.ts';
import { columnCounts, fewLists, histogramColumns } from '#ui/analysis/histogram-geometry.ts';
import { canvas, innerWidth, rect, round, smallSize, type Typefaces, text } from './canvas.ts';
import { cellColours, palette } from './palette.ts';

const axisPlaces = [1, 5, 10, 15, 20, 25, 30];
const cap = 12;
const gap = 4;

const dotRadius = 11;
const dotStep = 27;

/** One dot for each list: bars would promise a shape that is not there. */
function dots(count: number, x: number, bottom: number, fill: string): string {
  return Array.from(
    { length: count },
    (_, dot) => `<circle cx="${round(x)}" cy="${bottom - 18 - dot * dotStep}" r="${dotRadius}" fill="${fill}"/>`,
  ).join('');
}

/** Where in lists it stands, place 1 at the left. */
export function histogram(
  positions: readonly number[],
  family: Family,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  faces: Typefaces,
): string {
  const columns = columnCounts(positions);
  const most = Math.max(1, ...columns);
  const step = innerWidth / histogramColumns;
  const { body, foot } = cellColours[family];
  const few = columns.reduce((sum, count) => sum + count, 0) < fewLists;
  const bars = columns.map((count, column) => {
    if (count === 0) return '';
    if (few) return dots(count, canvas.margin + (column + 0.5) * step - gap / 2, bottom, foot);
    const height = Math.max(cap, (count / most) * (bottom - top));
    const x = canvas.margin + column * step;
    const width = step - gap;
    return (
      rect(x, bottom - height, width, height, body) +
      (family === 'base' ? '' : rect(x, bottom - height, width, height, `url(#${family})`)) +
      rect(x, bottom - height, width, cap, foot)
    );
  });
  const places = axisPlaces.map((place) =>
    text(
      place === histogramColumns ? '30+' : String(place),
      faces.sans,
      smallSize * 0.86,
      canvas.margin + (place - 0.5) * step,
      bottom + 36,
      palette.quiet,
      'middle',
    ),
  );
  return [...bars, rect(canvas.margin, bottom, innerWidth, 2.5, palette.ink), ...places].join('');
}
