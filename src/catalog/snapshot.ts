import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { once, remembered } from '#core/remembered.ts';

const file = process.env.SNAPSHOT ?? 'data/snapshot.db';

/** Opened by the first query. */
const database = once((): DatabaseSync => {
  if (!existsSync(file)) throw new Error(`There is no snapshot at ${file}. Make one with "npm run snapshot".`);
  return new DatabaseSync(file, { readOnly: true });
});

/** A prepared statement on the snapshot. */
export const statement = remembered(1_000, (sql: string): StatementSync => database().prepare(sql), Number.POSITIVE_INFINITY);

type Parameter = string | number;

/** The `record` column of all rows, parsed. The snapshot's writer has checked every record, so nothing is checked again here. */
export function records<Row>(sql: string, ...parameters: Parameter[]): Row[] {
  return statement(sql)
    .all(...parameters)
    .map((row) => JSON.parse(String(row.record)) as Row);
}

export function record<Row>(sql: string, ...parameters: Parameter[]): Row | null {
  return records<Row>(sql, ...parameters)[0] ?? null;
}

export function count(sql: string, ...parameters: Parameter[]): number {
  return Number(Object.values(statement(sql).get(...parameters) ?? {})[0] ?? 0);
}

export function texts(sql: string, ...parameters: Parameter[]): string[] {
  return statement(sql)
    .all(...parameters)
    .map((row) => String(Object.values(row)[0]));
}
