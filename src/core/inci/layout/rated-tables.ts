import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { startsKnown } from './starts-known.ts';

/** Tables of pages that rate ingredients: beside the names stand columns such as "Risk Level" and "Notes", in which no names are. */

interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const fewestRows = 3;
const rule = /^[\s|:=+-]+$/;

function cellsOf(row: string, at: number): Cell[] {
  return matchesOf(
    /[^\t|]+|(?<=[\t|])(?=[\t|])/g,
    row.replace(/^\s*\|/, (edge) => ' '.repeat(edge.length)),
  ).map(({ index, 0: text }) => ({
    start: at + index,
    end: at + index + text.length,
    text: text.trim(),
  }));
}

/** Takes the columns without names out of a table in which one column has them; `isHeading` tells headings that are read on their own. */
export function takeRatings(lexicon: Lexicon, masked: MaskedText, isHeading: (cell: string) => boolean): void {
  const rows = matchesOf(/[^\n]+/g, masked.text).flatMap(({ index, 0: row }) =>
    /[\t|]/.test(row) && !rule.test(row) ? [cellsOf(row, index)] : [],
  );
  const [head] = rows;
  if (!head || rows.length < fewestRows) return;
  const columns = columnsOf(lexicon, rows);
  // Beside "INCI" stand the same names in everyday words or those of the trade.
  const latin = columns.find(({ at }) => /^inci(?!\p{L})/iu.test(head[at]?.text ?? ''));
  const names = latin ?? columns.toSorted((a, b) => b.named - a.named)[0];
  if (!names || names.named * 2 < rows.length - 1) return;
  const isHeaded = isHeading(head[names.at]?.text ?? '');
  const rated = columns.filter(({ at, cells, named }) => {
    if (at === names.at) return false;
    if (latin) return cells.slice(1).some(({ text }) => /\p{L}/u.test(text));
    if (named * 2 >= cells.length) return false;
    const title = head[at]?.text ?? '';
    return isHeaded && title !== '' ? !isHeading(title) : repeats(cells);
  });
  for (const { at } of rated)
    for (const [index, { [at]: cell }] of rows.entries()) {
      if (!cell) continue;
      masked.take(cell.start, cell.end, isHeaded && index === 0 ? 'heading' : 'section', ' ');
      // The border too, so that an amount behind it belongs to the name again.
      if (at > 0) masked.text = `${masked.text.slice(0, cell.start - 1)} ${masked.text.slice(cell.start)}`;
    }
  const title = head[names.at];
  // The only heading that is left.
  if (isHeaded && title && head.filter(({ start, end }) => /\S/.test(masked.text.slice(start, end))).length === 1)
    masked.take(title.start, title.end, 'heading');
}

const hasList = /[,;][^,;]*[,;]/;

/** "SKU-4471 | Hand cream | Aqua; Glycerin; Parfum | 4.99": of a shop's row only the cell with the list is kept. */
export function takeShopRows(lexicon: Lexicon, masked: MaskedText): void {
  for (const { index, 0: row } of matchesOf(/[^\n]*(?:\t|\s\|\s)[^\n]*/g, masked.text)) {
    const cells = cellsOf(row, index).filter(({ text }) => text !== '');
    const others = cells.filter(({ text }) => !hasList.test(text));
    if (
      others.length < 2 ||
      cells.length !== others.length + 1 ||
      others.some(({ text }) => /[,;]/.test(text) || startsKnown(lexicon, text, 0))
    )
      continue;
    for (const { start, end } of others) masked.take(start, end, 'section');
  }
}

interface Column {
  readonly at: number;
  /** Those that hold anything. */
  readonly cells: readonly Cell[];
  /** How many begin with a known name. */
  readonly named: number;
}

function columnsOf(lexicon: Lexicon, rows: readonly (readonly Cell[])[]): Column[] {
  return Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) => {
    const cells = rows.flatMap(({ [at]: cell }) => (cell && cell.text !== '' ? [cell] : []));
    return { at, cells, named: cells.filter(({ text }) => startsKnown(lexicon, text, 0)).length };
  });
}

/** "Low Risk" in most rows: words, and no amounts. */
function repeats(cells: readonly Cell[]): boolean {
  const different = new Set(cells.map(({ text }) => text.toLowerCase()));
  return cells.length >= fewestRows && different.size * 2 <= cells.length && cells.every(({ text }) => !/\d/.test(text));
}
