import { and, count, desc, eq, inArray, isNull, ne, notExists, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey } from '#core/accounts/email.ts';
import { usernameKey } from '#core/accounts/username.ts';
import { oncePer } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { products, reviews, users } from '#db/schema/index.ts';
import { only, type Reader, type Writer } from './one-row.ts';

export type UserRow = typeof users.$inferSelect;

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string | null;
  /** When somebody we trust has confirmed the address already. */
  readonly emailVerifiedAt?: string | null;
  readonly at: string;
}

/** Stands in for the key of an address that another account holds: it leads nowhere, and the account can confirm an address of its own later. */
const noAddress = (username: string) => `~${usernameKey(username)}`;

export type InsertedUser =
  | { readonly kind: 'made'; readonly id: number }
  | { readonly kind: 'made-without-address'; readonly id: number; readonly holder: UserRow }
  | { readonly kind: 'username_taken' };

/** Makes an account; the database decides about the names. An address that is taken does not stop it and is not the account's. */
export async function insertUser(
  db: Writer,
  { username, email, passwordHash, emailVerifiedAt = null, at }: NewUser,
): Promise<InsertedUser> {
  const values = { username, usernameKey: usernameKey(username), email, passwordHash, createdAt: at };
  const insert = async (key: string, verifiedAt: string | null) =>
    (
      await db
        .insert(users)
        .values({ ...values, emailKey: key, emailVerifiedAt: verifiedAt })
        .onConflictDoNothing()
        .returning({ id: users.id })
    )[0]?.id;
  const id = await insert(emailKey(email), emailVerifiedAt);
  if (id !== undefined) return { kind: 'made', id };
  const holder = await userByEmail(db, email);
  const other = holder ? await insert(noAddress(username), null) : undefined;
  return other !== undefined && holder ? { kind: 'made-without-address', id: other, holder } : { kind: 'username_taken' };
}

const userOfId = oncePer((db: Reader) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .limit(1)
    .prepare(),
);
export const userById = (db: Reader, id: number): Promise<UserRow | null> => only(userOfId(db).all({ id }));

export const userByName = (db: Reader, username: string): Promise<UserRow | null> =>
  only(
    db
      .select()
      .from(users)
      .where(eq(users.usernameKey, usernameKey(username)))
      .limit(1),
  );

export const userByEmail = (db: Reader, email: string): Promise<UserRow | null> =>
  only(
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .limit(1),
  );

/** By username, or by e-mail when an "@" is in it: no username has one. */
export const userToSignIn = (db: Reader, name: string): Promise<UserRow | null> =>
  name.includes('@') ? userByEmail(db, name) : userByName(db, name);

export async function updateUser(db: Writer, id: number, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Gives the account an address; false when another account has it. The database looks and writes at once. */
export async function takeEmail(db: Writer, id: number, email: string, at: string): Promise<boolean> {
  const holder = alias(users, 'holder');
  const others = db
    .select({ id: holder.id })
    .from(holder)
    .where(and(eq(holder.emailKey, emailKey(email)), ne(holder.id, id)));
  const taken = await db
    .update(users)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: at })
    .where(and(eq(users.id, id), notExists(others)))
    .returning({ id: users.id });
  return taken.length > 0;
}

export interface UserCounts {
  readonly reviews: number;
  readonly favorites: number;
  readonly products: number;
}

// Spelled out: of a column in a query of one table only the name is written, and "user_id" would be looked for there.
const countsOfId = oncePer((db: Reader) =>
  db
    .select({
      reviews: sql<number>`(select count(*) from reviews where reviews.user_id = users.id)`,
      favorites: sql<number>`(select count(*) from favorites where favorites.user_id = users.id)`,
      products: sql<number>`(select count(*) from products where products.added_by = users.id)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
);
export async function countsOfUser(db: Reader, id: number): Promise<UserCounts> {
  return (await only(countsOfId(db).all({ id }))) ?? { reviews: 0, favorites: 0, products: 0 };
}

// --- what others see

/** A ban that has run out by that moment is over. */
const publicAt = (now: Placeholder | string) =>
  and(
    or(isNull(users.bannedAt), sql`${users.bannedUntil} <= ${now}`),
    eq(users.demo, false),
    sql`coalesce(json_extract(${users.settings}, '$.publicProfile'), 1) = 1`,
  );
const shown = {
  username: users.username,
  avatarKey: users.avatarKey,
  createdAt: users.createdAt,
  // Spelled out: of a column in a query of one table only the name is written, and "id" would be the inner table's.
  reviews: sql<number>`(select count(*) from reviews where reviews.user_id = users.id and reviews.demo = 0)`,
  products: sql<number>`(select count(*) from products where products.added_by = users.id and products.status = 'public')`,
};
export type PublicUserRow = {
  readonly username: string;
  readonly avatarKey: string | null;
  readonly createdAt: string;
  readonly reviews: number;
  readonly products: number;
};

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const named = sql`${users.usernameKey} like ${sql.placeholder('like')} escape '\\'`;
const usersQuery = (where: SQL | undefined) =>
  oncePer((db: Reader) => ({
    items: db
      .select(shown)
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(),
    total: db.select({ count: count() }).from(users).where(where).prepare(),
  }));
const isPublic = publicAt(sql.placeholder('now'));
const everybody = usersQuery(isPublic);
const everybodyNamed = usersQuery(and(isPublic, named));

/** Users with a public profile, newest first. */
export async function publicUsers(
  db: Reader,
  { q, offset, limit }: { readonly q: string | null; readonly offset: number; readonly limit: number },
  now = new Date().toISOString(),
): Promise<{ items: PublicUserRow[]; total: number }> {
  const { items, total } = (q === null ? everybody : everybodyNamed)(db);
  const values = { now, offset, limit, ...(q === null ? {} : { like: likeText(usernameKey(q)) }) };
  return { items: await items.all(values), total: (await only(total.all(values)))?.count ?? 0 };
}

/** A user with a public profile, or the asker's own. */
export const publicUser = (
  db: Reader,
  username: string,
  asker: number | null,
  now = new Date().toISOString(),
): Promise<PublicUserRow | null> => {
  const isShown = publicAt(now);
  return only(
    db
      .select(shown)
      .from(users)
      .where(and(eq(users.usernameKey, usernameKey(username)), asker === null ? isShown : or(isShown, eq(users.id, asker))))
      .limit(1),
  );
};

// --- leaving

/** Deletes the account and all that is its own. Kept reviews lose their author. */
export async function deleteUser(db: Database, id: number, keepReviews: boolean): Promise<void> {
  await db.transaction(async (inside) => {
    if (!keepReviews) await inside.delete(reviews).where(eq(reviews.userId, id));
    const pending = await inside
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.addedBy, id), ne(products.status, 'public')));
    if (pending.length > 0)
      await inside.delete(products).where(
        inArray(
          products.id,
          pending.map((product) => product.id),
        ),
      );
    await inside.delete(users).where(eq(users.id, id));
  });
}
