import type { Rejection, RowWarning } from '#core/imports/candidate.ts';
import { isRawRow, type RawRow } from '#core/imports/row-text.ts';

/** A row as it was cut out of the file: a JSON line, or fields by column. */
export type CutRow = string | RawRow;

/** A row as it was cut out of the file, with the number of its first line; or what kept it from being cut. */
export interface Cut {
  readonly line: number;
  readonly row: CutRow;
  readonly fault?: Rejection;
  /** What is wrong with the header above it. */
  readonly ofHeader?: RowWarning;
}

/** Its fields; null where the line of JSON is no record. */
export function fieldsOf(row: CutRow): RawRow | null {
  if (typeof row !== 'string') return row;
  try {
    const parsed: unknown = JSON.parse(row);
    return isRawRow(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
