import { and, asc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { earlierPrices } from '#core/catalog/earlier-prices.ts';
import type { ShopOffer } from '#core/catalog/offer.ts';
import type { Database } from '#db/database.ts';
import { imports, offerPrices, offers } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';
import { among } from './rows-as-json.ts';

type Writer = Pick<Database, 'update'>;

/** What shops ask for some products now, by the products' numbers; the oldest offer first. */
export async function shopOffers(db: Reader, productIds: readonly number[]): Promise<Map<number, ShopOffer[]>> {
  const rows = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.productId, [...productIds]), isNull(offers.endedAt)))
    .orderBy(asc(offers.id));
  if (rows.length === 0) return new Map();
  const prices = await db
    .select()
    .from(offerPrices)
    .where(
      inArray(
        offerPrices.offerId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(offerPrices.day));
  const pricesOf = Map.groupBy(prices, ({ offerId }) => offerId);
  const found = new Map<number, ShopOffer[]>();
  for (const { id, productId, shop, size, price, currency, link, seenAt } of rows) {
    const points = pricesOf.get(id) ?? [];
    const offer = { shop, size, price, currency, priceDate: points.at(-1)?.day ?? seenAt, link, earlier: earlierPrices(points) };
    found.set(productId, [...(found.get(productId) ?? []), offer]);
  }
  return found;
}

const end = (db: Writer, day: string, which: SQL | undefined) =>
  db
    .update(offers)
    .set({ endedAt: day })
    .where(and(isNull(offers.endedAt), which));

/** What an earlier run of the same file saw and this one, which is through, did not, is offered no more. */
export async function endUnseenOffers(db: Writer & Reader, run: number): Promise<void> {
  const [file] = await db
    .select({ kind: imports.kind, file: imports.file, startedAt: imports.startedAt })
    .from(imports)
    .where(eq(imports.id, run));
  if (!file) return;
  const earlier = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.kind, file.kind), eq(imports.file, file.file), ne(imports.id, run)));
  await end(db, file.startedAt.slice(0, 10), inArray(offers.seenIn, earlier));
}

/** What a source no longer has is offered no more, whatever its file was called. */
export async function endOffersOf(db: Writer, source: string, items: readonly string[], day: string): Promise<void> {
  await end(db, day, and(eq(offers.source, source), among(offers.item, items)));
}

/** What nobody has looked at since a day may have changed and is not shown. */
export async function endOldOffers(db: Writer, since: string, today: string): Promise<void> {
  await end(db, today, lt(offers.seenAt, since));
}

/** Offers by their numbers. */
export const numbered = (ids: readonly number[]): SQL => sql`${offers.id} in (select value from json_each(${JSON.stringify(ids)}))`;
