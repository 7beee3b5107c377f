import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, comparisons, meta, productSizes, products, reviews, users } from '#db/schema/index.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Which demonstration the database holds: its hash, "none" after it was cleared, or null before there was one. */
export async function demoState(db: Database): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'demo'));
  return row?.value ?? null;
}

export interface Cleared {
  readonly products: number;
  readonly brands: number;
  readonly reviews: number;
}

/** Removes everything marked as a demonstration; what people added stays. `state` is remembered (demoState). */
export async function clearDemo(db: Database, state = 'none'): Promise<Cleared> {
  return db.transaction((tx) => clear(tx, state));
}

/** The same within a transaction. */
export async function clear(tx: Transaction, state: string): Promise<Cleared> {
  const ids = tx.select({ id: products.id }).from(products).where(eq(products.source, 'demo'));
  await tx.delete(comparisons).where(eq(comparisons.demo, true));
  const goneReviews = await tx.delete(reviews).where(eq(reviews.demo, true));
  await tx.delete(users).where(eq(users.demo, true));
  await tx.delete(productSizes).where(inArray(productSizes.productId, ids));
  await tx
    .update(products)
    .set({ replaces: null })
    .where(and(ne(products.source, 'demo'), inArray(products.replaces, ids)));
  const gone = await tx.delete(products).where(eq(products.source, 'demo'));
  const idle = sql`${brands.demo} = 1 and ${brands.id} not in ${tx.select({ id: products.brandId }).from(products)}`;
  await tx.delete(brandCertificates).where(inArray(brandCertificates.brandId, tx.select({ id: brands.id }).from(brands).where(idle)));
  const goneBrands = await tx.delete(brands).where(idle);
  await remember(tx, state);
  return { products: gone.rowsAffected, brands: goneBrands.rowsAffected, reviews: goneReviews.rowsAffected };
}

async function remember(tx: Transaction, value: string): Promise<void> {
  await tx.insert(meta).values({ key: 'demo', value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}
