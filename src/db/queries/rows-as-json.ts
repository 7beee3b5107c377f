import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/database.ts';

/** Many values go to the database as one JSON parameter: a statement with thousands of parameters takes longer to make than to run. */
type Writer = Pick<Database, 'run'>;

/** The column is one of the values. */
export const among = (column: SQLiteColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

/** Inserts rows that name the same columns. */
export async function insertRows<Table extends SQLiteTable>(
  db: Writer,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = Object.entries<SQLiteColumn>(getTableColumns(table));
  const columns = known.filter(([key]) => key in first);
  const cells = rows.map((row) => columns.map(([key]) => (row as Readonly<Record<string, unknown>>)[key]));
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  await db.run(
    sql`insert into ${table} (${listed(columns.map(([, { name }]) => sql`${sql.identifier(name)}`))})
      select ${listed(columns.map((_, index) => sql.raw(`value ->> ${index}`)))} from json_each(${JSON.stringify(cells)})`,
  );
}
