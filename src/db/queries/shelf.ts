import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import { ownLimits, type SeenList, type ShelfEntry } from '#core/shelf/own-things.ts';
import type { Database } from '#db/database.ts';
import { favorites, oldAliases, products, seenLists, shelfProducts, users } from '#db/schema/index.ts';
import type { Writer } from './one-row.ts';

/** Does a public product stand at this address, or did one move away from it? */
const isOf = (alias: typeof shelfProducts.alias | typeof seenLists.alias) =>
  and(
    eq(products.status, 'public'),
    eq(
      products.alias,
      sql`coalesce((select ${oldAliases.target} from ${oldAliases} where ${oldAliases.kind} = 'product' and ${oldAliases.alias} = ${alias}), ${alias})`,
    ),
  );

const titleIn = (language: Language) =>
  language === 'ru' ? sql<string | null>`coalesce(${products.titleRu}, ${products.titleEn})` : sql<string | null>`${products.titleEn}`;

export interface StoredEntry extends Omit<ShelfEntry, 'title'> {
  /** Null where it is gone from the catalogue. */
  readonly title: string | null;
}

/** What stands on a user's shelves, the newest first. */
export const shelfOf = (db: Pick<Database, 'select'>, user: number, language: Language): Promise<StoredEntry[]> =>
  db
    .select({
      alias: shelfProducts.alias,
      title: titleIn(language),
      shelf: shelfProducts.shelf,
      opened: shelfProducts.opened,
      months: shelfProducts.months,
      changedAt: shelfProducts.changedAt,
    })
    .from(shelfProducts)
    .leftJoin(products, isOf(shelfProducts.alias))
    .where(eq(shelfProducts.userId, user))
    .orderBy(desc(shelfProducts.changedAt), shelfProducts.alias);

/** Puts a product on a shelf; false when they are full and it stood on none. One statement counts and puts. */
export async function upsertEntry(db: Pick<Database, 'run'>, user: number, entry: Omit<ShelfEntry, 'title'>): Promise<boolean> {
  const { alias, shelf, opened, months, changedAt } = entry;
  const own = sql`from ${shelfProducts} where user_id = ${user}`;
  const { rowsAffected } = await db.run(sql`
    insert into ${shelfProducts} (user_id, alias, shelf, opened, months, changed_at)
    select ${user}, ${alias}, ${shelf}, ${opened}, ${months}, ${changedAt}
    where (select count(*) ${own}) < ${ownLimits.products} or exists (select 1 ${own} and alias = ${alias})
    on conflict (user_id, alias) do update
      set shelf = excluded.shelf, opened = excluded.opened, months = excluded.months, changed_at = excluded.changed_at`);
  return rowsAffected > 0;
}

export async function deleteEntry(db: Pick<Database, 'delete'>, user: number, alias: string): Promise<void> {
  await db.delete(shelfProducts).where(and(eq(shelfProducts.userId, user), eq(shelfProducts.alias, alias)));
}

/** Notes the list as it is now; `again`: also where an older one was noted. False where there is no such product. */
export async function noteSeen(db: Pick<Database, 'run'>, user: number, alias: string, at: string, again: boolean): Promise<boolean> {
  const { rowsAffected } = await db.run(sql`
    insert into ${seenLists} (user_id, alias, list, at)
    select ${user}, ${alias}, list, ${at} from ${products} where status = 'public' and alias = ${alias}
    on conflict (user_id, alias) do update set ${again ? sql`list = excluded.list, at = excluded.at` : sql`at = at`}`);
  return rowsAffected > 0;
}

export const seenOf = (db: Pick<Database, 'select'>, user: number): Promise<SeenList[]> =>
  db.select({ alias: seenLists.alias, list: seenLists.list, at: seenLists.at }).from(seenLists).where(eq(seenLists.userId, user));

/** Seen lists of a user's products that are written otherwise now; of what is neither shelved nor a favourite any more none. */
export const otherLists = (db: Pick<Database, 'select'>, language: Language, user: number) =>
  db
    .select({
      alias: seenLists.alias,
      title: sql<string>`${titleIn(language)}`,
      before: seenLists.list,
      now: products.list,
      seenAt: seenLists.at,
      told: seenLists.told,
    })
    .from(seenLists)
    .innerJoin(products, isOf(seenLists.alias))
    .where(
      and(
        sql`${products.list} <> ${seenLists.list}`,
        eq(seenLists.userId, user),
        sql`(exists (select 1 from ${shelfProducts} where ${shelfProducts.userId} = ${seenLists.userId} and ${shelfProducts.alias} = ${seenLists.alias})
          or exists (select 1 from ${favorites} where ${favorites.userId} = ${seenLists.userId} and ${favorites.kind} = 'product' and ${favorites.alias} = ${seenLists.alias}))`,
      ),
    )
    .orderBy(seenLists.alias);

/** Who wants a mail of changes and has confirmed the address; nobody who is banned. */
export const wantChanges = (db: Pick<Database, 'select'>) =>
  db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(and(isNotNull(users.emailVerifiedAt), isNull(users.bannedAt), sql`json_extract(${users.settings}, '$.changesMail') = 1`));

export async function noteTold(db: Writer, user: number, alias: string, told: string): Promise<void> {
  await db
    .update(seenLists)
    .set({ told })
    .where(and(eq(seenLists.userId, user), eq(seenLists.alias, alias)));
}
