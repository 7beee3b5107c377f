import type { createProduct, EditedProduct, ProductSet, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { deriveProduct } from '#core/catalog/derived.ts';
import { editProblems } from '#core/catalog/product-edit.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readLabel } from '#core/inci/read.ts';
import { aroundProduct, insertProduct, isAliasTaken, productOfAlias, productOfId } from '#db/queries/admin/product-editor.ts';
import { difference, type Fields } from '#db/queries/admin/row-changes.ts';
import { barcodesPart, sizesPart } from '#db/queries/admin/row-parts.ts';
import { isBarcodeTaken } from '#db/queries/barcodes.ts';
import { movedTo } from '#db/queries/public-products.ts';
import { brandId, categoryUses, knowledgeVersion } from '#db/queries/submissions.ts';
import { mediaPath } from '#site/account-paths.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { change, changeSeen } from './change.ts';
import { disputed } from './disputed.ts';

const pictureWidth = 320;
type Found = NonNullable<Awaited<ReturnType<typeof productOfId>>>;

async function view({ db }: Services, { product, brand, addedBy }: Found): Promise<EditedProduct> {
  const { sizes, barcodes, ...around } = await aroundProduct(db, product);
  const {
    id,
    alias,
    titleEn,
    titleRu,
    category,
    categorySure,
    list,
    listDate,
    status,
    statusReason,
    sourceUrl,
    source,
    sourceId,
    licence,
  } = product;
  return {
    ...{
      id,
      alias,
      brand,
      titleEn,
      titleRu,
      category,
      categorySure,
      list,
      listDate,
      status,
      statusReason,
      sourceUrl,
      source,
      sourceId,
      licence,
    },
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

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const orNothing = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** The columns that a wish sets; throws where it cannot be. */
async function fieldsFor(services: Services, set: ProductSet, id: number): Promise<Fields> {
  const { db } = services;
  const problems = editProblems(set);
  if (problems.length > 0) throw new ApiError('input.invalid', { fields: problems });
  const fields: Fields = {};
  const {
    alias,
    brand,
    titleEn,
    titleRu,
    category,
    categorySure,
    list,
    listDate,
    status,
    statusReason,
    discontinuedAt,
    replaces,
    sourceUrl,
  } = set;
  if (alias !== undefined) {
    if (await isAliasTaken(db, alias, id)) throw new ApiError('alias.taken', { fields: [{ path: 'alias', code: 'alias.taken' }] });
    fields['alias'] = alias;
  }
  if (titleEn !== undefined) fields['titleEn'] = tidy(titleEn);
  if (titleRu !== undefined) fields['titleRu'] = orNothing(titleRu === null ? null : tidy(titleRu));
  if (category !== undefined) {
    if (category !== null && !(await categoryUses(db)).has(category))
      throw new ApiError('input.invalid', { fields: [{ path: 'category', code: 'product.category.unknown' }] });
    fields['category'] = category;
    fields['categorySure'] = true;
  }
  if (categorySure !== undefined) fields['categorySure'] = categorySure;
  if (list !== undefined) fields['list'] = list.replace(/\r\n?/g, '\n').trim();
  if (listDate !== undefined) fields['listDate'] = orNothing(listDate);
  if (status !== undefined) fields['status'] = status;
  if (statusReason !== undefined) fields['statusReason'] = orNothing(statusReason);
  if (discontinuedAt !== undefined) fields['discontinuedAt'] = orNothing(discontinuedAt);
  if (sourceUrl !== undefined) fields['sourceUrl'] = orNothing(sourceUrl);
  if (set.image === null) fields['imageKey'] = null;
  if (set.sizes !== undefined) fields['sizes'] = sizesPart(set.sizes);
  if (set.barcodes !== undefined) {
    if (await isBarcodeTaken(db, set.barcodes, id))
      throw new ApiError('product.duplicate', { fields: [{ path: 'barcodes', code: 'product.duplicate' }] });
    fields['barcodes'] = barcodesPart(set.barcodes);
  }
  if (replaces !== undefined) {
    const older = orNothing(replaces) === null ? null : await productOfAlias(db, replaces ?? '');
    if (orNothing(replaces) !== null && (!older || older.product.id === id))
      throw new ApiError('not_found', { fields: [{ path: 'replaces', code: 'not_found' }] });
    fields['replaces'] = older?.product.id ?? null;
  }
  // Last: a brand that nobody knew is entered.
  if (brand !== undefined) fields['brandId'] = await brandId(db, tidy(brand), iso(services.now()));
  return fields;
}

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
  const derived = deriveProduct(readLabel(String(list), knowledge.dictionary), knowledge, use, fields['categorySure'] === false);
  const row = {
    ...{ brandId: Number(brand), titleEn: tidy(body.titleEn), list: String(list), category, source: 'admin', addedBy: caller.id },
    ...{ addedAt: at, updatedAt: at, editedAt: at, derived: JSON.stringify(derived), knowledgeVersion: await knowledgeVersion(db) },
  };
  const id = await insertProduct(db, row, `${tidy(body.brand)} ${tidy(body.titleEn)}`);
  const made = await seenProduct(services, id);
  const present = { ...(await productOfId(db, id))?.product, sizes: sizesPart([]), barcodes: barcodesPart([]) } as Fields;
  const change_ = difference('products', id, `${made.brand} ${made.titleEn}`, present, { ...fields, status });
  const { change: number } = await change(services, caller, 'products.add', change_ === null ? [] : [change_]);
  return { change: number, product: await seenProduct(services, id) };
};
