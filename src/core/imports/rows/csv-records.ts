import type { Rejection } from '#core/imports/candidate.ts';
import { cellsOf } from './csv-cells.ts';
import { type Line, linesOf } from './lines.ts';

/** A record that could be cut out, or one that could not and costs nothing but itself. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] } | { readonly line: number; readonly fault: Rejection };

export interface CsvOptions {
  readonly delimiter: string;
  /** Does a quotation mark at the beginning of a cell open a quoted text? */
  readonly quoted: boolean;
  /** Does every record have as many cells as the first? Lines of prose may stand above a header. */
  readonly headed: boolean;
}

const longestRecord = 2_000_000;
/** How far the end of a quoted text is looked for, in UTF-16 units and in lines with quotation marks. */
const farthest = 4 * longestRecord;
const mostQuotedLines = 500;

/** The lines of a file with a look at those that follow. */
interface Ahead {
  readonly next: () => Promise<Line | null>;
  /** The line that many behind the one that next() gave. */
  readonly peek: (count: number) => Promise<Line | null>;
  readonly skip: (count: number) => void;
}

function ahead(batches: AsyncGenerator<Line[]>): Ahead {
  let waiting: Line[] = [];
  let at = 0;
  const fill = async (count: number) => {
    while (waiting.length - at < count) {
      const more = await batches.next();
      if (more.done) return;
      waiting = [...waiting.slice(at), ...more.value];
      at = 0;
    }
  };
  return {
    next: async () => {
      if (at >= waiting.length) await fill(1);
      const line = waiting[at] ?? null;
      at += 1;
      return line;
    },
    peek: async (count) => {
      if (at + count > waiting.length) await fill(count);
      return waiting[at + count - 1] ?? null;
    },
    skip: (count) => {
      at += count;
    },
  };
}

/** Cells of a record whose quoted text goes on in the following lines; null when its end is not found. `width`: cells it must have. */
async function overLines(first: Line, lines: Ahead, delimiter: string, width: number | null) {
  const parts = [first.text];
  let length = first.text.length;
  let quoted = 0;
  for (let count = 1; length <= farthest && quoted < mostQuotedLines; count += 1) {
    const line = await lines.peek(count);
    if (line === null || line.cut) return null;
    parts.push(line.text);
    length += line.text.length + 1;
    if (!line.text.includes('"')) continue;
    quoted += 1;
    const cells = cellsOf(parts.join('\n'), delimiter, false);
    if (cells === 'open') continue;
    if (cells === 'misplaced' || (width !== null && cells.length !== width)) return null;
    return { cells, count, length };
  }
  return null;
}

/**
 * The records of a CSV or TSV text, with the number of their first line. A quotation mark that is never closed would swallow all that
 * follows: such a line is given up alone, and reading goes on with the next one. (No CSV library we know of does that.)
 */
export async function* csvRecords(text: AsyncIterable<string>, { delimiter, quoted, headed }: CsvOptions): AsyncGenerator<CsvRecord> {
  const lines = ahead(linesOf(text, longestRecord));
  let width: number | null = null;
  for (let line = await lines.next(); line !== null; line = await lines.next()) {
    const { number } = line;
    if (line.cut) yield { line: number, fault: { code: 'too_large', detail: `> ${longestRecord}` } };
    if (line.cut || line.text.trim() === '') continue;
    let cells = quoted ? cellsOf(line.text, delimiter, false) : line.text.split(delimiter);
    if (cells === 'open') {
      const found = await overLines(line, lines, delimiter, width);
      if (found) {
        lines.skip(found.count);
        cells = found.cells;
        if (found.length > longestRecord) {
          yield { line: number, fault: { code: 'too_large', detail: `${found.length} > ${longestRecord}` } };
          continue;
        }
      }
    }
    if (typeof cells === 'string') {
      cells = cellsOf(line.text, delimiter, true);
      if (typeof cells === 'string' || (width !== null && cells.length !== width)) {
        yield { line: number, fault: { code: 'open_quote', detail: line.text.slice(0, 100) } };
        continue;
      }
    }
    if (headed) width ??= cells.length;
    yield { line: number, cells };
  }
}
