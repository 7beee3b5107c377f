import type { createProduct, EditedProduct, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { deriveProduct } from '#core/catalog/derived.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readTitled, titlesOf } from '#core/catalog/titled-list.ts';
import { aroundProduct, insertProduct, productOfAlias, productOfId } from '#db/queries/admin/product-editor.ts';
import { difference } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { barcodesPart, sizesPart } from '#db/queries/admin/row-parts.ts';
import { movedTo } from '#db/queries/public-products.ts';
import { categoryUses, knowledgeVersion } from '#db/queries/submissions.ts';
import { mediaPath } from '#site/account-paths.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { change, changeSeen } from './change.ts';
import { disputed } from './disputed.ts';
import { fieldsFor, tidy } from './product-fields.ts';

const pictureWidth = 320;
type Found = NonNullable<Awaited<ReturnType<typeof productOfId>>>;

async function view({ db }: Services, { product, brand, addedBy }: Found): Promise<EditedProduct> {
  const { sizes, barcodes, ...around } = await aroundProduct(db, product);
  return {
    brand,
    id: product.id,
    alias: product.alias,
    titleEn: product.titleEn,
    titleRu: product.titleRu,
    category: product.category,
    categorySure: product.categorySure,
    list: product.list,
    listDate: product.listDate,
    status: product.status,
    statusReason: product.statusReason,
    sourceUrl: product.sourceUrl,
    source: product.source,
    sourceId: product.sourceId,
    licence: product.licence,
    discontinuedAt: product.discontinuedAt?.slice(0, 10) ?? null,
    image: product.imageKey === null ? null : mediaPath(product.imageKey, pictureWidth),
    sizes: JSON.parse(sizes),
    barcodes: JSON.parse(barcodes),
    addedBy,
    added: product.addedAt,
    updated: product.updatedAt,
    edited: product.editedAt,
    ...around,
  };
}

/** A product as its editor sees it. */
export async function seenProduct(services: Services, id: number): Promise<EditedProduct> {
  const found = await productOfId(services.db, id);
  if (!found) throw new ApiError('not_found');
  return view(services, found);
}

export const readEditedProduct: Handler<typeof readProduct> = async ({ params: { alias } }, services) => {
  const { db } = services;
  const found = (await productOfAlias(db, alias)) ?? (await productOfAlias(db, (await movedTo(db, 'product', alias)) ?? ''));
  if (!found) throw new ApiError('not_found');
  return { product: await view(services, found) };
};

export const changeProduct: Handler<typeof patchProduct> = async ({ params: { id }, body }, services, caller) => {
  const found = await productOfId(services.db, id);
  if (!found) throw new ApiError('not_found');
  const now = await view(services, found);
  const fields = disputed(now, body);
  if (fields.length > 0) throw new ApiError('change.conflict', { fields: fields.map((path) => ({ path, code: 'change.conflict' })) });
  const wanted = await fieldsFor(services, body.set, id);
  // Who was discontinued stays so since the moment it was.
  if (wanted['discontinuedAt'] === now.discontinuedAt) delete wanted['discontinuedAt'];
  const present = { ...found.product, sizes: sizesPart(now.sizes), barcodes: barcodesPart(now.barcodes) };
  const row = difference('products', id, `${now.brand} ${now.titleEn}`, present, wanted);
  const { change: number } = await changeSeen(services, caller, 'products.edit', row === null ? [] : [row]);
  return { change: number, product: await seenProduct(services, id) };
};

/** A new product is entered unseen and then made what it is to be: taking that back hides it. */
export const enterProduct: Handler<typeof createProduct> = async ({ body }, services, caller) => {
  const { db } = services;
  const { brandId: brand, list, status = 'public', ...fields } = await fieldsFor(services, body, 0);
  const at = iso(services.now());
  const knowledge = services.knowledge();
  const category = (fields['category'] ?? null) as string | null;
  const use = useIn(await categoryUses(db), category);
  const title = titlesOf({ en: body.titleEn, ru: body.titleRu ?? null });
  const derived = deriveProduct(readTitled(String(list), title, knowledge), knowledge, use, fields['categorySure'] === false);
  const row = {
    ...{ brandId: Number(brand), titleEn: tidy(body.titleEn), list: String(list), category, source: 'admin', addedBy: caller.id },
    ...{ addedAt: at, updatedAt: at, editedAt: at, derived: JSON.stringify(derived), knowledgeVersion: await knowledgeVersion(db) },
  };
  const id = await insertProduct(db, row, `${tidy(body.brand)} ${tidy(body.titleEn)}`);
  const made = await seenProduct(services, id);
  const present = { ...(await productOfId(db, id))?.product, sizes: sizesPart([]), barcodes: barcodesPart([]) } as Fields;
  const filled = difference('products', id, `${made.brand} ${made.titleEn}`, present, { ...fields, status });
  const { change: number } = await change(services, caller, 'products.add', filled === null ? [] : [filled]);
  return { change: number, product: await seenProduct(services, id) };
};
