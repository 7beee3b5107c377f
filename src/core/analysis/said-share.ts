/** An upper end is never said to be less than it is, nor more than a limit of the law that it ends at (0.14, 1.14, 25); below 4 whole figures alone would leave too much out. */
const upperEnds = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10];
/** What is a matter of counting in binary. */
const tolerance = 1.000_001;

/** Nothing is all of a product that holds something else. */
const nearlyAll = 99;

/** As a limit of the law is said: two figures leave too much out between 1 and 2. */
export const inFigures = (value: number): number => Number(value.toPrecision(value > 1 && value < 2 ? 3 : 2));

/** The upper end of an estimate, percent, as it is said. */
export function upperEnd(value: number): number {
  if (value <= 0) return 0;
  if (value > 90 && value < 100) return Math.min(nearlyAll, Math.ceil(value));
  const figures = inFigures(value);
  if (Math.abs(figures / value - 1) < tolerance - 1) return figures;
  const scale = 10 ** Math.floor(Math.log10(value));
  const end = upperEnds.find((figure) => figure * tolerance >= value / scale) ?? 10;
  return Number((end * scale).toPrecision(2));
}

/** With two figures, no more than it is. */
export function cutToFigures(value: number): number {
  const scale = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.floor(value / scale + (tolerance - 1)) * scale).toPrecision(2));
}
