import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isNearList, titleKey } from '#core/imports/same-product.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import type { Database } from '#db/database.ts';
import { externalProducts, productBarcodes, productRecords, products } from '#db/schema/index.ts';
import type { ImportBatch, ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { knownBrands } from './imported-brands.ts';
import { plainAlias, presentProduct } from './product-address.ts';
import { among } from './rows-as-json.ts';

/** united: the record is of a product that another record has brought. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'conflict' | 'united';
type Reader = Pick<Database, 'select' | 'all'>;

/** The product that one was merged with, else itself. */
const present = alias(products, 'present');
const isPresent = eq(present.id, presentProduct);
const known = {
  id: present.id,
  alias: present.alias,
  editedAt: present.editedAt,
  knowledgeVersion: present.knowledgeVersion,
};

/** A record of the batch with the product it is of. */
export interface Match {
  readonly product: ImportedProduct;
  readonly outcome: ImportOutcome;
  /** The product, where the database has it. */
  readonly row: KnownProduct | null;
  /** The record of this batch that adds the product, where it is new. */
  readonly first: ImportedProduct | null;
  /** Null where the product was added for this very record. */
  readonly unitedBy: UnitedBy | null;
  /** Number of the product that it was united with and no longer is. */
  readonly leaves: number | null;
}

/** Number of a brand; the key of one that the database does not know yet. */
type BrandRef = number | string;

/** A product that records may be united with. */
interface Place {
  readonly row: KnownProduct | null;
  readonly first: ImportedProduct | null;
  readonly brand: BrandRef;
  readonly items: () => readonly (string | null)[];
}

const itemsOf = (json: string | null): readonly (string | null)[] => JSON.parse(json ?? '[]') as (string | null)[];
const nameOf = (brand: BrandRef, title: string) => `${brand} ${titleKey(title)}`;

/** Products by barcodes, and by brand and title, the earliest first. */
interface Places {
  readonly byCode: Map<string, Place>;
  readonly byName: Map<string, Place[]>;
}

/** What of the database the records may be united with: what waits for an editor or was rejected is nobody's twin. */
async function placesFor(db: Reader, records: readonly ImportedProduct[]): Promise<Places> {
  const codes = await db
    .select({ ...known, code: productBarcodes.code, brand: present.brandId, items: sql<string | null>`${products.derived} -> '$.items'` })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .innerJoin(present, isPresent)
    .where(
      and(
        sql`+${products.status} in ('public', 'removed')`,
        among(
          productBarcodes.code,
          records.flatMap(({ barcodes }) => barcodes),
        ),
      ),
    );
  const stems = JSON.stringify([...new Set(records.map(({ brand, title }) => plainAlias(`${brand.name} ${title}`)))]);
  const columns = sql`w.id, w.alias, w.edited_at as editedAt, w.knowledge_version as knowledgeVersion, p.title_en as title,
    w.brand_id as brand, p.derived -> '$.items' as items from json_each(${stems}) s`;
  const whole = sql`cross join products w on w.id = coalesce(p.merged_into, p.id) where +p.status in ('public', 'removed')`;
  // Crossed, and with a plus: in another order, or by their state, SQLite would read all products for each batch.
  // ":" follows "9": the range holds the address with a number behind it.
  const named = await db.all<Omit<KnownProduct, 'withdrawn'> & { title: string; brand: number; items: string | null }>(sql`
    select ${columns} cross join products p on p.alias = s.value ${whole}
    union all select ${columns} cross join products p on p.alias > s.value || '-' and p.alias < s.value || '-:' ${whole} order by 1`);
  const placeOf = ({ id, alias: address, editedAt, knowledgeVersion, brand, items }: Omit<(typeof named)[number], 'title'>): Place => ({
    row: { id, alias: address, editedAt, knowledgeVersion, withdrawn: false },
    first: null,
    brand,
    items: () => itemsOf(items),
  });
  return {
    byCode: new Map(codes.map((row) => [row.code, placeOf(row)])),
    byName: new Map([...Map.groupBy(named, ({ brand, title }) => nameOf(brand, title))].map(([name, rows]) => [name, rows.map(placeOf)])),
  };
}

/** The product that a record is of, and what tells so: a barcode of it, or brand, title and nearly the same list. */
function twinOf(
  product: ImportedProduct,
  brand: BrandRef,
  { byCode, byName }: Places,
  byTitleAlone: boolean,
): { place: Place; by: UnitedBy } | null {
  for (const code of byTitleAlone ? [] : product.barcodes) {
    const place = byCode.get(code);
    if (place && (!isShopsOwn(code) || place.brand === brand)) return { place, by: 'barcode' };
  }
  const named = byName.get(nameOf(brand, product.title));
  if (!named) return null;
  const { items } = JSON.parse(product.derived) as { items: readonly (string | null)[] };
  const place = named.find((one) => isNearList(one.items(), items));
  return place ? { place, by: 'title' } : null;
}

interface KnownRecord extends KnownProduct {
  readonly hash: string | null;
  /** Null: what it was united by no longer holds. */
  readonly by: UnitedBy | null;
}

/** Products that records brought, and products that records were put to, by the ids of the records. */
interface KnownRecords {
  readonly own: ReadonlyMap<string, Omit<KnownRecord, 'by'>>;
  readonly further: ReadonlyMap<string, KnownRecord>;
}

/** What an editor merged: the product a record brought, or its row in the queue of a feed, with another one. */
async function mergedRecords(db: Reader, source: string, ids: readonly string[]): Promise<Map<string, KnownRecord>> {
  const brought = await db
    .select({ ...known, sourceId: products.sourceId, hash: products.sourceHash, withdrawn: products.withdrawn })
    .from(products)
    .innerJoin(present, isPresent)
    .where(and(eq(products.source, source), among(products.sourceId, ids), isNotNull(products.mergedInto)));
  const rows =
    source === 'feed'
      ? await db
          .select({ ...known, sourceId: externalProducts.item })
          .from(externalProducts)
          .innerJoin(products, eq(products.id, externalProducts.productId))
          .innerJoin(present, isPresent)
          .where(and(eq(externalProducts.state, 'merged'), among(externalProducts.item, ids)))
      : [];
  return new Map([
    ...rows.map(({ sourceId, ...row }) => [sourceId, { ...row, hash: null, withdrawn: false, by: 'merge' }] as const),
    ...brought.map(({ sourceId, ...row }) => [sourceId ?? '', { ...row, by: 'merge' }] as const),
  ]);
}

/** Those of the records that the database knows. */
async function knownRecords(db: Reader, records: readonly ImportedProduct[]): Promise<KnownRecords> {
  const [first] = records;
  const ids = records.map(({ sourceId }) => sourceId);
  if (!first) return { own: new Map(), further: new Map() };
  const own = await db
    .select({ ...known, sourceId: products.sourceId, hash: products.sourceHash, withdrawn: products.withdrawn })
    .from(products)
    .innerJoin(present, isPresent)
    .where(and(eq(products.source, first.source), among(products.sourceId, ids), isNull(products.mergedInto)));
  const { sourceId: item, hash, unitedBy: by, withdrawn } = productRecords;
  const put = await db
    .select({ ...known, item, hash, by, withdrawn })
    .from(productRecords)
    .innerJoin(products, eq(products.id, productRecords.productId))
    .innerJoin(present, isPresent)
    .where(and(eq(productRecords.source, first.source), among(item, ids)));
  const merged = await mergedRecords(db, first.source, ids);
  const further = new Map(merged);
  for (const { item: id, ...row } of put) {
    const now = merged.get(id);
    if (now?.id === row.id) further.set(id, { ...row, by: 'merge' });
    else if (!now) further.set(id, row.by === 'merge' ? { ...row, hash: null, by: null } : row);
  }
  return { own: new Map(own.map((row) => [row.sourceId ?? '', row])), further };
}

function outcomeOf({ hash, withdrawn, editedAt }: Omit<KnownRecord, 'by'>, product: ImportedProduct): ImportOutcome {
  if (hash === product.hash) return withdrawn === product.discontinued || editedAt !== null ? 'unchanged' : 'changed';
  return editedAt === null ? 'changed' : 'conflict';
}

/** What the batch would do to each product, in its order. An editor's change is a conflict unless the source still says the same. */
export async function matchBatch(db: Reader, { products: records }: ImportBatch): Promise<Match[]> {
  const { own, further } = await knownRecords(db, records);
  const isSettled = ({ sourceId, hash }: ImportedProduct) => further.get(sourceId)?.hash === hash || further.get(sourceId)?.by === 'merge';
  const sought = records.filter((product) => !own.has(product.sourceId) && !isSettled(product));
  const places = await placesFor(db, sought);
  const brandIds = await knownBrands(
    db,
    sought.map(({ brand }) => brand),
  );
  return records.map((product): Match => {
    const none = { product, first: null, unitedBy: null, leaves: null };
    const brought = own.get(product.sourceId);
    if (brought) return { ...none, row: brought, outcome: outcomeOf(brought, product) };
    const joined = further.get(product.sourceId);
    if (joined && isSettled(product)) return { ...none, row: joined, unitedBy: joined.by, outcome: outcomeOf(joined, product) };
    const brand = brandIds.get(product.brand.key) ?? product.brand.key;
    // The codes of a record that was united by its title, or by an editor, are the product's because of it.
    const twin = twinOf(product, brand, places, joined?.by === 'title' || joined?.by === null);
    if (twin) {
      const { row, first } = twin.place;
      for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, twin.place);
      const stays = joined && joined.id === row?.id;
      const outcome: ImportOutcome = !stays ? 'united' : joined.editedAt === null ? 'changed' : 'conflict';
      return { product, row: stays ? joined : row, first, unitedBy: twin.by, outcome, leaves: joined && !stays ? joined.id : null };
    }
    const place: Place = { row: null, first: product, brand, items: () => JSON.parse(product.derived).items };
    for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, place);
    const name = nameOf(brand, product.title);
    places.byName.set(name, [...(places.byName.get(name) ?? []), place]);
    return { ...none, row: null, outcome: 'added', leaves: joined?.id ?? null };
  });
}
