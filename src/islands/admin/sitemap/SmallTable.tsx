import type { ReactNode } from 'react';

/** A table that is read as it stands: no order, no pages. */
export function SmallTable({ columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="scroll">
      <table className="table desk-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
