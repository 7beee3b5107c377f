import type { DatabaseSync } from 'node:sqlite';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema/index.ts';

/**
 * A restored database goes on with numbers of changes that none of its past has had. Those after the backup and before the restoration are lost: a snapshot
 * that follows one of them shows what never was, and no list of changes tells what.
 */
const key = 'restored';
const lost = z.array(z.object({ after: z.number(), before: z.number() }));

const read = (text: string | undefined) => (text === undefined ? [] : z.parse(lost, JSON.parse(text)));

/** Notes in a database that was just restored that its changes go on with `next` at the earliest: seconds since 1970, of which there are more than changes. */
export function noteRestored(database: DatabaseSync, next: number): void {
  const after = Number(database.prepare('select max(id) as newest from catalogue_changes').get()?.['newest'] ?? 0);
  const before = Math.max(after, next);
  const text = database.prepare('select value from meta where key = ?').get(key)?.['value'];
  const ranges = [...read(text === undefined ? undefined : String(text)), { after, before }];
  database.exec('begin immediate');
  database
    .prepare('insert into meta values (?, ?) on conflict (key) do update set value = excluded.value')
    .run(key, JSON.stringify(ranges));
  database.prepare("update sqlite_sequence set seq = ? where name = 'catalogue_changes'").run(before);
  database
    .prepare(
      "insert into sqlite_sequence select 'catalogue_changes', ? where not exists (select 1 from sqlite_sequence where name = 'catalogue_changes')",
    )
    .run(before);
  database.exec('commit');
}

/** Is a change one that a restoration took back? */
export async function isLostChange(db: Database, change: number): Promise<boolean> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, key));
  return read(row?.value).some(({ after, before }) => change > after && change <= before);
}
