import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { isFunction } from '../pieces/function-words.ts';
import { isForeign } from '../pieces/slashes.ts';
import { sentinel } from '../pieces/split.ts';
import type { LeftOutReason } from '../reading.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { takeColumns } from './columns.ts';
import { takeCsv } from './csv.ts';
import { takeExplainedRows } from './explained-rows.ts';
import { startsKnown } from './kits.ts';
import { takeRatings, takeShopRows } from './rated-tables.ts';

/** Lists that are no running text: JSON, and tables with numbers in front and amounts behind. They are blanked out to names and "%12.5". */

const token = /"((?:[^"\\]|\\.)*)"|-?\d+(?:\.\d+)?|[{}]/g;
const nameKey = /^(?:inci(?:[_ ]?name)?|name|ingredients?(?:[_ ]?(?:text|list|name))?|label|title|value|text|composition|list|items)$/i;
/** Of an object with several names: the INCI name, then the list. */
const keysByWeight = [
  { held: /"inci(?:[_ ]?name)?"\s*:\s*"/i, key: /^inci(?:[_ ]?name)?$/i },
  { held: /"ingredients?(?:[_ ]?(?:text|list|name))?"\s*:\s*(?:\[\s*)?"/i, key: /^ingredients?(?:[_ ]?(?:text|list|name))?$/i },
];
const amountKey = /^(?:percent(?:age)?|pct|concentration|amount|share|value|%)$/i;

/** One entry cut out of an object: '"ingredients": ["Aqua", …],'. */
const entryOnly = /^\s*"[^"\n]{1,40}"\s*:/;

const isJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(entryOnly.test(text) ? `{${text.replace(/,\s*$/, '')}}` : text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** '["Aqua", …]', '[{"name": "Aqua", "percent": 60}, …]' and '"ingredients": "Aqua, …"'. */
export function takeJson(masked: MaskedText): void {
  const { text } = masked;
  if (!/^\s*[[{"]/.test(text) || !text.includes('"') || !isJson(text)) return;
  const names = keysByWeight.find(({ held }) => held.test(text))?.key ?? nameKey;
  const kept = text.replace(/[^\n]/g, ' ').split('');
  let key = '';
  let amountFirst = false;
  for (const match of matchesOf(token, text)) {
    const [found, inside] = match;
    const end = match.index + found.length;
    const isKeyed = /:\s*$/.test(text.slice(Math.max(0, match.index - 20), match.index));
    if (found === '{' || found === '}') {
      kept[match.index] = sentinel;
      amountFirst = false;
    } else if (inside !== undefined && /^\s*:/.test(text.slice(end, end + 20))) {
      key = inside;
      masked.takenOut.push({ start: match.index, end, why: 'code' });
    } else if (inside !== undefined && (!isKeyed || names.test(key))) {
      for (let i = match.index + 1; i < end - 1; i += 1) kept[i] = text[i] ?? ' ';
      if (!isKeyed || !amountFirst) kept[match.index] = sentinel;
    } else if (inside === undefined && isKeyed && amountKey.test(key)) {
      for (let i = match.index; i < end; i += 1) kept[i] = text[i] ?? ' ';
      kept[match.index - 1] = '%';
      amountFirst = true;
    } else masked.takenOut.push({ start: match.index, end, why: 'code' });
  }
  masked.text = kept.join('').replace(/\\[nrt]/g, `${sentinel}${sentinel}`);
}

interface Row {
  readonly start: number;
  readonly text: string;
}

const rowsOf = (text: string): Row[] =>
  matchesOf(/[^\n]+/g, text).flatMap((match) => (/[^\s|]/.test(match[0]) ? [{ start: match.index, text: match[0] }] : []));
const leadingNumber = /^[\s|]*(\d{1,3})[.)]?[\t |]+(?=\p{L}|\d,\d)/u;
const amountCell = /[\t|]\s*(\d{1,3}(?:[.,]\d{1,12})?)\s*(?=[\t|]|$)/;
const headingCell = withLetters(
  longPattern`
    ^(?:no\.?(?: п\/п)?|nr\.?|n[º°]|#|№|rank|rang|order|ordre|ord[ei][mn]e?|pos(?:\.|ition|ición|izione|ição)?|posici[oó]n|reihenfolge|
    l\.?p\.?|kolejność|volgorde|порядок|inci(?:[ -]?(?:names?|bezeichnung|naam))?|(?:inci )?ingr[eé]di[eë]nt\p{L}{0,3}|inhaltsstoffe?|
    bestandteile?|sk[łl]adniki?|names?|noms?|nomi?e?|nombre|nome|nazwa|naam|%|percent(?:age)?|wt\.? ?%|% ?\(?w\/w\)?|w\/w|amount|
    cas(?:[ -]?(?:no|nr|number)\.?)?|ec(?: no\.?)?|conc(?:\.|entra(?:tions?|tie|ci[oó]n|zione|ç[ãa]o))|konzentration|st[eę][zż]enie|
    gehalt|anteil|menge|quantit[éày]|cantidad|quantidade|ilo[sś][cć]|hoeveelheid|компонент|ингредиент|название|количество|концентрация|
    доля)(?: \(?(?:in |в )?%\)?)?$
  `,
  'iu',
);
const functionCell = new RegExp(
  longPattern`
    ^(?:functions?|fonctions?|funktion(?:en)?|funci[oó]n(?:es)?|funzion[ei]|fun[cç](?:ão|ao|ões)|funkcj[ae]|functies?|purpose|roles?|
    r[ôo]le|rol|ruolo|zweck|use|what it does|назначение|функция)$
  `,
  'iu',
);
const isHeading = (cell: string) => headingCell.test(cell) || functionCell.test(cell);
const casCell = /(?<=[\t|]\s*)(?:\d{2,7}-\d{2}|\d{3}-\d{3})-\d(?=\s*(?:[\t|]|$))/g;
/** In front of an amount that has its sign. */
const borderOfPercent = /[\t|](?=\s*\d{1,3}(?:[.,]\d{1,12})?\s?%\s*(?:[\t|]|$))/gm;
const fewestRows = 2;

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

function takeCells(lexicon: Lexicon, masked: MaskedText, rows: readonly Row[]): void {
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

/** What its ingredient is for, or several such words: "Humectant, solvent". */
const isPurpose = (lexicon: Lexicon, cell: string) => cell.split(/\s*[,/&]\s*/).every((word) => isFunction(lexicon, word));

/** Rows without a heading whose second cell says what the first is for: "Glycerin⇥Humectant", "| Glycerin | Humectant |". */
function takeFunctions(lexicon: Lexicon, masked: MaskedText, rows: readonly Row[]): void {
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

/** Rounded shares of a whole may add up to a little more. */
const maxTogether = 101;

function takeNumbers(masked: MaskedText, rows: readonly Row[]): void {
  const numbers = rows.flatMap(({ start, text }) => {
    const match = leadingNumber.exec(text);
    return match ? [{ start, end: start + match[0].length, value: Number(match[1]) }] : [];
  });
  if (numbers.length < fewestRows || !numbers.every(({ value }, i) => value === i + 1)) return;
  for (const { start, end } of numbers) masked.take(start, end, 'code', ' ');
}

const runningAmount = /^([\s\S]*[\p{L})*])\s*[\s:-]\s?(\d{1,2}(?:\.\d{1,4})?)\s*$/u;

/** "Aqua 60, Glycerin 5, Urea 10": a number behind every name, and no part of it. */
function takeRunningAmounts(lexicon: Lexicon, masked: MaskedText): void {
  if (!/^[^,;]*\d\s*[,;]/.test(masked.text)) return;
  const pieces = matchesOf(/[^,;]+/g, masked.text);
  const amounts = pieces.flatMap(({ index, 0: piece }) => {
    const [, name = '', amount = ''] = runningAmount.exec(piece) ?? [];
    const isAmount = name !== '' && identify(lexicon, name.replace(/^.*:/s, '')) !== null && identify(lexicon, piece) === null;
    return isAmount ? [{ at: index + piece.lastIndexOf(amount) - 1, value: Number(amount) }] : [];
  });
  if (amounts.length <= fewestRows || amounts.length < pieces.length || amounts.reduce((sum, { value }) => sum + value, 0) > maxTogether)
    return;
  for (const { at } of amounts) masked.text = `${masked.text.slice(0, at)}%${masked.text.slice(at + 1)}`;
}

/** "1 Aqua 2 Glycerin 3 Urea", "Состав 1 Вода 2 Глицерин": counted from one to the end, each in front of a known name. */
function takeRunningNumbers(lexicon: Lexicon, masked: MaskedText): void {
  if (!/^\s*(?:\p{L}{4,}:?\s+)?1\s+\p{L}/u.test(masked.text) || /[,;]\s/.test(masked.text)) return;
  const numbers: { start: number; end: number }[] = [];
  for (const match of matchesOf(/(?<=^|\s)(\d{1,2})\s+(?=\p{L})/gu, masked.text)) {
    const end = match.index + match[0].length;
    if (Number(match[1]) === numbers.length + 1 && startsKnown(lexicon, masked.text, end)) numbers.push({ start: match.index, end });
  }
  if (numbers.length > fewestRows) for (const { start, end } of numbers) masked.take(start, end, 'code');
}
