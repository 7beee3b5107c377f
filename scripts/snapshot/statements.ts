import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type Value = string | number | null;
type Row = Record<string, Value>;

/** A database whose statements are prepared once. */
export interface Store {
  run(sql: string, ...values: Value[]): void;
  all(sql: string, ...values: Value[]): Row[];
  exec(sql: string): void;
}

export function storeOf(database: DatabaseSync): Store {
  // A snapshot is read over and over: mapped into memory, its pages are not copied for each look.
  database.exec('pragma mmap_size = 4294967296');
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run: (sql, ...values) => {
      prepare(sql).run(...values);
    },
    all: (sql, ...values) => prepare(sql).all(...values) as Row[],
    exec: (sql) => database.exec(sql),
  };
}

export function setMeta(store: Store, key: string, value: string): void {
  store.run('insert into meta values (?, ?) on conflict (key) do update set value = excluded.value', key, value);
}

export function meta(store: Store, key: string): string | null {
  const [row] = store.all('select value from meta where key = ?', key);
  return row === undefined ? null : String(row['value']);
}
