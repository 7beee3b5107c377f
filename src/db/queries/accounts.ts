import { and, count, desc, eq, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

/** Is the address of the account its own? Else it was only typed in, and another account holds it. */
export const hasAddress = ({ email, emailKey: key }: Pick<UserRow, 'email' | 'emailKey'>): boolean => key === emailKey(email);

export type InsertedUser =
  | { readonly kind: 'made'; readonly id: number }
  | { readonly kind: 'made-without-address'; readonly id: number; readonly holder: UserRow }
  | { readonly kind: 'username_taken' };

/** Makes an account; the database decides about the names. An address that is taken does not stop it, is not the account's, and takes no longer. */
export async function insertUser(
  db: Writer,
  { username, email, passwordHash, emailVerifiedAt = null, at }: NewUser,
): Promise<InsertedUser> {
  const values = { username, usernameKey: usernameKey(username), email, passwordHash, createdAt: at };
  const insert = async (other: UserRow | null) =>
    (
      await db
        .insert(users)
        .values({ ...values, ...(other ? { emailKey: noAddress(username) } : { emailKey: emailKey(email), emailVerifiedAt }) })
        .onConflictDoNothing()
        .returning({ id: users.id })
    )[0]?.id;
  const known = await userByEmail(db, email);
  const id = await insert(known);
  if (id !== undefined) return known ? { kind: 'made-without-address', id, holder: known } : { kind: 'made', id };
  // Somebody may have taken the address a moment ago.
  const holder = known ? null : await userByEmail(db, email);
  const late = holder ? await insert(holder) : undefined;
  return late !== undefined && holder ? { kind: 'made-without-address', id: late, holder } : { kind: 'username_taken' };
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

/** By username, or by a confirmed e-mail when an "@" is in it: no username has one. An address that nobody has confirmed may be another's. */
export async function userToSignIn(db: Reader, name: string): Promise<UserRow | null> {
  if (!name.includes('@')) return userByName(db, name);
  const user = await userByEmail(db, name);
  return user?.emailVerifiedAt === null ? null : user;
}

export async function updateUser(db: Writer, id: number, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
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

/** Deletes the account and all that is its own; says which pictures were. Kept reviews lose their author. */
export async function deleteUser(db: Database, id: number, keepReviews: boolean): Promise<readonly string[]> {
  return db.transaction(async (inside) => {
    if (!keepReviews) await inside.delete(reviews).where(eq(reviews.userId, id));
    const pending = await inside
      .delete(products)
      .where(and(eq(products.addedBy, id), ne(products.status, 'public')))
      .returning({ key: products.imageKey });
    const gone = await inside.delete(users).where(eq(users.id, id)).returning({ key: users.avatarKey });
    return [...pending, ...gone].flatMap(({ key }) => key ?? []);
  });
}
