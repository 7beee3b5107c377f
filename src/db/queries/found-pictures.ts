import { and, eq, sql } from 'drizzle-orm';
import type { FoundPicture } from '#core/imports/candidate.ts';
import type { Database } from '#db/database.ts';
import { productPictures, products } from '#db/schema/index.ts';
import { among, insertRows } from './rows-as-json.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A record of a source with the picture it names now. */
interface PicturedRecord {
  readonly source: string;
  readonly sourceId: string;
  readonly picture: FoundPicture | null;
}

const known = {
  productId: products.id,
  source: products.source,
  sourceId: products.sourceId,
  owner: sql<string | null>`${productPictures.source} || ' ' || ${productPictures.sourceId}`,
  address: productPictures.address,
  author: productPictures.author,
  licence: productPictures.licence,
};

/**
 * Notes what pictures records of one source name now; `npm run pictures` fetches them. Another address is another picture, one that is no longer named goes.
 * A product keeps the picture of the record that named one first.
 */
export async function notePictures(tx: Transaction, records: readonly PicturedRecord[], at: string): Promise<void> {
  const [first] = records;
  if (!first) return;
  const ids = records.map(({ sourceId }) => sourceId);
  const rows = await tx
    .select(known)
    .from(products)
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .where(and(eq(products.source, first.source), among(products.sourceId, ids)));
  const named = new Map(records.map(({ sourceId, picture }) => [sourceId, picture]));
  const fresh: (typeof productPictures.$inferInsert)[] = [];
  for (const { productId, source, sourceId, owner, address, author, licence } of rows) {
    const picture = named.get(sourceId ?? '') ?? null;
    if (address !== null && owner !== `${source} ${sourceId}`) continue;
    if (picture?.address !== (address ?? undefined)) {
      if (address !== null) await tx.delete(productPictures).where(eq(productPictures.productId, productId));
      if (picture) fresh.push({ productId, source, sourceId: sourceId ?? '', ...picture, dueAt: at });
    } else if (picture && (picture.author !== author || picture.licence !== licence))
      await tx
        .update(productPictures)
        .set({ author: picture.author, licence: picture.licence })
        .where(eq(productPictures.productId, productId));
  }
  await insertRows(tx, productPictures, fresh);
}
