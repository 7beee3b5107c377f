import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { cyrillicLetter } from '../text/prepare.ts';

/** Between two names that stand side by side. */
const gap = /(?<=[\p{L}\d)*])(?: {3,}| *\t *)(?=\p{L})/gu;
const mayHaveGap = /\S(?: {3}|\t)/;
/** What parts names already. */
const parted = /,(?!\d)|[;•|]/;

/** "Aqua      Glycerin" and a line with two more: a page of several columns, read from left to right; "Вода      Aqua" is one name and its translation. */
export function takeColumns(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  if (!mayHaveGap.test(text) || !text.includes('\n') || parted.test(text)) return;
  const lines = text.split('\n').map((line) => {
    const cells = line.split(gap);
    return cells.length === 2 && cyrillicLetter.test(cells[0] ?? '') !== cyrillicLetter.test(cells[1] ?? '')
      ? line.replace(gap, (blank) => '/'.padEnd(blank.length))
      : line;
  });
  const filled = lines.filter((line) => line.trim() !== '');
  const isRow = (line: string) => line.search(gap) >= 0 && !identify(lexicon, line.replace(/\s+/g, ' '));
  const rows = filled.filter(isRow).length;
  const isPage = rows >= 2 && rows * 2 >= filled.length;
  masked.text = lines
    .map((line) => (isPage && isRow(line) ? line.replace(gap, (blank) => sentinel.repeat(blank.length)) : line))
    .join('\n');
}
