import type { RowWarning } from '#core/imports/candidate.ts';
import { isOtherList } from '#core/imports/same-product.ts';
import type { Database } from '#db/database.ts';
import type { ImportBatch, ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { knownBrands } from './imported-brands.ts';
import { type KnownRecord, knownRecords, listedIn } from './known-records.ts';
import { enter, enterChanged, enterUnited, otherOf, type Place, placesFor, twinOf } from './products-to-join.ts';
import { mayBeUnited } from './united-products.ts';

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
  /** Number of the product that the record made, which is one with this product now. */
  readonly unites: number | null;
  readonly warnings: readonly RowWarning[];
}

function outcomeOf({ hash, withdrawn, editedAt }: KnownRecord, product: ImportedProduct): ImportOutcome {
  if (hash === product.hash) return withdrawn === product.discontinued || editedAt !== null ? 'unchanged' : 'changed';
  return editedAt === null ? 'changed' : 'conflict';
}

/** What the batch would do to each product, in its order. An editor's change is a conflict unless the source still says the same. */
export async function matchBatch(db: Reader, batch: ImportBatch): Promise<Match[]> {
  const { products: records, knowledgeVersion } = batch;
  const { own, further, listOf } = await knownRecords(db, batch);
  const isSettled = ({ sourceId, hash }: ImportedProduct) => {
    const put = further.get(sourceId);
    return put?.by === 'merge' || (put !== undefined && put.by !== null && put.hash === hash);
  };
  const isNews = ({ hash, editedAt, knowledgeVersion: read }: KnownRecord, product: ImportedProduct) =>
    hash !== product.hash || editedAt !== null || read !== knowledgeVersion;
  const sought = records.filter((product) => {
    const brought = own.get(product.sourceId);
    return brought ? isNews(brought, product) : !isSettled(product);
  });
  const places = await placesFor(db, records, sought, listOf);
  const brandIds = await knownBrands(
    db,
    sought.map(({ brand }) => brand),
  );
  const brandOf = ({ brand }: ImportedProduct) => brandIds.get(brand.key) ?? brand.key;
  /** Products of the batch that look for another one themselves. */
  const seeking = new Set<number>();
  for (const product of sought) {
    const brought = own.get(product.sourceId);
    if (brought) seeking.add(brought.id);
    if (brought) enterChanged(places, brought, product, brandOf(product));
  }
  const takenCodes = ({ barcodes }: ImportedProduct, isMine: (place: Place) => boolean): RowWarning[] =>
    barcodes.flatMap((code) => {
      const place = places.byCode.get(code);
      return place?.row && !isMine(place) ? { code: 'taken_barcode', detail: `${code} ${place.row.alias}` } : [];
    });
  const matchOwn = async (product: ImportedProduct, brought: KnownRecord): Promise<Match> => {
    const mine = { product, first: null, unitedBy: null, otherList: false, leaves: null, unites: null, row: brought };
    const outcome = outcomeOf(brought, product);
    // Of two that look for each other the later one goes; what another knowledge base read cannot be compared.
    const isReady = ({ id, knowledgeVersion: read }: KnownProduct) => (seeking.has(id) ? id < brought.id : read === knowledgeVersion);
    const other = isNews(brought, product) ? otherOf(product, brought.id, brandOf(product), places, isReady) : null;
    const row = other?.place.row;
    const warnings = takenCodes(product, (place) => place.row?.id === brought.id || place.row?.id === row?.id);
    if (!other || !row) return { ...mine, outcome, warnings };
    if (!(await mayBeUnited(db, brought.id, row.id)))
      return { ...mine, outcome, warnings: [...warnings, { code: 'same_product', detail: row.alias }] };
    enterUnited(places, brought.id, other.place);
    return { ...mine, row, unitedBy: other.by, outcome: 'united', unites: brought.id, warnings };
  };
  const matchOther = (product: ImportedProduct): Match => {
    const none = { product, first: null, unitedBy: null, otherList: false, leaves: null, unites: null, warnings: [] };
    const joined = further.get(product.sourceId);
    if (joined && isSettled(product)) {
      const { by: unitedBy, otherList, storedOtherList } = joined;
      return { ...none, row: joined, unitedBy, otherList, outcome: otherList === storedOtherList ? outcomeOf(joined, product) : 'changed' };
    }
    const brand = brandOf(product);
    // The codes of a record that was united by its title, or by an editor, are the product's because of it.
    const twin = twinOf(product, brand, places, joined?.by === 'title' || joined?.by === null);
    if (!twin) {
      enter(places, { row: null, first: product, brand, listed: () => listedIn(product) }, product, joined?.id ?? null);
      return { ...none, row: null, outcome: 'added', leaves: joined?.id ?? null };
    }
    const { row, first } = twin.place;
    const stays = joined && joined.id === row?.id;
    const leaves = joined && !stays ? joined.id : null;
    enter(places, twin.place, product, leaves);
    return {
      ...none,
      row: stays ? joined : row,
      first,
      unitedBy: twin.by,
      otherList: twin.by === 'barcode' && isOtherList(twin.place.listed().items, listedIn(product).items),
      outcome: stays ? outcomeOf(joined, product) : 'united',
      leaves,
      warnings: takenCodes(product, (place) => place === twin.place || place.row?.id === row?.id),
    };
  };
  const matches: Match[] = [];
  for (const product of records) {
    const brought = own.get(product.sourceId);
    matches.push(brought ? await matchOwn(product, brought) : matchOther(product));
  }
  return matches;
}
