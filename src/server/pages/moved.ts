import { aliasesOf, comparisonAlias } from '#core/comparison/address.ts';
import type { Database } from '#db/database.ts';
import { movedTo, publicProduct } from '#db/queries/public-products.ts';
import { publicUserPath } from '#site/account-paths.ts';
import { brandPath, comparisonPath, productPath } from '#site/paths.ts';
import { brandAddress, comparisonAddress, longestAddress, otherProfileAddress } from './addresses.ts';
import { productOfPage } from './prerender-bundle.ts';

/** Where a page is to be found now: a product or brand that has moved, a comparison in its one order, a profile under its other address. */
export async function movedPath(path: string, db: Database): Promise<string | null> {
  if (path.length > longestAddress) return null;
  const [, compared] = comparisonAddress.exec(path) ?? [];
  if (compared) return comparisonMoved(compared, db);
  const [, username] = otherProfileAddress.exec(path) ?? [];
  if (username) return publicUserPath(username);
  const [, brand] = brandAddress.exec(path) ?? [];
  if (brand) {
    const target = await movedTo(db, 'brand', brand);
    return target && brandPath(target) + path.slice(brandPath(brand).length);
  }
  const name = productOfPage(path);
  const target = name && (await movedTo(db, 'product', name));
  return target ? productPath(target) + path.slice(productPath(name).length) : null;
}

/** The one address of a comparison that was asked for in another order, or by names that products no longer have. */
async function comparisonMoved(name: string, db: Database): Promise<string | null> {
  const aliases = aliasesOf(name);
  if (!aliases) return null;
  const present = await Promise.all(aliases.map(async (alias) => (await movedTo(db, 'product', alias)) ?? alias));
  const found = await Promise.all(present.map((alias) => publicProduct(db, alias)));
  if (found.includes(null)) return null;
  const target = comparisonAlias(present);
  return target === name ? null : comparisonPath(present);
}
