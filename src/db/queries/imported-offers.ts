import { and, eq } from 'drizzle-orm';
import type { Candidate, FoundOffer } from '#core/imports/candidate.ts';
import type { Database } from '#db/database.ts';
import { offerPrices, offers, productRecords, products } from '#db/schema/index.ts';
import { numbered } from './offers.ts';
import type { Reader } from './one-row.ts';
import { presentProduct } from './product-address.ts';
import { among, insertRows } from './rows-as-json.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Row = typeof offers.$inferSelect;
type Found = Omit<FoundOffer, 'day'> & { readonly item: string; readonly day: string };

/** What an import would do to the offers of a batch. */
export interface OfferChanges {
  readonly added: readonly Found[];
  readonly changed: readonly { readonly row: Row; readonly found: Found }[];
  readonly same: readonly { readonly row: Row; readonly found: Found }[];
  /** What rows no longer say. */
  readonly ended: readonly Row[];
  /** Ids, in the source, of the products with which something is new. */
  readonly news: ReadonlySet<string>;
}

export interface OfferBatch {
  readonly products: readonly Pick<Candidate, 'source' | 'sourceId' | 'offers'>[];
  /** Day of the run. */
  readonly day: string;
}

const keyOf = ({ item, shop, size, currency }: Pick<Row, 'item' | 'shop' | 'size' | 'currency'>) =>
  JSON.stringify([item, shop, size, currency]);

/** Every offer of the batch once, the cheapest of those that look alike; none is from the future. */
function offersIn({ products: batch, day: today }: OfferBatch): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { sourceId: item, offers: listed } of batch)
    for (const { day, ...offer } of listed) {
      const one = { ...offer, item, day: day === null || day > today ? today : day };
      const other = found.get(keyOf(one));
      if (!other || one.price < other.price) found.set(keyOf(one), one);
    }
  return found;
}

/** All products of the batch are of one source. */
export async function compareOffers(db: Reader, batch: OfferBatch): Promise<OfferChanges> {
  const [source] = batch.products.map((product) => product.source);
  const items = batch.products.map(({ sourceId }) => sourceId);
  // Open Beauty Facts knows no prices.
  const known =
    source === undefined || source === 'openbeautyfacts'
      ? []
      : await db
          .select()
          .from(offers)
          .where(and(eq(offers.source, source), among(offers.item, items)));
  const found = offersIn(batch);
  const rowOf = new Map(known.map((row) => [keyOf(row), row]));
  const added = [...found].flatMap(([key, offer]) => (rowOf.has(key) ? [] : [offer]));
  const pairs = [...found].flatMap(([key, offer]) => {
    const row = rowOf.get(key);
    // What is older than what we know is no news.
    return row && offer.day >= row.seenAt ? [{ row, found: offer }] : [];
  });
  const isSame = ({ row, found: { price, link } }: (typeof pairs)[number]) =>
    row.price === price && row.link === link && row.endedAt === null;
  const changed = pairs.filter((pair) => !isSame(pair));
  const ended = known.filter((row) => row.endedAt === null && !found.has(keyOf(row)));
  const news = new Set([...added, ...changed.map((pair) => pair.found), ...ended].map(({ item }) => item));
  return { added, changed, same: pairs.filter(isSame), ended, news };
}

/** Writes what compareOffers found, when the products of the batch stand in the database; `owners` names products that have another source's rows. */
export async function storeOffers(
  tx: Transaction,
  changes: OfferChanges,
  { products: batch, day }: OfferBatch,
  run: number | null,
  owners?: ReadonlyMap<string, number>,
): Promise<void> {
  const { added, changed, same, ended } = changes;
  const [source] = batch.map((product) => product.source);
  if (source === undefined || (added.length === 0 && changed.length === 0 && same.length === 0 && ended.length === 0)) return;
  await addOffers(tx, added, source, run, owners ?? (await ownersOf(tx, added, source)));
  for (const { row, found } of changed) {
    const { price, link } = found;
    await tx.update(offers).set({ price, link, seenAt: found.day, seenIn: run, endedAt: null }).where(eq(offers.id, row.id));
    if (price !== row.price) await addPrice(tx, { offerId: row.id, day: found.day, price });
  }
  for (const [seenAt, seen] of Map.groupBy(same, ({ found }) => found.day))
    await tx
      .update(offers)
      .set({ seenAt, seenIn: run })
      .where(numbered(seen.map(({ row }) => row.id)));
  if (ended.length > 0)
    await tx
      .update(offers)
      .set({ endedAt: day })
      .where(numbered(ended.map(({ id }) => id)));
}

/** A price that changes twice on a day is remembered as it was last. */
const addPrice = (tx: Transaction, point: typeof offerPrices.$inferInsert) =>
  tx
    .insert(offerPrices)
    .values(point)
    .onConflictDoUpdate({ target: [offerPrices.offerId, offerPrices.day], set: { price: point.price } });

/** The offers of a record that is of another product now go with it. */
export async function moveOffers(
  tx: Transaction,
  { source, sourceId }: Pick<Candidate, 'source' | 'sourceId'>,
  productId: number,
): Promise<void> {
  await tx
    .update(offers)
    .set({ productId })
    .where(and(eq(offers.source, source), eq(offers.item, sourceId)));
}

/** The products that were made of the rows, or that the rows were put to. */
async function ownersOf(tx: Transaction, added: readonly Found[], source: string): Promise<Map<string, number>> {
  const items = added.map(({ item }) => item);
  const united = await tx
    .select({ id: presentProduct, item: productRecords.sourceId })
    .from(productRecords)
    .innerJoin(products, eq(products.id, productRecords.productId))
    .where(and(eq(productRecords.source, source), among(productRecords.sourceId, items)));
  const made = await tx
    .select({ id: presentProduct, item: products.sourceId })
    .from(products)
    .where(and(eq(products.source, source), among(products.sourceId, items)));
  return new Map([...united, ...made].map(({ id, item }) => [item ?? '', id]));
}

async function addOffers(
  tx: Transaction,
  added: readonly Found[],
  source: string,
  run: number | null,
  ownerOf: ReadonlyMap<string, number>,
): Promise<void> {
  if (added.length === 0) return;
  const items = added.map(({ item }) => item);
  const rows = added.flatMap(({ day, ...offer }) => {
    const productId = ownerOf.get(offer.item);
    return productId === undefined ? [] : [{ ...offer, productId, source, seenAt: day, seenIn: run }];
  });
  await insertRows(tx, offers, rows);
  const made = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.source, source), among(offers.item, items)));
  const idOf = new Map(made.map((row) => [keyOf(row), row.id]));
  await insertRows(
    tx,
    offerPrices,
    rows.map((row) => ({ offerId: idOf.get(keyOf(row)) ?? 0, day: row.seenAt, price: row.price })),
  );
}
