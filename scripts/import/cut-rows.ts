import { pipeline, Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import type { ImportKind } from '#core/imports/candidate.ts';
import { isOpenBeautyFactsColumn } from '#core/imports/openbeautyfacts.ts';
import { requiredColumns } from '#core/imports/own-csv.ts';
import { feedColumn } from '#core/imports/retailer-feed.ts';
import type { CutRow } from './row-reader.ts';
import { xmlItems } from './xml-items.ts';

/** A longer line is no record; its beginning is passed on and will be rejected as malformed. */
const longestLine = 8_000_000;
const longestRecord = 2_000_000;

/** The text in lines, without the empty ones. (node:readline also cuts at U+2028, which JSON texts may hold.) */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}

/** The beginning of a text, and the text from its beginning. */
async function peek(text: AsyncIterable<string>, length: number): Promise<{ head: string; text: AsyncIterable<string> }> {
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

/** Records of a CSV or TSV text as arrays of cells, or as objects when `columns` are asked for. */
export async function* csvRecords<Row>(text: AsyncIterable<string>, options: Options): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    ...options,
  });
  yield* pipeline(Readable.from(text), parser, () => {}) as AsyncIterable<Row>;
}

/** The columns of a header line by the names of the kind; a column of no use is false. */
const columnsOf: Readonly<Record<ImportKind, (name: string) => string | false>> = {
  openbeautyfacts: (name) => isOpenBeautyFactsColumn(name) && name,
  feed: feedColumn,
  csv: (name) => name.trim().toLowerCase(),
};

/** Cuts a file into rows; whether it is JSON lines, CSV, TSV or XML is told by its beginning. */
export async function* cutRows(kind: ImportKind, source: AsyncIterable<string>): AsyncGenerator<CutRow> {
  const { head, text } = await peek(source, 4_096);
  const start = head.trimStart();
  if (start.startsWith('{')) yield* linesOf(text);
  else if (start.startsWith('<')) yield* xmlItems(text);
  else if (start !== '') {
    const delimiter = delimiterOf(start);
    const columns = (header: string[]) => {
      const named = header.map(columnsOf[kind]);
      const missing = kind === 'csv' ? requiredColumns.filter((column) => !named.includes(column)) : [];
      if (missing.length > 0) throw new Error(`The first line names no column ${missing.join(', ')}.`);
      return named;
    };
    // The export of Open Beauty Facts quotes nothing: a quotation mark there is part of a text.
    yield* csvRecords<CutRow>(text, { delimiter, columns, ...(kind === 'openbeautyfacts' && delimiter === '\t' ? { quote: false } : {}) });
  }
}
