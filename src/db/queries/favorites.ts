import { and, desc, eq, sql } from 'drizzle-orm';
import { oncePer } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { comparisons, favorites } from '#db/schema/index.ts';

export type FavoriteRow = Pick<typeof favorites.$inferSelect, 'kind' | 'alias' | 'at'>;

const ofUser = oncePer((db: Pick<Database, 'select'>) =>
  db
    .select({ kind: favorites.kind, alias: favorites.alias, at: favorites.at })
    .from(favorites)
    .where(eq(favorites.userId, sql.placeholder('user')))
    .orderBy(desc(favorites.at), favorites.alias)
    .prepare(),
);
export const favoritesOf = (db: Pick<Database, 'select'>, user: number): Promise<FavoriteRow[]> => ofUser(db).all({ user });

/** Adds a favourite unless the user has `most`; false when they are full. One statement counts, adds, and finds one that is there already: another request may remove it between two. */
export async function insertFavorite(db: Database, favorite: typeof favorites.$inferInsert, most: number): Promise<boolean> {
  const { userId, kind, alias, at } = favorite;
  const own = sql`from ${favorites} where user_id = ${userId}`;
  const { rowsAffected } = await db.run(sql`
    insert into ${favorites} (user_id, kind, alias, at) select ${userId}, ${kind}, ${alias}, ${at}
    where (select count(*) ${own}) < ${most} or exists (select 1 ${own} and kind = ${kind} and alias = ${alias})
    on conflict (user_id, kind, alias) do update set at = at`);
  return rowsAffected > 0;
}

export async function deleteFavorite(db: Pick<Database, 'delete'>, user: number, kind: FavoriteRow['kind'], alias: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, user), eq(favorites.kind, kind), eq(favorites.alias, alias)));
}

/** Counts one more comparison of each two of the products. */
export async function countPairs(db: Pick<Database, 'insert'>, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  const pairs = ids.flatMap((first, index) => ids.slice(index + 1).map((second) => ({ first, second, count: 1 })));
  if (pairs.length === 0) return;
  await db
    .insert(comparisons)
    .values(pairs)
    .onConflictDoUpdate({ target: [comparisons.first, comparisons.second], set: { count: sql`${comparisons.count} + 1` } });
}
