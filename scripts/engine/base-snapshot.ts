import { DatabaseSync } from 'node:sqlite';

/** Tables that pages of all products are made with. */
const shared = ['meta', 'ingredients', 'categories', 'brands'] as const;

/** Writes a snapshot without its products: what pages on request are made with beside the rows of the products they show. */
export function writeBaseSnapshot(snapshot: string, baseSnapshot: string): void {
  const database = new DatabaseSync(baseSnapshot);
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off');
    database.prepare('attach ? as whole').run(snapshot);
    database.exec('begin');
    for (const { sql } of database.prepare("select sql from whole.sqlite_master where sql is not null and name not like 'sqlite_%'").all())
      database.exec(String(sql));
    for (const table of shared) database.exec(`insert into main.${table} select * from whole.${table}`);
    database.exec('commit');
  } finally {
    database.close();
  }
}
