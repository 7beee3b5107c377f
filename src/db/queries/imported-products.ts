import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { productRecords, productSizes, products } from '#db/schema/index.ts';
import { giveBarcodes, setBarcodes } from './barcodes.ts';
import type { ImportBatch, ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { moveProduct, unusedAliases } from './product-address.ts';
import { among, insertRows } from './rows-as-json.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The columns an import writes, new or changed. */
function columns(product: ImportedProduct, brandIds: ReadonlyMap<string, number>, { at, knowledgeVersion }: ImportBatch) {
  const {
    brand,
    title,
    titleRu,
    category,
    categorySure,
    list,
    listDate,
    source,
    sourceId,
    sourceUrl,
    licence,
    hash,
    derived,
    discontinued,
  } = product;
  const brandId = brandIds.get(brand.key);
  if (brandId === undefined) throw new Error(`The brand "${brand.name}" (${brand.key}) is not in the database.`);
  return {
    brandId,
    titleEn: title,
    titleRu,
    category,
    categorySure,
    list,
    listDate,
    source,
    sourceId,
    sourceUrl,
    licence,
    sourceHash: hash,
    withdrawn: discontinued,
    derived,
    knowledgeVersion,
    updatedAt: at,
  };
}

/** Adds products; answers with their numbers by the ids of their records. */
export async function insertProducts(
  tx: Transaction,
  added: readonly ImportedProduct[],
  brandIds: ReadonlyMap<string, number>,
  batch: ImportBatch,
): Promise<ReadonlyMap<string, number>> {
  const [first] = added;
  if (!first) return new Map();
  const aliases = await unusedAliases(
    tx,
    'product',
    added.map(({ brand, title }) => `${brand.name} ${title}`),
  );
  await insertRows(
    tx,
    products,
    added.map((product, index) => ({
      ...columns(product, brandIds, batch),
      alias: aliases[index] ?? '',
      addedAt: batch.at,
      ...(batch.unshown ? { status: 'rejected' as const } : {}),
    })),
  );
  const made = await tx
    .select({ id: products.id, sourceId: products.sourceId })
    .from(products)
    .where(
      and(
        eq(products.source, first.source),
        among(
          products.sourceId,
          added.map(({ sourceId }) => sourceId),
        ),
      ),
    );
  const idOf = new Map(made.map(({ id, sourceId }) => [sourceId ?? '', id]));
  await insertRows(
    tx,
    productSizes,
    added.flatMap((product) => sizesOf(idOf.get(product.sourceId) ?? 0, product)),
  );
  await giveBarcodes(
    tx,
    added.flatMap((product) => codesOf(idOf.get(product.sourceId) ?? 0, product)),
  );
  return idOf;
}

/** What the record says now. Its address follows its name; sizes and barcodes that the record does not speak of, or other records brought, stay. */
export async function updateProduct(
  tx: Transaction,
  { id, alias }: Pick<KnownProduct, 'id' | 'alias'>,
  product: ImportedProduct,
  brandIds: ReadonlyMap<string, number>,
  batch: ImportBatch,
): Promise<void> {
  const [shown] = await tx
    .update(products)
    .set(columns(product, brandIds, batch))
    .where(eq(products.id, id))
    .returning({ status: products.status });
  if (shown?.status === 'public') await moveProduct(tx, { id, alias }, `${product.brand.name} ${product.title}`, batch.at);
  const [further] = await tx.select({ count: count() }).from(productRecords).where(eq(productRecords.productId, id));
  const isAlone = further?.count === 0;
  if (isAlone && product.sizes.length > 0) {
    const sizes = JSON.stringify(product.sizes.map(({ size }) => size));
    await tx.delete(productSizes).where(and(eq(productSizes.productId, id), sql`size not in (select value from json_each(${sizes}))`));
  }
  await giveSizes(tx, id, product);
  if (isAlone && product.barcodes.length > 0) await setBarcodes(tx, id, product.barcodes);
  else await giveBarcodes(tx, codesOf(id, product));
}

/** Puts a further record to a product: its sizes and barcodes. What an editor changed gets barcodes alone. */
export async function joinRecord(
  tx: Transaction,
  { id, editedAt }: Pick<KnownProduct, 'id' | 'editedAt'>,
  product: ImportedProduct,
  united: { readonly unitedBy: UnitedBy; readonly otherList: boolean },
  at: string,
): Promise<void> {
  const { source, sourceId, hash, discontinued: withdrawn } = product;
  const record = { productId: id, hash, withdrawn, ...united };
  await tx
    .insert(productRecords)
    .values({ source, sourceId, ...record })
    .onConflictDoUpdate({ target: [productRecords.source, productRecords.sourceId], set: record });
  await giveBarcodes(tx, codesOf(id, product));
  if (editedAt === null) await giveSizes(tx, id, product);
  await tx.update(products).set({ updatedAt: at }).where(eq(products.id, id));
}

/** Takes a record that is of another product now from the one it was put to, with its barcodes. What was put there by a barcode looks for its product anew. */
export async function leaveProduct(
  tx: Transaction,
  id: number,
  { source, sourceId, barcodes }: ImportedProduct,
  at: string,
): Promise<void> {
  await tx.delete(productRecords).where(and(eq(productRecords.source, source), eq(productRecords.sourceId, sourceId)));
  await tx.run(
    sql`delete from product_barcodes where product_id = ${id} and code in (select value from json_each(${JSON.stringify(barcodes)}))`,
  );
  await tx
    .update(productRecords)
    .set({ hash: '' })
    .where(and(eq(productRecords.productId, id), eq(productRecords.unitedBy, 'barcode')));
  await tx.update(products).set({ updatedAt: at }).where(eq(products.id, id));
}

const sizesOf = (productId: number, { sizes }: ImportedProduct) => sizes.map((size) => ({ productId, ...size }));
const codesOf = (productId: number, { barcodes }: ImportedProduct) => barcodes.map((code) => ({ code, productId }));

/** Adds sizes; a known one keeps its price where none comes with it. */
async function giveSizes(tx: Transaction, id: number, product: ImportedProduct): Promise<void> {
  for (const size of sizesOf(id, product)) {
    const { price, currency, priceDate } = size;
    const insert = tx.insert(productSizes).values(size);
    await (price === null
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: [productSizes.productId, productSizes.size], set: { price, currency, priceDate } }));
  }
}
