import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { followAlias } from './moved-addresses.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** May two products that agree become one without anybody's word? Not where an editor changed or decided either, nor where readers reviewed both. */
export async function mayBeUnited(db: Pick<Database, 'all'>, one: number, other: number): Promise<boolean> {
  const [found] = await db.all<{ untouched: number; reviewed: number }>(sql`
    select (select count(*) from products p where p.id in (${one}, ${other}) and p.status = 'public' and p.edited_at is null
        and not exists (select 1 from external_products e where e.product_id = p.id)) as untouched,
      (select count(distinct product_id) from reviews where product_id in (${one}, ${other})) as reviewed`);
  return found?.untouched === 2 && found.reviewed < 2;
}

/** Tables whose rows of a product go to the one it is united with; what that one has already stays. */
const tables = ['product_records', 'product_barcodes', 'product_sizes', 'product_pictures', 'offers', 'reviews'] as const;

/** Makes two products one: records, sizes, barcodes, offers and reviews of the one become the other's, and its address leads there. */
export async function uniteProducts(tx: Transaction, id: number, into: number, at: string): Promise<void> {
  for (const table of tables.map((name) => sql.raw(name))) {
    await tx.run(sql`update or ignore ${table} set product_id = ${into} where product_id = ${id}`);
    await tx.run(sql`delete from ${table} where product_id = ${id}`);
  }
  await tx.run(sql`update products set merged_into = ${into} where merged_into = ${id}`);
  await tx.run(sql`update products set replaces = ${into} where replaces = ${id} and id <> ${into}`);
  // Its record is found as a further one of the other product, as long as the two agree.
  await tx.run(sql`update products set status = 'removed', merged_into = ${into}, source_id = null, source_hash = null, replaces = null,
    updated_at = ${at} where id = ${id}`);
  await tx.run(sql`update products set updated_at = ${at},
    image_key = coalesce(image_key, (select key from product_pictures where product_id = ${into})) where id = ${into}`);
  const [addresses] = await tx.all<{ before: string; now: string }>(
    sql`select one.alias as "before", other.alias as "now" from products one, products other where one.id = ${id} and other.id = ${into}`,
  );
  if (addresses) await followAlias(tx, 'product', addresses.before, addresses.now, at);
}
