import type { Family } from '#core/knowledge/vocabulary.ts';
import { columnCounts, histogramColumns } from '#ui/analysis/histogram-geometry.ts';
import { canvas, innerWidth, rect, smallSize, type Typefaces, text } from './canvas.ts';
import { cellColours, palette } from './palette.ts';

const axisPlaces = [1, 5, 10, 15, 20, 25, 30];
const cap = 12;
const gap = 4;

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
  const bars = columns.map((count, column) => {
    if (count === 0) return '';
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
