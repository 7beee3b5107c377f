import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { takeCells, takeFunctions } from './cells.ts';
import { takeColumns } from './columns.ts';
import { takeCsv } from './csv.ts';
import { takeExplainedRows } from './explained-rows.ts';
import { isHeading } from './heading-cells.ts';
import { takeRatings, takeShopRows } from './rated-tables.ts';
import { fewestRows, leadingNumber, maxTogether, type Row, rowsOf } from './rows.ts';
import { takeRunningAmounts, takeRunningNumbers } from './running-numbers.ts';

/** Tables with numbers in front and amounts behind. They are blanked out to names and "%12.5". */

/** Rows with their number in front and an amount in a cell of its own: "1⇥Aqua⇥60.0". */
export function takeTable(lexicon: Lexicon, masked: MaskedText): void {
  takeCsv(masked, isHeading);
  takeExplainedRows(lexicon, masked);
  const hasCells = /[\t|]/.test(masked.text);
  const hasNumbers = /\d/.test(masked.text);
  const rows = hasCells || hasNumbers ? rowsOf(masked.text) : [];
  if (hasCells) takeShopRows(lexicon, masked);
  if (rows.length >= fewestRows) {
    if (hasCells) {
      takeRatings(lexicon, masked, isHeading);
      takeFunctions(lexicon, masked, rowsOf(masked.text));
      takeCells(lexicon, masked, rowsOf(masked.text));
    } else takeBlankCells(masked, rows);
    if (hasNumbers) takeNumbers(masked, rows);
  } else if (hasNumbers) {
    takeRunningNumbers(lexicon, masked);
    takeRunningAmounts(lexicon, masked);
  }
  takeColumns(lexicon, masked);
  if (masked.text.includes('\t')) masked.text = masked.text.replaceAll('\t', ' ');
}

const amountBehind = /\s(\d{1,3}(?:[.,]\d{1,12})?)\s*$/;
/** Without a heading only a decimal is surely an amount: "Ceteareth 20" ends in a number of its own. */
const decimalBehind = /(?<=[\p{L}\d)])\s(\d{1,3}[.,]\d{1,4})\s*$/u;
/** "Phase A" between the rows of a formula. */
const phaseRow = /^\s*(?:(?:oil|water) )?(?:phase|fase|faza|фаза)\s?[A-H\d]?\s*[:.]?\s*$/iu;
const saysAmount = /%|percent|amount|w\/w|количество/i;

/** "No. Ingredient %", and rows such as "1. Aqua 65", or a formula's "Aqua 65.2": a table whose tabs became blanks. */
function takeBlankCells(masked: MaskedText, all: readonly Row[]): void {
  const [head, ...below] = all;
  const isHeaded = head !== undefined && saysAmount.test(head.text) && head.text.trim().split(/\s+/).every(isHeading);
  const [phases, rows] = [
    all.filter(({ text }) => phaseRow.test(text)),
    (isHeaded ? below : all).filter(({ text }) => !phaseRow.test(text)),
  ];
  const amounts = rows.flatMap(({ start, text }) => {
    const match = (isHeaded ? amountBehind : decimalBehind).exec(text);
    return match ? [{ at: start + match.index, value: Number((match[1] ?? '').replace(',', '.')) }] : [];
  });
  if (amounts.length < fewestRows || amounts.length < rows.length) return;
  if (!isHeaded && (amounts.length === fewestRows || amounts.reduce((sum, { value }) => sum + value, 0) > maxTogether)) return;
  for (const { at } of amounts) masked.text = `${masked.text.slice(0, at)}%${masked.text.slice(at + 1)}`;
  for (const { start, text } of isHeaded ? [head, ...phases] : phases) masked.take(start, start + text.length, 'heading');
}

function takeNumbers(masked: MaskedText, rows: readonly Row[]): void {
  const numbers = rows.flatMap(({ start, text }) => {
    const match = leadingNumber.exec(text);
    return match ? [{ start, end: start + match[0].length, value: Number(match[1]) }] : [];
  });
  if (numbers.length < fewestRows || !numbers.every(({ value }, i) => value === i + 1)) return;
  for (const { start, end } of numbers) masked.take(start, end, 'code', ' ');
}
