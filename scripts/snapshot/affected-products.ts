import { and, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { comparisons, products } from '#db/schema/index.ts';
import type { PublicBrand } from '#db/snapshot/public-products.ts';
import type { Change } from './changes.ts';
import { productsByLive } from './held-products.ts';
import type { Store } from './statements.ts';

/** Products whose record, reviews or comparisons may be others now: the changed ones, and those whose pages name them. */
export async function affectedProducts(
  store: Store,
  db: Database,
  changes: readonly Change[],
  brands: readonly PublicBrand[],
): Promise<number[]> {
  const changed = changes.flatMap(({ kind, subject }) => (kind === 'product' ? Number(subject) : []));
  const renamed = brands.filter(({ alias }) => store.all('select 1 from brands where alias = ?', alias).length === 0).map(({ id }) => id);
  const [first, second] = [comparisons.first, comparisons.second];
  const partners = await db
    .select({ first, second })
    .from(comparisons)
    .where(or(inArray(first, changed), inArray(second, changed)));
  const kin = await db
    .select({ id: products.id, replaces: products.replaces })
    .from(products)
    .where(
      or(
        inArray(products.brandId, renamed),
        inArray(products.replaces, changed),
        and(inArray(products.id, changed), isNotNull(products.replaces)),
      ),
    );
  const held = productsByLive(store, changed).flatMap(({ id, record }) => [
    ...store.all('select live from products where alias in (?, ?)', record.replaces, record.replacedBy),
    ...store.all('select live from often_compared join products on products.id = product where other = ?', id),
  ]);
  return [
    ...new Set([
      ...changed,
      ...partners.flatMap(({ first: one, second: two }) => [one, two]),
      ...kin.flatMap(({ id, replaces }) => (replaces === null ? [id] : [id, replaces])),
      ...held.map(({ live }) => Number(live)),
    ]),
  ];
}
