import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { productSizes } from '#db/schema/index.ts';
import { barcodesOf, setBarcodes } from '../barcodes.ts';
import type { Reader } from '../one-row.ts';
import type { Fields } from './row-fields.ts';

const sizeList = z.array(
  z.strictObject({ size: z.string(), price: z.nullable(z.number()), currency: z.nullable(z.string()), priceDate: z.nullable(z.string()) }),
);
type Sizes = z.output<typeof sizeList>;

/** Sizes and barcodes of a product as fields of one row, so that they are changed, logged and undone like any other: each is JSON of a list. */
export const packFields = (sizes: Readonly<Sizes>, barcodes: readonly string[]): Fields => ({
  sizes: JSON.stringify(sizes.toSorted((a, b) => (a.size < b.size ? -1 : 1))),
  barcodes: JSON.stringify(barcodes.toSorted()),
});

export async function sizesOf(db: Reader, productId: number): Promise<Sizes> {
  const { size, price, currency, priceDate } = productSizes;
  return db
    .select({ size, price, currency, priceDate })
    .from(productSizes)
    .where(eq(productSizes.productId, productId))
    .orderBy(asc(productSizes.size));
}

export const packsOf = async (db: Reader, productId: number): Promise<Fields> =>
  packFields(await sizesOf(db, productId), await barcodesOf(db, productId));

/** Makes sizes, barcodes or both what the fields say. */
export async function writePacks(db: Pick<Database, 'run' | 'delete' | 'insert'>, productId: number, fields: Fields): Promise<void> {
  if (typeof fields['sizes'] === 'string') {
    const sizes = z.parse(sizeList, JSON.parse(fields['sizes']));
    await db.delete(productSizes).where(eq(productSizes.productId, productId));
    if (sizes.length > 0) await db.insert(productSizes).values(sizes.map((size) => ({ productId, ...size })));
  }
  if (typeof fields['barcodes'] === 'string')
    await setBarcodes(db, productId, z.parse(z.array(z.string()), JSON.parse(fields['barcodes'])));
}
