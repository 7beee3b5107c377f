import { and, desc, eq, sql } from 'drizzle-orm';
import { type KeptCheck, ownLimits } from '#core/shelf/own-things.ts';
import type { Database } from '#db/database.ts';
import { keptChecks } from '#db/schema/index.ts';

/** Lists that a user keeps, the newest first. */
export const checksOf = (db: Pick<Database, 'select'>, user: number): Promise<KeptCheck[]> =>
  db
    .select({ id: keptChecks.id, list: keptChecks.list, name: keptChecks.name, at: keptChecks.at })
    .from(keptChecks)
    .where(eq(keptChecks.userId, user))
    .orderBy(desc(keptChecks.at), keptChecks.id);

/** Keeps a list, or its new name; false when there are too many. One statement counts and keeps. */
export async function upsertCheck(db: Pick<Database, 'run'>, user: number, { id, list, name, at }: KeptCheck): Promise<boolean> {
  const own = sql`from ${keptChecks} where user_id = ${user}`;
  const { rowsAffected } = await db.run(sql`
    insert into ${keptChecks} (user_id, id, list, name, at) select ${user}, ${id}, ${list}, ${name}, ${at}
    where (select count(*) ${own}) < ${ownLimits.checks} or exists (select 1 ${own} and id = ${id})
    on conflict (user_id, id) do update set list = excluded.list, name = excluded.name, at = excluded.at`);
  return rowsAffected > 0;
}

/** Forgets one of a user's lists, or all of them. */
export async function deleteChecks(db: Pick<Database, 'delete'>, user: number, id: string | null): Promise<void> {
  await db.delete(keptChecks).where(and(eq(keptChecks.userId, user), id === null ? undefined : eq(keptChecks.id, id)));
}
