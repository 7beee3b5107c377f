import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { productBarcodes, products } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';
import { among } from './rows-as-json.ts';

/** A (stored) barcode of a product. */
export interface BarcodeOf {
  readonly code: string;
  readonly productId: number;
}

/** Gives products their barcodes. A code stays with the product that has it, unless that one only waits for an editor or was rejected. */
export async function giveBarcodes(db: Pick<Database, 'run'>, given: readonly BarcodeOf[]): Promise<void> {
  if (given.length === 0) return;
  const rows = JSON.stringify(given.map(({ code, productId }) => [code, productId]));
  await db.run(sql`insert into product_barcodes (code, product_id) select value ->> 0, value ->> 1 from json_each(${rows}) where true
    on conflict (code) do update set product_id = excluded.product_id
    where (select status from products where id = product_barcodes.product_id) in ('pending', 'rejected')`);
}

/** Makes these the barcodes of a product: what it had besides is taken from it. */
export async function setBarcodes(db: Pick<Database, 'run' | 'delete'>, productId: number, codes: readonly string[]): Promise<void> {
  await db
    .delete(productBarcodes)
    .where(
      and(
        eq(productBarcodes.productId, productId),
        sql`${productBarcodes.code} not in (select value from json_each(${JSON.stringify(codes)}))`,
      ),
    );
  await giveBarcodes(
    db,
    codes.map((code) => ({ code, productId })),
  );
}

export async function barcodesOf(db: Reader, productId: number): Promise<string[]> {
  const rows = await db
    .select({ code: productBarcodes.code })
    .from(productBarcodes)
    .where(eq(productBarcodes.productId, productId))
    .orderBy(asc(productBarcodes.code));
  return rows.map(({ code }) => code);
}

/** Has another product, one that is public or was removed, any of these codes? */
export async function isBarcodeTaken(db: Reader, codes: readonly string[], except: number): Promise<boolean> {
  const [row] = await db
    .select({ code: productBarcodes.code })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .where(and(among(productBarcodes.code, codes), ne(products.id, except), sql`+${products.status} in ('public', 'removed')`))
    .limit(1);
  return row !== undefined;
}
