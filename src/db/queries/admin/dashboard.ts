import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { complaints, externalProducts, heldTexts, products } from '#db/schema/index.ts';

/** A brand's name that begins like another's and is hardly longer is perhaps the same brand. */
const shortestName = 4;
const longestRest = 8;

const alike = sql`brands a join brands b on b.name_key > a.name_key and b.name_key < a.name_key || char(0x10ffff)
  and length(a.name_key) >= ${shortestName} and length(b.name_key) - length(a.name_key) <= ${longestRest}`;

/** Pairs of brands that are perhaps one, by name. */
export const alikeBrands = (db: Database, most: number): Promise<{ first: string; second: string }[]> =>
  db.all(sql`select a.name as first, b.name as second from ${alike} order by a.name_key, b.name_key limit ${most}`);

/** How much waits for an editor. */
export async function queueCounts(db: Database) {
  const [merges] = await db.all<{ count: number }>(sql`select count(*) as count from ${alike}`);
  const isPublic = eq(products.status, 'public');
  return {
    submissions: await db.$count(products, eq(products.status, 'pending')),
    reports: await db.$count(complaints, isNull(complaints.closedAt)),
    heldTexts: await db.$count(heldTexts, isNull(heldTexts.closedAt)),
    doubtfulCategories: await db.$count(products, and(isPublic, isNotNull(products.category), eq(products.categorySure, false))),
    brandMerges: merges?.count ?? 0,
    externalProducts: await db.$count(externalProducts, eq(externalProducts.state, 'waiting')),
  };
}

export interface UnreadName {
  readonly name: string;
  /** Public products that have it on their list. */
  readonly products: number;
  /** Of those: how many would be read from the first name to the last if it were known, and how many would get verdicts again. */
  readonly whole: number;
  readonly unlocked: number;
}

/** Names that nobody knows, first those that would unlock the most products. `leastRead`: the share of a list that must be recognised for verdicts. */
export function unreadNames(db: Database, leastRead: number, most: number): Promise<UnreadName[]> {
  return db.all<UnreadName>(sql`
    with missing as (
      select u.product_id as id, count(*) as names, f.withheld as withheld, f.length as length
      from unread_names u join product_facts f on f.product_id = u.product_id join products p on p.id = u.product_id
      where p.status = 'public' group by u.product_id)
    select u.name as name, count(*) as products, sum(m.names = 1) as whole,
      sum(m.withheld and m.length - m.names + 1 >= ${leastRead} * m.length) as unlocked
    from unread_names u join missing m on m.id = u.product_id
    group by u.name order by unlocked desc, whole desc, products desc, u.name limit ${most}`);
}
