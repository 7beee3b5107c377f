import type { Component } from './components.ts';
import type { Picture } from './picture.ts';
import type { Chain } from './text-lines.ts';

/** Blots lower than this share of a letter may be specks; points and commas are told from them by the print beside them. */
const speckSize = 0.3;
/** What belongs to print lies so near to its letters, in heights of one. */
const near = { across: 0.8, down: 0.35 };
const white = 255;

/** The picture without what is no print: small blots away from all lines, which recognisers would read as signs. */
export function withoutSpecks(
  { width, height, grey }: Picture,
  blots: readonly Component[],
  lines: readonly Chain[],
  letterHeight: number,
): Picture {
  const side = Math.max(2, Math.round(letterHeight / 4));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const isPrint = new Uint8Array(columns * rows);
  const cell = (value: number, cells: number) => Math.min(cells - 1, Math.max(0, Math.floor(value / side)));
  for (const { left, top, right, bottom } of lines.flat()) {
    const [first, last] = [cell(left - near.across * letterHeight, columns), cell(right + near.across * letterHeight, columns)];
    const end = cell(bottom + near.down * letterHeight, rows);
    for (let row = cell(top - near.down * letterHeight, rows); row <= end; row += 1)
      isPrint.fill(1, row * columns + first, row * columns + last + 1);
  }
  const clean = Uint8Array.from(grey);
  for (const { left, top, right, bottom } of blots) {
    if (Math.max(bottom - top, right - left) + 1 > speckSize * letterHeight) continue;
    if (isPrint[cell((top + bottom) / 2, rows) * columns + cell((left + right) / 2, columns)]) continue;
    // Its edge is paler than ink and lies around it.
    for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y += 1)
      clean.fill(white, y * width + Math.max(0, left - 2), y * width + Math.min(width, right + 3));
  }
  return { width, height, grey: clean };
}
