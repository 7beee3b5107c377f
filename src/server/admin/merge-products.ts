import type { mergeProduct } from '#api/admin/product-editor.ts';
import { followers, productOfAlias, productOfId } from '#db/queries/admin/product-editor.ts';
import { difference, fieldsOf, type RowChange } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { barcodesPart, type SizePart, sizesPart } from '#db/queries/admin/row-parts.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { changeSeen } from './change.ts';
import { seenProduct } from './product-editor.ts';

const parts = ['sizes', 'barcodes', 'favorites'] as const;

async function partsOf({ db }: Services, id: number) {
  const fields = await fieldsOf(db, 'products', id, parts);
  if (!fields) throw new ApiError('not_found');
  const read = (name: (typeof parts)[number]) => JSON.parse(String(fields[name]));
  return {
    fields,
    sizes: read('sizes') as SizePart[],
    barcodes: read('barcodes') as string[],
    favorites: read('favorites') as [number, string][],
  };
}

/** The rows of a merge, each of which can be taken back; the order matters: a barcode leaves the one before it comes to the other. */
async function rowsOf(services: Services, from: Found, into: Found): Promise<RowChange[]> {
  const [a, b] = [from.product.id, into.product.id];
  const [mine, theirs] = [await partsOf(services, a), await partsOf(services, b)];
  const nameOf = ({ brand, product }: Found) => `${brand} ${product.titleEn}`;
  const row = (table: RowChange['table'], id: number, name: string, now: Fields, wanted: Fields) =>
    difference(table, id, name, now, wanted) ?? [];
  const sizes = new Set(theirs.sizes.map(({ size }) => size));
  const likers = new Set(theirs.favorites.map(([user]) => user));
  const liked = [...theirs.favorites, ...mine.favorites.filter(([user]) => !likers.has(user))].sort(([one], [two]) => one - two);
  const { offered, reviewed, merged, replacing } = await followers(services.db, a, b);
  const moved = (table: RowChange['table'], field: string, rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }): RowChange => ({ table, id, name, before: { [field]: a }, after: { [field]: b } }));
  return [
    ...[row('products', a, nameOf(from), { ...from.product, ...mine.fields }, { status: 'removed', mergedInto: b, barcodes: '[]' })].flat(),
    ...[row('products', a, nameOf(from), mine.fields, { favorites: '[]' })].flat(),
    ...[
      row('products', b, nameOf(into), theirs.fields, {
        sizes: sizesPart([...theirs.sizes, ...mine.sizes.filter(({ size }) => !sizes.has(size))]),
        barcodes: barcodesPart([...theirs.barcodes, ...mine.barcodes]),
      }),
    ].flat(),
    ...[row('products', b, nameOf(into), theirs.fields, { favorites: JSON.stringify(liked) })].flat(),
    ...moved('offers', 'productId', offered),
    ...moved('reviews', 'productId', reviewed),
    ...moved('products', 'mergedInto', merged),
    ...moved('products', 'replaces', replacing),
  ];
}
type Found = NonNullable<Awaited<ReturnType<typeof productOfId>>>;

/** Merges a product into another one; answers with that one. */
export const mergeInto: Handler<typeof mergeProduct> = async ({ params: { id }, body }, services, caller) => {
  const [from, into] = [await productOfId(services.db, id), await productOfAlias(services.db, body.into)];
  if (!from || !into || from.product.id === into.product.id)
    throw new ApiError('not_found', { fields: [{ path: 'into', code: 'not_found' }] });
  if (from.product.mergedInto !== null || into.product.mergedInto !== null) throw new ApiError('change.conflict');
  const { change } = await changeSeen(services, caller, 'products.merge', await rowsOf(services, from, into));
  return { change, product: await seenProduct(services, into.product.id) };
};
