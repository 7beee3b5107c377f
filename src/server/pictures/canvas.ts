import { families } from '#core/knowledge/vocabulary.ts';
import { patternMarks } from '#ui/analysis/pattern-marks.ts';
import type { CellFamily } from '#ui/analysis/report-view.ts';
import { type Fitted, leading } from './lines.ts';
import { cellColours, palette } from './palette.ts';
import type { Typeface } from './typeface.ts';

/** The size that sites which show a link ask for. */
export const canvas = { width: 1200, height: 630, margin: 64 } as const;
export const innerWidth = canvas.width - 2 * canvas.margin;

export interface Typefaces {
  /** Literata, for titles. */
  readonly serif: Typeface;
  /** Golos Text, for everything else. */
  readonly sans: Typeface;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z"/>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export type Anchor = 'start' | 'middle' | 'end';

export function text(words: string, face: Typeface, size: number, x: number, y: number, fill: string, anchor: Anchor = 'start'): string {
  const shift = anchor === 'start' ? 0 : face.width(words, size) * (anchor === 'end' ? 1 : 0.5);
  return `<path fill="${fill}" d="${face.outline(words, x - shift, y, size)}"/>`;
}

/** Lines of one size from `top` on; returns where they end. */
export function block(
  { size, lines }: Fitted,
  face: Typeface,
  top: number,
  fill: string,
): { readonly svg: string; readonly bottom: number } {
  const svg = lines.map((line, row) => text(line, face, size, canvas.margin, top + size * 0.86 + row * size * leading, fill)).join('');
  return { svg, bottom: top + lines.length * size * leading };
}

/** Patterns of the page are drawn for 56 px cells; here a cell is some two and a half times as tall. */
const patternScale = 2.4;

function pattern(family: CellFamily): string {
  const { width, height, lines, dots, ring, faint } = patternMarks[family];
  const { pattern: ink } = cellColours[family];
  const turned = family === 'unknown' ? ' rotate(45)' : '';
  const marks = [
    family === 'unknown' ? `<path stroke="${ink}" stroke-opacity=".22" stroke-width="2.4" d="M1.2 0V5"/>` : '',
    lines ? `<path fill="none" stroke="${ink}"${faint ? ' opacity=".75"' : ''} d="${lines}"/>` : '',
    ...(dots ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".95" fill="${ink}"/>`),
    ring ? `<circle cx="${width / 2}" cy="${height / 2}" r="${ring}" fill="none" stroke="${ink}"/>` : '',
  ];
  return `<pattern id="${family}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${patternScale})${turned}">${marks.join('')}</pattern>`;
}

const patterns = [...families, 'unknown' as const].map(pattern).join('');
/** The five cells of the logo, 30 × 18. */
const logo = `<path fill="${palette.ink}" d="M0 1h11v16H0zM12.5 1h6v16h-6zM25.5 1h2.3v16h-2.3zM29 1h1v16h-1z"/><path fill="${palette.accent}" d="M20 1h4v16h-4z"/>`;
export const smallSize = 30;

/** A whole picture: paper, logo and name above, what it is about at the right, and the drawing. */
export function picture(faces: Typefaces, site: string, about: string, drawing: string): string {
  const { width, height, margin } = canvas;
  const base = margin + 6;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${patterns}</defs>`,
    rect(0, 0, width, height, palette.paper),
    `<g transform="translate(${margin} ${base - 27}) scale(1.6)">${logo}</g>`,
    text(site, faces.serif, 34, margin + 62, base, palette.ink),
    text(about, faces.sans, smallSize, width - margin, base, palette.quiet, 'end'),
    drawing,
    '</svg>',
  ].join('');
}
