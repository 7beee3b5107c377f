import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, favorites, offers, oldAliases, products, reviews, users } from '#db/schema/index.ts';
import { only, type Reader } from '../one-row.ts';
import { unusedAliases } from '../product-address.ts';
import { barcodesPart, readPart } from './row-parts.ts';

export type ProductFields = typeof products.$inferSelect;

const joined = (db: Reader) =>
  db
    .select({ product: products, brand: brands.name, addedBy: users.username })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(users, eq(users.id, products.addedBy));

export const productOfAlias = (db: Reader, alias: string) => only(joined(db).where(eq(products.alias, alias)));
export const productOfId = (db: Reader, id: number) => only(joined(db).where(eq(products.id, id)));

const aliasOf = async (db: Reader, id: number | null): Promise<string | null> =>
  id === null ? null : ((await only(db.select({ alias: products.alias }).from(products).where(eq(products.id, id))))?.alias ?? null);

const mostTwins = 10;

/** What stands of a product in other tables, and what is like it. */
export async function aroundProduct(db: Reader, { id, alias, brandId, list, titleEn, replaces, mergedInto }: ProductFields) {
  const twins = await db
    .select({
      id: products.id,
      alias: products.alias,
      brand: brands.name,
      title: products.titleEn,
      status: products.status,
      list: products.list,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        eq(products.brandId, brandId),
        ne(products.id, id),
        sql`${products.mergedInto} is null`,
        or(eq(products.list, list), sql`lower(${products.titleEn}) = ${titleEn.toLowerCase()}`),
      ),
    )
    .orderBy(asc(products.id))
    .limit(mostTwins);
  const [offered] = await db.select({ count: count() }).from(offers).where(eq(offers.productId, id));
  const [reviewed] = await db.select({ count: count() }).from(reviews).where(eq(reviews.productId, id));
  const [liked] = await db
    .select({ count: count() })
    .from(favorites)
    .where(and(eq(favorites.kind, 'product'), eq(favorites.alias, alias)));
  const formerly = await db
    .select({ alias: oldAliases.alias })
    .from(oldAliases)
    .where(and(eq(oldAliases.kind, 'product'), eq(oldAliases.target, alias)))
    .orderBy(asc(oldAliases.alias));
  return {
    sizes: (await readPart(db, 'products', id, 'sizes')) ?? '[]',
    barcodes: (await readPart(db, 'products', id, 'barcodes')) ?? barcodesPart([]),
    replaces: await aliasOf(db, replaces),
    mergedInto: await aliasOf(db, mergedInto),
    formerly: formerly.map((row) => row.alias),
    holds: { offers: offered?.count ?? 0, reviews: reviewed?.count ?? 0, favorites: liked?.count ?? 0 },
    twins: twins.map(({ list: theirs, ...twin }) => ({ ...twin, sameList: theirs === list })),
  };
}

/** Enters a product that nobody sees yet; resolves with its number. */
export async function insertProduct(
  db: Database,
  row: Omit<typeof products.$inferInsert, 'alias' | 'status'>,
  name: string,
): Promise<number> {
  return db.transaction(async (inside) => {
    const [alias = ''] = await unusedAliases(inside, 'product', [name]);
    const [made] = await inside
      .insert(products)
      .values({ ...row, alias, status: 'removed' })
      .returning({ id: products.id });
    if (!made) throw new Error('The product could not be entered.');
    return made.id;
  });
}

/** Has another product this address? */
export const isAliasTaken = async (db: Reader, alias: string, except: number): Promise<boolean> =>
  (await only(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.alias, alias), ne(products.id, except))),
  )) !== null;

/** What follows a product that is merged: its offers, its reviews but those of authors who wrote about the other one as well, the formulas and products that name it. */
export async function followers(db: Reader, from: number, into: number) {
  const offered = await db.select({ id: offers.id, name: offers.shop }).from(offers).where(eq(offers.productId, from));
  const reviewed = await db
    .select({ id: reviews.id, name: reviews.title })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, from),
        sql`not exists (select 1 from reviews other where other.product_id = ${into} and other.user_id = ${reviews.userId})`,
      ),
    );
  const merged = await db.select({ id: products.id, name: products.titleEn }).from(products).where(eq(products.mergedInto, from));
  const replacing = await db
    .select({ id: products.id, name: products.titleEn })
    .from(products)
    .where(and(eq(products.replaces, from), ne(products.id, into)));
  return { offered, reviewed, merged, replacing };
}
