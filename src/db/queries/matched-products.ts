import { and, eq, sql } from 'drizzle-orm';
import { isNearList, titleKey } from '#core/imports/same-product.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import type { Database } from '#db/database.ts';
import { brands, productBarcodes, productRecords, products } from '#db/schema/index.ts';
import type { ImportBatch, ImportedProduct } from './imported-products.ts';
import { plainAlias } from './product-address.ts';
import { among } from './rows-as-json.ts';

/** united: the record is of a product that another record has brought. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'conflict' | 'united';
/** What tells that a record is of a product that is there. */
export type UnitedBy = 'barcode' | 'title';
type Reader = Pick<Database, 'select' | 'all'>;

const known = {
  id: products.id,
  alias: products.alias,
  editedAt: products.editedAt,
  knowledgeVersion: products.knowledgeVersion,
};

/** A product of the database with what it knows of a record. */
export interface KnownProduct {
  readonly id: number;
  readonly alias: string;
  readonly editedAt: string | null;
  readonly knowledgeVersion: string | null;
  /** The source no longer has the record. */
  readonly withdrawn: boolean;
}

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

/** A product that records may be united with. */
interface Place {
  readonly row: KnownProduct | null;
  readonly first: ImportedProduct | null;
  readonly brandKey: string;
  readonly items: () => readonly (string | null)[];
}

const itemsOf = (json: string | null): readonly (string | null)[] => JSON.parse(json ?? '[]') as (string | null)[];
const nameOf = ({ brand, title }: ImportedProduct) => `${brand.key} ${titleKey(title)}`;

/** Products by barcodes, and by brand and title, the earliest first. */
interface Places {
  readonly byCode: Map<string, Place>;
  readonly byName: Map<string, Place[]>;
}

/** What of the database the records may be united with: what waits for an editor or was rejected is nobody's twin. */
async function placesFor(db: Reader, records: readonly ImportedProduct[]): Promise<Places> {
  const codes = await db
    .select({ ...known, code: productBarcodes.code, brandKey: brands.nameKey, items: sql<string | null>`${products.derived} -> '$.items'` })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
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
  const columns = sql`p.id, p.alias, p.edited_at as editedAt, p.knowledge_version as knowledgeVersion, p.title_en as title,
    b.name_key as brandKey, p.derived -> '$.items' as items from json_each(${stems}) s`;
  const ofBrand = sql`cross join brands b on b.id = p.brand_id where +p.status in ('public', 'removed')`;
  // Crossed, and with a plus: in another order, or by their state, SQLite would read all products for each batch.
  // ":" follows "9": the range holds the address with a number behind it.
  const named = await db.all<Omit<KnownProduct, 'withdrawn'> & { title: string; brandKey: string; items: string | null }>(sql`
    select ${columns} cross join products p on p.alias = s.value ${ofBrand}
    union all select ${columns} cross join products p on p.alias > s.value || '-' and p.alias < s.value || '-:' ${ofBrand} order by 1`);
  const placeOf = ({ id, alias, editedAt, knowledgeVersion, brandKey, items }: Omit<(typeof named)[number], 'title'>): Place => ({
    row: { id, alias, editedAt, knowledgeVersion, withdrawn: false },
    first: null,
    brandKey,
    items: () => itemsOf(items),
  });
  return {
    byCode: new Map(codes.map((row) => [row.code, placeOf(row)])),
    byName: new Map(
      [...Map.groupBy(named, ({ brandKey, title }) => `${brandKey} ${titleKey(title)}`)].map(([name, rows]) => [name, rows.map(placeOf)]),
    ),
  };
}

/** The product that a record is of, and what tells so: a barcode of it, or brand, title and nearly the same list. */
function twinOf(product: ImportedProduct, { byCode, byName }: Places, byTitleAlone: boolean): { place: Place; by: UnitedBy } | null {
  for (const code of byTitleAlone ? [] : product.barcodes) {
    const place = byCode.get(code);
    if (place && (!isShopsOwn(code) || place.brandKey === product.brand.key)) return { place, by: 'barcode' };
  }
  const named = byName.get(nameOf(product));
  if (!named) return null;
  const { items } = JSON.parse(product.derived) as { items: readonly (string | null)[] };
  const place = named.find((one) => isNearList(one.items(), items));
  return place ? { place, by: 'title' } : null;
}

/** Those of the records that the database knows, by their ids: products they brought, and products they were united with. */
async function knownRecords(db: Reader, records: readonly ImportedProduct[]) {
  const [first] = records;
  const ids = records.map(({ sourceId }) => sourceId);
  if (!first) return { own: new Map(), further: new Map() };
  const own = await db
    .select({ ...known, sourceId: products.sourceId, hash: products.sourceHash, withdrawn: products.withdrawn })
    .from(products)
    .where(and(eq(products.source, first.source), among(products.sourceId, ids)));
  const record = {
    sourceId: productRecords.sourceId,
    hash: productRecords.hash,
    by: productRecords.unitedBy,
    withdrawn: productRecords.withdrawn,
  };
  const further = await db
    .select({ ...known, ...record })
    .from(productRecords)
    .innerJoin(products, eq(products.id, productRecords.productId))
    .where(and(eq(productRecords.source, first.source), among(productRecords.sourceId, ids)));
  return { own: new Map(own.map((row) => [row.sourceId, row])), further: new Map(further.map((row) => [row.sourceId, row])) };
}

/** What the batch would do to each product, in its order. An editor's change is a conflict unless the source still says the same. */
export async function matchBatch(db: Reader, { products: records }: ImportBatch): Promise<Match[]> {
  const { own, further } = await knownRecords(db, records);
  const isSame = (product: ImportedProduct) => further.get(product.sourceId)?.hash === product.hash;
  const sought = records.filter((product) => !own.has(product.sourceId) && !isSame(product));
  const places = await placesFor(db, sought);
  const outcomeOf = (
    row: { hash: string | null; withdrawn: boolean; editedAt: string | null },
    product: ImportedProduct,
  ): ImportOutcome => {
    if (row.hash === product.hash) return row.withdrawn === product.discontinued || row.editedAt !== null ? 'unchanged' : 'changed';
    return row.editedAt === null ? 'changed' : 'conflict';
  };
  return records.map((product): Match => {
    const none = { product, first: null, unitedBy: null, leaves: null };
    const brought = own.get(product.sourceId);
    if (brought) return { ...none, row: brought, outcome: outcomeOf(brought, product) };
    const joined = further.get(product.sourceId);
    if (joined && isSame(product)) return { ...none, row: joined, unitedBy: joined.by, outcome: outcomeOf(joined, product) };
    // The codes of a record that was united by its title are the product's because of it.
    const twin = twinOf(product, places, joined?.by === 'title');
    if (twin) {
      const { row, first } = twin.place;
      for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, twin.place);
      const stays = joined && joined.id === row?.id;
      const outcome: ImportOutcome = !stays ? 'united' : joined.editedAt === null ? 'changed' : 'conflict';
      return { product, row: stays ? joined : row, first, unitedBy: twin.by, outcome, leaves: joined && !stays ? joined.id : null };
    }
    const place: Place = { row: null, first: product, brandKey: product.brand.key, items: () => JSON.parse(product.derived).items };
    for (const code of product.barcodes) if (!places.byCode.has(code)) places.byCode.set(code, place);
    const name = nameOf(product);
    places.byName.set(name, [...(places.byName.get(name) ?? []), place]);
    return { ...none, row: null, outcome: 'added', leaves: joined?.id ?? null };
  });
}
