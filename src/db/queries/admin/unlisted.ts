import { eq, sql } from 'drizzle-orm';
import type { UnlistedReason } from '#core/catalog/unlisted.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { isShownBrand, movedTo, publicBrand } from '../public-products.ts';

/** How many products, brands and old addresses no sitemap holds, by reason. */
export async function unlistedCounts(db: Database): Promise<Partial<Record<UnlistedReason, number>>> {
  const status = (one: 'pending' | 'rejected' | 'removed') => db.$count(products, eq(products.status, one));
  return {
    pending: await status('pending'),
    rejected: await status('rejected'),
    removed: await status('removed'),
    noBrandProducts: await db.$count(brands, sql`not ${isShownBrand}`),
    moved: await db.$count(oldAliases),
  };
}

async function reasonOfProduct(db: Database, alias: string, rest: string): Promise<UnlistedReason> {
  const [row] = await db.select({ status: products.status }).from(products).where(eq(products.alias, alias)).limit(1);
  if (row && row.status !== 'public') return row.status;
  if (row) return rest === '/dupes' ? 'noDupes' : 'unpublished';
  return (await movedTo(db, 'product', alias)) === null ? 'unknown' : 'moved';
}

async function reasonOfBrand(db: Database, alias: string): Promise<UnlistedReason> {
  if (await publicBrand(db, alias)) return 'unpublished';
  if ((await db.$count(brands, eq(brands.alias, alias))) > 0) return 'noBrandProducts';
  return (await movedTo(db, 'brand', alias)) === null ? 'unknown' : 'moved';
}

/** Why no sitemap holds the page of a product or brand. */
export async function reasonOfRow(db: Database, path: string): Promise<UnlistedReason> {
  const [, product, rest = ''] = /^\/products\/([a-z0-9-]+)(\/[a-z]+)?$/.exec(path) ?? [];
  if (product) return reasonOfProduct(db, product, rest);
  const [, brand] = /^\/brands\/([a-z0-9-]+)$/.exec(path) ?? [];
  return brand ? reasonOfBrand(db, brand) : 'unknown';
}
