import type { AuditEntry } from '#api/admin/audit.ts';

/** More than this would hide the log behind one change of many rows. */
const mostShown = 3;

const said = (value: unknown): string => (value === null || value === undefined || value === '' ? '—' : String(value));
const lineOf = ({ name, before, after }: AuditEntry['rows'][number]): string =>
  `${name}: ${Object.keys(after)
    .map((field) => `${field} ${said(before[field])} → ${said(after[field])}`)
    .join(', ')}`;

export const differencesText = ({ rows }: AuditEntry): string => rows.map(lineOf).join('; ');

/** What was, and what is, row by row. */
export function Differences({ entry: { rows } }: { readonly entry: AuditEntry }) {
  const shown = rows.slice(0, mostShown);
  const rest = rows.slice(mostShown);
  return (
    <>
      <ul className="desk-differences">
        {shown.map((row) => (
          <li key={row.name}>{lineOf(row)}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>+{rest.length}</summary>
          <ul className="desk-differences">
            {rest.map((row) => (
              <li key={row.name}>{lineOf(row)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
