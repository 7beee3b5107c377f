import { storedBarcode } from '../search/barcode.ts';
import type { RowWarning, WarningCode } from './candidate.ts';

/** A raw row: its fields by name. What a field holds is only trusted after textOf. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Is it an object with fields? A schema would copy all of them, and a row has hundreds that nobody reads. */
export const isRawRow = (value: unknown): value is RawRow => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a text that cannot be used, in the report. */
const longestDetail = 200;

/** The first of the fields that holds a text or a number, trimmed; empty when none does. */
export function textOf(row: RawRow, ...names: readonly string[]): string {
  for (const name of names) {
    const value = row[name];
    const text = typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
    if (text !== '') return text;
  }
  return '';
}

/** An address of the web, or null. */
export function addressOf(text: string): string | null {
  return /^https?:\/\/\S{3,2000}$/i.test(text) && URL.canParse(text) ? text : null;
}

/** "2025-03-14…" and "14.03.2025" → the day, or null. */
export function dayOf(text: string): string | null {
  const turned = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day = turned
    ? `${turned[3]}-${turned[2]?.padStart(2, '0')}-${turned[1]?.padStart(2, '0')}`
    : (/^\d{4}-\d{2}-\d{2}(?=$|[T\s])/.exec(text)?.[0] ?? '');
  const date = new Date(day);
  // 31 February is read as a day of March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

/** Reads texts of a row and notes which of them could not be used. */
export interface Noting {
  readonly warnings: RowWarning[];
  readonly address: (text: string) => string | null;
  readonly day: (text: string) => string | null;
  /** Barcodes between semicolons, commas or blanks. */
  readonly barcodes: (text: string) => string[];
}

/** Where it is tomorrow already while it is `today` in UTC. */
const dayLong = 86_400_000;

/** No day is behind `today`. */
export function noting(today: string | null = null): Noting {
  const warnings: RowWarning[] = [];
  const read =
    (code: WarningCode, reader: (text: string) => string | null) =>
    (text: string): string | null => {
      const value = reader(text);
      if (value === null && text !== '') warnings.push({ code, detail: text.slice(0, longestDetail) });
      return value;
    };
  const barcode = read('bad_barcode', storedBarcode);
  return {
    warnings,
    address: read('bad_address', addressOf),
    day: read('bad_date', (text) => {
      const day = dayOf(text);
      return day !== null && today !== null && Date.parse(day) - Date.parse(today) > dayLong ? null : day;
    }),
    // Several codes may stand between blanks, and one may hold some.
    barcodes: (text) => {
      const parts = text.split(/[;,|\n]/).flatMap((part) => (storedBarcode(part) === null ? part.split(/\s+/) : part));
      return [...new Set(parts.flatMap((part) => barcode(part.trim()) ?? []))];
    },
  };
}
