/** A raw row: its fields by name. What a field holds is only trusted after textOf. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Is it an object with fields? A schema would copy all of them, and a row has hundreds that nobody reads. */
export const isRawRow = (value: unknown): value is RawRow => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return /^https?:\/\/\S{3,2000}$/i.test(text) ? text : null;
}

/** "2025-03-14…" → the day, or null. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  return Number.isNaN(Date.parse(day)) ? null : day;
}
