import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isNearList, isOtherList, type Listed } from '#core/imports/same-product.ts';
import type { Database } from '#db/database.ts';
import { externalProducts, productRecords, products } from '#db/schema/index.ts';
import type { ImportBatch, ImportedProduct, KnownProduct, UnitedBy } from './import-batch.ts';
import { presentProduct } from './product-address.ts';
import { among } from './rows-as-json.ts';

type Reader = Pick<Database, 'select'>;

/** The product that one was merged with, else itself. */
export const present = alias(products, 'present');
export const isPresent = eq(present.id, presentProduct);
export const known = {
  id: present.id,
  alias: present.alias,
  editedAt: present.editedAt,
  knowledgeVersion: present.knowledgeVersion,
};

export const presentList = { text: present.list, items: sql<string | null>`${present.derived} -> '$.items'` };

export interface KnownRecord extends KnownProduct {
  readonly hash: string | null;
}

/** A record that was put to a product of another one. */
export interface PutRecord extends KnownRecord {
  /** Null: what it was united by may no longer hold. */
  readonly by: UnitedBy | null;
  /** Whether it has the product's barcode and another list, and what is stored of that. */
  readonly otherList: boolean;
  readonly storedOtherList: boolean;
}

/** Products that records brought, and products that records were put to, by the ids of the records. */
interface KnownRecords {
  readonly own: ReadonlyMap<string, KnownRecord>;
  readonly further: ReadonlyMap<string, PutRecord>;
  readonly listOf: ListOf;
}

/** The list of a product as it will stand when the batch is written, from its number and what is stored of it. */
export type ListOf = (id: number, text: string, items: string | null) => Listed;

export const listedIn = ({ list: text, derived }: ImportedProduct): Listed => ({
  text,
  items: (JSON.parse(derived) as Pick<Listed, 'items'>).items,
});

/** What an editor merged: the product a record brought, or its row in the queue of a feed, with another one. */
async function mergedRecords(db: Reader, source: string, ids: readonly string[]): Promise<Map<string, PutRecord>> {
  const same = { otherList: false, storedOtherList: false, by: 'merge' } as const;
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
    ...rows.map(({ sourceId, ...row }) => [sourceId, { ...row, hash: null, withdrawn: false, ...same }] as const),
    ...brought.map(({ sourceId, ...row }) => [sourceId ?? '', { ...row, ...same }] as const),
  ]);
}

/** Those of the records that the database knows. */
export async function knownRecords(db: Reader, { products: records, knowledgeVersion }: ImportBatch): Promise<KnownRecords> {
  const [first] = records;
  const recordOf = new Map(records.map((record) => [record.sourceId, record]));
  const ids = [...recordOf.keys()];
  if (!first) return { own: new Map(), further: new Map(), listOf: () => ({ text: '', items: [] }) };
  const own = await db
    .select({ ...known, sourceId: products.sourceId, hash: products.sourceHash, withdrawn: products.withdrawn })
    .from(products)
    .innerJoin(present, isPresent)
    .where(and(eq(products.source, first.source), among(products.sourceId, ids), isNull(products.mergedInto)));
  const writtenNow = new Map(own.flatMap(({ id, editedAt, sourceId }) => (editedAt === null ? [[id, recordOf.get(sourceId ?? '')]] : [])));
  const listOf: ListOf = (id, text, items) => {
    const record = writtenNow.get(id);
    return record ? listedIn(record) : { text, items: JSON.parse(items ?? '[]') as Listed['items'] };
  };
  const { sourceId: item, hash, unitedBy: by, withdrawn, otherList: storedOtherList } = productRecords;
  const put = await db
    .select({ ...known, item, hash, by, withdrawn, storedOtherList, ...presentList })
    .from(productRecords)
    .innerJoin(products, eq(products.id, productRecords.productId))
    .innerJoin(present, isPresent)
    .where(and(eq(productRecords.source, first.source), among(item, ids)));
  const merged = await mergedRecords(db, first.source, ids);
  const further = new Map(merged);
  for (const { item: id, text, items, ...row } of put) {
    const now = merged.get(id);
    if (now && now.id !== row.id) continue;
    const record = recordOf.get(id);
    // What another knowledge base read cannot be compared.
    const lists =
      record && (writtenNow.has(row.id) || row.knowledgeVersion === knowledgeVersion)
        ? ([listOf(row.id, text, items), listedIn(record)] as const)
        : null;
    const otherList = !now && lists && row.by === 'barcode' ? isOtherList(lists[0].items, lists[1].items) : row.storedOtherList;
    if (now) further.set(id, { ...row, otherList, by: 'merge' });
    else if (row.by === 'merge') further.set(id, { ...row, otherList, hash: null, by: null });
    else further.set(id, { ...row, otherList, by: row.by === 'title' && lists && !isNearList(...lists) ? null : row.by });
  }
  return { own: new Map(own.map((row) => [row.sourceId ?? '', row])), further, listOf };
}
