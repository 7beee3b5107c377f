import type { Lexicon } from '../names/lexicon.ts';
import { isForeign } from '../pieces/languages/slashes.ts';
import { isFunction } from '../pieces/several/function-words.ts';
import type { LeftOutReason } from '../reading.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { functionCell, isHeading } from './heading-cells.ts';
import { fewestRows, leadingNumber, maxTogether, type Row } from './rows.ts';

/** Tables whose cells are parted by tabs or lines. */

const amountCell = /[\t|]\s*(\d{1,3}(?:[.,]\d{1,12})?)\s*(?=[\t|]|$)/;
const casCell = /(?<=[\t|]\s*)(?:\d{2,7}-\d{2}|\d{3}-\d{3})-\d(?=\s*(?:[\t|]|$))/g;
/** In front of an amount that has its sign. */
const borderOfPercent = /[\t|](?=\s*\d{1,3}(?:[.,]\d{1,12})?\s?%\s*(?:[\t|]|$))/gm;

export function takeCells(lexicon: Lexicon, masked: MaskedText, rows: readonly Row[]): void {
  const [head] = rows;
  const cells =
    head?.text
      .split(/[\t|]/)
      .map((cell) => cell.trim())
      .filter(Boolean) ?? [];
  // "Description | Ingredients | Reviews": one of them may be all that is known.
  if (head && cells.length > 1 && cells.some(isHeading) && cells.every((cell) => isHeading(cell) || isForeign(lexicon, cell)))
    masked.take(head.start, head.start + head.text.length, 'heading');
  const functionAt = cells.findIndex((cell) => functionCell.test(cell));
  if (functionAt >= 0) for (const row of rows.slice(1)) takeCell(masked, row, functionAt);
  for (const { start, text } of rows)
    for (const cas of matchesOf(casCell, text)) takeWithBorder(masked, { start, text }, cas.index, cas.index + cas[0].length, 'code');
  masked.text = masked.text.replace(borderOfPercent, ' ');
  const amounts = rows.flatMap((row) => {
    const own = leadingNumber.exec(row.text)?.[0].length ?? 0;
    const match = amountCell.exec(row.text.slice(own));
    return match ? [{ at: row.start + own + match.index, text: match[0], value: Number((match[1] ?? '').replace(',', '.')) }] : [];
  });
  if (amounts.length < fewestRows || amounts.length * 2 < rows.length) return;
  const isWhole = amounts.reduce((sum, { value }) => sum + value, 0) <= maxTogether;
  // The sign in the cell's border: "Aqua%60.0".
  for (const { at, text } of amounts)
    if (isWhole) masked.text = `${masked.text.slice(0, at)}%${masked.text.slice(at + 1)}`;
    else masked.take(at + 1, at + text.trimEnd().length, 'code', ' ');
}

/** What its ingredient is for, or several such words: "Humectant, solvent". */
const isPurpose = (lexicon: Lexicon, cell: string) => cell.split(/\s*[,/&]\s*/).every((word) => isFunction(lexicon, word));

/** Rows without a heading whose second cell says what the first is for: "Glycerin⇥Humectant", "| Glycerin | Humectant |". */
export function takeFunctions(lexicon: Lexicon, masked: MaskedText, rows: readonly Row[]): void {
  const cells = rows.flatMap(({ start, text }) => {
    const match = /^([\s|]*[^\t|]*\p{L}[^\t|]*)[\t|]+([^\t|]+?)[\s|]*$/u.exec(text);
    return match && isPurpose(lexicon, (match[2] ?? '').trim())
      ? [{ start: start + (match[1] ?? '').length, end: start + text.length }]
      : [];
  });
  if (cells.length < fewestRows || cells.length * 2 < rows.length) return;
  for (const { start, end } of cells) masked.take(start, end, 'section');
}

/** The cell under a heading that says what its ingredient is for. */
function takeCell(masked: MaskedText, { start, text }: Row, index: number): void {
  const cells = matchesOf(/[^\t|]*[^\t|\s][^\t|]*/g, text);
  const cell = cells[index];
  if (cell && index > 0) takeWithBorder(masked, { start, text }, cell.index, cell.index + cell[0].length, 'section');
  else if (cell) masked.take(start + cell.index, start + cell.index + cell[0].length, 'section');
}

/** A cell and the border in front of it, so that an amount behind it belongs to the name again. */
function takeWithBorder(masked: MaskedText, { start, text }: Row, from: number, to: number, why: LeftOutReason): void {
  const border = Math.max(text.lastIndexOf('|', from - 1), text.lastIndexOf('\t', from - 1));
  masked.take(start + from, start + to, why, ' ');
  if (border >= 0) masked.text = `${masked.text.slice(0, start + border)} ${masked.text.slice(start + border + 1)}`;
}
