export type CsvCell = string | number | boolean | null;

/** A spreadsheet would run a text that begins like this as a formula. */
const runsAsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = runsAsFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV after RFC 4180: comma, CRLF, doubled quotes. Texts that a spreadsheet would take for a formula get an apostrophe in front. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
