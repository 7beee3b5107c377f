import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/database.ts';

/** Many values go to the database as one JSON parameter: a statement with thousands of parameters takes longer to make than to run. */
type Writer = Pick<Database, 'run'>;

/** The column is one of the values. */
export const among = (column: SQLiteColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

/** Rows of one statement: the driver holds its parameter until the statement is swept. */
const rowsAtOnce = 250;

/** Inserts rows that name the same columns. */
export async function insertRows<Table extends SQLiteTable>(
  db: Writer,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columnEntries = Object.entries<SQLiteColumn>(getTableColumns(table));
  const columns = columnEntries.filter(([key]) => key in first);
  const cells = rows.map((row) => columns.map(([key]) => (row as Readonly<Record<string, unknown>>)[key]));
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const names = listed(columns.map(([, { name }]) => sql`${sql.identifier(name)}`));
  const values = listed(columns.map((_, index) => sql.raw(`value ->> ${index}`)));
  for (let start = 0; start < cells.length; start += rowsAtOnce)
    await db.run(
      sql`insert into ${table} (${names}) select ${values} from json_each(${JSON.stringify(cells.slice(start, start + rowsAtOnce))})`,
    );
}
