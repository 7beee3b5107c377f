import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Candidate } from '#core/imports/candidate.ts';
import type { Database } from '#db/database.ts';
import { brands, externalProducts, offers, productBarcodes, productFacts, productSizes, products } from '#db/schema/index.ts';
import { notePictures } from '../found-pictures.ts';
import type { ImportBatch } from '../import-batch.ts';
import { brandsOf } from '../imported-brands.ts';
import { compareOffers, storeOffers } from '../imported-offers.ts';
import { insertProducts, updateProduct } from '../imported-products.ts';
import { only } from '../one-row.ts';
import { among } from '../rows-as-json.ts';
import { findMatches } from './external-matches.ts';

/** A product that rows of feeds may be merged with. `unread`: hardly anything of its list is known. */
export interface MergeTarget {
  readonly product: typeof products.$inferSelect;
  readonly brand: string;
  readonly unread: boolean;
  readonly sizes: readonly Omit<typeof productSizes.$inferSelect, 'productId'>[];
  readonly barcodes: readonly string[];
}

/** Products of the catalogue by their numbers. */
export async function mergeTargets(db: Pick<Database, 'select'>, ids: readonly number[]): Promise<Map<number, MergeTarget>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ product: products, brand: brands.name, withheld: productFacts.withheld })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(inArray(products.id, [...ids]));
  const sizes = await db
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, [...ids]));
  const codes = await db
    .select()
    .from(productBarcodes)
    .where(inArray(productBarcodes.productId, [...ids]));
  const sizesBy = Map.groupBy(sizes, ({ productId }) => productId);
  const codesBy = Map.groupBy(codes, ({ productId }) => productId);
  return new Map(
    found
      .filter(({ product }) => product.status === 'public' || product.status === 'pending')
      .map(({ product, brand, withheld }) => [
        product.id,
        {
          product,
          brand,
          unread: withheld === true,
          sizes: (sizesBy.get(product.id) ?? []).map(({ productId: _, ...size }) => size),
          barcodes: (codesBy.get(product.id) ?? []).map(({ code }) => code),
        },
      ]),
  );
}

export async function productByAlias(db: Pick<Database, 'select'>, alias: string): Promise<number | null> {
  const row = await only(db.select({ id: products.id }).from(products).where(eq(products.alias, alias)).limit(1));
  return row?.id ?? null;
}

export interface OfferRow {
  readonly id: number;
  readonly item: string;
  readonly name: string;
  readonly endedAt: string;
}

/** Gives products what shops ask for rows, not shown yet. Resolves with the offers that are to be shown. */
export async function giveUnshownOffers(db: Database, owned: readonly (readonly [Candidate, number])[], day: string): Promise<OfferRow[]> {
  const batch = { products: owned.map(([candidate]) => candidate), day };
  const items = batch.products.map(({ sourceId }) => sourceId);
  const mine = sql`${offers.source} = 'feed' and ${among(offers.item, items)}`;
  return db.transaction(async (tx) => {
    const changes = await compareOffers(tx, batch);
    await storeOffers(tx, changes, batch, null, new Map(owned.map(([{ sourceId }, id]) => [sourceId, id])));
    for (const [{ sourceId }, productId] of owned)
      await tx.update(offers).set({ productId }).where(sql`${offers.source} = 'feed' and ${offers.item} = ${sourceId}`);
    const shown = await tx
      .select({ id: offers.id, item: offers.item, shop: offers.shop, size: offers.size })
      .from(offers)
      .where(sql`${mine} and ${isNull(offers.endedAt)}`);
    await tx.update(offers).set({ endedAt: day }).where(mine);
    return shown.map(({ id, item, shop, size }) => ({ id, item, name: [shop, size].filter(Boolean).join(' '), endedAt: day }));
  });
}

/** Enters products that nobody sees yet. Resolves with their numbers and states by the rows' ids; one that was taken back before is used again. */
export async function addUnshownProducts(
  db: Database,
  batch: ImportBatch,
): Promise<Map<string, Pick<MergeTarget['product'], 'id' | 'status'>>> {
  const items = batch.products.map(({ sourceId }) => sourceId);
  const ours = sql`${products.source} = 'feed' and ${among(products.sourceId, items)}`;
  return db.transaction(async (tx) => {
    const found = async () => {
      const rows = await tx
        .select({ id: products.id, alias: products.alias, status: products.status, item: products.sourceId })
        .from(products)
        .where(ours);
      return new Map(rows.map(({ item, ...row }) => [item ?? '', row]));
    };
    const brandIds = await brandsOf(
      tx,
      batch.products.map(({ brand }) => brand),
      batch.at,
    );
    const before = await found();
    const added = batch.products.filter(({ sourceId }) => !before.has(sourceId));
    await insertProducts(tx, added, brandIds, { ...batch, unshown: true });
    for (const product of batch.products) {
      const row = before.get(product.sourceId);
      if (row) await updateProduct(tx, row, product, brandIds, batch);
    }
    const offered = { products: batch.products, day: batch.at.slice(0, 10) };
    await storeOffers(tx, await compareOffers(tx, offered), offered, null);
    await notePictures(tx, batch.products, batch.at);
    return found();
  });
}

const mostRematched = 2_000;

/** Looks anew for what waiting rows of some brands may be, when one of them has become a product. */
export async function matchAgain(db: Database, named: readonly string[]): Promise<void> {
  const rows = await db
    .select({ id: externalProducts.id, said: externalProducts.said })
    .from(externalProducts)
    .where(sql`${externalProducts.state} = 'waiting' and ${among(externalProducts.brand, [...new Set(named)])}`)
    .limit(mostRematched);
  const waiting = rows.map(({ id, said }) => ({ id, candidate: JSON.parse(said) as Candidate }));
  const matches = await findMatches(
    db,
    waiting.map(({ candidate }) => candidate),
  );
  await db.transaction(async (tx) => {
    for (const { id, candidate } of waiting) {
      const match = matches.get(candidate.sourceId);
      const { productId = null, by = null, likeness = null } = match ?? {};
      await tx.update(externalProducts).set({ matchId: productId, matchBy: by, likeness }).where(eq(externalProducts.id, id));
    }
  });
}
