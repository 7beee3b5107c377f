import type { ImportKind } from '#core/imports/candidate.ts';
import { isOpenBeautyFactsColumn } from '#core/imports/openbeautyfacts.ts';
import { csvColumns, requiredColumns } from '#core/imports/own-csv.ts';
import { feedColumn } from '#core/imports/retailer-feed.ts';
import { csvRecords } from './csv-records.ts';
import type { Cut } from './cut.ts';
import { jsonRecords } from './json-records.ts';
import { linesOf, withNewlines } from './lines.ts';
import { xmlItems } from './xml-items.ts';

const longestLine = 8_000_000;

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<Cut[]> {
  for await (const lines of linesOf(text, longestLine))
    yield lines.flatMap((line): Cut | never[] =>
      line.cut
        ? { line: line.number, row: '', fault: { code: 'too_large', detail: `> ${longestLine}` } }
        : line.text.trim() === ''
          ? []
          : { line: line.number, row: line.text },
    );
}

/** The beginning of a text, and the text from its beginning. */
export async function peek(text: AsyncIterable<string>, length: number): Promise<{ head: string; text: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < length) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  const whole = async function* () {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { head, text: whole() };
}

export function delimiterOf(head: string): string {
  const line = head.split('\n', 1)[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return ['\t', ';', ','].reduce((a, b) => (count(b) > count(a) ? b : a));
}

/** The columns of a header line by the names of the kind; a column of no use is false. */
const columnsOf: Readonly<Record<ImportKind, (name: string) => string | false>> = {
  openbeautyfacts: (name) => isOpenBeautyFactsColumn(name) && name,
  feed: feedColumn,
  csv: (name) => name.trim().toLowerCase(),
};

function columnsIn(kind: ImportKind, header: readonly string[]): (readonly [index: number, name: string])[] {
  const named = header.map(columnsOf[kind]);
  const missing = kind === 'csv' ? requiredColumns.filter((column) => !named.includes(column)) : [];
  if (missing.length > 0) throw new Error(`The first line names no column ${missing.join(', ')}.`);
  return named.flatMap((name, index) => (name === false ? [] : [[index, name] as const]));
}

/** Columns of our own table that have another name than ours, and so are not read. */
function unknownIn(kind: ImportKind, header: readonly string[]): Pick<Cut, 'ofHeader'> {
  const unknown = kind === 'csv' ? header.filter((cell) => csvColumns.every(({ name }) => name !== columnsOf.csv(cell))) : [];
  const detail = unknown.filter((cell) => cell.trim() !== '').join(', ');
  return detail === '' ? {} : { ofHeader: { code: 'unknown_column', detail } };
}

async function* csvRows(kind: ImportKind, text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Cut[]> {
  let columns: ReturnType<typeof columnsIn> | null = null;
  let unknown: ReturnType<typeof unknownIn> = {};
  // The export of Open Beauty Facts quotes nothing: a quotation mark there is part of a text.
  const quoted = !(kind === 'openbeautyfacts' && delimiter === '\t');
  for await (const record of csvRecords(text, { delimiter, quoted, headed: true })) {
    if ('fault' in record) yield [{ ...record, row: '' }];
    else if (!columns) {
      columns = columnsIn(kind, record.cells);
      unknown = unknownIn(kind, record.cells);
    } else {
      const { line, cells } = record;
      yield [{ line, row: Object.fromEntries(columns.map(([index, name]) => [name, cells[index]])), ...unknown }];
      unknown = {};
    }
  }
}

/** Cuts a file into rows; whether it is JSON (lines or a list), CSV, TSV or XML is told by its beginning. */
export async function* cutRows(kind: ImportKind, source: AsyncIterable<string>): AsyncGenerator<Cut[]> {
  const { head, text } = await peek(source, 4_096);
  const start = head.trimStart();
  if (start.startsWith('{')) yield* jsonRows(text);
  else if (start.startsWith('[')) yield* jsonRecords(text);
  else if (start.startsWith('<')) yield* xmlItems(text);
  else if (start !== '')
    yield* csvRows(
      kind,
      start.includes('\r') && !start.includes('\n') ? withNewlines(text) : text,
      delimiterOf(start.replaceAll('\r', '\n')),
    );
}
