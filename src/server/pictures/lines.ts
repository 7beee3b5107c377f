import type { Typeface } from './typeface.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** Height of a line for a size of 1. */
export const leading = 1.16;

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The longest beginning that fits, with an ellipsis; a sentence ends after a whole word. */
export function cutToWidth(text: string, face: Typeface, size: number, width: number): string {
  if (face.width(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && face.width(`${letters.join('').trimEnd()}…`, size) > width) letters.pop();
  const kept = letters.join('').trimEnd();
  const whole = kept.replace(/[\s,;:–—-]+\S*$/, '');
  return `${whole.length > kept.length * 0.7 ? whole : kept}…`;
}

/** Words that stay whole; a hyphen or a slash ends a piece. */
const pieces = (text: string) => text.trim().split(/(?<=[\s/-])/);

function breakLines(text: string, face: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces(text)) {
    const last = lines.at(-1);
    if (last !== undefined && face.width((last + piece).trimEnd(), size) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** No narrower than needed for the same number of lines, so that no last line holds one word. */
function balance(text: string, face: Typeface, size: number, width: number, count: number): string[] {
  let best = breakLines(text, face, size, width);
  for (let narrower = width * 0.95; narrower > width * 0.5; narrower *= 0.95) {
    const lines = breakLines(text, face, size, narrower);
    if (lines.length > count || lines.some((line) => face.width(line, size) > narrower)) break;
    best = lines;
  }
  return best;
}

/** Breaks a text into lines at the largest size it fits in; what fits in none is cut at the smallest. */
export function fitLines(text: string, face: Typeface, { width, height, sizes }: Room): Fitted {
  const most = (size: number) => Math.max(1, Math.floor(height / (size * leading)));
  for (const size of sizes) {
    const lines = breakLines(text, face, size, width);
    if (lines.length <= most(size) && lines.every((line) => face.width(line, size) <= width))
      return { size, lines: balance(text, face, size, width, lines.length) };
  }
  const smallest = sizes.at(-1) ?? 0;
  const lines = breakLines(text, face, smallest, width);
  const kept = lines.slice(0, most(smallest) - 1);
  const rest = lines.slice(most(smallest) - 1).join(' ');
  return { size: smallest, lines: [...kept, rest].map((line) => cutToWidth(line, face, smallest, width)) };
}
