import { and, eq, sql } from 'drizzle-orm';
import { isNearList, isOtherList, titleKey } from '#core/imports/same-product.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import type { Database } from '#db/database.ts';
import { productBarcodes, products } from '#db/schema/index.ts';
import type { ImportBatch, ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { knownBrands } from './imported-brands.ts';
import { isPresent, itemsOf, type KnownRecord, known, knownRecords, type ListOf, present } from './known-records.ts';
import { plainAlias } from './product-address.ts';
import { among } from './rows-as-json.ts';

/** united: the record is of a product that another record has brought. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'conflict' | 'united';
type Reader = Pick<Database, 'select' | 'all'>;

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
  /** It has a barcode of the product, and a known ingredient more or less. */
  readonly otherList: boolean;
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

const nameOf = (brand: BrandRef, title: string) => `${brand} ${titleKey(title)}`;

/** Products by barcodes, and by brand and title, the earliest first. */
interface Places {
  readonly byCode: Map<string, Place>;
  readonly byName: Map<string, Place[]>;
}

/** What of the database the records may be united with: what waits for an editor or was rejected is nobody's twin. */
async function placesFor(db: Reader, records: readonly ImportedProduct[], listOf: ListOf): Promise<Places> {
  const codes = await db
    .select({ ...known, code: productBarcodes.code, brand: present.brandId, items: sql<string | null>`${present.derived} -> '$.items'` })
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
    items: () => listOf(id, items),
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
  const items = itemsOf(product);
  const place = named.find((one) => isNearList(one.items(), items));
  return place ? { place, by: 'title' } : null;
}

function outcomeOf({ hash, withdrawn, editedAt }: KnownRecord, product: ImportedProduct): ImportOutcome {
  if (hash === product.hash) return withdrawn === product.discontinued || editedAt !== null ? 'unchanged' : 'changed';
  return editedAt === null ? 'changed' : 'conflict';
}

/** What the batch would do to each product, in its order. An editor's change is a conflict unless the source still says the same. */
export async function matchBatch(db: Reader, batch: ImportBatch): Promise<Match[]> {
  const { products: records } = batch;
  const { own, further, listOf } = await knownRecords(db, batch);
  const isSettled = ({ sourceId, hash }: ImportedProduct) => {
    const put = further.get(sourceId);
    return put?.by === 'merge' || (put !== undefined && put.by !== null && put.hash === hash);
  };
  const sought = records.filter((product) => !own.has(product.sourceId) && !isSettled(product));
  const places = await placesFor(db, sought, listOf);
  const brandIds = await knownBrands(
    db,
    sought.map(({ brand }) => brand),
  );
  return records.map((product): Match => {
    const none = { product, first: null, unitedBy: null, otherList: false, leaves: null };
    const brought = own.get(product.sourceId);
    if (brought) return { ...none, row: brought, outcome: outcomeOf(brought, product) };
    const joined = further.get(product.sourceId);
    if (joined && isSettled(product)) {
      const { by: unitedBy, otherList, storedOtherList } = joined;
      return { ...none, row: joined, unitedBy, otherList, outcome: otherList === storedOtherList ? outcomeOf(joined, product) : 'changed' };
    }
    const brand = brandIds.get(product.brand.key) ?? product.brand.key;
    // The codes of a record that was united by its title, or by an editor, are the product's because of it.
    const twin = twinOf(product, brand, places, joined?.by === 'title' || joined?.by === null);
    if (twin) {
      const { row, first } = twin.place;
      for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, twin.place);
      const stays = joined && joined.id === row?.id;
      const outcome = stays ? outcomeOf(joined, product) : 'united';
      const otherList = twin.by === 'barcode' && isOtherList(twin.place.items(), itemsOf(product));
      return {
        product,
        row: stays ? joined : row,
        first,
        unitedBy: twin.by,
        otherList,
        outcome,
        leaves: joined && !stays ? joined.id : null,
      };
    }
    const place: Place = { row: null, first: product, brand, items: () => itemsOf(product) };
    for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, place);
    const name = nameOf(brand, product.title);
    places.byName.set(name, [...(places.byName.get(name) ?? []), place]);
    return { ...none, row: null, outcome: 'added', leaves: joined?.id ?? null };
  });
}
