import type { MaskedText } from '../text/masked-text.ts';

/** A file with its columns parted by semicolons or commas becomes rows of cells: "INCI;CAS;%", a line break, "Aqua;7732-18-5;80". */
export function takeCsv(masked: MaskedText, isHeading: (cell: string) => boolean): void {
  const head = /^[^\n]{3,200}(?=\n)/.exec(masked.text)?.[0];
  const separator = head && [';', ','].find((sign) => isHead(head.split(sign), isHeading));
  if (!separator) return;
  const count = head.split(separator).length;
  const lines = masked.text.split('\n');
  const isRow = (line: string) => line.trim() === '' || line.split(separator).length === count;
  if (!lines.every(isRow)) return;
  masked.text = lines.map((line) => line.replaceAll(separator, '|').replaceAll('"', ' ')).join('\n');
}

const isHead = (cells: readonly string[], isHeading: (cell: string) => boolean) =>
  cells.length > 1 && cells.every((cell) => isHeading(cell.replaceAll('"', '').trim()));
