import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { userViews } from '#core/accounts/user-views.ts';
import { usernameKey } from '#core/accounts/username.ts';
import type { Database } from '#db/database.ts';
import { brands, heldTexts, ingredients, products, reviews, users } from '#db/schema/index.ts';
import type { Reader } from '../one-row.ts';

export interface UserQuery {
  readonly q?: string | undefined;
  readonly view?: (typeof userViews)[number] | undefined;
  readonly sort: 'username' | 'email' | 'created';
  readonly backwards: boolean;
  /** ISO moments: now, and since when held texts count. */
  readonly now: string;
  readonly since: string;
  readonly offset: number;
  readonly limit: number;
}

const columns = { username: users.usernameKey, email: users.emailKey, created: users.createdAt } as const;

/** How many texts of somebody were held back or removed since then; what was published after all does not count. */
export const heldSince = (user: SQL, since: string) =>
  sql<number>`(select count(*) from held_texts h where h.user_id = ${user} and h.at >= ${since} and h.state <> 'published')`;

// Spelled out: of a column in a query of one table only the name is written, and "id" would be the inner table's.
const shown = (since: string) => ({
  user: users,
  reviews: sql<number>`(select count(*) from reviews where reviews.user_id = users.id)`,
  submissions: sql<number>`(select count(*) from products where products.added_by = users.id)`,
  held: heldSince(sql`users.id`, since),
});

/** The index of threes finds what is no shorter; less is how a name begins. */
function named(q: string): SQL {
  const text = usernameKey(q);
  if ([...text].length >= 3)
    return sql`${users.id} in (select rowid from user_search where user_search match ${`"${text.replaceAll('"', '""')}"`})`;
  return sql`${users.usernameKey} between ${text} and ${`${text}\u{10ffff}`}`;
}

function where({ q, view, now, since }: UserQuery): SQL | undefined {
  // Spelled out, so that the partial indexes fit; of few among many the numbers are found first, and sorted then.
  const views = {
    admins: () => sql`users.id in (select id from users where role = 'admin')`,
    banned: () => sql`users.id in (select id from users where banned_at is not null and (banned_until is null or banned_until > ${now}))`,
    unconfirmed: () => isNull(users.emailVerifiedAt),
    held: () => sql`users.id in (select user_id from held_texts where at >= ${since} and state <> 'published')`,
  };
  return and(q === undefined ? undefined : named(q), view && views[view]());
}

/** A page of the accounts, and how many answer to the query. */
export async function userRows(db: Reader, query: UserQuery) {
  const filter = where(query);
  const way = query.backwards ? desc : asc;
  const order = [way(columns[query.sort]), way(users.id)] as const;
  // Only the page's own rows are counted for: sorting all would count for all.
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(filter)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const rows = await db
    .select(shown(query.since))
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...order);
  const [total] = await db.select({ count: count() }).from(users).where(filter);
  return { rows, total: total?.count ?? 0 };
}

export type FoundUser = Awaited<ReturnType<typeof userRows>>['rows'][number];

export async function userWithCounts(db: Reader, id: number, since: string): Promise<FoundUser | null> {
  const [row] = await db.select(shown(since)).from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

export const usersById = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));

const latest = 10;

/** What somebody wrote and submitted last. */
export async function worksOf(db: Pick<Database, 'select'>, id: number) {
  const written = await db
    .select({ review: reviews, product: products.alias, title: products.titleEn, ingredient: ingredients.alias })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(ingredients, eq(ingredients.inci, reviews.ingredient))
    .where(eq(reviews.userId, id))
    .orderBy(desc(reviews.createdAt))
    .limit(latest);
  const submitted = await db
    .select({ id: products.id, title: products.titleEn, brand: brands.name, status: products.status, added: products.addedAt })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.addedBy, id))
    .orderBy(desc(products.addedAt))
    .limit(latest);
  const held = await db.select().from(heldTexts).where(eq(heldTexts.userId, id)).orderBy(desc(heldTexts.at)).limit(latest);
  return { written, submitted, held };
}
