import type { Rejection } from '#core/imports/candidate.ts';
import type { RawRow } from '#core/imports/row-text.ts';

/** A row as it was cut out of the file: a JSON line, or fields by column. */
export type CutRow = string | RawRow;

/** A row as it was cut out of the file, with the number of its first line; or what kept it from being cut. */
export interface Cut {
  readonly line: number;
  readonly row: CutRow;
  readonly fault?: Rejection;
}
