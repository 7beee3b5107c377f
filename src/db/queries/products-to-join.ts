import { and, eq, sql } from 'drizzle-orm';
import { isNearList, type Listed, titleKey } from '#core/imports/same-product.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import type { Database } from '#db/database.ts';
import { productBarcodes, products } from '#db/schema/index.ts';
import type { ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { isPresent, type KnownRecord, known, type ListOf, listedIn, present, presentList } from './known-records.ts';
import { plainAlias } from './product-address.ts';
import { among } from './rows-as-json.ts';

type Reader = Pick<Database, 'select' | 'all'>;

/** Number of a brand; the key of one that the database does not know yet. */
export type BrandRef = number | string;

/** A product that records may be united with. */
export interface Place {
  readonly row: KnownProduct | null;
  /** The record of this batch that adds it, where it is new. */
  readonly first: ImportedProduct | null;
  readonly brand: BrandRef;
  readonly listed: () => Listed;
}

const nameOf = (brand: BrandRef, title: string) => `${brand} ${titleKey(title)}`;

/** Products by barcodes, and by brand and title, the earliest first. */
export interface Places {
  readonly byCode: Map<string, Place>;
  readonly byName: Map<string, Place[]>;
}

/** What of the database the records may be united with: what waits for an editor or was rejected is nobody's twin. */
export async function placesFor(
  db: Reader,
  records: readonly ImportedProduct[],
  named: readonly ImportedProduct[],
  listOf: ListOf,
): Promise<Places> {
  const codes = await db
    .select({ ...known, code: productBarcodes.code, brand: present.brandId, ...presentList })
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
  const stems = JSON.stringify([...new Set(named.map(({ brand, title }) => plainAlias(`${brand.name} ${title}`)))]);
  const columns = sql`w.id, w.alias, w.edited_at as editedAt, w.knowledge_version as knowledgeVersion, p.title_en as title,
    w.brand_id as brand, p.list as text, p.derived -> '$.items' as items from json_each(${stems}) s`;
  const whole = sql`cross join products w on w.id = coalesce(p.merged_into, p.id) where +p.status in ('public', 'removed')`;
  // Crossed, and with a plus: in another order, or by their state, SQLite would read all products for each batch.
  // ":" follows "9": the range holds the address with a number behind it.
  const rows = await db.all<Omit<KnownProduct, 'withdrawn'> & { title: string; brand: number; text: string; items: string | null }>(sql`
    select ${columns} cross join products p on p.alias = s.value ${whole}
    union all select ${columns} cross join products p on p.alias > s.value || '-' and p.alias < s.value || '-:' ${whole} order by 1`);
  const placeOf = ({
    id,
    alias: address,
    editedAt,
    knowledgeVersion,
    brand,
    text,
    items,
  }: Omit<(typeof rows)[number], 'title'>): Place => ({
    row: { id, alias: address, editedAt, knowledgeVersion, withdrawn: false },
    first: null,
    brand,
    listed: () => listOf(id, text, items),
  });
  return {
    byCode: new Map(codes.map((row) => [row.code, placeOf(row)])),
    byName: new Map([...Map.groupBy(rows, ({ brand, title }) => nameOf(brand, title))].map(([name, some]) => [name, some.map(placeOf)])),
  };
}

/** Enters a product under the barcodes and the name that a record has now. */
export function enter({ byCode, byName }: Places, place: Place, { barcodes, title }: ImportedProduct, leaves: number | null = null): void {
  for (const code of barcodes) if (!byCode.has(code) || byCode.get(code)?.row?.id === leaves) byCode.set(code, place);
  const name = nameOf(place.brand, title);
  const there = byName.get(name) ?? [];
  if (place.row === null || !there.some(({ row }) => row?.id === place.row?.id)) byName.set(name, [...there, place]);
}

/** The product of a record that changed is found by what the record says after the batch; what an editor changed by that as well. */
export function enterChanged(places: Places, brought: KnownRecord, product: ImportedProduct, brand: BrandRef): void {
  const now = nameOf(brand, product.title);
  if (brought.editedAt === null)
    for (const [name, some] of places.byName)
      if (name !== now && some.some(({ row }) => row?.id === brought.id))
        places.byName.set(
          name,
          some.filter(({ row }) => row?.id !== brought.id),
        );
  enter(places, { row: brought, first: null, brand, listed: () => listedIn(product) }, product);
}

/** What is united with another product is found as that one. */
export function enterUnited({ byCode, byName }: Places, id: number, into: Place): void {
  for (const [code, { row }] of byCode) if (row?.id === id) byCode.set(code, into);
  for (const [name, some] of byName)
    if (some.some(({ row }) => row?.id === id))
      byName.set(
        name,
        some.filter(({ row }) => row?.id !== id),
      );
}

export interface Twin {
  readonly place: Place;
  readonly by: UnitedBy;
}

/** The product that a record is of, and what tells so: a barcode of it, or brand, title and nearly the same list. */
export function twinOf(product: ImportedProduct, brand: BrandRef, { byCode, byName }: Places, byTitleAlone: boolean): Twin | null {
  for (const code of byTitleAlone ? [] : product.barcodes) {
    const place = byCode.get(code);
    if (place && (!isShopsOwn(code) || place.brand === brand)) return { place, by: 'barcode' };
  }
  const list = listedIn(product);
  const place = byName.get(nameOf(brand, product.title))?.find((one) => isNearList(one.listed(), list));
  return place ? { place, by: 'title' } : null;
}

/** Another product that the product of a record agrees with now: of one brand with nearly the same list, and with its title or a barcode. */
export function otherOf(
  product: ImportedProduct,
  id: number,
  brand: BrandRef,
  { byCode, byName }: Places,
  isReady: (row: KnownProduct) => boolean,
): Twin | null {
  const list = listedIn(product);
  const isOther = ({ row, brand: theirs, listed }: Place) =>
    row !== null && row.id !== id && theirs === brand && isReady(row) && isNearList(listed(), list);
  const coded = product.barcodes.flatMap((code) => byCode.get(code) ?? []).find(isOther);
  const place = coded ?? byName.get(nameOf(brand, product.title))?.find(isOther);
  return place ? { place, by: coded ? 'barcode' : 'title' } : null;
}
